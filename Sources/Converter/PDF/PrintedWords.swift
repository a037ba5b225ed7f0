import Conversion

/// The words on all pages of a PDF, without page numbers and running titles.
struct PrintedWords {
    /// The lines, by page.
    private(set) var lines: [[PrintedSheet.Line]]

    /// The head and foot of a page, as a fraction of its height.
    private static let margin = 0.14
    /// The number of pages with the same line, at the same height, that makes it a running title.
    private static let fewestPages = 3
    private static let sameHeight = 0.02

    init(_ lines: [[PrintedSheet.Line]]) {
        self.lines = lines
        dropNumbers()
        dropRunningTitles()
    }

    // MARK: - Not part of the tale

    /// Removes page numbers: they are at the page's edge and increase from page to page.
    private mutating func dropNumbers() {
        let numbers = lines.enumerated().flatMap { page, lines in
            lines.compactMap { line in Self.number(line).map { (line: line, page: page, first: $0 - page) } }
        }
        let counts = Dictionary(grouping: numbers, by: \.first).mapValues { Set($0.map(\.page)).count }
        let most = counts.max { ($0.value, -abs($0.key)) < ($1.value, -abs($1.key)) }
        // On a single page a number must be the page's own.
        guard let most, most.value > 1 || (0...2).contains(most.key) else { return }
        for number in numbers where number.first == most.key {
            lines[number.page].removeAll { $0 == number.line }
        }
    }

    /// The number of a page-edge line that is only a page's mark: `7`, `– 7 –`, `7. lpp.`.
    private static func number(_ line: PrintedSheet.Line) -> Int? {
        guard isAtEdge(line), let mark = PageMark(line.text), mark.isAlone else { return nil }
        return mark.number
    }

    private mutating func dropRunningTitles() {
        var places: [String: [(page: Int, top: Double)]] = [:]
        for (page, lines) in lines.enumerated() {
            for line in lines where Self.isAtEdge(line) {
                places[Self.withoutDigits(line), default: []].append((page, line.top))
            }
        }
        lines = lines.map { page in page.filter { !isRunningTitle($0, places) } }
    }

    private func isRunningTitle(
        _ line: PrintedSheet.Line, _ places: [String: [(page: Int, top: Double)]]
    ) -> Bool {
        guard Self.isAtEdge(line) else { return false }
        let equal = (places[Self.withoutDigits(line)] ?? []).filter { abs($0.top - line.top) < Self.sameHeight }
        let count = Set(equal.map(\.page)).count
        return count >= Self.fewestPages && count * 4 >= lines.count
    }

    private static func isAtEdge(_ line: PrintedSheet.Line) -> Bool {
        line.bottom < margin || line.top > 1 - margin
    }

    private static func withoutDigits(_ line: PrintedSheet.Line) -> String {
        line.text.lowercased().filter { !$0.isNumber && !$0.isWhitespace }
    }

    // MARK: - Joining

    private static let hyphens: [Character] = ["-", "\u{2010}", "\u{ad}"]
    private static let ligatures: [Character: String] = [
        "\u{fb00}": "ff", "\u{fb01}": "fi", "\u{fb02}": "fl", "\u{fb03}": "ffi", "\u{fb04}": "ffl",
        "\u{fb05}": "st", "\u{fb06}": "st",
    ]

    /// The words of a page, one paragraph per line; words hyphenated at a line end are rejoined.
    func text(_ page: Int) -> BookText {
        var text = BookText()
        var isParted = false
        for (line, next) in zip(lines[page], lines[page].dropFirst().map(\.text) + [""]) {
            if !isParted { text.endParagraph() }
            isParted = Self.isParted(line.text, before: next)
            let words = isParted ? line.text.dropLast() : line.text[...]
            text.add(words.filter { $0 != "\u{ad}" }.map { Self.ligatures[$0] ?? String($0) }.joined())
        }
        return text
    }

    private static func isParted(_ line: String, before next: String) -> Bool {
        guard let last = line.last, hyphens.contains(last), next.first?.isLowercase == true else { return false }
        return line.dropLast().last?.isLetter == true
    }
}
