import Glibc

/// Detects the end of speech by its energy above the noise of the room.
///
/// Speech is what exceeds the noise floor for a moment, with two thresholds for its start and its end (L. R. Rabiner and
/// M. R. Sambur, "An Algorithm for Determining the Endpoints of Isolated Utterances", Bell System Technical Journal 54,
/// 1975). The floor follows the minima of the smoothed energy at once and rises slowly (G. Doblinger, "Computationally
/// Efficient Speech Enhancement by Spectral Minima Tracking in Subbands", Eurospeech 1995). Pauses shorter than the
/// hang-over belong to the speech.
nonisolated struct SpeechEnd {
    /// Seconds of silence after which speech has ended: a child who reads pauses longer than an adult.
    static let usualPause = 1.2

    /// Whether someone is speaking, or has paused just now.
    private(set) var isSpeaking = false

    /// Frames per second.
    private static let rate = 50
    /// Decibels above the floor at which speech starts, and below which it pauses.
    private static let (start, pause) = (12.0, 8.0)
    /// Decibels below full scale: anything softer is silence, whatever the floor.
    private static let least = -50.0
    /// Decibels per frame by which the floor may rise: three a second, so that long sentences do not become noise.
    private static let rise = 3.0 / Double(rate)
    /// The share of a new frame in the smoothed energy: a time constant of 100 ms.
    private static let share = 0.2
    /// Consecutive frames that make a sound: a click is shorter.
    private static let shortest = 3

    private let frame: Int
    private let hangOver: Int
    private var count = 0
    private var squares = 0
    /// Decibels below full scale; nil until the first sample that is not 0, because devices start with zeros.
    private var smoothed: Double?
    private var floor = 0.0
    /// Consecutive loud frames, and frames since the last sound.
    private var (loud, silent) = (0, 0)

    /// - Parameters:
    ///   - rate: samples per second.
    ///   - pause: the hang-over in seconds.
    init(rate: Int, pause: Double = usualPause) {
        frame = rate / Self.rate
        hangOver = Int(pause * Double(Self.rate))
    }

    /// Takes the next samples, in portions of any size.
    ///
    /// - Returns: whether speech has ended within them.
    mutating func hear(_ samples: [Int16]) -> Bool {
        var hasEnded = false
        for sample in samples {
            squares += Int(sample) * Int(sample)
            count += 1
            guard count == frame else { continue }
            let ends = take(squares)
            hasEnded = hasEnded || ends
            (count, squares) = (0, 0)
        }
        return hasEnded
    }

    private mutating func take(_ squares: Int) -> Bool {
        guard squares > 0 || smoothed != nil else { return false }
        let mean = max(1, Double(squares) / Double(frame))
        let energy = 10 * log10(mean / (32_768 * 32_768))
        follow(energy)
        let threshold = max(Self.least, floor + (isSpeaking ? Self.pause : Self.start))
        loud = energy > threshold ? loud + 1 : 0
        if loud >= Self.shortest {
            isSpeaking = true
            silent = 0
        } else {
            silent += 1
        }
        guard isSpeaking, silent >= hangOver else { return false }
        isSpeaking = false
        return true
    }

    private mutating func follow(_ energy: Double) {
        guard let before = smoothed else {
            smoothed = energy
            floor = energy
            return
        }
        let now = before + Self.share * (energy - before)
        smoothed = now
        floor = max(Self.least - Self.start, min(now, floor + Self.rise))
    }
}
