import Confinement
import Conversion

/// Reads a deck for Anki, whatever form its file has.
struct DeckReader {
    private let input: InputFile

    /// The first bytes of a ZIP, of one without entries, and of a zstd stream.
    private static let zips = [Array("PK\u{3}\u{4}".utf8), Array("PK\u{5}\u{6}".utf8)]
    private static let zstd: [UInt8] = [0x28, 0xb5, 0x2f, 0xfd]
    private static let mostTextBytes = 128 << 20

    init(_ input: InputFile) { self.input = input }

    /// Writes the notes, in a sandbox.
    func read(to output: OutputFile) throws(ConversionReason) -> ConversionAnswer.DeckFacts {
        var notes = NoteWriter(to: output)
        var collection = try CollectionFile()
        Database.prepare()
        try Confinement.lockIn()
        let head = input.head(16)
        if Self.zips.contains(where: head.starts) {
            try AnkiPackage(ZipReader(input)).unpack(to: &collection)
        } else if head.starts(with: Self.zstd) {
            var stream = try ZstdStream(collection.name)
            try input.withBytes(most: CollectionFile.mostBytes) { bytes throws(ConversionReason) in
                try stream.unpack(bytes) { block throws(ConversionReason) in try collection.write(block) }
            }
            try stream.finish()
        } else if CollectionFile.isCollection(head) {
            try collection.write(contentOf: input)
        } else {
            try input.withBytes(most: Self.mostTextBytes) { bytes throws(ConversionReason) in
                try TextDeck(bytes).read(to: &notes)
            }
            return try notes.finish()
        }
        try collection.withDatabase { database throws(ConversionReason) in
            try CollectionReader(database: database).read(to: &notes)
        }
        return try notes.finish()
    }
}
