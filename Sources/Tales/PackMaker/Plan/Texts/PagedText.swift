import Conversion
import TalePacks

/// One text for all pages of a tale, separated by page breaks, page marks or blank lines.
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
        var parts = Self.numbered(lines, title: title, pictures: pictures)
        if parts.isEmpty {
            let plain = Self.plain(Self.withoutMarks(Self.blocks(lines)), title, pictures)
            parts = plain.enumerated().map { MarkedPart(page: $0, lines: $1) }
        }
        count = parts.count
        for part in parts {
            // Surplus text stays with the last page: nothing is lost.
            let page = min(part.page, max(0, pictures - 1))
            let words = part.lines.joined(separator: " ")
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

    /// The pages' parts among blocks: lines if these are as many as the pictures, and no title.
    private static func plain(_ blocks: [[String]], _ title: String, _ pictures: Int) -> [[String]] {
        var parts = blocks
        if parts.count == 1, parts[0].count == pictures { parts = parts[0].map { [$0] } }
        if parts.count > 1, isTitle(parts[0].joined(separator: " "), title) { parts.removeFirst() }
        return parts
    }

    /// Parts separated by page breaks or, without these, blank lines.
    private static func blocks(_ lines: [String]) -> [[String]] {
        let hasBreaks = lines.contains("\u{c}")
        return lines.split { hasBreaks ? $0 == "\u{c}" : $0.isEmpty }
            .map { $0.filter { !$0.isEmpty } }.filter { !$0.isEmpty }
    }

    // MARK: - Page marks

    /// What is below a page mark.
    private struct MarkedPart {
        let page: Int
        var lines: [String]
        /// Whether the mark has a line to itself.
        var isAlone = true
        /// Whether the mark may begin a sentence, like "1" before "septembrī".
        var mayBeOrdinal = false
    }

    /// Parts below or above ascending page marks; none if there are fewer than two, or page breaks say more.
    private static func numbered(_ lines: [String], title: String, pictures: Int) -> [MarkedPart] {
        let words = lines.filter { !$0.isEmpty && $0 != "\u{c}" }
        var (before, parts) = below(words)
        guard parts.count > 1 else { return [] }
        if before.isEmpty || isTitle(before.joined(separator: " "), title) {
            let isRow = isRow(parts, of: plain(blocks(lines), title, pictures), pictures)
            return isRow ? parts : []
        }
        guard parts.allSatisfy(\.isAlone), !lines.contains("\u{c}") else { return [] }
        // The marks are at the feet of the pages if nothing follows the last one, or that makes a part for each picture.
        let last = parts[parts.count - 1].lines
        if last.isEmpty || parts[0].page == 0 && parts.count + 1 == pictures {
            let ends = zip(parts, [before] + parts.map(\.lines)).map { MarkedPart(page: $0.page, lines: $1) }
            return last.isEmpty ? ends : ends + [MarkedPart(page: parts[parts.count - 1].page + 1, lines: last)]
        }
        if parts[0].page > 0 { return [MarkedPart(page: 0, lines: before)] + parts }
        parts[0].lines = before + parts[0].lines
        return parts
    }

    /// Whether numbers that may be words are marks: there is one for each picture, or they begin the parts of the text.
    private static func isRow(_ parts: [MarkedPart], of plain: [[String]], _ pictures: Int) -> Bool {
        guard parts.contains(where: \.mayBeOrdinal), plain.count > 1, parts.map(\.page) != Array(0..<pictures) else {
            return true
        }
        let unmarked = plain.count { $0.first.flatMap { PageMark($0) } == nil }
        let goesOn = parts.contains { $0.mayBeOrdinal && $0.lines.first?.first?.isLowercase == true }
        return unmarked == 0 || !goesOn && unmarked * 2 < plain.count
    }

    /// The lines before the first page mark, and the parts below each.
    private static func below(_ lines: [String]) -> (before: [String], parts: [MarkedPart]) {
        var before: [String] = []
        var parts: [MarkedPart] = []
        for line in lines {
            if let mark = PageMark(line), isNext(mark.number, after: parts.last.map { $0.page + 1 }) {
                parts.append(
                    MarkedPart(
                        page: mark.number - 1, lines: mark.isAlone ? [] : [mark.rest], isAlone: mark.isAlone,
                        mayBeOrdinal: mark.mayBeOrdinal))
            } else if parts.isEmpty {
                before.append(line)
            } else {
                parts[parts.count - 1].lines.append(line)
            }
        }
        return (before, parts)
    }

    private static func isNext(_ number: Int, after last: Int?) -> Bool {
        guard let last else { return (1...2).contains(number) }
        return number > last && number <= last + largestGap
    }

    /// Parts without the marks that stand alone at their heads or feet and go up with them.
    private static func withoutMarks(_ parts: [[String]]) -> [[String]] {
        var parts = parts
        for isHead in [true, false] {
            let marks = parts.enumerated().compactMap { part, lines in
                (isHead ? lines.first : lines.last).flatMap { PageMark($0) }.flatMap { mark in
                    mark.isAlone ? (part: part, first: mark.number - part) : nil
                }
            }
            let counts = Dictionary(grouping: marks, by: \.first).mapValues(\.count)
            guard let most = counts.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }), most.value > 1 else {
                continue
            }
            for mark in marks where mark.first == most.key {
                if isHead { parts[mark.part].removeFirst() } else { parts[mark.part].removeLast() }
            }
        }
        return parts
    }

    private static func isTitle(_ part: String, _ title: String) -> Bool {
        func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        return !letters(title).isEmpty && letters(part) == letters(title)
    }
}
