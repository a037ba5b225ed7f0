import Conversion

/// Reads the notes of a text: TSV, CSV, Anki's own export, or a list as people type it.
struct TextDeck {
    private let bytes: UnsafeRawBufferPointer

    private static let utf8Mark: [UInt8] = [0xef, 0xbb, 0xbf]

    /// The bytes that tell a text from a picture or a film, before all of it is decoded.
    private static let headBytes = 1 << 12

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    func read(to notes: inout NoteWriter) throws(ConversionReason) {
        let head = Array(bytes.prefix(Self.headBytes))
        if !head.contains(0), String(validating: bytes, as: UTF8.self) != nil {
            let start = bytes.starts(with: Self.utf8Mark) ? Self.utf8Mark.count : 0
            return try Self.read(UnsafeRawBufferPointer(rebasing: bytes[start...]), to: &notes)
        }
        // Spreadsheets still save in the code page of their system, or in UTF-16.
        guard OldText.list(head) != nil, let text = OldText.list(Array(bytes)), !text.utf8.contains(0) else {
            throw .fixed(head.contains(0) ? .noDeck : .notUTF8)
        }
        var failure: ConversionReason?
        Array(text.utf8).withUnsafeBytes { text in
            do throws(ConversionReason) { try Self.read(text, to: &notes) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    private static func read(_ text: UnsafeRawBufferPointer, to notes: inout NoteWriter) throws(ConversionReason) {
        let header = TextHeader(text)
        guard let form = TextForm(text, header) else { throw .fixed(.noDeck) }
        let columns = DeckColumns(header, SeparatedText(text, form, from: header.end))
        var records = SeparatedText(text, form, from: header.end)
        if columns.isNamedAbove { _ = records.next() }
        while let record = records.next() {
            switch columns.row(of: record, isHTML: header.isHTML) {
            case .note(let front, let back): try notes.add(front: front, back: back)
            case .skipped(let why): notes.skip(why)
            }
        }
    }
}
