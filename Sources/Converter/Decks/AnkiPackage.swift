import Conversion

/// A package (APKG or COLPKG): a ZIP of the collection and its sounds and pictures, which stay where they are.
///
/// A newer one also has a collection for old versions of Anki, with one note that asks to update. Packed again by hand,
/// it may lie in a folder.
struct AnkiPackage {
    private let archive: ZipReader
    private let entries: [String: ZipReader.Entry]

    private static let meta = "meta"
    private static let collections = ["collection.anki2", "collection.anki21", "collection.anki21b"]
    /// The most entries, more than any language has words, each with its picture and sound.
    private static let mostEntries = 500_000, mostMetaBytes = 1 << 10

    init(_ archive: ZipReader) throws(ConversionReason) {
        self.archive = archive
        do throws(ConversionReason) {
            entries = try archive.entries(named: Set(Self.collections + [Self.meta]), most: Self.mostEntries)
        } catch {
            throw error == .fixed(.noArchive) ? .fixed(.cutOff) : error
        }
    }

    /// Whether it has no collection.
    var isEmpty: Bool { entries.isEmpty }

    /// Unpacks the collection.
    func unpack(to collection: inout CollectionFile) throws(ConversionReason) {
        let name = try name()
        guard let entry = entries[name] else {
            throw entries.isEmpty ? .fixed(.noDeck) : .entry(.missing, name)
        }
        collection.name = name
        if name == Self.collections[2] {
            var stream = try ZstdStream(name)
            try archive.read(entry) { packed throws(ConversionReason) in
                try stream.unpack(packed) { block throws(ConversionReason) in try collection.write(block) }
            }
            try stream.finish()
        } else {
            try archive.read(entry) { block throws(ConversionReason) in try collection.write(block) }
        }
    }

    /// The name of the collection that counts.
    private func name() throws(ConversionReason) -> String {
        // Older programs do not say; then it is the newest.
        guard let meta = entries[Self.meta] else {
            return Self.collections.last { entries[$0] != nil } ?? Self.collections[0]
        }
        var bytes: [UInt8] = []
        try archive.read(meta) { block throws(ConversionReason) in
            bytes += block
            guard bytes.count <= Self.mostMetaBytes else { throw .entry(.damaged, Self.meta) }
        }
        guard let version = ProtocolBuffer(bytes)?.numbers[1], version > 0 else { throw .entry(.damaged, Self.meta) }
        guard version <= Self.collections.count else { throw .fixed(.newerDeck) }
        return Self.collections[Int(version) - 1]
    }
}

extension ZipReader {
    /// The entries of some names in one folder, the first of those that are the least deep; other entries may be anything.
    fileprivate func entries(
        named names: Set<String>, most: Int
    ) throws(ConversionReason) -> [String: Entry] {
        var folders: [(path: [Substring], entries: [String: Entry])] = []
        try walk { index, header, _ throws(ConversionReason) in
            guard index < most else { throw .tooManyEntries(index + 1, most: most) }
            guard let path = Self.name(of: header), path.last != "/", path.last != "\\" else { return true }
            let parts = path.split { $0 == "/" || $0 == "\\" }.filter { $0 != "." }
            // A Mac packs a shadow of each file beside it.
            guard let name = parts.last.map(String.init), names.contains(name), !parts.contains(".."),
                parts.first != "__MACOSX"
            else { return true }
            let header = try EntryHeader(header, index: index)
            try header.check(name)
            let entry = Entry(index: index, path: name, size: header.size)
            if let place = folders.firstIndex(where: { $0.path == parts.dropLast() }) {
                folders[place].entries[name] = entry
            } else if folders.count < Self.mostFolders {
                folders.append((parts.dropLast(), [name: entry]))
            }
            return true
        }
        let packages = folders.filter { $0.entries.keys.contains { $0.hasPrefix("collection.") } }
        return packages.min { $0.path.count < $1.path.count }?.entries ?? [:]
    }

    /// How many folders are compared.
    private static var mostFolders: Int { 100 }

    /// Passes the content of an entry to a closure, piece by piece.
    func read(
        _ entry: Entry, _ write: (UnsafeRawBufferPointer) throws(ConversionReason) -> Void
    ) throws(ConversionReason) {
        var length = 0
        try walk { index, _, archive throws(ConversionReason) in
            guard index == entry.index else { return true }
            try unpack(entry, from: archive, length: &length, write: write)
            return false
        }
    }
}
