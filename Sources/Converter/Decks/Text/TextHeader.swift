/// What the first lines of a text say of it: `sep=;` of Excel, or Anki's `#separator:tab`, `#html:true`, `#tags column:3`.
struct TextHeader {
    /// The byte between fields; nil if the header does not say.
    private(set) var separator: UInt8?
    private(set) var isHTML = true
    /// The names of the columns; empty if it does not say.
    private(set) var names: [String] = []
    /// The columns that are no fields but tags, decks and the like, from 0.
    private(set) var otherColumns: Set<Int> = []
    /// Whether there is one of Anki's.
    private(set) var isThere = false
    /// The place at which the records begin.
    private(set) var end = 0

    private static let separators: [String: Character] = [
        "tab": "\t", "comma": ",", "semicolon": ";", "pipe": "|", "colon": ":", "space": " ", "\\t": "\t",
    ]

    init(_ bytes: UnsafeRawBufferPointer) {
        var columns = ""
        readExcel(Self.line(bytes, from: 0))
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") || Self.ends.contains(bytes[end]) {
            let line = Self.line(bytes, from: end)
            if !line.isEmpty { read(String(decoding: line.dropFirst(), as: UTF8.self), columns: &columns) }
            end = min(line.endIndex + 1, bytes.count)
        }
        guard !columns.isEmpty else { return }
        let separator = Character(Unicode.Scalar(separator ?? UInt8(ascii: "\t")))
        names = columns.split(separator: separator, omittingEmptySubsequences: false).map { name in
            name.hasPrefix("\"") && name.hasSuffix("\"") && name.count > 1
                ? String(name.dropFirst().dropLast()) : String(name)
        }
    }

    private static let ends: [UInt8] = [0x0a, 0x0d]

    private static func line(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Slice<UnsafeRawBufferPointer> {
        bytes[start...].prefix { !ends.contains($0) }
    }

    /// Reads the line by which Excel tells itself the separator, and which is no row; it may be in quotes.
    private mutating func readExcel(_ line: Slice<UnsafeRawBufferPointer>) {
        let text = line.prefix(8).filter { $0 != UInt8(ascii: "\"") }
        guard line.count <= 8, text.count == 5, String(decoding: text.prefix(4), as: UTF8.self).lowercased() == "sep="
        else { return }
        separator = text[4]
        end = line.endIndex
    }

    private mutating func read(_ line: String, columns: inout String) {
        guard let colon = line.firstIndex(of: ":") else { return }
        let key = line[..<colon].lowercased(), value = String(line[line.index(after: colon)...])
        switch key {
        case "separator":
            let sign = Self.separators[value.lowercased()] ?? (value.count == 1 ? value.first : nil)
            guard let sign = sign?.asciiValue else { return }
            separator = sign
        case "html": isHTML = value.lowercased() != "false"
        case "columns": columns = value
        case "tags column", "deck column", "notetype column", "guid column":
            guard let number = Int(value), number > 0 else { return }
            otherColumns.insert(number - 1)
        case "tags", "deck", "notetype", "if matches": break
        default: return
        }
        isThere = true
    }
}
