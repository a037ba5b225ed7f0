/// Lets nothing through while a palm rests on the glass: once a contact has lain still for one and a half
/// seconds, until all are up.
///
/// A finger may rest on what can be held, and where it draws; a mouse has no palm.
public struct RestingPalm: Gate {
    /// Ticks (1.5 s).
    static let patience = 90

    private var touches = Touches()
    private var silence = Silence()

    public init() {}

    public mutating func adapt(to glass: Glass) { touches.glass = glass }

    public mutating func take(_ input: Input, at tick: Int) -> [Input]? { take(input, at: tick, on: .plain) }

    public mutating func take(_ input: Input, at tick: Int, on footing: Footing) -> [Input]? {
        touches.note(input, at: tick, on: footing)
        guard silence.isOn else {
            silence.note(input)
            return nil
        }
        if touches.isEmpty { silence.end() }
        return Silence.keepsBack(input) ? [] : nil
    }

    public var deadline: Int? {
        if silence.isOn { return touches.end }
        let resting = touches.down.values.filter { $0.footing == .plain && !$0.hasMoved && $0.contact.id >= 0 }
        return resting.map { $0.start + Self.patience }.min()
    }

    public mutating func due(at tick: Int) -> [Input] {
        guard let deadline, deadline <= tick else { return [] }
        guard silence.isOn else { return silence.begin() }
        touches.forget(at: tick)
        silence.end()
        return []
    }
}
