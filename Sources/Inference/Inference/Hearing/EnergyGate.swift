import Glibc

/// Decides by the level alone whether anybody spoke, so that silence and noise reach no recogniser.
///
/// Levels are root mean squares of 20 ms in dB below full scale (dBFS). A person speaks where the level is well above the
/// quietest tenth of the recording, for long enough to be a syllable. A hum, a fan or hiss is as loud all the time, so
/// nothing of it stands out; a click stands out, but not for long.
public struct EnergyGate: Hashable, Sendable {
    /// Samples a second.
    public var rate = HearingOrder.rate
    /// Speech is so far above the noise.
    ///
    /// White noise varies by less than ±2 dB, syllables by 20 dB and more.
    public var margin = 9.0
    /// Nothing below this is speech, also in a silent room: a microphone half a metre away gives −45…−20 dBFS.
    public var leastLevel = -50.0
    /// The noise is never taken to be louder: who speaks without a pause must still be heard.
    public var mostNoise = -36.0
    /// Seconds of speech without a gap that count: the shortest syllable.
    public var syllable = 0.06
    /// Seconds of such syllables that there must be.
    public var leastSpeech = 0.12
    /// Seconds that stay before and after speech: a recogniser loses a word that begins at once.
    public var rim = 0.4

    /// Seconds of one level.
    private static let step = 0.02
    /// Digital silence.
    private static let floor = -96.0

    public enum Verdict: Hashable, Sendable {
        case silence
        /// Something is heard, but nobody who speaks.
        case noise
        /// The range of the samples that holds all speech, with a rim.
        case speech(Range<Int>)
    }

    public init() {}

    public func judge(_ samples: [Int16]) -> Verdict {
        let levels = levels(of: samples)
        guard let loudest = levels.max(), loudest >= leastLevel else { return .silence }
        // The quietest tenth: between words and syllables it is the room alone.
        let quiet = levels.sorted()[levels.count / 10]
        let least = max(min(quiet, mostNoise) + margin, leastLevel)
        let syllables = runs(of: levels.map { $0 >= least }).filter { Double($0.count) * Self.step >= syllable }
        let spoken = syllables.flatMap { levels[$0] }
        guard let first = syllables.first, let last = syllables.last,
            Double(spoken.count) * Self.step >= leastSpeech,
            // A hum that is louder than any noise never rests.
            spoken.reduce(0, +) / Double(spoken.count) - quiet >= margin / 2
        else { return .noise }
        let (step, rim) = (Int(Self.step * Double(rate)), Int(rim * Double(rate)))
        let start = max(0, first.lowerBound * step - rim)
        return .speech(start..<min(samples.count, last.upperBound * step + rim))
    }

    /// The level of each whole step, without a microphone's constant part.
    func levels(of samples: [Int16]) -> [Double] {
        let step = Int(Self.step * Double(rate))
        return stride(from: 0, to: samples.count - step + 1, by: step).map { start in
            let part = samples[start..<(start + step)].lazy.map { Double($0) / 32768 }
            let mean = part.reduce(0, +) / Double(step)
            return Self.decibels(part.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(step))
        }
    }

    private static func decibels(_ power: Double) -> Double { power > 0 ? max(floor, 10 * log10(power)) : floor }

    private func runs(of flags: [Bool]) -> [Range<Int>] {
        var runs: [Range<Int>] = [], start: Int?
        for (place, isLoud) in (flags + [false]).enumerated() {
            if isLoud {
                start = start ?? place
            } else if let begun = start {
                runs.append(begun..<place)
                start = nil
            }
        }
        return runs
    }
}
