import CArchive
import Conversion
import Glibc
import Sentences

/// A validated path of a ZIP entry: it stays inside the target folder, and names a file or folder.
struct EntryPath {
    let text: String
    let isFolder: Bool

    /// - Parameter header: libarchive's entry.
    init(_ header: OpaquePointer) throws(ConversionReason) {
        guard let name = archive_entry_pathname(header), name[0] != 0 else {
            throw ConversionReason.fixed(.foreignName)
        }
        // Older Windows does not state the encoding of names; they affect only order and title.
        let text = OldText.name(Array(UnsafeRawBufferPointer(start: name, count: strlen(name))))
        let kind = archive_entry_filetype(header)
        isFolder = kind == S_IFDIR || text.hasSuffix("/")
        let isOrdinary = isFolder || kind == S_IFREG || kind == 0
        guard isOrdinary, archive_entry_symlink(header) == nil, archive_entry_hardlink(header) == nil else {
            throw ConversionReason.entry(.special, text)
        }
        guard Self.staysInside(text) else {
            throw ConversionReason.entry(.outside, text)
        }
        guard archive_entry_is_encrypted(header) == 0 else {
            throw ConversionReason.entry(.encrypted, text)
        }
        self.text = text
    }

    /// Equal for names that some file systems treat as the same: letters of either case, accents composed or not (which
    /// Swift's own comparison does not distinguish).
    var folded: String { text.lowercased() }

    /// Whether only the machine that packed it needs it.
    var isLeftOut: Bool { parts.contains { $0.hasPrefix(".") || $0 == "__MACOSX" || $0 == "Thumbs.db" } }

    private var parts: [Substring] { text.split(separator: "/") }

    private static func staysInside(_ text: String) -> Bool {
        let isDrive = text.dropFirst().first == ":"
        let hasOddScalars = text.unicodeScalars.contains { $0 == "\\" || $0.isControl }
        return !text.hasPrefix("/") && !isDrive && !hasOddScalars && !text.split(separator: "/").contains("..")
    }
}
