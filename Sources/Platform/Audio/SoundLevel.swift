import Glibc

/// How loud samples are, as the eye should see it.
nonisolated enum SoundLevel {
    /// Decibels below full scale that count as silence.
    static let floor = -60.0

    /// The loudest sample on a scale of decibels: 0 is −60 dB and below, 1 is full scale; in steps of a hundredth.
    static func level(_ samples: some Sequence<Int16>) -> Double {
        let peak = samples.reduce(0) { max($0, abs(Int($1))) }
        guard peak > 0 else { return 0 }
        let decibels = 20 * log10(Double(peak) / 32_768)
        return (min(1, max(0, 1 - decibels / floor)) * 100).rounded() / 100
    }

    /// What is worth keeping of a take: from a little before its first sound to a little after its last.
    ///
    /// Sound is what comes within 30 dB of the loudest moment; a take without any stays whole.
    ///
    /// - Parameter levels: one for each twentieth of a second.
    /// - Returns: places in `levels`.
    static func spoken(_ levels: [Double]) -> Range<Int> {
        let threshold = max(0.05, (levels.max() ?? 0) - 0.5)
        guard let first = levels.firstIndex(where: { $0 >= threshold }),
            let last = levels.lastIndex(where: { $0 >= threshold })
        else { return 0..<levels.count }
        return max(0, first - margin.before)..<min(levels.count, last + 1 + margin.after)
    }

    /// Twentieths of a second: breath before the first word, the end of the last one's sound.
    private static let margin = (before: 5, after: 8)
}
