import Conversion

/// Reads the notes of a text: TSV, CSV, or Anki's own export.
struct TextDeck {
    private let bytes: UnsafeRawBufferPointer

    private static let utf8Mark: [UInt8] = [0xef, 0xbb, 0xbf]
    private static let utf16Marks: [[UInt8]] = [[0xff, 0xfe], [0xfe, 0xff]]

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    func read(to notes: inout NoteWriter) throws(ConversionReason) {
        if Self.utf16Marks.contains(where: { bytes.starts(with: $0) }) {
            guard let text = OldText.text(Array(bytes)) else { throw .fixed(.noDeck) }
            var failure: ConversionReason?
            Array(text.utf8).withUnsafeBytes { text in
                do throws(ConversionReason) { try Self.read(text, to: &notes) } catch { failure = error }
            }
            if let failure { throw failure }
            return
        }
        guard !bytes.prefix(1 << 12).contains(0) else { throw .fixed(.noDeck) }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .fixed(.notUTF8) }
        let start = bytes.starts(with: Self.utf8Mark) ? Self.utf8Mark.count : 0
        try Self.read(UnsafeRawBufferPointer(rebasing: bytes[start...]), to: &notes)
    }

    private static func read(_ text: UnsafeRawBufferPointer, to notes: inout NoteWriter) throws(ConversionReason) {
        let header = TextHeader(text)
        guard let separator = header.separator ?? SeparatorGuess(text, header).separator else { throw .fixed(.noDeck) }
        var records = SeparatedText(text, separator: separator, from: header.end, line: header.lines + 1)
        var columns = Columns(header)
        var isFirst = header.names.isEmpty
        while let record = try records.next() {
            if isFirst, let named = Columns(names: record.map { String(decoding: $0, as: UTF8.self) }) {
                columns = named  // a spreadsheet writes the names above the columns
            } else if record.count == 1, !header.isThere {
                notes.skip(.noBack)
            } else if let note = columns.note(of: record, isHTML: header.isHTML) {
                try notes.add(front: note.front, back: note.back)
            } else {
                notes.skip(.noText)
            }
            isFirst = false
        }
    }
}

/// The columns of a text that are the front and the back of its notes.
private struct Columns {
    private let front: Int
    /// The column of the back; nil for the first that has text, of those after the front that are fields.
    private var back: Int?
    private var otherColumns: Set<Int> = []

    init(_ header: TextHeader) {
        if let named = Columns(names: header.names) {
            self = named
        } else {
            front = (0...).first { !header.otherColumns.contains($0) } ?? 0
            otherColumns = header.otherColumns
        }
    }

    /// Finds the columns by their names; nil if the names do not say.
    init?(names: [String]) {
        let names = names.map { $0.lowercased() }
        guard let front = names.firstIndex(of: "front"), let back = names.firstIndex(of: "back") else { return nil }
        (self.front, self.back) = (front, back)
    }

    /// The note of a record; nil if there is nothing on the front.
    func note(of record: [[UInt8]], isHTML: Bool) -> (front: String, back: String)? {
        func text(_ column: Int) -> String {
            record.indices.contains(column) ? NoteText.clean(record[column][...], isHTML: isHTML) : ""
        }
        let front = text(front)
        guard !front.isEmpty else { return nil }
        if let back { return (front, text(back)) }
        let others = record.indices.lazy.filter { $0 > self.front && !otherColumns.contains($0) }
        return (front, others.map(text).first { !$0.isEmpty } ?? "")
    }
}

/// Finds what parts the columns of a text that does not say: the sign by which most records have as many.
private struct SeparatorGuess {
    let separator: UInt8?

    private static let signs = "\t;,|".utf8
    /// How many records are looked at, and which part of them must agree.
    private static let most = 100, agreeing = 0.8
    /// The part of the records that may be without the sign, as where a translation is still to be found.
    private static let mostBare = 0.34

    init(_ text: UnsafeRawBufferPointer, _ header: TextHeader) {
        var best: (sign: UInt8, share: Double)?
        for sign in Self.signs {
            let share = Self.share(of: sign, in: text, header)
            if share > best?.share ?? 0 { best = (sign, share) }
        }
        let isGood = header.isThere || best?.share ?? 0 >= Self.agreeing
        separator = isGood ? best?.sign ?? UInt8(ascii: "\t") : nil
    }

    /// The part of the records that have a front and a back, and the usual number of columns.
    private static func share(of sign: UInt8, in text: UnsafeRawBufferPointer, _ header: TextHeader) -> Double {
        var records = SeparatedText(text, separator: sign, from: header.end)
        var counts: [Int: Int] = [:], all = 0, bare = 0
        // An open quotation mark ends the look; it is told when the text is read.
        while all < most, let record = try? records.next() {
            all += 1
            if record.count == 1 { bare += 1 }
            let isNote = record.count > 1 && record.prefix(2).allSatisfy { $0.contains { $0 > 0x20 } }
            let isReference = sign == UInt8(ascii: ";") && record.dropLast().contains(where: Self.endsInReference)
            // After the comma of a sentence there is a space.
            let isSentence = sign != UInt8(ascii: "\t") && record.dropFirst().allSatisfy { $0.first == 0x20 }
            if isNote, !isReference, !(isSentence && record.count < 3 && all < 3) {
                counts[record.count, default: 0] += 1
            }
        }
        let usual = sign == UInt8(ascii: "\t") ? counts.values.reduce(0, +) : counts.values.max() ?? 0
        guard all > 0 else { return 0 }
        // A sentence or two with the sign are no list.
        let counted = usual > 1 && Double(bare) <= Self.mostBare * Double(all) ? all - bare : all
        return Double(usual) / Double(counted)
    }

    /// Whether the semicolon after a field belongs to a character reference of HTML, such as `&nbsp;`.
    private static func endsInReference(_ field: [UInt8]) -> Bool {
        guard let start = field.suffix(12).lastIndex(of: UInt8(ascii: "&")) else { return false }
        let name = field[(start + 1)...]
        return !name.isEmpty
            && name.allSatisfy { (48...57).contains($0) || (97...122).contains($0 | 0x20) || $0 == UInt8(ascii: "#") }
    }
}
