/// The exponential function and its inverse, which the standard library has not; exact to about 1e-7 of the result.
enum Exponential {
    /// e to the power of `x`; 0 below −80.
    static func exp(_ x: Float) -> Float {
        if x < -80 { return 0 }
        // e^x = 2^whole · e^rest with |rest| ≤ ln 2 / 2, where eight terms of the series suffice.
        let whole = (min(x, 80) * 1.442_695_04).rounded()
        let rest = min(x, 80) - whole * 0.693_147_18
        var sum: Float = 1
        for term in stride(from: Float(8), through: 1, by: -1) { sum = 1 + rest / term * sum }
        return sum * Float(sign: .plus, exponent: Int(whole), significand: 1)
    }

    /// The natural logarithm of a positive number.
    static func log(_ x: Float) -> Float {
        guard x > 0 else { return -.infinity }
        var (exponent, part) = (Float(x.exponent), x.significand)
        if part > 1.414_213_6 { (exponent, part) = (exponent + 1, part / 2) }
        // ln part = 2 artanh((part − 1) / (part + 1)).
        let ratio = (part - 1) / (part + 1)
        let square = ratio * ratio
        let series = 1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9)))
        return exponent * 0.693_147_18 + 2 * ratio * series
    }

    /// Turns scores to probabilities: e to each, divided by their sum.
    static func softmax(_ scores: inout [Float]) {
        let greatest = scores.max() ?? 0
        var sum: Float = 0
        for index in scores.indices {
            scores[index] = exp(scores[index] - greatest)
            sum += scores[index]
        }
        for index in scores.indices { scores[index] /= sum }
    }
}
