import CArchive
import Conversion

/// The documents in a ZIP, which a book names in any order: the small ones are unpacked in one go and kept.
final class PackedDocuments {
    private let archive: ZipReader
    private let entries: [ZipReader.Entry]
    private var kept: [Int: [UInt8]]?

    /// Bytes: of one that is kept, and of all.
    private static let largestKept = 256 << 10, mostKept = 64 << 20

    init(_ archive: ZipReader, _ entries: [ZipReader.Entry]) {
        self.archive = archive
        self.entries = entries
    }

    /// - Parameter number: its index in the listing.
    func bytes(of number: Int) throws(ConversionReason) -> [UInt8] {
        if kept == nil { kept = smallDocuments() }
        if let bytes = kept?[number] { return bytes }
        let entry = entries[number]
        var bytes: [UInt8] = []
        try archive.walk { index, _, open throws(ConversionReason) in
            guard index == entry.index else { return true }
            bytes = try archive.bytes(of: entry, from: open, atMost: BookFiles.largestDocument) { _ in true }
            return false
        }
        return bytes
    }

    /// The documents before an entry that is so damaged that libarchive stops there; others are read one by one.
    private func smallDocuments() -> [Int: [UInt8]] {
        let numbers = Dictionary(entries.enumerated().map { ($1.index, $0) }) { first, _ in first }
        var documents: [Int: [UInt8]] = [:]
        var length = 0
        try? archive.walk { index, _, open in
            guard let number = numbers[index], length < Self.mostKept else { return length < Self.mostKept }
            // One that is damaged or large is read again when it is wanted, and refused then.
            let bytes = try? archive.bytes(
                of: entries[number], from: open, atMost: Self.largestKept, if: Self.isMarkup)
            if let bytes {
                documents[number] = bytes
                length += bytes.count
            }
            return true
        }
        return documents
    }

    /// Whether a file begins like XML; pictures and sounds are not unpacked.
    private static func isMarkup(_ start: UnsafeRawBufferPointer) -> Bool {
        let mark: [UInt8] = [0xef, 0xbb, 0xbf, 0x09, 0x0a, 0x0d, 0x20]
        return start.prefix(1 << 10).first { !mark.contains($0) } == UInt8(ascii: "<")
    }
}

extension ZipReader {
    /// The content of a small entry.
    ///
    /// - Parameter isWanted: whether to go on after its first block.
    fileprivate func bytes(
        of entry: Entry, from open: OpaquePointer, atMost limit: Int,
        if isWanted: (UnsafeRawBufferPointer) -> Bool
    ) throws(ConversionReason) -> [UInt8] {
        if let size = entry.size, size > limit { throw .largeEntry(entry.path, megabytes: limit >> 20) }
        var bytes: [UInt8] = []
        var length = 0
        try unpack(entry, from: open, length: &length) { block throws(ConversionReason) in
            guard bytes.count + block.count <= limit, !bytes.isEmpty || isWanted(block) else {
                throw .largeEntry(entry.path, megabytes: limit >> 20)
            }
            bytes += block
        }
        return bytes
    }
}
