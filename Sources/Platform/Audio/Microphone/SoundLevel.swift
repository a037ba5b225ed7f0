import Glibc

/// The loudness of samples, scaled for display.
nonisolated enum SoundLevel {
    /// Decibels below full scale that count as silence.
    static let floor = -60.0

    /// The loudest sample on a decibel scale: 0 is −60 dB or less, 1 is full scale; in steps of 0.01.
    static func level(_ samples: some Sequence<Int16>) -> Double {
        let peak = samples.reduce(0) { max($0, abs(Int($1))) }
        guard peak > 0 else { return 0 }
        let decibels = 20 * log10(Double(peak) / 32_768)
        return (min(1, max(0, 1 - decibels / floor)) * 100).rounded() / 100
    }

    /// Trims silence from a take: from a little before its first sound to a little after its last.
    ///
    /// Anything within 30 dB of the peak counts as sound; a take without any is kept whole.
    ///
    /// - Parameter levels: one per twentieth of a second.
    /// - Returns: indexes into `levels`.
    static func spoken(_ levels: [Double]) -> Range<Int> {
        let threshold = max(0.05, (levels.max() ?? 0) - 0.5)
        guard let first = levels.firstIndex(where: { $0 >= threshold }),
            let last = levels.lastIndex(where: { $0 >= threshold })
        else { return 0..<levels.count }
        return max(0, first - margin.before)..<min(levels.count, last + 1 + margin.after)
    }

    /// Twentieths of a second: breath before the first word, decay of the last one.
    private static let margin = (before: 5, after: 8)
}
