/// A ZIP written byte by byte, so that its headers can be false.
public struct MadeZip {
    public struct Entry {
        public var name: [UInt8]
        /// The content as stored.
        public var content: [UInt8]
        public var isDeflated = false
        /// The claimed uncompressed size in bytes; nil for the true size of a stored entry.
        public var claimed: Int?
        /// Unix kind and permissions, such as 0o120777 for a link.
        public var mode = 0o100644
        public var isEncrypted = false
        /// Whether the name is marked as UTF-8.
        public var isMarked = true

        public init(_ name: String, _ content: String = "") {
            self.name = Array(name.utf8)
            self.content = Array(content.utf8)
        }
    }

    public private(set) var bytes: [UInt8] = []

    public init(_ entries: [Entry]) {
        var directory: [UInt8] = []
        for entry in entries {
            let offset = bytes.count
            let fields = Self.fields(of: entry)
            bytes += Self.little(0x0403_4b50, 4) + fields + entry.name + entry.content
            directory += Self.little(0x0201_4b50, 4) + Self.little(0x031e, 2) + fields
            directory += Self.little(0, 2) + Self.little(0, 2) + Self.little(0, 2)
            directory += Self.little(entry.mode << 16, 4) + Self.little(offset, 4) + entry.name
        }
        let start = bytes.count
        bytes += directory
        let count = Self.little(entries.count, 2)
        bytes += Self.little(0x0605_4b50, 4) + Self.little(0, 4) + count + count
        bytes += Self.little(directory.count, 4) + Self.little(start, 4) + Self.little(0, 2)
    }

    /// The common part of an entry's local header and its directory entry.
    private static func fields(of entry: Entry) -> [UInt8] {
        let flags = (entry.isMarked ? 1 << 11 : 0) | (entry.isEncrypted ? 1 : 0)
        let sum = entry.isDeflated ? 0 : Int(crc32(entry.content))
        let parts = [
            little(20, 2), little(flags, 2), little(entry.isDeflated ? 8 : 0, 2), little(0, 4), little(sum, 4),
            little(entry.content.count, 4), little(entry.claimed ?? entry.content.count, 4),
            little(entry.name.count, 2), little(0, 2),
        ]
        return parts.flatMap(\.self)
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    /// A deflated run of zeros: one literal, then copies of 258 bytes, 13 bits each.
    public static func zeros(copies: Int) -> [UInt8] {
        var bits: [UInt8] = [1, 1, 0]  // the last block, with the fixed codes
        bits += [0, 0, 1, 1, 0, 0, 0, 0]  // the byte 0
        for _ in 0..<copies { bits += [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0] }
        bits += [0, 0, 0, 0, 0, 0, 0]  // the end
        return stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<min(start + 8, bits.count)].reversed().reduce(0) { $0 << 1 | $1 }
        }
    }
}
