/// Makes buttons of the keys of a keyboard and the buttons of a mouse.
///
/// Only arrows and volume keys repeat, and only the release of `confirm` means something: it can be held. A key without a button
/// means nothing to a screen; as an ``Input/isSomebody`` it has shown that someone is present.
public struct Keys: Gate {
    /// Ticks (150 ms): no keyboard starts to repeat sooner.
    ///
    /// When a window gets the focus, SDL queries the pressed keys and reports them; a press that is still queued then
    /// arrives as a repeat.
    static let quickest = 9

    /// The last button pressed, and its tick.
    private var last: (button: Input.Button, tick: Int)?

    public init() {}

    public mutating func take(_ input: Input, at tick: Int) -> [Input]? {
        switch input {
        case .key(let key): key.button.map { take($0, key.phase, at: tick) } ?? []
        // Its release may go to another window.
        case .unfocused: [.buttonReleased(.confirm)]
        default: nil
        }
    }

    private mutating func take(_ button: Input.Button, _ phase: Input.Key.Phase, at tick: Int) -> [Input] {
        switch phase {
        case .pressed:
            last = (button, tick)
            return [.button(button)]
        case .repeated:
            return (button.isArrow || button.volume != nil) && isMeant(button, at: tick) ? [.button(button)] : []
        case .released: return button == .confirm ? [.buttonReleased(.confirm)] : []
        }
    }

    /// Whether a repeat is one, not a press reported twice.
    private func isMeant(_ button: Input.Button, at tick: Int) -> Bool {
        guard let last, last.button == button else { return true }
        return tick - last.tick >= Self.quickest
    }
}
