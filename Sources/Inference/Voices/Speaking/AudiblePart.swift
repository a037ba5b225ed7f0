/// The part of a sentence's sound that can be heard.
enum AudiblePart {
    /// −40 dB below full scale.
    private static let quiet = 330
    /// Seconds that stay before it, for a soft consonant, and behind it, for the pause between sentences.
    private static let (before, behind) = (0.06, 0.3)

    /// The samples from the first to the last that can be heard; all of them if none can.
    static func range(in samples: [Int16]) -> Range<Int> {
        guard let first = samples.firstIndex(where: isAudible), let last = samples.lastIndex(where: isAudible) else {
            return samples.indices
        }
        return first..<(last + 1)
    }

    /// The sound without a long silence around it: Kokoro begins late, and pauses almost a second at the end.
    static func trimmed(_ samples: [Int16], rate: Int) -> [Int16] {
        let audible = range(in: samples)
        let start = max(0, audible.lowerBound - Int(before * Double(rate)))
        let end = min(samples.count, audible.upperBound + Int(behind * Double(rate)))
        return Array(samples[start..<end])
    }

    private static func isAudible(_ sample: Int16) -> Bool { abs(Int(sample)) > quiet }
}
