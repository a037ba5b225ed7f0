/// The natural order of names: 2 before 10, ignoring case.
package struct NaturalOrder: Comparable {
    private enum Piece: Hashable {
        /// The digits without leading zeros; text, because they can have any length.
        case number(String)
        case text(String)
    }

    private let name: String
    private let pieces: [Piece]

    package init(_ name: String) {
        self.name = name
        var pieces: [Piece] = []
        var rest = Substring(name.lowercased()).unicodeScalars
        while let first = rest.first {
            let run = rest.prefix { Self.isDigit($0) == Self.isDigit(first) }
            let text = String(Substring(run))
            pieces.append(Self.isDigit(first) ? .number(String(text.drop { $0 == "0" })) : .text(text))
            rest = rest.dropFirst(run.count)
        }
        self.pieces = pieces
    }

    /// Names that differ only in case or leading zeros are ordered by their bytes.
    package static func < (left: NaturalOrder, right: NaturalOrder) -> Bool {
        for (one, other) in zip(left.pieces, right.pieces) where one != other { return isBefore(one, other) }
        guard left.pieces.count == right.pieces.count else { return left.pieces.count < right.pieces.count }
        return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }

    package static func == (left: NaturalOrder, right: NaturalOrder) -> Bool {
        left.name.utf8.elementsEqual(right.name.utf8)
    }

    private static func isBefore(_ one: Piece, _ other: Piece) -> Bool {
        switch (one, other) {
        case (.number(let one), .number(let other)): (one.utf8.count, one) < (other.utf8.count, other)
        case (.text(let one), .text(let other)): one < other
        case (.number, .text): true
        case (.text, .number): false
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
