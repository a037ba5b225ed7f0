import Glibc

/// Triangular filters evenly spaced on the mel scale, and the cosine transform of their logarithms.
///
/// This is the mel-frequency cepstrum of Davis and Mermelstein (1980), with O’Shaughnessy’s mel formula.
struct MelFilters {
    /// The first frequency bin of each filter and the weights from there.
    let filters: [(first: Int, weights: [Float])]
    private let cosines: [[Float]]

    /// - Parameters:
    ///   - bins: frequencies in the spectrum, from 0 to half of `rate`.
    ///   - hertz: the relevant frequency range.
    init(count: Int, cepstra: Int, bins: Int, rate: Int, hertz: ClosedRange<Double>) {
        let low = Self.mel(hertz.lowerBound), high = Self.mel(hertz.upperBound)
        let edges = (0...count + 1).map { index in
            Self.hertz(low + (high - low) * Double(index) / Double(count + 1)) * Double(2 * (bins - 1)) / Double(rate)
        }
        filters = (0..<count).map { Self.filter(edges[$0], edges[$0 + 1], edges[$0 + 2], bins: bins) }
        cosines = (0..<cepstra).map { order in
            (0..<count).map { Float(cos(Double.pi * Double(order) * (Double($0) + 0.5) / Double(count))) }
        }
    }

    static func mel(_ hertz: Double) -> Double { 2595 * log10(1 + hertz / 700) }
    static func hertz(_ mel: Double) -> Double { 700 * (pow(10, mel / 2595) - 1) }

    private static func filter(_ left: Double, _ middle: Double, _ right: Double, bins: Int) -> (Int, [Float]) {
        let first = min(bins - 1, Int(left.rounded(.up)))
        let last = max(first, min(bins - 1, Int(right.rounded(.down))))
        let weights = (first...last).map { bin in
            let place = Double(bin)
            let weight = place <= middle ? (place - left) / (middle - left) : (right - place) / (right - middle)
            return Float(max(0, weight))
        }
        return (first, weights)
    }

    /// The cepstrum of a power spectrum.
    func cepstrum(_ power: [Float]) -> [Float] {
        let levels = filters.map { first, weights in
            log(zip(weights, power[first...]).reduce(Float(1e-10)) { $0 + $1.0 * $1.1 })
        }
        return cosines.map { zip($0, levels).reduce(Float(0)) { $0 + $1.0 * $1.1 } / Float(levels.count).squareRoot() }
    }
}
