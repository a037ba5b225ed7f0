import Engine
import TalePacks

/// The words of a slide laid out in lines, with the position of each word.
///
/// Long texts have pages.
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

    /// The letters of an area: as large as the text allows, and never too small for a beginning reader.
    struct Letters: Hashable, Sendable {
        /// Font sizes, in points.
        let largest, smallest: Double
        /// The line pitch of a full page, relative to the font size.
        let closest: Double

        static let onStage = Letters(largest: 66, smallest: 48, closest: Caption.pitch)
        /// The letters of an upright window, at least 7 mm high on a tablet of 8 inches: 104 points.
        ///
        /// That is the height of x with its ascender, as in b and l, which in Andika is 0.781 of the font size; x alone
        /// is 4.5 mm high.
        static let upright = Letters(largest: 180, smallest: 134, closest: 1.24)

        /// The letters for a reader who needs larger ones.
        func enlarged(by scale: Double) -> Letters {
            Letters(largest: largest * scale, smallest: smallest * scale, closest: closest)
        }

        /// The lines of the smallest letters in an area.
        func mostLines(in area: Rect) -> Int { max(1, Int(area.height / (smallest * closest))) }
    }

    /// The line pitch, relative to the font size, if there is room.
    static let pitch = 1.36

    /// Lays out `text` in an area, at the largest font size at which it is one page.
    init(_ text: String, in area: Rect, _ letters: Letters = .onStage, _ widths: LetterWidths = .andika) {
        self.init(MeasuredWords(text, widths), in: area, letters)
    }

    init(_ text: MeasuredWords, in area: Rect, _ letters: Letters) {
        let most = letters.mostLines(in: area)
        let sizes = stride(from: letters.largest, through: letters.smallest, by: -2)
        let fitting = sizes.first { size in
            let count = text.lines(size, area.width).count
            return count <= most && Double(count) * size * letters.closest <= area.height
        }
        size = fitting ?? letters.smallest
        let lines = text.lines(size, area.width)
        pageCount = max(1, (lines.count + most - 1) / most)
        let pitch = area.height / (size * Double(max(1, min(most, lines.count))))
        let grid = Grid(
            area: area, size: size, pitch: size * clamp(pitch, letters.closest...Self.pitch), lines: most)
        words = Self.place(text, lines, grid)
    }

    /// The lines of a page.
    private struct Grid {
        let area: Rect
        let size, pitch: Double
        let lines: Int
    }

    /// The words of a page.
    func places(onPage page: Int) -> Range<Int> {
        let first = words.firstIndex { $0.page == page } ?? 0
        return first..<(words.lastIndex { $0.page == page }.map { $0 + 1 } ?? first)
    }

    // MARK: - Layout

    private static func place(_ text: MeasuredWords, _ lines: [Range<Int>], _ grid: Grid) -> [Word] {
        let (area, size, pitch, most) = (grid.area, grid.size, grid.pitch, grid.lines)
        let space = text.space(size), words = text.words
        let sentences = words.sentenceNumbers
        return lines.enumerated().flatMap { number, line in
            let linesHere = min(most, lines.count - number / most * most)
            let top = area.center.y - pitch * Double(linesHere) / 2
            var x = area.x
            return line.map { place in
                let width = min(text.width(of: place, size), area.maxX - x)
                defer { x += width + space }
                return Word(
                    text: String(words[place]),
                    area: Rect(x: x, y: top + pitch * Double(number % most), width: width, height: pitch),
                    page: number / most, sentence: sentences[place])
            }
        }
    }
}
