/// Whole characters out of the bytes of tokens, which may end within one.
struct TextStream {
    private var rest: [UInt8] = []

    /// Adds bytes.
    ///
    /// - Returns: the text that is whole now; what is no UTF-8 is replaced by U+FFFD.
    mutating func append(_ bytes: [UInt8]) -> String {
        rest += bytes
        let whole = rest.count - Self.unfinished(rest)
        defer { rest.removeFirst(whole) }
        return String(decoding: rest[..<whole], as: UTF8.self)
    }

    /// What is left at the end.
    mutating func end() -> String {
        defer { rest = [] }
        return String(decoding: rest, as: UTF8.self)
    }

    /// The number of bytes at the end that begin a character but do not end it (RFC 3629, section 3).
    private static func unfinished(_ bytes: [UInt8]) -> Int {
        for count in 1...3 where count <= bytes.count {
            let byte = bytes[bytes.count - count]
            guard byte & 0xc0 != 0x80 else { continue }
            let length = byte & 0xe0 == 0xc0 ? 2 : byte & 0xf0 == 0xe0 ? 3 : byte & 0xf8 == 0xf0 ? 4 : 1
            return length > count ? count : 0
        }
        return 0
    }
}
