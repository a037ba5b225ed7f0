import Engine

/// Two numbers of two digits to be added.
struct GateSum: Hashable, Sendable {
    let one, other: Int

    init(_ chance: inout Chance) {
        one = 10 * .random(in: 1...8, using: &chance) + .random(in: 2...9, using: &chance)
        // With something to carry, which a child learns last.
        let carried = 10 - one % 10
        other = 10 * .random(in: 1...8, using: &chance) + .random(in: carried...9, using: &chance)
    }

    var answer: Int { one + other }
    var digits: Int { String(answer).count }
}
