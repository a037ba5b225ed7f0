/// The input level during recording, and advice for the speaker.
struct LevelMeter: Hashable, Sendable {
    enum Advice: Hashable { case louder, softer }

    /// 0…1; decays slowly, so that the eye can follow.
    private(set) var level = 0.0
    private var loudest = 0.0
    /// The number of levels, twenty a second.
    private var count = 0
    private var lastTooLoud: Int?

    /// The number of levels after which it is decided whether there is speech.
    private static let patience = 50
    /// A peak of −30 dB: the voice is too far away.
    private static let faint = 0.5
    private static let tooLoud = 0.99

    mutating func hear(_ level: Double) {
        count += 1
        self.level = max(level, self.level * 0.82)
        loudest = max(loudest, level)
        if level >= Self.tooLoud { lastTooLoud = count }
    }

    /// The peak, −42 dB, below which there is only background noise.
    private static let silence = 0.3

    /// Whether there was no speech, although the microphone worked.
    var isSilent: Bool { count > 0 && loudest < Self.silence }

    var advice: Advice? {
        if let lastTooLoud, count - lastTooLoud < Self.patience { return .softer }
        return count > Self.patience && loudest < Self.faint ? .louder : nil
    }
}
