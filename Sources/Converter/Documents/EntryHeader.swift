import CArchive
import Conversion
import Glibc

/// What a ZIP says of an entry, unchecked.
struct EntryHeader {
    /// Its index among all entries, including folders and skipped ones.
    let index: Int
    /// The name as packed; older Windows does not say in which encoding.
    let name: [UInt8]
    /// Uncompressed bytes; nil if unknown.
    let size: Int?
    let isFolder: Bool
    /// Whether it is a file or a folder, no link and no device.
    let isOrdinary: Bool
    private let isEncrypted: Bool

    private static let longestName = 1 << 10
    /// The bytes of a name that is too long which the message shows.
    private static let shown = 40

    /// - Parameter header: libarchive's.
    init(_ header: OpaquePointer, index: Int) throws(ConversionReason) {
        guard let name = archive_entry_pathname(header), name[0] != 0 else { throw .fixed(.foreignName) }
        self.index = index
        self.name = Array(UnsafeRawBufferPointer(start: name, count: strnlen(name, Self.longestName + 1)))
        size = archive_entry_size_is_set(header) != 0 ? Int(archive_entry_size(header)) : nil
        let kind = archive_entry_filetype(header)
        isFolder = kind == S_IFDIR || [UInt8(ascii: "/"), UInt8(ascii: "\\")].contains(self.name.last)
        let isFile = isFolder || kind == S_IFREG || kind == 0
        isOrdinary = isFile && archive_entry_symlink(header) == nil && archive_entry_hardlink(header) == nil
        isEncrypted = archive_entry_is_encrypted(header) != 0
    }

    /// The start of a name that is longer than any path; nil for any other.
    var longName: String? {
        name.count > Self.longestName ? String(decoding: name.prefix(Self.shown), as: UTF8.self) + "…" : nil
    }

    /// - Throws: if it is a link or a device, or encrypted.
    func check(_ name: String) throws(ConversionReason) {
        guard isOrdinary else { throw .entry(.special, name) }
        try checkPassword(name)
    }

    /// - Throws: if it is encrypted.
    func checkPassword(_ name: String) throws(ConversionReason) {
        guard !isEncrypted else { throw .entry(.encrypted, name) }
    }
}
