import CArchive
import Conversion
import Glibc

/// Reads a possibly malicious ZIP.
struct ZipReader {
    private let input: InputFile

    /// The longest book has 2,000 pages, each with a picture, a sound and its times.
    ///
    /// An entry takes about a kilobyte of memory, here and in the parent.
    static let mostEntries = 8000, mostBytes = 2 << 30
    /// How many of the entries that are left out are named.
    private static let mostNamed = 11

    init(_ input: InputFile) { self.input = input }

    /// Its contents, without files that only the packing machine needs.
    func listing() throws(ConversionReason) -> ConversionAnswer {
        let contents = try contents()
        return .listing(
            contents.entries.map { .init(path: $0.path, size: $0.size) },
            leftOut: Array(contents.leftOut.prefix(Self.mostNamed)))
    }

    /// Writes entries one after the other.
    ///
    /// - Parameter numbers: indexes into ``listing()``, from 0.
    /// - Returns: the range of each in the output.
    func unpack(_ numbers: [Int], to output: OutputFile) throws(ConversionReason) -> [Range<Int>] {
        let entries = try contents().entries
        guard numbers.allSatisfy(entries.indices.contains) else { throw ConversionReason.fixed(.noEntry) }
        var ranges: [Int: Range<Int>] = [:]
        var length = 0
        let wanted = Dictionary(numbers.map { (entries[$0].index, $0) }) { first, _ in first }
        try walk { index, entry, archive throws(ConversionReason) in
            guard let number = wanted[index] else { return true }
            let start = length
            try unpack(entries[number], from: archive, length: &length, write: output.write)
            ranges[number] = start..<length
            return ranges.count < wanted.count
        }
        return numbers.compactMap { ranges[$0] }
    }

    /// Its files, for reading a book.
    ///
    /// - Parameter reason: the reason for a file that is not a ZIP.
    func bookFiles(orElse reason: FixedReason = .noArchive) throws(ConversionReason) -> BookFiles {
        let entries: [Entry]
        do throws(ConversionReason) {
            entries = try contents().entries
        } catch {
            throw error == .fixed(.noArchive) ? .fixed(reason) : error
        }
        let documents = PackedDocuments(self, entries)
        return BookFiles(entries.map { .init(path: $0.path, size: $0.size) }) { number throws(ConversionReason) in
            try documents.bytes(of: number)
        }
    }

    /// A file of the archive.
    struct Entry {
        /// Its index among all entries, including folders and skipped ones.
        let index: Int
        let path: String
        let size: Int?
    }

    private func contents() throws(ConversionReason) -> (entries: [Entry], leftOut: [String]) {
        let all = try headers()
        var leftOut = all.compactMap(\.longName)
        let headers = all.filter { $0.longName == nil }
        var entries: [Entry] = []
        var seen = Set<String>()
        var claimed = 0
        for (header, name) in zip(headers, OldText.names(headers.map(\.name))) {
            try header.checkPassword(name)
            guard !header.isFolder else { continue }
            guard let path = EntryPath(name) else {
                leftOut.append(name)
                continue
            }
            guard !path.isLeftOut else { continue }
            guard header.isOrdinary, seen.insert(path.folded).inserted else {
                leftOut.append(name)
                continue
            }
            claimed += max(0, header.size ?? 0)
            guard claimed <= Self.mostBytes else { throw Self.tooMuch }
            entries.append(Entry(index: header.index, path: path.text, size: header.size))
        }
        return (entries, leftOut)
    }

    private func headers() throws(ConversionReason) -> [EntryHeader] {
        var headers: [EntryHeader] = []
        var count = 0
        try walk { index, header, _ throws(ConversionReason) in
            count += 1
            if count <= Self.mostEntries { headers.append(try EntryHeader(header, index: index)) }
            return true
        }
        guard count <= Self.mostEntries else { throw .tooManyEntries(count, most: Self.mostEntries) }
        return headers
    }

    /// Its name, unchecked; nil if it has none.
    static func name(of header: OpaquePointer) -> String? {
        archive_entry_pathname(header).map { String(cString: $0) }
    }

    private static let tooMuch = ConversionReason.unpacksToMore(gigabytes: mostBytes >> 30)

    /// - Returns: whether to go on.
    typealias Visit = (Int, OpaquePointer, OpaquePointer) throws(ConversionReason) -> Bool

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
            guard try visit(index, entry, archive) else { return }
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
