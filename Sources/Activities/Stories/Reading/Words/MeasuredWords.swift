import Engine

/// The words of a text with their widths, measured once for all font sizes.
struct MeasuredWords {
    let words: [Substring]
    /// The words' widths, in thousandths of the font size.
    private let widths: [Int]
    private let space: Int

    init(_ text: some StringProtocol, _ widths: LetterWidths) {
        words = text.split(separator: " ").map { Substring($0) }
        self.widths = words.map { widths.thousandths(of: $0) }
        space = widths.thousandths(of: " ")
    }

    func width(of place: Int, _ size: Double) -> Double { Double(widths[place]) * size / 1000 }
    func space(_ size: Double) -> Double { Double(space) * size / 1000 }

    /// The words of each line, at a font size and of a width in points.
    func lines(_ size: Double, _ width: Double) -> [Range<Int>] {
        let space = space(size)
        var lines: [Range<Int>] = []
        var (start, used) = (0, 0.0)
        for place in words.indices {
            let needed = self.width(of: place, size)
            if place > start, used + space + needed > width {
                let first = lineStart(at: place, after: start)
                lines.append(start..<first)
                let carried = (first..<place).map { self.width(of: $0, size) + space }
                (start, used) = (first, carried.reduce(needed, +))
            } else {
                used += (place > start ? space : 0) + needed
            }
        }
        return start < words.count ? lines + [start..<words.count] : lines
    }

    /// The lines as texts.
    func joinedLines(_ size: Double, _ width: Double) -> [String] {
        lines(size, width).map { words[$0].joined(separator: " ") }
    }

    /// The first word of a line that would start with `place`: never a dash, closing bracket or quotation
    /// mark, which stay with the word before them.
    private func lineStart(at place: Int, after start: Int) -> Int {
        var first = place
        while first > start + 1, words[first].neverBeginsLine { first -= 1 }
        return first > start && !words[first].neverBeginsLine ? first : place
    }
}
