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
        var collection = try CollectionFile(), packed = try CollectionFile()
        Database.prepare()
        try Confinement.lockIn()
        if let deck = try packedDeck {
            try deck.unpack(to: &packed)
            try Self.read(try packed.input, through: &collection, to: &notes)
        } else {
            try Self.read(input, through: &collection, to: &notes)
        }
        return try notes.finish()
    }

    private static func isZip(_ input: InputFile) -> Bool {
        let head = input.head(16)
        return zips.contains(where: head.starts)
    }

    /// The deck in a ZIP that is none itself.
    private var packedDeck: PackedDeck? {
        get throws(ConversionReason) {
            let archive = ZipReader(input)
            guard Self.isZip(input), try AnkiPackage(archive).isEmpty else { return nil }
            return try PackedDeck(archive)
        }
    }

    private static func read(
        _ input: InputFile, through collection: inout CollectionFile, to notes: inout NoteWriter
    ) throws(ConversionReason) {
        let head = input.head(16)
        if isZip(input) {
            try AnkiPackage(ZipReader(input)).unpack(to: &collection)
        } else if head.starts(with: zstd) {
            var stream = try ZstdStream(collection.name)
            try input.withBytes(most: CollectionFile.mostBytes) { bytes throws(ConversionReason) in
                try stream.unpack(bytes) { block throws(ConversionReason) in try collection.write(block) }
            }
            try stream.finish()
        } else if CollectionFile.isCollection(head) {
            try collection.write(contentOf: input)
        } else {
            return try input.withBytes(most: mostTextBytes) { bytes throws(ConversionReason) in
                try TextDeck(bytes).read(to: &notes)
            }
        }
        try collection.withDatabase { database throws(ConversionReason) in
            try CollectionReader(database: database).read(to: &notes)
        }
    }
}
