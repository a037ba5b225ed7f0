/// The words of a Markdown text, without its marks.
enum Markdown {
    /// - Returns: lines separated by `\n`, with `\u{c}` for a rule across the page.
    static func words(_ text: String) -> String {
        let ends = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        let plain = MarkdownSpans.words(hidingEscapes(ends))
        var lines: [String] = []
        for line in withoutFrontMatter(plain.split(separator: "\n", omittingEmptySubsequences: false)) {
            if let words = words(ofLine: line, after: lines.last ?? "") { lines.append(words) }
        }
        return showingEscapes(lines.joined(separator: "\n"))
    }

    /// What programs write before the text: lines between two rules.
    private static func withoutFrontMatter(_ lines: [Substring]) -> ArraySlice<Substring> {
        guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---"),
            lines[1..<end].allSatisfy({ $0.contains(":") || $0.hasPrefix(" ") || $0.hasPrefix("-") || $0.isEmpty })
        else { return lines[...] }
        return lines[(end + 1)...]
    }

    /// - Returns: nil for a line that only marks something.
    private static func words(ofLine line: Substring, after last: String) -> String? {
        let whole = line.trimmed
        if let rule = rule(whole) {
            // Below words it makes a heading of them.
            return rule == "=" || (rule == "-" && !last.isEmpty && last != "\u{c}") ? nil : "\u{c}"
        }
        if whole.hasPrefix("```") || whole.hasPrefix("~~~") { return nil }
        if (try? /\[[^\]]+\]:\s*\S+.*/.wholeMatch(in: whole)) != nil { return nil }
        return withoutEmphasis(withoutStart(whole))
    }

    /// The letter of a line of at least three of `-`, `*`, `_` or `=`.
    private static func rule(_ line: Substring) -> Character? {
        guard let first = line.first, "-*_=".contains(first) else { return nil }
        let marks = line.filter { $0 != " " }
        return marks.count >= 3 && marks.allSatisfy { $0 == first } ? first : nil
    }

    /// The line without the marks of headings, quotations and lists; a dash stays, for it may begin what somebody says.
    private static func withoutStart(_ line: Substring) -> Substring {
        var line = line
        while line.first == ">" { line = line.dropFirst().trimmed }
        if line.first == "#" {
            line = line.drop { $0 == "#" }.trimmed
            while line.last == "#" { line = line.dropLast().trimmed }
        }
        if line.hasPrefix("* ") || line.hasPrefix("+ ") { line = line.dropFirst(2).trimmed }
        return line
    }

    /// The line without `**`, `~~`, `` ` `` and the stars and low lines that touch a word.
    private static func withoutEmphasis(_ line: Substring) -> String {
        let letters = Array(line)
        return String(
            letters.indices.filter { at in
                let before = at > 0 ? letters[at - 1] : " ", after = at + 1 < letters.count ? letters[at + 1] : " "
                switch letters[at] {
                case "`": return false
                case "*": return before == " " && after == " "
                case "~": return before != "~" && after != "~"
                case "_": return before.isWordCharacter && after.isWordCharacter || before == " " && after == " "
                default: return true
                }
            }.map { letters[$0] })
    }

    // MARK: - Marks that are meant as letters

    /// Letters of the private use area stand for `\*` and the like meanwhile.
    private static let hidden: UInt32 = 0xe000

    private static func hidingEscapes(_ text: String) -> String {
        text.replacing(/\\([!-\/:-@\[-`{-~])/) { match in
            let letter = match.output.1.unicodeScalars.first?.value ?? 0
            return Unicode.Scalar(hidden + letter).map { String(Character($0)) } ?? ""
        }
    }

    private static func showingEscapes(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            (hidden..<(hidden + 128)).contains(scalar.value) ? Unicode.Scalar(scalar.value - hidden) ?? scalar : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }
}

extension Character {
    fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = drop { $0 == " " || $0 == "\t" }
        let end = start.lastIndex { $0 != " " && $0 != "\t" }
        return end.map { start[...$0] } ?? start[..<start.startIndex]
    }
}
