/// The signs between the columns of a text, and between its rows.
struct TextForm: Hashable {
    var columns: Sign
    /// The byte that ends a row, besides the end of a line; nil for none.
    var rowEnd: UInt8?

    /// What stands between a word and its meaning.
    enum Sign: Hashable {
        /// A byte between all columns, each of which may be in quotes (RFC 4180).
        case every(UInt8)
        /// A byte of which the first in a line counts, as in `el perro: dog`.
        case first(UInt8)
        /// The first dash of a line, as in `el perro - dog` and `el perro – dog`.
        case dash
        /// Nothing: a list of words alone.
        case none
    }

    init(_ columns: Sign, rowEnd: UInt8? = nil) { (self.columns, self.rowEnd) = (columns, rowEnd) }

    /// The form that a text says in its header, or else the one that fits most of its rows.
    ///
    /// - Returns: nil for a text that is no list of words.
    init?(_ text: UnsafeRawBufferPointer, _ header: TextHeader) {
        if let separator = header.separator {
            self.init(.every(separator))
        } else if let guess = FormGuess(text, header).form ?? (header.isThere ? TextForm(.every(0x09)) : nil) {
            self = guess
        } else {
            return nil
        }
    }
}

extension TextForm {
    /// Whether the sign is one of lists that people type.
    var isTyped: Bool { !columns.isOfPrograms }
}

extension TextForm.Sign {
    /// Whether programs write it.
    var isOfPrograms: Bool { if case .every = self { true } else { false } }
}
