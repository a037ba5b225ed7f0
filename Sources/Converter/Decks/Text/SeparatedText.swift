import Conversion

/// Reads the records of a text such as TSV or CSV (RFC 4180), from UTF-8.
struct SeparatedText {
    private let bytes: UnsafeRawBufferPointer
    private let separator: UInt8
    /// The place where the next record begins, and its line.
    private var place: Int
    private var line: Int

    private static let quote = UInt8(ascii: "\""), newline = UInt8(ascii: "\n"), hash = UInt8(ascii: "#")

    /// - Parameters:
    ///   - place: where the first record begins.
    ///   - line: the number of its line.
    init(_ bytes: UnsafeRawBufferPointer, separator: UInt8, from place: Int = 0, line: Int = 1) {
        self.bytes = bytes
        self.separator = separator
        self.place = place
        self.line = line
    }

    /// The next record that is neither empty nor a comment; nil at the end.
    mutating func next() throws(ConversionReason) -> [[UInt8]]? {
        while place < bytes.count {
            if bytes[place] == Self.hash {
                skipLine()
                continue
            }
            let record = try record()
            if record.contains(where: { !$0.isEmpty }) { return record }
        }
        return nil
    }

    private mutating func skipLine() {
        while place < bytes.count, bytes[place] != Self.newline { place += 1 }
        place += 1
        line += 1
    }

    private mutating func record() throws(ConversionReason) -> [[UInt8]] {
        var record: [[UInt8]] = []
        while true {
            record.append(place < bytes.count && bytes[place] == Self.quote ? try quoted() : plain())
            let isLast = place >= bytes.count || bytes[place] == Self.newline
            if isLast, record[record.count - 1].last == UInt8(ascii: "\r") { record[record.count - 1].removeLast() }
            if isLast { line += 1 }
            place += 1
            if isLast { return record }
        }
    }

    /// A field up to the next separator or line end.
    private mutating func plain() -> [UInt8] {
        let start = place
        while place < bytes.count, bytes[place] != separator, bytes[place] != Self.newline { place += 1 }
        return Array(bytes[start..<place])
    }

    /// A field in quotes, in which two stand for one, with whatever follows them.
    private mutating func quoted() throws(ConversionReason) -> [UInt8] {
        let start = line
        var field: [UInt8] = []
        place += 1
        while true {
            let piece = place
            while place < bytes.count, bytes[place] != Self.quote {
                if bytes[place] == Self.newline { line += 1 }
                place += 1
            }
            guard place < bytes.count else { throw .openQuote(line: start) }
            field += bytes[piece..<place]
            place += 1
            guard place < bytes.count, bytes[place] == Self.quote else { break }
            field.append(Self.quote)
            place += 1
        }
        return field + plain()
    }
}
