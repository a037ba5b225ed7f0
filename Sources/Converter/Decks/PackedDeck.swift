import Conversion

/// A deck that somebody has packed in a ZIP as it was, such as `Mazo.apkg` in `Mazo.zip`.
struct PackedDeck {
    private let archive: ZipReader
    private let entry: ZipReader.Entry

    /// The endings of decks; of several files the first ending counts, then the file that lies least deep.
    private static let endings = [".apkg", ".colpkg", ".csv", ".tsv", ".txt"]
    /// More entries are no deck and its wrapping.
    private static let mostEntries = 1000

    /// - Returns: nil for a ZIP without a deck in it.
    init?(_ archive: ZipReader) throws(ConversionReason) {
        var best: (rank: (Int, Int), entry: ZipReader.Entry)?
        try archive.walk { index, header, _ throws(ConversionReason) in
            guard index < Self.mostEntries, let path = ZipReader.name(of: header), let rank = Self.rank(path) else {
                return index < Self.mostEntries
            }
            let header = try EntryHeader(header, index: index)
            try header.check(path)
            if best.map({ rank < $0.rank }) ?? true {
                best = (rank, ZipReader.Entry(index: index, path: path, size: header.size))
            }
            return true
        }
        guard let best else { return nil }
        (self.archive, entry) = (archive, best.entry)
    }

    /// How well a path fits a deck, the least first; nil for none.
    private static func rank(_ path: String) -> (Int, Int)? {
        let parts = path.split { $0 == "/" || $0 == "\\" }
        guard let name = parts.last?.lowercased(), parts.first != "__MACOSX", !name.hasPrefix("."),
            path.last != "/", path.last != "\\"
        else { return nil }
        return endings.firstIndex { name.hasSuffix($0) }.map { ($0, parts.count) }
    }

    func unpack(to file: inout CollectionFile) throws(ConversionReason) {
        file.name = entry.path
        try archive.read(entry) { block throws(ConversionReason) in try file.write(block) }
    }
}
