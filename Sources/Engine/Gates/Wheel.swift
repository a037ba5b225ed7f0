/// Lets one turn of a mouse's wheel turn at most three pages: its notches are many, and a child turns it for fun.
public struct Wheel: Gate {
    /// The most notches of one turn that count.
    static let most = 3
    /// Ticks without a notch after which a new turn begins (0.3 s), and between two notches that count.
    static let (pause, pace) = (18, 9)

    private var last: Int?
    /// The tick of the last notch that counted, and how many have.
    private var counted: (tick: Int, count: Int)?

    public init() {}

    public mutating func take(_ input: Input, at tick: Int) -> [Input]? {
        guard case .key(let key) = input, key.device == .mouse, key.phase == .pressed,
            key.button == .next || key.button == .previous
        else { return nil }
        if let last, tick - last >= Self.pause { counted = nil }
        last = tick
        guard let counted else {
            self.counted = (tick, 1)
            return nil
        }
        guard counted.count < Self.most, tick - counted.tick >= Self.pace else { return [] }
        self.counted = (tick, counted.count + 1)
        return nil
    }
}
