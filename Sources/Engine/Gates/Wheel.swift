/// Lets one turn of a mouse's wheel turn at most three pages: its notches are many, and a child turns it for fun.
public struct Wheel: Gate {
    /// The most notches of one turn that count.
    static let most = 3
    /// Ticks without a notch after which a new turn begins (0.3 s), and between two notches that count.
    static let (pause, pace) = (18, 9)

    private var last: Notch?
    /// The tick of the last notch that counted, and how many have.
    private var counted: (tick: Int, count: Int)?

    private struct Notch: Hashable, Sendable {
        let tick: Int
        let isForward: Bool
    }

    public init() {}

    public mutating func take(_ input: Input, at tick: Int) -> [Input]? {
        guard case .key(let key) = input, key.device == .mouse, key.phase == .pressed,
            key.button == .next || key.button == .previous
        else { return nil }
        let notch = Notch(tick: tick, isForward: key.button == .next)
        if let last, tick - last.tick >= Self.pause { counted = nil }
        let isBack = last.map { $0.isForward != notch.isForward } ?? false
        last = notch
        guard let counted else {
            self.counted = (tick, 1)
            return nil
        }
        // A turn back answers at once.
        guard counted.count < Self.most, isBack || tick - counted.tick >= Self.pace else { return [] }
        self.counted = (tick, counted.count + 1)
        return nil
    }
}
