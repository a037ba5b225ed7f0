/// The first lines of Anki's own text export: `#separator:tab`, `#html:true`, `#tags column:3`.
struct TextHeader {
    /// The byte between fields; nil if the header does not say.
    private(set) var separator: UInt8?
    private(set) var isHTML = true
    /// The names of the columns; empty if it does not say.
    private(set) var names: [String] = []
    /// The columns that are no fields but tags, decks and the like, from 0.
    private(set) var otherColumns: Set<Int> = []
    /// Whether there is one.
    private(set) var isThere = false
    /// The place at which the records begin, and the number of lines before it.
    private(set) var end = 0, lines = 0

    private static let separators: [String: Character] = [
        "tab": "\t", "comma": ",", "semicolon": ";", "pipe": "|", "colon": ":", "space": " ", "\\t": "\t",
    ]

    init(_ bytes: UnsafeRawBufferPointer) {
        var columns = ""
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") {
            let next = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            read(String(decoding: bytes[(end + 1)..<next], as: UTF8.self).withoutReturn, columns: &columns)
            end = min(next + 1, bytes.count)
            lines += 1
        }
        guard !columns.isEmpty else { return }
        let separator = Character(Unicode.Scalar(separator ?? UInt8(ascii: "\t")))
        names = columns.split(separator: separator, omittingEmptySubsequences: false).map { name in
            name.hasPrefix("\"") && name.hasSuffix("\"") && name.count > 1
                ? String(name.dropFirst().dropLast()) : String(name)
        }
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

extension String {
    /// The text without the carriage return of Windows at its end.
    fileprivate var withoutReturn: String { unicodeScalars.last == "\r" ? String(unicodeScalars.dropLast()) : self }
}
