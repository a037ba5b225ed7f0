@testable import Engine

/// Inputs of a hand, for tests of gates.
enum Hand {
    static func down(_ id: Int64, _ x: Double = 500) -> Input { contact(.began, id, x) }
    static func move(_ id: Int64, _ x: Double) -> Input { contact(.moved, id, x) }
    static func up(_ id: Int64, _ x: Double = 500) -> Input { contact(.ended, id, x) }
    static func lost(_ id: Int64, _ x: Double = 500) -> Input { contact(.lost, id, x) }
    static func key(_ button: Input.Button?, _ phase: Input.Key.Phase = .pressed) -> Input {
        .key(Input.Key(button, phase))
    }

    static func point(_ x: Double = 500) -> Point { Point(x: x, y: 600) }

    private static func contact(_ phase: Contact.Phase, _ id: Int64, _ x: Double) -> Input {
        .contact(Contact(phase, id, at: point(x), milliseconds: 0))
    }
}

extension Gate {
    /// What comes through of inputs at a tick.
    mutating func passes(_ inputs: [Input], at tick: Int, on footing: Footing = .plain) -> [Input] {
        inputs.flatMap { take($0, at: tick, on: footing) ?? [$0] }
    }
}
