import Sentences

/// A title for comparing tales: case and spaces do not matter, and `==` compares by canonical equivalence.
package struct TaleTitle: Hashable, Sendable {
    package let folded: String

    package init(_ title: String) {
        folded = title.withoutControls.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
