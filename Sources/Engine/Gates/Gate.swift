/// Turns what devices tell into what it means, before a screen sees it.
///
/// Gates are part of the ``Show``: a recording holds what came in, and its replay passes them again.
public protocol Gate: Sendable {
    /// Takes an input.
    ///
    /// - Parameter tick: of the show, never before that of an earlier call.
    /// - Returns: what it becomes, possibly nothing; nil if it does not concern this gate and passes as it is.
    mutating func take(_ input: Input, at tick: Int) -> [Input]?
    /// Takes an input at a gate that minds where a finger comes down.
    mutating func take(_ input: Input, at tick: Int, on footing: Footing) -> [Input]?
    /// Learns how large the stage is for a hand.
    mutating func adapt(to glass: Glass)
    /// The tick at which the gate next has something to say by itself; nil for none.
    var deadline: Int? { get }
    /// What the gate says by itself; called at its deadline.
    mutating func due(at tick: Int) -> [Input]
}

extension Gate {
    public mutating func take(_ input: Input, at tick: Int, on footing: Footing) -> [Input]? { take(input, at: tick) }
    public mutating func adapt(to glass: Glass) {}
    public var deadline: Int? { nil }
    public mutating func due(at tick: Int) -> [Input] { [] }
}

/// The gates that every input passes, in this order.
struct Gates: Sendable {
    /// How a child with one or two switches gets on.
    var switches = Switches()
    /// The gates behind these.
    private var gates: [any Gate] = [
        ThreeFingers(), RestingPalm(), Mashing(), Wheel(), SwipeTail(), FirstFinger(), Gamepads(), Keys(),
    ]

    init() {}
    init(_ gates: [any Gate]) { self.gates = gates }

    mutating func adapt(to world: World, at tick: Int) {
        switches.adapt(to: world, at: tick)
        for place in gates.indices { gates[place].adapt(to: world.glass) }
    }

    /// Passes an input through the gates.
    ///
    /// - Returns: nil if it passes all of them as it is, which costs no memory.
    ///
    /// - Parameter footing: where a finger comes down.
    mutating func take(_ input: Input, at tick: Int, on footing: Footing = .plain) -> [Input]? {
        guard let made = switches.take(input, at: tick, on: footing) else {
            return pass(input, at: tick, on: footing, from: 0)
        }
        return pass(made, at: tick, on: footing, from: 0)
    }

    /// The rest while no gate has anything to say by itself.
    var rest: Rest {
        let first: Rest = switches.deadline.map { .until($0) } ?? .still
        return gates.reduce(first) { rest, gate in gate.deadline.map { rest.and(.until($0)) } ?? rest }
    }

    /// What the gates say by themselves.
    mutating func due(at tick: Int) -> [Input] {
        guard rest.isOver(at: tick) else { return [] }
        let scanned = pass(switches.due(at: tick), at: tick, on: .plain, from: 0)
        return scanned
            + gates.indices.flatMap { place in
                pass(gates[place].due(at: tick), at: tick, on: .plain, from: place + 1)
            }
    }

    private mutating func pass(_ input: Input, at tick: Int, on footing: Footing, from first: Int) -> [Input]? {
        for place in first..<gates.count {
            guard let made = gates[place].take(input, at: tick, on: footing) else { continue }
            return pass(made, at: tick, on: footing, from: place + 1)
        }
        return nil
    }

    private mutating func pass(_ inputs: [Input], at tick: Int, on footing: Footing, from first: Int) -> [Input] {
        guard first < gates.count else { return inputs }
        return inputs.flatMap { pass($0, at: tick, on: footing, from: first) ?? [$0] }
    }
}
