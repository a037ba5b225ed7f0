import Engine

/// Two numbers of two digits to be added; the answer has three, so that hardly anybody guesses it.
struct GateSum: Hashable, Sendable {
    let one, other: Int

    init(_ chance: inout Chance) {
        let tens = Int.random(in: 1...8, using: &chance), ones = Int.random(in: 2...9, using: &chance)
        one = 10 * tens + ones
        // With something to carry, which a child learns last.
        other = 10 * .random(in: (9 - tens)...9, using: &chance) + .random(in: (10 - ones)...9, using: &chance)
    }

    var answer: Int { one + other }
    var digits: Int { String(answer).count }
}
