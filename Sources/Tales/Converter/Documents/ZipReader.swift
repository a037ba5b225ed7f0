import CArchive
import Conversion
import Glibc

/// Reads a possibly malicious ZIP.
struct ZipReader {
    private let input: InputFile

    static let mostEntries = 2000, mostBytes = 2 << 30

    init(_ input: InputFile) { self.input = input }

    /// Its contents, without files that only the packing machine needs.
    func listing() throws(ConversionReason) -> [ConversionAnswer.ArchiveEntry] {
        try entries().map { ConversionAnswer.ArchiveEntry(path: $0.path, size: $0.size) }
    }

    /// Writes entries one after the other.
    ///
    /// - Parameter numbers: indexes into ``listing()``, from 0.
    /// - Returns: the range of each in the output.
    func unpack(_ numbers: [Int], to output: OutputFile) throws(ConversionReason) -> [Range<Int>] {
        let entries = try entries()
        guard numbers.allSatisfy(entries.indices.contains) else { throw ConversionReason.fixed(.noEntry) }
        var ranges: [Int: Range<Int>] = [:]
        var length = 0
        let wanted = Dictionary(numbers.map { (entries[$0].index, $0) }) { first, _ in first }
        try walk { index, entry, archive throws(ConversionReason) in
            guard let number = wanted[index] else { return }
            let start = length
            try unpack(entries[number], from: archive, length: &length, write: output.write)
            ranges[number] = start..<length
        }
        return numbers.compactMap { ranges[$0] }
    }

    /// Its files, for reading a book.
    ///
    /// - Parameter reason: the reason for a file that is not a ZIP.
    func bookFiles(orElse reason: FixedReason = .noArchive) throws(ConversionReason) -> BookFiles {
        let entries: [ConversionAnswer.ArchiveEntry]
        do throws(ConversionReason) {
            entries = try listing()
        } catch {
            throw error == .fixed(.noArchive) ? .fixed(reason) : error
        }
        return BookFiles(entries) { number throws(ConversionReason) in
            try bytes(of: number, atMost: BookFiles.largestDocument)
        }
    }

    /// The content of a small entry.
    private func bytes(of number: Int, atMost limit: Int) throws(ConversionReason) -> [UInt8] {
        let entry = try entries()[number]
        var bytes: [UInt8] = []
        var length = 0
        try walk { index, _, archive throws(ConversionReason) in
            guard index == entry.index else { return }
            try unpack(entry, from: archive, length: &length) { block throws(ConversionReason) in
                guard bytes.count + block.count <= limit else {
                    throw ConversionReason.largeEntry(entry.path, megabytes: limit >> 20)
                }
                bytes += block
            }
        }
        return bytes
    }

    /// A file of the archive.
    struct Entry {
        /// Its index among all entries, including folders and skipped ones.
        let index: Int
        let path: String
        let size: Int?
    }

    private func entries() throws(ConversionReason) -> [Entry] {
        var entries: [Entry] = []
        var seen = Set<String>()
        var claimed = 0
        var count = 0
        try walk { index, header, _ throws(ConversionReason) in
            count += 1
            guard count <= Self.mostEntries else { return }
            let path = try EntryPath(header)
            guard !path.isFolder, !path.isLeftOut else { return }
            guard seen.insert(path.folded).inserted else {
                throw ConversionReason.entry(.double, path.text)
            }
            let size = Self.size(of: header)
            claimed += max(0, size ?? 0)
            guard claimed <= Self.mostBytes else { throw Self.tooMuch }
            entries.append(Entry(index: index, path: path.text, size: size))
        }
        guard count <= Self.mostEntries else {
            throw ConversionReason.tooManyEntries(count, most: Self.mostEntries)
        }
        return entries
    }

    /// Its size as claimed by the ZIP; nil if unknown.
    static func size(of header: OpaquePointer) -> Int? {
        archive_entry_size_is_set(header) != 0 ? Int(archive_entry_size(header)) : nil
    }

    /// Its name, unchecked; nil if it has none.
    static func name(of header: OpaquePointer) -> String? {
        archive_entry_pathname(header).map { String(cString: $0) }
    }

    private static let tooMuch = ConversionReason.unpacksToMore(gigabytes: mostBytes >> 30)

    typealias Visit = (Int, OpaquePointer, OpaquePointer) throws(ConversionReason) -> Void

    /// Visits every entry in directory order.
    func walk(_ visit: Visit) throws(ConversionReason) {
        guard let archive = archive_read_new() else { throw ConversionReason.fixed(.noMemoryToRead) }
        defer { archive_read_free(archive) }
        archive_read_support_format_zip_seekable(archive)
        lseek(input.descriptor, 0, SEEK_SET)
        guard archive_read_open_fd(archive, input.descriptor, 1 << 16) == ARCHIVE_OK else {
            throw ConversionReason.fixed(.noArchive)
        }
        var entry: OpaquePointer?
        var index = 0
        while true {
            let status = archive_read_next_header(archive, &entry)
            if status == ARCHIVE_EOF { return }
            guard status >= ARCHIVE_WARN, let entry else { throw ConversionReason.fixed(.cutOff) }
            try visit(index, entry, archive)
            index += 1
        }
    }

    func unpack(
        _ entry: Entry, from archive: OpaquePointer, length: inout Int,
        write: (UnsafeRawBufferPointer) throws(ConversionReason) -> Void
    ) throws(ConversionReason) {
        let most = entry.size ?? Self.mostBytes
        var count = 0
        var block: UnsafeRawPointer?
        var size = 0, offset = la_int64_t(0)
        while true {
            let status = archive_read_data_block(archive, &block, &size, &offset)
            if status == ARCHIVE_EOF { break }
            guard status == ARCHIVE_OK, offset == count else {
                throw ConversionReason.entry(.damaged, entry.path)
            }
            count += size
            guard count <= most else {
                throw ConversionReason.entry(.larger, entry.path)
            }
            guard length + size <= Self.mostBytes else { throw Self.tooMuch }
            try write(UnsafeRawBufferPointer(start: block, count: size))
            length += size
        }
        guard count == entry.size ?? count else {
            throw ConversionReason.entry(.cutOff, entry.path)
        }
    }
}
