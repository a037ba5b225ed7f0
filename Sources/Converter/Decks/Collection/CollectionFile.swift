import CLinux
import Conversion
import Glibc

/// A private copy of a collection in memory, which SQLite reads without opening a file.
struct CollectionFile {
    private let file: OutputFile
    /// The name of what is copied, for the message.
    var name = "collection.anki2"
    private var count = 0

    static let mostBytes = 256 << 20
    private static let mark = Array("SQLite format 3\0".utf8)
    /// The bytes of the header that say how it is written and read, and their value "without a write-ahead log".
    private static let versions = (offset: 18, value: [UInt8](repeating: 1, count: 2))

    /// Makes an empty one; call it before the process is sandboxed.
    init() throws(ConversionReason) {
        let descriptor = descriptors_memory("pasaka-collection")
        guard descriptor >= 0 else { throw .fixed(.noMemoryToRead) }
        file = OutputFile(descriptor: descriptor, isShortOfRoom: false)
    }

    /// What was copied, to be read as a file.
    var input: InputFile {
        get throws(ConversionReason) {
            guard count > 0 else { throw .entry(.cutOff, name) }
            return try InputFile(descriptor: file.descriptor)
        }
    }

    /// Whether a file is one.
    static func isCollection(_ head: [UInt8]) -> Bool { head.starts(with: mark) }

    mutating func write(_ bytes: UnsafeRawBufferPointer) throws(ConversionReason) {
        count += bytes.count
        guard count <= Self.mostBytes else { throw .largeEntry(name, megabytes: Self.mostBytes >> 20) }
        try file.write(bytes)
    }

    /// Copies a file that is a collection itself.
    mutating func write(contentOf input: InputFile) throws(ConversionReason) {
        try input.withBytes(most: Self.mostBytes) { bytes throws(ConversionReason) in try write(bytes) }
    }

    /// Passes the database to a closure.
    func withDatabase(_ body: (Database) throws(ConversionReason) -> Void) throws(ConversionReason) {
        let copy = try input
        guard Self.isCollection(copy.head(Self.mark.count)) else { throw .fixed(.brokenCollection) }
        // A newer Anki declares a log beside the file, which an export does not have.
        lseek(file.descriptor, off_t(Self.versions.offset), SEEK_SET)
        try Self.versions.value.passOn(Self.versions.value.count, to: file.write)
        try copy.withBytes(most: Self.mostBytes) { bytes throws(ConversionReason) in
            try body(try Database(bytes))
        }
    }
}
