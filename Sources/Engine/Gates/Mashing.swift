/// Answers mashing with a gentle ripple and nothing else, until it is calm again.
///
/// Mashing is more than eight different keys or taps in a second. One key pressed as quickly turns as many pages.
public struct Mashing: Gate {
    /// The most presses in a second that count as meant, and the most of a calm one.
    static let (most, calm) = (8, 2)
    /// Ticks.
    static let second = 60
    /// Ticks between two ripples.
    static let pause = 15

    private struct Press: Sendable {
        let tick: Int
        /// The key or button; nil for what is never the same: a tap, or a key that stays unknown.
        let key: Input.Key?
    }

    private var presses: [Press] = []
    private var silence = Silence()
    private var lastRipple: Int?

    public init() {}

    public mutating func take(_ input: Input, at tick: Int) -> [Input]? { take(input, at: tick, on: .plain) }

    public mutating func take(_ input: Input, at tick: Int, on footing: Footing) -> [Input]? {
        guard let press = Self.press(input, at: tick, on: footing) else {
            if silence.isOn { return Silence.keepsBack(input) ? [] : nil }
            silence.note(input)
            return nil
        }
        presses.removeAll { tick - $0.tick >= Self.second }
        if silence.isOn, presses.count <= Self.calm { silence.end() }
        presses.append(press)
        if presses.count > 64 { presses.removeFirst() }
        if silence.isOn { return ripple(input, at: tick) }
        guard different > Self.most else {
            silence.note(input)
            return nil
        }
        return silence.begin() + ripple(input, at: tick)
    }

    /// How many different keys and taps there are.
    private var different: Int { Set(presses.compactMap(\.key)).count + presses.count { $0.key == nil } }

    private static func press(_ input: Input, at tick: Int, on footing: Footing) -> Press? {
        switch input {
        case .contact(let contact):
            contact.phase == .began && !footing.isForFastFingers ? Press(tick: tick, key: nil) : nil
        case .key(let key): key.phase == .pressed ? Press(tick: tick, key: key.button == nil ? nil : key) : nil
        default: nil
        }
    }

    /// A ring under the hand, or in the middle for keys.
    private mutating func ripple(_ input: Input, at tick: Int) -> [Input] {
        if let lastRipple, tick - lastRipple < Self.pause { return [] }
        lastRipple = tick
        guard case .contact(let contact) = input else { return [.ripple(Ripple(.wide, at: Stage.bounds.center))] }
        return [.ripple(Ripple(.wide, at: contact.point))]
    }
}
