/// Turns what devices tell into what it means, before a screen sees it.
///
/// Gates are part of the ``Show``: a recording holds what came in, and its replay passes them again.
public protocol Gate: Sendable {
    /// Takes an input.
    ///
    /// - Parameter tick: of the show, never before that of an earlier call.
    /// - Returns: what it becomes, possibly nothing; nil if it does not concern this gate and passes as it is.
    mutating func take(_ input: Input, at tick: Int) -> [Input]?
    /// The tick at which the gate next has something to say by itself; nil for none.
    var deadline: Int? { get }
    /// What the gate says by itself; called at its deadline.
    mutating func due(at tick: Int) -> [Input]
}

extension Gate {
    public var deadline: Int? { nil }
    public mutating func due(at tick: Int) -> [Input] { [] }
}

/// The gates that every input passes, in this order.
struct Gates: Sendable {
    private var gates: [any Gate] = [FirstFinger(), Gamepads(), Keys()]

    init() {}
    init(_ gates: [any Gate]) { self.gates = gates }

    /// Passes an input through the gates.
    ///
    /// - Returns: nil if it passes all of them as it is, which costs no memory.
    mutating func take(_ input: Input, at tick: Int) -> [Input]? { pass(input, at: tick, from: 0) }

    /// Until when no gate has anything to say by itself.
    var rest: Rest {
        gates.reduce(.still) { rest, gate in gate.deadline.map { rest.and(.until($0)) } ?? rest }
    }

    /// What the gates say by themselves.
    mutating func due(at tick: Int) -> [Input] {
        guard rest.isOver(at: tick) else { return [] }
        return gates.indices.flatMap { place in pass(gates[place].due(at: tick), at: tick, from: place + 1) }
    }

    private mutating func pass(_ input: Input, at tick: Int, from first: Int) -> [Input]? {
        for place in first..<gates.count {
            guard let made = gates[place].take(input, at: tick) else { continue }
            return pass(made, at: tick, from: place + 1)
        }
        return nil
    }

    private mutating func pass(_ inputs: [Input], at tick: Int, from first: Int) -> [Input] {
        guard first < gates.count else { return inputs }
        return inputs.flatMap { pass($0, at: tick, from: first) ?? [$0] }
    }
}
