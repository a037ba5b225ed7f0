/// One layer of a network: each output is its bias plus every input times a weight.
struct Layer: Sendable {
    /// Outputs that are summed together, in registers.
    static let block = 20

    /// An input's weights to all outputs together, input after input, by four.
    private let weights: [SIMD4<Float>]
    private let biases: [SIMD4<Float>]
    private let outputs: Int

    /// `biases.count` is a multiple of `block`, `weights.count` one of `biases.count`.
    init(weights: [Float], biases: [Float]) {
        func fours(_ values: [Float]) -> [SIMD4<Float>] {
            stride(from: 0, to: values.count, by: 4).map {
                SIMD4(values[$0], values[$0 + 1], values[$0 + 2], values[$0 + 3])
            }
        }
        precondition(biases.count % Self.block == 0 && weights.count % biases.count == 0, "A layer comes in blocks.")
        (self.weights, self.biases, outputs) = (fours(weights), fours(biases), biases.count)
    }

    /// All outputs from all inputs.
    func connect(_ input: [Float], to output: inout [Float], _ active: inout ActiveInputs) {
        active.removeAll()
        input.withUnsafeBufferPointer { active.append($0[...], row: 0) }
        output.withUnsafeMutableBufferPointer { sum(active, $0, at: 0) }
    }

    /// A 3 × 3 convolution of a square map, zero outside.
    ///
    /// The values of one place lie together.
    func convolve(_ input: [Float], side: Int, to output: inout [Float], _ active: inout ActiveInputs) {
        let channels = input.count / (side * side)
        output.withUnsafeMutableBufferPointer { output in
            input.withUnsafeBufferPointer { input in
                for place in 0..<side * side {
                    active.removeAll()
                    for tap in 0..<9 {
                        let (y, x) = (place / side + tap / 3 - 1, place % side + tap % 3 - 1)
                        if y < 0 || x < 0 || y >= side || x >= side { continue }
                        let source = (y * side + x) * channels
                        active.append(input[source..<source + channels], row: tap * channels)
                    }
                    sum(active, output, at: place * outputs)
                }
            }
        }
    }

    /// Writes the outputs for some inputs, a block at a time.
    private func sum(_ active: borrowing ActiveInputs, _ output: UnsafeMutableBufferPointer<Float>, at start: Int) {
        let width = outputs / 4
        weights.withUnsafeBufferPointer { weights in
            for block in stride(from: 0, to: width, by: Self.block / 4) {
                var (a, b, c) = (biases[block], biases[block + 1], biases[block + 2])
                var (d, e) = (biases[block + 3], biases[block + 4])
                for index in 0..<active.count {
                    let value = active.values[index]
                    let place = Int(active.rows[index]) * width + block
                    a += value * weights[place]
                    b += value * weights[place + 1]
                    c += value * weights[place + 2]
                    d += value * weights[place + 3]
                    e += value * weights[place + 4]
                }
                for lane in 0..<4 {
                    let place = start + block * 4 + lane
                    output[place] = a[lane]
                    output[place + 4] = b[lane]
                    output[place + 8] = c[lane]
                    output[place + 12] = d[lane]
                    output[place + 16] = e[lane]
                }
            }
        }
    }
}

/// The inputs of a layer that are not 0: about half, which halves the work.
struct ActiveInputs {
    fileprivate private(set) var values = [Float](repeating: 0, count: 1024)
    fileprivate private(set) var rows = [Int32](repeating: 0, count: 1024)
    fileprivate private(set) var count = 0

    fileprivate mutating func removeAll() { count = 0 }

    /// Adds inputs, the first of which belongs to the weights' row `row`; at most 1024 in all.
    fileprivate mutating func append(_ input: Slice<UnsafeBufferPointer<Float>>, row: Int) {
        for (offset, value) in input.enumerated() where value != 0 {
            values[count] = value
            rows[count] = Int32(row + offset)
            count += 1
        }
    }
}
