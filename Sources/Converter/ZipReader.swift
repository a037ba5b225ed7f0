import CArchive
import Conversion
import Glibc

/// Reads a ZIP that may have been made to do harm.
struct ZipReader {
    private let input: InputFile

    static let (mostEntries, mostBytes) = (2000, 2 << 30)

    init(_ input: InputFile) { self.input = input }

    /// What is in it, without what only the machine that made it needs.
    func listing() throws(ConversionRefusal) -> [ConversionAnswer.ArchiveEntry] {
        try entries().map { ConversionAnswer.ArchiveEntry(path: $0.path, size: $0.size) }
    }

    /// Writes entries one after the other.
    ///
    /// - Parameter numbers: of ``listing()``, from 0.
    /// - Returns: where each lies in the output.
    func unpack(_ numbers: [Int], to output: OutputFile) throws(ConversionRefusal) -> [Range<Int>] {
        let entries = try entries()
        guard numbers.allSatisfy(entries.indices.contains) else { throw ConversionRefusal("has no such entry") }
        var ranges: [Int: Range<Int>] = [:]
        var length = 0
        let wanted = Dictionary(numbers.map { (entries[$0].place, $0) }) { first, _ in first }
        try walk { place, entry, archive throws(ConversionRefusal) in
            guard let number = wanted[place] else { return }
            let start = length
            try unpack(entries[number], from: archive, length: &length, write: output.write)
            ranges[number] = start..<length
        }
        return numbers.compactMap { ranges[$0] }
    }

    /// Its files for a reader of books.
    func bookFiles() throws(ConversionRefusal) -> BookFiles {
        BookFiles(try listing()) { number throws(ConversionRefusal) in
            try bytes(of: number, atMost: BookFiles.largestDocument)
        }
    }

    /// The bytes of a small entry.
    private func bytes(of number: Int, atMost limit: Int) throws(ConversionRefusal) -> [UInt8] {
        let entry = try entries()[number]
        var bytes: [UInt8] = []
        var length = 0
        try walk { place, _, archive throws(ConversionRefusal) in
            guard place == entry.place else { return }
            try unpack(entry, from: archive, length: &length) { block throws(ConversionRefusal) in
                guard bytes.count + block.count <= limit else {
                    throw ConversionRefusal("holds \(entry.path), which is larger than \(limit >> 20) MB")
                }
                bytes += block
            }
        }
        return bytes
    }

    /// A file of the archive.
    private struct Entry {
        /// Its place among all entries, folders and left out ones too.
        let place: Int
        let path: String
        let size: Int?
    }

    private func entries() throws(ConversionRefusal) -> [Entry] {
        var entries: [Entry] = []
        var seen = Set<String>()
        var claimed = 0
        var count = 0
        try walk { place, header, _ throws(ConversionRefusal) in
            count += 1
            guard count <= Self.mostEntries else { return }
            let path = try EntryPath(header)
            guard !path.isFolder, !path.isLeftOut else { return }
            guard seen.insert(path.folded).inserted else {
                throw ConversionRefusal("has two entries named \(path.text); rename one of them")
            }
            let size = archive_entry_size_is_set(header) != 0 ? Int(archive_entry_size(header)) : nil
            claimed += max(0, size ?? 0)
            guard claimed <= Self.mostBytes else { throw Self.tooMuch }
            entries.append(Entry(place: place, path: path.text, size: size))
        }
        guard count <= Self.mostEntries else {
            throw ConversionRefusal("has \(count.grouped) entries; at most \(Self.mostEntries.grouped) are taken")
        }
        return entries
    }

    private static let tooMuch = ConversionRefusal("unpacks to more than \(mostBytes >> 30) GB, which is refused")

    private typealias Visit = (Int, OpaquePointer, OpaquePointer) throws(ConversionRefusal) -> Void

    /// Visits every entry in the order of the archive's directory.
    private func walk(_ visit: Visit) throws(ConversionRefusal) {
        guard let archive = archive_read_new() else { throw ConversionRefusal("cannot be read: no memory") }
        defer { archive_read_free(archive) }
        archive_read_support_format_zip_seekable(archive)
        lseek(input.descriptor, 0, SEEK_SET)
        guard archive_read_open_fd(archive, input.descriptor, 1 << 16) == ARCHIVE_OK else {
            throw ConversionRefusal("is not a ZIP, or is cut off")
        }
        var entry: OpaquePointer?
        var place = 0
        while true {
            let status = archive_read_next_header(archive, &entry)
            if status == ARCHIVE_EOF { return }
            guard status >= ARCHIVE_WARN, let entry else { throw ConversionRefusal("is damaged or cut off") }
            try visit(place, entry, archive)
            place += 1
        }
    }

    private func unpack(
        _ entry: Entry, from archive: OpaquePointer, length: inout Int,
        write: (UnsafeRawBufferPointer) throws(ConversionRefusal) -> Void
    ) throws(ConversionRefusal) {
        let most = entry.size ?? Self.mostBytes
        var count = 0
        var block: UnsafeRawPointer?
        var (size, offset) = (0, la_int64_t(0))
        while true {
            let status = archive_read_data_block(archive, &block, &size, &offset)
            if status == ARCHIVE_EOF { break }
            guard status == ARCHIVE_OK, offset == count else {
                throw ConversionRefusal("is damaged: \(entry.path) cannot be unpacked")
            }
            count += size
            guard count <= most else {
                throw ConversionRefusal("lies: \(entry.path) unpacks to more than it claims")
            }
            guard length + size <= Self.mostBytes else { throw Self.tooMuch }
            try write(UnsafeRawBufferPointer(start: block, count: size))
            length += size
        }
        guard count == entry.size ?? count else { throw ConversionRefusal("is damaged: \(entry.path) is cut off") }
    }
}

extension Int {
    /// With commas between thousands.
    fileprivate var grouped: String {
        self < 1000 ? "\(self)" : "\((self / 1000).grouped),\(String(1000 + self % 1000).dropFirst())"
    }
}
