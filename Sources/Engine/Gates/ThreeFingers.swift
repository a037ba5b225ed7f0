/// Lets nothing through while a whole hand is on the glass: from the third finger until all are up.
///
/// A hand that draws rests on the glass with more than one finger, so those do not count.
public struct ThreeFingers: Gate {
    static let most = 2

    private var touches = Touches()
    private var silence = Silence()

    public init() {}

    public mutating func adapt(to glass: Glass) { touches.glass = glass }

    public mutating func take(_ input: Input, at tick: Int) -> [Input]? { take(input, at: tick, on: .plain) }

    public mutating func take(_ input: Input, at tick: Int, on footing: Footing) -> [Input]? {
        touches.note(input, at: tick, on: footing)
        guard silence.isOn else {
            if touches.down.values.count(where: { !$0.footing.isForHands }) > Self.most { return silence.begin() }
            silence.note(input)
            return nil
        }
        if touches.isEmpty { silence.end() }
        return Silence.keepsBack(input) ? [] : nil
    }

    public var deadline: Int? { silence.isOn ? touches.end : nil }

    public mutating func due(at tick: Int) -> [Input] {
        guard let deadline, deadline <= tick else { return [] }
        touches.forget(at: tick)
        silence.end()
        return []
    }
}
