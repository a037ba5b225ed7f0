/// The affine map that brings the guide's features nearest to those of a recording: another voice, another room.
///
/// Least squares over matched moments, drawn towards no change; the idea is that of Leggetter and Woodland, "Maximum
/// likelihood linear regression for speaker adaptation" (1995).
struct SpeakerAdaptation {
    /// What each value of the guide adds to all values of the recording; the last row is the constant part.
    private let rows: [SIMD16<Float>]

    /// How strongly no change is assumed: in moments, and as a share of the matched ones.
    private static let fewest: Float = 20, share: Float = 0.1
    private static let values = SIMD16<Float>.scalarCount

    /// - Parameter pairs: moments of the guide with those of the recording that match them.
    init(_ pairs: [(guide: SIMD16<Float>, sound: SIMD16<Float>)]) {
        var system = NormalEquations(count: Self.values + 1)
        for pair in pairs { system.add(pair.guide, pair.sound) }
        let trust = Self.fewest + Self.share * Float(pairs.count)
        for value in 0..<Self.values {
            var unchanged = SIMD16<Float>()
            unchanged[value] = trust
            system.add(trust, at: value, unchanged)
        }
        system.add(trust, at: Self.values, .zero)
        rows = system.solution()
    }

    /// The guide's moment as the recording's speaker would have it.
    func callAsFunction(_ moment: SIMD16<Float>) -> SIMD16<Float> {
        var adapted = rows[Self.values]
        for value in 0..<Self.values { adapted += rows[value] * moment[value] }
        return adapted
    }
}

/// The normal equations of a least-squares problem with a constant part.
private struct NormalEquations {
    private var left: [[Float]]
    private var right: [SIMD16<Float>]

    init(count: Int) {
        left = [[Float]](repeating: [Float](repeating: 0, count: count), count: count)
        right = [SIMD16<Float>](repeating: .zero, count: count)
    }

    /// Adds an observation.
    mutating func add(_ known: SIMD16<Float>, _ wanted: SIMD16<Float>) {
        let known = known.indices.map { known[$0] } + [1]
        for row in known.indices {
            for column in known.indices { left[row][column] += known[row] * known[column] }
            right[row] += known[row] * wanted
        }
    }

    /// Adds to the diagonal, which keeps the solution finite.
    mutating func add(_ weight: Float, at row: Int, _ wanted: SIMD16<Float>) {
        left[row][row] += weight
        right[row] += wanted
    }

    /// Solves them by Gaussian elimination; positive definite, they need no pivots.
    func solution() -> [SIMD16<Float>] {
        var left = left, right = right
        for row in left.indices {
            let pivot = left[row][row]
            for column in left.indices { left[row][column] /= pivot }
            right[row] /= pivot
            for other in left.indices where other != row {
                let factor = left[other][row]
                for column in left.indices { left[other][column] -= factor * left[row][column] }
                right[other] -= factor * right[row]
            }
        }
        return right
    }
}
