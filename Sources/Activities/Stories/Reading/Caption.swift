import Engine
import TalePacks

/// The words of a slide laid out in lines, with the position of each word.
///
/// Long texts have pages of three lines each.
struct Caption: Hashable, Sendable {
    /// A word, delimited by spaces, and its area.
    struct Word: Hashable, Sendable {
        let text: String
        /// The text's own area: its width and the line height.
        let area: Rect
        let page: Int
        /// The zero-based index of its sentence.
        let sentence: Int

        /// Whether it is spoken, unlike a dash.
        var isSpoken: Bool { text.contains { $0.isLetter || $0.isNumber } }
    }

    let words: [Word]
    /// The font size, in points.
    let size: Double
    let pageCount: Int

    static let mostLines = 3
    /// The line pitch, relative to the font size.
    static let pitch = 1.36
    /// The font size is as large as the text allows, and never too small for a beginning reader.
    private static let sizes = stride(from: 66.0, through: 48, by: -2)

    /// Lays out `text` in an area, at the largest font size that fits into three lines.
    init(_ text: String, in area: Rect) {
        let parts = text.split(separator: " ")
        let fitting = Self.sizes.first { size in
            let count = Self.lines(parts, size, area.width).count
            return count <= Self.mostLines && Double(count) * size * Self.pitch <= area.height
        }
        size = fitting ?? 48
        let lines = Self.lines(parts, size, area.width)
        pageCount = max(1, (lines.count + Self.mostLines - 1) / Self.mostLines)
        words = Self.place(parts, lines, size, area)
    }

    /// The words of a page.
    func places(onPage page: Int) -> Range<Int> {
        let first = words.firstIndex { $0.page == page } ?? 0
        return first..<(words.lastIndex { $0.page == page }.map { $0 + 1 } ?? first)
    }

    // MARK: - Layout

    static func lines(_ words: [Substring], _ size: Double, _ width: Double) -> [Range<Int>] {
        let space = Andika.width(of: " ", size: size)
        var lines: [Range<Int>] = []
        var (start, used) = (0, 0.0)
        for (place, word) in words.enumerated() {
            let needed = Andika.width(of: word, size: size)
            if place > start, used + space + needed > width {
                let first = Self.lineStart(at: place, after: start, words)
                lines.append(start..<first)
                let carried = (first..<place).map { Andika.width(of: words[$0], size: size) + space }
                (start, used) = (first, carried.reduce(needed, +))
            } else {
                used += (place > start ? space : 0) + needed
            }
        }
        return start < words.count ? lines + [start..<words.count] : lines
    }

    /// The first word of a line that would start with `place`: never a dash, closing bracket or quotation
    /// mark, which stay with the word before them.
    private static func lineStart(at place: Int, after start: Int, _ words: [Substring]) -> Int {
        var first = place
        while first > start + 1, words[first].first.map(neverFirst.contains) == true { first -= 1 }
        return first > start && words[first].first.map(neverFirst.contains) != true ? first : place
    }

    private static let neverFirst: Set<Character> = [
        "–", "—", "-", ")", "]", "}", "”", "»", "…", ",", ".", "!", "?", ";", ":",
    ]

    private static func place(_ words: [Substring], _ lines: [Range<Int>], _ size: Double, _ area: Rect) -> [Word] {
        let (space, pitch) = (Andika.width(of: " ", size: size), size * Self.pitch)
        let sentences = words.sentenceNumbers
        return lines.enumerated().flatMap { number, line in
            let linesHere = min(mostLines, lines.count - number / mostLines * mostLines)
            let top = area.center.y - pitch * Double(linesHere) / 2
            var x = area.x
            return line.map { place in
                let width = min(Andika.width(of: words[place], size: size), area.maxX - x)
                defer { x += width + space }
                return Word(
                    text: String(words[place]),
                    area: Rect(x: x, y: top + pitch * Double(number % mostLines), width: width, height: pitch),
                    page: number / mostLines, sentence: sentences[place])
            }
        }
    }
}
