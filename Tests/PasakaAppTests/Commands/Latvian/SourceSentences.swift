/// The literals of a Swift source, but raw ones, as the catalogue of messages spells them: with `%1` for the first insertion.
struct SourceSentences {
    private(set) var found: [String] = []
    private var rest: Substring
    /// The line so far, for what a literal is said to.
    private var line = ""

    init(_ source: String) {
        rest = source[...]
        while let letter = rest.first {
            if rest.hasPrefix("//") {
                rest = rest[(rest.firstIndex(of: "\n") ?? rest.endIndex)...]
            } else if rest.hasPrefix("#\"") {
                rest = rest.dropFirst(2)[(rest.dropFirst(2).firstRange(of: "\"#")?.upperBound ?? rest.endIndex)...]
            } else if letter == "\"" {
                let said = line
                let literal = literal()
                if !Self.isOfLog(said) { found.append(literal) }
            } else {
                let isEnd = letter == ";" || (letter == "\n" && line.last != "(")
                line = isEnd ? "" : letter.isWhitespace ? line : line + String(letter)
                rest.removeFirst()
            }
        }
    }

    /// The log, and what a programmer gets wrong, stay English.
    private static func isOfLog(_ line: String) -> Bool {
        ["Log(", "log.", "precondition", "fatalError", "rawValue", "#/"].contains { line.contains($0) }
    }

    private mutating func literal() -> String {
        let mark = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest.removeFirst(mark.count)
        var text = "", insertions = 0
        while !rest.isEmpty, !rest.hasPrefix(mark) {
            if rest.hasPrefix("\\(") {
                insertions += 1
                text += "%\(insertions)"
                skipInsertion()
            } else if rest.hasPrefix("\\\n") {
                rest = rest.dropFirst(2).drop { $0 == " " }
            } else {
                if rest.hasPrefix("\\") { rest.removeFirst() }
                if let letter = rest.popFirst() { text.append(letter) }
            }
        }
        rest = rest.dropFirst(mark.count)
        guard mark.count > 1 else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indent = lines.last?.count ?? 0
        return lines.dropFirst().dropLast().map { $0.dropFirst(indent) }.joined(separator: "\n")
    }

    private mutating func skipInsertion() {
        rest = rest.dropFirst(2)
        var depth = 1
        while depth > 0, let letter = rest.first {
            if letter == "\"" {
                _ = literal()
            } else {
                depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
                rest.removeFirst()
            }
        }
    }
}
