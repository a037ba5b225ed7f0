/// Translates gamepad events into buttons, with auto-repeat for held directions.
///
/// Any number of gamepads may be used at once; each has its own stick and its own repeat.
public struct Gamepads: Sendable {
    /// A gamepad event from the platform.
    public enum Event: Hashable, Sendable {
        case down(pad: Int32, Input.Button)
        case up(pad: Int32, Input.Button)
        /// The left stick, each axis −1…1, right and down positive.
        case stick(pad: Int32, x: Double, y: Double)
        case gone(pad: Int32)
    }

    /// The delay before a held direction repeats, and the interval of further repeats.
    static let (firstRepeat, nextRepeat) = (Duration.milliseconds(420), Duration.milliseconds(180))
    /// Hysteresis: the stick counts as pushed above the first value and as released below the second.
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

    /// The repeats now due.
    public mutating func repeats(now: Duration) -> [Input] {
        var inputs: [Input] = []
        for (pad, hold) in held.sorted(by: { $0.key < $1.key }) where hold.next <= now {
            held[pad]?.next = now + Self.nextRepeat
            inputs.append(.button(hold.button))
        }
        return inputs
    }

    /// Time until the next repeat; nil while no direction is held.
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
        // On the diagonal the previous direction wins.
        let sideways: Double = sticks[pad].map { [.left, .right].contains($0) ? 0.2 : -0.2 } ?? 0
        let direction: Input.Button =
            abs(x) + sideways > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
        guard sticks[pad] != direction else { return [] }
        sticks[pad] = direction
        return take(.down(pad: pad, direction), now: now)
    }
}
