/// Turns what gamepads report into buttons, with repeat for directions that are held.
///
/// Any number of pads may be used at once; each has its own stick and its own repeat.
public struct Gamepads: Sendable {
    /// What the platform reports of a pad.
    public enum Event: Hashable, Sendable {
        case down(pad: Int32, Input.Button)
        case up(pad: Int32, Input.Button)
        /// The left stick, each axis −1…1, right and down positive.
        case stick(pad: Int32, x: Double, y: Double)
        case gone(pad: Int32)
    }

    /// A held direction comes again after the first time, and then each second time.
    static let (firstRepeat, nextRepeat) = (Duration.milliseconds(420), Duration.milliseconds(180))
    /// The stick counts as pushed beyond the first and as let go below the second.
    static let (pushed, released) = (0.6, 0.4)

    private struct Held: Sendable {
        let button: Input.Button
        var next: Duration
    }

    private var held: [Int32: Held] = [:]
    private var sticks: [Int32: Input.Button] = [:]

    public init() {}

    public mutating func take(_ event: Event, now: Duration) -> [Input] {
        switch event {
        case .down(let pad, let button):
            if button.isArrow { held[pad] = Held(button: button, next: now + Self.firstRepeat) }
            return [.button(button)]
        case .up(let pad, let button):
            if held[pad]?.button == button { held[pad] = nil }
            return button == .confirm ? [.buttonReleased(.confirm)] : []
        case .stick(let pad, let x, let y): return push(pad, x, y, now)
        case .gone(let pad):
            (held[pad], sticks[pad]) = (nil, nil)
            return [.buttonReleased(.confirm)]
        }
    }

    /// The repeats that are due.
    public mutating func repeats(now: Duration) -> [Input] {
        var inputs: [Input] = []
        for (pad, hold) in held.sorted(by: { $0.key < $1.key }) where hold.next <= now {
            held[pad]?.next = now + Self.nextRepeat
            inputs.append(.button(hold.button))
        }
        return inputs
    }

    /// How long until a repeat is due; nil when no direction is held.
    public func timeToRepeat(now: Duration) -> Duration? {
        held.values.map(\.next).min().map { max(.zero, $0 - now) }
    }

    private mutating func push(_ pad: Int32, _ x: Double, _ y: Double, _ now: Duration) -> [Input] {
        let reach = max(abs(x), abs(y))
        guard reach >= (sticks[pad] == nil ? Self.pushed : Self.released) else {
            let before = sticks.removeValue(forKey: pad)
            if held[pad]?.button == before { held[pad] = nil }
            return []
        }
        // On the diagonal the direction stays what it was.
        let sideways: Double = sticks[pad].map { [.left, .right].contains($0) ? 0.2 : -0.2 } ?? 0
        let direction: Input.Button =
            abs(x) + sideways > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
        guard sticks[pad] != direction else { return [] }
        sticks[pad] = direction
        return take(.down(pad: pad, direction), now: now)
    }
}
