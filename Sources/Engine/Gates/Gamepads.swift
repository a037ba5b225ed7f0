/// Makes buttons of what gamepads tell, and repeats directions that are held.
///
/// Any number of gamepads may be used at once; each has its own thumbstick and its own repeat.
public struct Gamepads: Gate {
    /// Milliseconds: the delay before a held direction repeats, and the interval of further repeats.
    static let (firstRepeat, nextRepeat) = (420, 180)
    /// Hysteresis: the thumbstick counts as pushed from the first value on and as released below the second.
    static let (pushed, released) = (0.6, 0.4)

    private struct Pad: Sendable {
        var held: Held?
        /// The direction in which the left thumbstick is pushed.
        var direction: Input.Button?
        /// Whether the right one is pushed, which moves a pen.
        var movesPen = false
        var holdsConfirm = false
    }

    private struct Held: Sendable {
        let button: Input.Button
        let tick: Int
        var repeats = 0

        /// The tick of the next repeat: the first one that is not too soon, so that the average is exact.
        var next: Int { tick + ((firstRepeat + repeats * nextRepeat) * 60 + 999) / 1000 }
    }

    private var pads: [Int32: Pad] = [:]

    public init() {}

    public mutating func take(_ input: Input, at tick: Int) -> [Input]? {
        switch input {
        case .key(let key):
            guard case .pad(let pad) = key.device else { return nil }
            return key.button.map { take($0, key.phase, of: pad, at: tick) } ?? []
        case .thumbstick(let thumbstick):
            guard thumbstick.side == .right else { return push(thumbstick, at: tick) }
            pads[thumbstick.pad, default: Pad()].movesPen = thumbstick.reach > 0
            return nil
        case .unplugged(let pad):
            let released = restPen(of: pad) + (pads[pad]?.holdsConfirm == true ? [.buttonReleased(.confirm)] : [])
            pads[pad] = nil
            return released
        case .unfocused:
            let released = pads.keys.sorted().flatMap { restPen(of: $0) }
            for pad in pads.keys { pads[pad]?.held = nil }
            return released.isEmpty ? nil : released + [input]
        default: return nil
        }
    }

    private mutating func take(
        _ button: Input.Button, _ phase: Input.Key.Phase, of pad: Int32, at tick: Int
    ) -> [Input] {
        switch phase {
        case .pressed:
            if button == .confirm { pads[pad, default: Pad()].holdsConfirm = true }
            if button.isArrow { pads[pad, default: Pad()].held = Held(button: button, tick: tick) }
            return [.button(button)]
        case .repeated: return []
        case .released:
            if pads[pad]?.held?.button == button { pads[pad]?.held = nil }
            guard button == .confirm else { return [] }
            pads[pad]?.holdsConfirm = false
            return [.buttonReleased(.confirm)]
        }
    }

    public var deadline: Int? { pads.values.compactMap { $0.held?.next }.min() }

    public mutating func due(at tick: Int) -> [Input] {
        var inputs: [Input] = []
        for (pad, state) in pads.sorted(by: { $0.key < $1.key }) {
            guard let held = state.held, held.next <= tick else { continue }
            pads[pad]?.held?.repeats += 1
            inputs.append(.button(held.button))
        }
        return inputs
    }

    /// The right thumbstick's return to its middle, if it is not there.
    private mutating func restPen(of pad: Int32) -> [Input] {
        guard pads[pad]?.movesPen == true else { return [] }
        pads[pad]?.movesPen = false
        return [.thumbstick(Input.Thumbstick(pad: pad, .right, x: 0, y: 0))]
    }

    /// The left thumbstick acts like arrows.
    private mutating func push(_ thumbstick: Input.Thumbstick, at tick: Int) -> [Input] {
        let before = pads[thumbstick.pad]?.direction
        let direction = Self.direction(of: thumbstick, before)
        guard direction != before else { return [] }
        var pad = pads[thumbstick.pad] ?? Pad()
        defer { pads[thumbstick.pad] = pad }
        pad.direction = direction
        if pad.held?.button == before { pad.held = nil }
        guard let direction else { return [] }
        pad.held = Held(button: direction, tick: tick)
        return [.button(direction)]
    }

    /// - Parameter before: the direction until now, which wins on the diagonal.
    private static func direction(of stick: Input.Thumbstick, _ before: Input.Button?) -> Input.Button? {
        guard stick.reach >= (before == nil ? pushed : released) else { return nil }
        let sideways: Double = before.map { [.left, .right].contains($0) ? 0.2 : -0.2 } ?? 0
        let isSideways = abs(stick.x) + sideways > abs(stick.y)
        return isSideways ? (stick.x > 0 ? .right : .left) : (stick.y > 0 ? .down : .up)
    }
}
