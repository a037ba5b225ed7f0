import Engine

/// The learner's words over the talk: those to practise, ticked as they fall, and words of the deck that have fallen.
struct WordStrip: Hashable, Sendable {
    private(set) var words: [Word]

    struct Word: Hashable, Sendable {
        let text: String
        var isUsed = false
    }

    /// - Parameter targets: words to practise.
    init(_ targets: [String]) { words = targets.map { Word(text: $0) } }

    var isEmpty: Bool { words.isEmpty }

    /// Follows the words to practise, and keeps what was used.
    mutating func fit(_ targets: [String]) {
        let used = words.filter { $0.isUsed }.map(\.text)
        self = WordStrip(targets)
        use(used)
    }

    /// Ticks words that the learner has used; those of the deck join the others.
    mutating func use(_ used: [String]) {
        for text in used {
            if let place = words.firstIndex(where: { $0.text == text }) {
                words[place].isUsed = true
            } else {
                words.append(Word(text: text, isUsed: true))
            }
        }
    }

    // MARK: - Looks

    /// A word as it is shown.
    struct Placed: Hashable, Sendable {
        let word: Word
        let area: Rect
    }

    /// The words in one row; if there is no room for all, those that were ticked first are left out.
    func placed(in row: Rect, _ widths: LetterWidths) -> [Placed] {
        let gap = row.height * 0.25
        let wide = words.map { min(row.width, width(of: $0, row.height, widths)) }
        var shown = Array(words.indices)
        var length = wide.reduce(-gap) { $0 + $1 + gap }
        while shown.count > 1, length > row.width {
            let gone = shown.remove(at: shown.firstIndex { words[$0].isUsed } ?? shown.count - 1)
            length -= wide[gone] + gap
        }
        var x = row.x
        return shown.map { place in
            defer { x += wide[place] + gap }
            return Placed(word: words[place], area: Rect(x: x, y: row.y, width: wide[place], height: row.height))
        }
    }

    private func width(of word: Word, _ height: Double, _ widths: LetterWidths) -> Double {
        widths.width(of: word.text, size: Self.size(height)) + height * 1.7
    }

    private static func size(_ height: Double) -> Double { height * 0.52 }

    func draw<Action>(in frame: inout Frame<Action>, row: Rect, _ widths: LetterWidths) {
        for placed in placed(in: row, widths) {
            let (area, height) = (placed.area, row.height)
            frame.draw(
                .shape(.filled, in: area, radius: height / 2, .flat(placed.word.isUsed ? .white : Color(0xf7e3d2))))
            let ring = Point(x: area.x + height / 2, y: area.center.y)
            if placed.word.isUsed {
                frame.tick(at: ring, radius: height * 0.3)
            } else {
                let disc = Rect(center: ring, width: height * 0.44, height: height * 0.44)
                frame.draw(.shape(.filled, in: disc, radius: height * 0.22, .flat(.white)))
            }
            let text = Rect(
                x: area.x + height, y: area.y, width: area.width - height * 1.2, height: height)
            frame.draw(
                .text(
                    placed.word.text, in: text,
                    TextStyle(.words, size: Self.size(height), color: .brown, alignment: .leadingMiddle)))
        }
    }
}
