import TalePacks

/// One text for all pages of a tale, separated by page breaks, page numbers or blank lines.
struct PagedText: Hashable, Sendable {
    /// The words of pages, by page index from 0; separated by single spaces.
    private(set) var pages: [Int: String] = [:]
    /// The number of parts.
    private(set) var count = 0

    /// A number that jumps by more than this is not a page number: lines may also start with a year.
    private static let largestGap = 5

    /// - Parameters:
    ///   - text: with `\n` between lines and `\u{c}` between pages.
    ///   - title: of the tale; a first part with only the title does not count.
    ///   - pictures: the number of pages.
    init(_ text: String, title: String, pictures: Int) {
        let lines = Self.lines(text)
        var parts = Self.numbered(lines)
        if parts.isEmpty {
            var plain = Self.plain(lines)
            if plain.count == 1, plain[0].count == pictures { plain = plain[0].map { [$0] } }
            if plain.count > 1, Self.isTitle(plain[0].joined(separator: " "), title) { plain.removeFirst() }
            parts = plain.enumerated().map { ($0, $1) }
        }
        count = parts.count
        for (number, lines) in parts {
            // Surplus text stays with the last page: nothing is lost.
            let page = min(number, max(0, pictures - 1))
            let words = lines.joined(separator: " ")
            pages[page] = [pages[page], words].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
        }
        if parts.contains(where: { $0.page >= pictures }) { count = max(count, pictures + 1) }
    }

    /// Each without surrounding spaces; a page break is a separate line.
    private static func lines(_ text: String) -> [String] {
        let ends = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").replacing("\u{c}", with: "\n\u{c}\n")
        return ends.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line == "\u{c}" { return "\u{c}" }
            return String(line).withoutControls.split(separator: " ").joined(separator: " ")
        }
    }

    /// Parts separated by page breaks or, without these, blank lines.
    private static func plain(_ lines: [String]) -> [[String]] {
        let hasBreaks = lines.contains("\u{c}")
        return lines.split { hasBreaks ? $0 == "\u{c}" : $0.isEmpty }
            .map { $0.filter { !$0.isEmpty } }.filter { !$0.isEmpty }
    }

    /// Parts below ascending page numbers, the first of which comes first; none if there are fewer than two.
    private static func numbered(_ lines: [String]) -> [(page: Int, lines: [String])] {
        var parts: [(page: Int, lines: [String])] = []
        for line in lines where !line.isEmpty && line != "\u{c}" {
            if let (number, rest) = number(line), isNext(number, after: parts.last.map { $0.page + 1 }) {
                parts.append((number - 1, rest.isEmpty ? [] : [rest]))
            } else if parts.isEmpty {
                return []
            } else {
                parts[parts.count - 1].lines.append(line)
            }
        }
        return parts.count > 1 ? parts : []
    }

    private static func isNext(_ number: Int, after last: Int?) -> Bool {
        guard let last else { return (1...2).contains(number) }
        return number > last && number <= last + largestGap
    }

    private static let pageWords: Set<Substring> = [
        "lpp", "lpp.", "lapa", "lapa:", "lapa.", "lappuse", "lappuse:", "bilde", "bilde:", "slaids", "slaids:",
    ]

    /// The page number at the start of a line, such as `3`, `3. lpp.`, `Lapa 3`, `3) Reiz …`, and the rest.
    private static func number(_ line: String) -> (Int, rest: String)? {
        var words = line.split(separator: " ")[...]
        let hasWord = words.first.map { pageWords.contains(Substring($0.lowercased())) } ?? false
        if hasWord { words = words.dropFirst() }
        guard let first = words.first else { return nil }
        let digits = first.prefix { $0.isASCII && $0.isNumber }
        let mark = first.dropFirst(digits.count)
        guard let number = Int(digits), ["", ".", ")", ":", ".)", "."].contains(mark) else { return nil }
        words = words.dropFirst()
        let isFollowed = words.first.map { pageWords.contains(Substring($0.lowercased())) } ?? false
        if isFollowed { words = words.dropFirst() }
        // A number followed by words needs a mark: "3 sivēntiņi" is no page.
        guard words.isEmpty || hasWord || isFollowed || !mark.isEmpty else { return nil }
        return (number, words.joined(separator: " "))
    }

    private static func isTitle(_ part: String, _ title: String) -> Bool {
        func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        return !letters(title).isEmpty && letters(part) == letters(title)
    }
}
