/// A small convolutional network: two layers of 3 × 3 convolutions, each halved by pooling, then two dense layers.
///
/// Its input is `Features`; its output the probability of each `ShapeClass`. `Tests/LetterTraining/network.py` trains it.
struct Network: Sendable {
    /// Feature maps of the first and second layer, and units of the dense layer: multiples of `Layer.block`.
    struct Widths: Hashable, Sendable {
        var first, second, hidden: Int

        /// The inputs and outputs of the four layers.
        var shapes: [(inputs: Int, outputs: Int)] {
            let quarter = Features.side / 4
            return [
                (9 * Features.channels, first), (9 * first, second), (quarter * quarter * second + 1, hidden),
                (hidden, ShapeClass.count),
            ]
        }
    }

    let widths: Widths
    let layers: [Layer]

    /// The values between the layers, so that many drawings need one allocation.
    struct Scratch {
        fileprivate var first, firstPooled, second, flat, hidden, scores: [Float]
        fileprivate var active = ActiveInputs()

        init(_ widths: Widths) {
            let (side, half, quarter) = (Features.side, Features.side / 2, Features.side / 4)
            first = [Float](repeating: 0, count: side * side * widths.first)
            firstPooled = [Float](repeating: 0, count: half * half * widths.first)
            second = [Float](repeating: 0, count: half * half * widths.second)
            flat = [Float](repeating: 0, count: quarter * quarter * widths.second + 1)
            hidden = [Float](repeating: 0, count: widths.hidden)
            scores = [Float](repeating: 0, count: ShapeClass.count)
        }
    }

    /// Adds `share` times the logarithm of each class's probability, at least 1e-6, to `odds`.
    func add(share: Float, of features: [Float], to odds: inout [Float], _ scratch: inout Scratch) {
        let side = Features.side
        layers[0].convolve(features, side: side, to: &scratch.first, &scratch.active)
        Self.pool(scratch.first, side, widths.first, &scratch.firstPooled)
        layers[1].convolve(scratch.firstPooled, side: side / 2, to: &scratch.second, &scratch.active)
        Self.pool(scratch.second, side / 2, widths.second, &scratch.flat)
        scratch.flat[scratch.flat.count - 1] = features[Features.count - 1]
        layers[2].connect(scratch.flat, to: &scratch.hidden, &scratch.active)
        for index in scratch.hidden.indices { scratch.hidden[index] = max(0, scratch.hidden[index]) }
        layers[3].connect(scratch.hidden, to: &scratch.scores, &scratch.active)
        Exponential.softmax(&scratch.scores)
        for index in odds.indices { odds[index] += share * Exponential.log(max(scratch.scores[index], 1e-6)) }
    }

    /// The greatest of each 2 × 2 places, and 0.
    private static func pool(_ input: [Float], _ side: Int, _ width: Int, _ output: inout [Float]) {
        let half = side / 2
        for row in 0..<half {
            for column in 0..<half {
                let source = (row * 2 * side + column * 2) * width
                for index in 0..<width {
                    let (one, two) = (source + index, source + side * width + index)
                    let upper = max(input[one], input[one + width])
                    let lower = max(input[two], input[two + width])
                    output[(row * half + column) * width + index] = max(0, max(upper, lower))
                }
            }
        }
    }
}
