/// How loud the voice is while it is recorded, and what the speaker should do about it.
struct LevelMeter: Hashable, Sendable {
    enum Advice: Hashable { case louder, softer }

    /// 0…1; falls slowly, so that the eye can follow.
    private(set) var level = 0.0
    private var loudest = 0.0
    /// Levels heard, twenty a second.
    private var count = 0
    private var lastTooLoud: Int?

    /// After this many levels it is known whether somebody speaks.
    private static let patience = 50
    /// A peak of −30 dB: a voice too far away.
    private static let faint = 0.5
    private static let tooLoud = 0.99

    mutating func hear(_ level: Double) {
        count += 1
        self.level = max(level, self.level * 0.82)
        loudest = max(loudest, level)
        if level >= Self.tooLoud { lastTooLoud = count }
    }

    /// Below this peak, −42 dB, there is nothing but the room.
    private static let silence = 0.3

    /// Whether nobody was heard, although there was something to hear.
    var isSilent: Bool { count > 0 && loudest < Self.silence }

    var advice: Advice? {
        if let lastTooLoud, count - lastTooLoud < Self.patience { return .softer }
        return count > Self.patience && loudest < Self.faint ? .louder : nil
    }
}
