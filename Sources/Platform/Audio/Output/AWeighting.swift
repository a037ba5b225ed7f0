import Glibc

/// Weights sound as the ear hears it: the A curve of IEC 61672-1, as six filters of the first order.
///
/// Made with the bilinear transform for 48 kHz: within 0.7 dB up to 8 kHz.
nonisolated struct AWeighting: Sendable {
    /// Hertz of the curve's poles; those below 1 kHz let high sound pass, the others low sound.
    private static let highPasses = [20.598_997, 20.598_997, 107.652_65, 737.862_23]
    private static let lowPasses = [12_194.217, 12_194.217]

    private var filters: [Filter]
    private let scale: Double

    private struct Filter: Sendable {
        let ahead, before, back: Double
        var last = 0.0, answer = 0.0

        /// - Parameter hertz: the corner.
        init(hertz: Double, isHigh: Bool) {
            let warped = tan(Double.pi * hertz / 48_000)
            let norm = 1 / (1 + warped)
            (ahead, before) = isHigh ? (norm, -norm) : (warped * norm, warped * norm)
            back = (warped - 1) * norm
        }

        mutating func callAsFunction(_ sample: Double) -> Double {
            answer = ahead * sample + before * last - back * answer
            last = sample
            return answer
        }

        /// The gain at so many hertz.
        func gain(at hertz: Double) -> Double {
            let angle = 2 * Double.pi * hertz / 48_000
            let above = (ahead + before * cos(angle), -before * sin(angle))
            let below = (1 + back * cos(angle), -back * sin(angle))
            return (hypot(above.0, above.1)) / hypot(below.0, below.1)
        }
    }

    init() {
        let filters =
            Self.highPasses.map { Filter(hertz: $0, isHigh: true) }
            + Self.lowPasses.map { Filter(hertz: $0, isHigh: false) }
        self.filters = filters
        scale = 1 / filters.reduce(1) { $0 * $1.gain(at: 1000) }
    }

    /// The weighted sample.
    mutating func callAsFunction(_ sample: Double) -> Double {
        // A silent filter's last answers get so small that they would be slow.
        var sample = sample * scale + 1e-20
        for index in filters.indices { sample = filters[index](sample) }
        return sample
    }
}
