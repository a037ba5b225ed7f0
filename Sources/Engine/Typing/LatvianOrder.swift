/// Latvian collation of a title: A Ā B C Č …; 2 before 10; other scripts together at the end.
///
/// Letters not in Latvian sort with their base letters: é with E, ö with O.
package struct LatvianOrder: Comparable, Sendable {
    /// The title's entry on the letter strip: a letter, `1` for digits, `…` for another script.
    package var letter: Character {
        guard let rank = ranks.first, rank != Self.other else { return Self.others }
        return rank == Self.digit ? Self.digits : Self.alphabet[Int(rank - Self.firstLetter)]
    }
    private var ranks: [UInt8] = []

    /// The alphabet with the letters of English titles in their positions.
    package static let alphabet: [Character] = Array("AĀBCČDEĒFGĢHIĪJKĶLĻMNŅOPQRSŠTUŪVWXYZŽ")
    package static let digits: Character = "1", others: Character = "…"

    private static let space: UInt8 = 1, digit: UInt8 = 2, firstLetter: UInt8 = 3, other: UInt8 = 255

    package init(_ title: String) {
        var rest = title[...]
        ranks.reserveCapacity(title.utf8.count)
        while let character = rest.first {
            if Self.isDigit(character) {
                let run = rest.prefix(while: Self.isDigit)
                let number = run.utf8.drop { $0 == UInt8(ascii: "0") }
                // A longer number is a larger one.
                ranks += [Self.digit, UInt8(clamping: number.count)] + number
                rest = rest.dropFirst(run.count)
            } else {
                append(character)
                rest = rest.dropFirst()
            }
        }
    }

    package static func < (left: LatvianOrder, right: LatvianOrder) -> Bool {
        left.ranks.lexicographicallyPrecedes(right.ranks)
    }

    package static func == (left: LatvianOrder, right: LatvianOrder) -> Bool { left.ranks == right.ranks }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) && character.isASCII }

    /// A separator counts as one space, and as nothing at the start.
    private mutating func append(_ character: Character) {
        if let rank = Self.known[character] {
            ranks.append(rank)
        } else if !character.isLetter {
            if !ranks.isEmpty, ranks.last != Self.space { ranks.append(Self.space) }
        } else if let rank = character.latinBase.flatMap({ Self.known[$0] }) {
            ranks.append(rank)
        } else {
            ranks.append(Self.other)
            ranks += character.lowercased().utf8
        }
    }

    /// Ranks of the letters, upper and lower case.
    private static let known: [Character: UInt8] = {
        let letters = alphabet.enumerated().flatMap { place, letter in
            [letter, Character(letter.lowercased())].map { ($0, firstLetter + UInt8(place)) }
        }
        return Dictionary(uniqueKeysWithValues: letters)
    }()
}
