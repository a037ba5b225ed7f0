import Engine

/// The button that turns on, when nothing else is left to hear: it comes back whole, and breathes while somebody is
/// there.
struct Beckoning: Hashable, Sendable {
    /// How visible the button is in any case, 0…1.
    private var light: Spring
    /// The tick of the first breath; nil while there is something to hear.
    private var start: Int?
    /// The tick at which somebody was there last.
    private var stirred = 0
    private let motion: Motion

    /// Three seconds, every eight.
    private static let breath = Breath(period: 480, length: 180)
    /// Ticks after a touch in which somebody is still there.
    static let presence = 3600

    init(motion: Motion) {
        self.motion = motion
        light = Spring(0, motion: motion, precision: 0.01)
    }

    var opacity: Double { light.value }

    mutating func notice(at now: Int) { stirred = now }

    /// Another page is shown.
    mutating func beginAgain() {
        start = nil
        light.target = 0
    }

    /// - Parameters:
    ///   - isDue: whether turning on is what comes next.
    ///   - delay: ticks before the first breath, such as those for reading a silent slide.
    mutating func tick(isDue: Bool, after delay: Int, at now: Int) {
        if isDue != (start != nil) {
            start = isDue ? now + delay : nil
            light.target = isDue ? 1 : 0
        }
        light.tick()
    }

    /// How far the breath is drawn, 0…1.
    func depth(at now: Int) -> Double {
        guard let age = age(at: now), isSeen(atAge: age) else { return 0 }
        return Self.breath.depth(at: age)
    }

    /// - Parameter isDue: as in ``tick(isDue:after:at:)``.
    func rest(isDue: Bool, at now: Int) -> Rest {
        guard isDue == (start != nil), !light.isMoving else { return .moving }
        guard motion == .eased, let start else { return .still }
        guard let age = age(at: now) else { return .until(start) }
        let next = Self.breath.next(after: age)
        return isSeen(atAge: next) ? .until(start + next) : .still
    }

    private func age(at now: Int) -> Int? {
        guard motion == .eased, let start, now >= start else { return nil }
        return now - start
    }

    /// Whether the breath of an age has begun with somebody there; the first one needs nobody.
    private func isSeen(atAge age: Int) -> Bool {
        let begun = age - age % Self.breath.period
        return begun == 0 || (start ?? 0) + begun < stirred + Self.presence
    }
}
