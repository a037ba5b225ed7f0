import CArchive
import Confinement
import Conversion
import Glibc

/// Writes a package of new notes that old and new versions of Anki import.
///
/// It is the oldest form, which all of them read: `collection.anki2`, and no media.
struct PackageWriter {
    private let deck: NewDeck

    init(_ deck: NewDeck) { self.deck = deck }

    /// - Returns: how many notes it has.
    func write(to output: OutputFile) throws(ConversionReason) -> Int {
        Database.prepare()
        try Confinement.lockIn()
        var collection = NewCollection(deck)
        let bytes = try collection.bytes()
        let zip = try Self.zip([("collection.anki2", bytes), ("media", Array("{}".utf8))])
        try zip.passOn(zip.count, to: output.write)
        return collection.count
    }

    /// The room, in bytes, for the headers of its two entries and what cannot be compressed.
    private static let headers = 1 << 16

    /// A ZIP without times, so that equal content makes equal bytes.
    private static func zip(_ entries: [(name: String, content: [UInt8])]) throws(ConversionReason) -> [UInt8] {
        guard let archive = archive_write_new() else { throw .fixed(.noMemory) }
        defer { archive_write_free(archive) }
        archive_write_set_format_zip(archive)
        archive_write_set_bytes_in_last_block(archive, 1)  // no padding
        let room = entries.reduce(headers) { $0 + $1.content.count + $1.content.count / 8 }
        var isWhole = true
        let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            // Every write up to the close, which writes the directory, changes the count.
            withUnsafeMutablePointer(to: &count) { count in
                isWhole = archive_write_open_memory(archive, buffer.baseAddress, room, count) == ARCHIVE_OK
                for entry in entries where isWhole { isWhole = add(entry.name, entry.content, to: archive) }
                isWhole = archive_write_close(archive) == ARCHIVE_OK && isWhole
            }
        }
        guard isWhole else { throw .fixed(.noMemory) }
        return bytes
    }

    private static func add(_ name: String, _ content: [UInt8], to archive: OpaquePointer) -> Bool {
        guard let entry = archive_entry_new() else { return false }
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname(entry, name)
        archive_entry_set_filetype(entry, S_IFREG)
        archive_entry_set_perm(entry, 0o644)
        archive_entry_set_size(entry, la_int64_t(content.count))
        return archive_write_header(archive, entry) == ARCHIVE_OK
            && archive_write_data(archive, content, content.count) == content.count
    }
}
