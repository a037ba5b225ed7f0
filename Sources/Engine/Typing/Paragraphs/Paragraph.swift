/// A paragraph laid out in lines: each word has its place, which stays when more words are added.
public struct Paragraph: Hashable, Sendable {
    /// The number by which the screen knows it.
    public let id: Int
    public let look: ParagraphLook
    /// All that was added.
    public private(set) var text = ""
    /// The words so far; the last one may still grow.
    public private(set) var wordCount = 0
    /// Words in order; one that is wider than a line has several pieces.
    private(set) var pieces: [Piece] = []
    private(set) var lines: [Line] = []
    /// The width of the widest line so far.
    private(set) var width = 0.0
    private let mostWidth: Double

    /// A word, or a part of one.
    struct Piece: Hashable, Sendable {
        let text: String
        /// Points from the left edge of the words.
        let x: Double
        let width: Double
        /// The number of its word, from 0.
        let word: Int
        /// The place of its first letter in the text, in bytes.
        fileprivate let start: Int
    }

    /// A line begins with this piece, of this word, at this byte of the text.
    struct Line: Hashable, Sendable {
        let piece, word: Int
        fileprivate let start: Int
    }

    /// - Parameter width: of the list, in points.
    init(id: Int, look: ParagraphLook, text: String, width: Double, widths: LetterWidths) {
        (self.id, self.look) = (id, look)
        mostWidth = max(look.size * 2, width * look.share - 2 * look.padding - look.aside)
        grow(by: text, widths)
    }

    /// The size of its paper, in points.
    var paper: Size {
        Size(
            width: max(look.leastWidth, width + 2 * look.padding + look.aside),
            height: Double(max(1, lines.count)) * look.pitch + 2 * look.padding + look.foot)
    }

    /// The pieces of a line.
    func pieces(ofLine line: Int) -> ArraySlice<Piece> {
        pieces[lines[line].piece..<(line + 1 < lines.count ? lines[line + 1].piece : pieces.count)]
    }

    // MARK: - Layout

    /// Adds text at the end, with spaces or line breaks between words; only the last line is laid out again.
    mutating func grow(by more: String, _ widths: LetterWidths) {
        text += more
        let open = lines.popLast() ?? Line(piece: 0, word: 0, start: 0)
        pieces.removeSubrange(open.piece...)
        wordCount = open.word
        lines.append(open)
        for word in TextWord.words(of: text, from: open.start) {
            place(word, widths)
            wordCount += 1
        }
    }

    private mutating func place(_ word: TextWord, _ widths: LetterWidths) {
        let needed = widths.width(of: word.text, size: look.size)
        let space = widths.width(of: " ", size: look.size)
        // Nil at the beginning of a line.
        let end = pieces.count > lines[lines.count - 1].piece ? pieces.last.map { $0.x + $0.width } : nil
        if let end, !word.endsLine, end + space + needed <= mostWidth {
            return append(word, x: end + space, width: needed)
        }
        if end != nil { beginLine(with: word, needed: needed + space) }
        if needed > mostWidth { return cut(word, widths) }
        let isFirst = pieces.count == lines[lines.count - 1].piece
        append(word, x: isFirst ? 0 : (pieces.last?.width ?? 0) + space, width: needed)
    }

    /// Begins a line with a word; with the one before it too if no line begins with this one, such as a dash.
    private mutating func beginLine(with word: TextWord, needed: Double) {
        guard !word.endsLine, word.text.neverBeginsLine, let last = pieces.last,
            pieces.count - lines[lines.count - 1].piece > 1, last.width + needed <= mostWidth
        else {
            lines.append(Line(piece: pieces.count, word: wordCount, start: word.start))
            return
        }
        pieces.removeLast()
        lines.append(Line(piece: pieces.count, word: last.word, start: last.start))
        pieces.append(Piece(text: last.text, x: 0, width: last.width, word: last.word, start: last.start))
    }

    /// Cuts a word that is wider than a line.
    private mutating func cut(_ word: TextWord, _ widths: LetterWidths) {
        var (part, width, start) = ("", 0.0, word.start)
        for letter in word.text {
            let more = widths.width(of: String(letter), size: look.size)
            if !part.isEmpty, width + more > mostWidth {
                append(TextWord(text: part[...], start: start), x: 0, width: width)
                (start, part, width) = (start + part.utf8.count, "", 0)
                lines.append(Line(piece: pieces.count, word: wordCount, start: start))
            }
            part.append(letter)
            width += more
        }
        append(TextWord(text: part[...], start: start), x: 0, width: width)
    }

    private mutating func append(_ word: TextWord, x: Double, width: Double) {
        pieces.append(Piece(text: String(word.text), x: x, width: width, word: wordCount, start: word.start))
        self.width = max(self.width, x + width)
    }
}

extension StringProtocol {
    /// Whether it never begins a line: dashes, closing brackets and stops stay with the word before them.
    public var neverBeginsLine: Bool { first.map { "–—-)]}”»…,.!?;:".contains($0) } == true }
}

/// A word of a text.
private struct TextWord {
    let text: Substring
    /// The place of its first letter, in bytes.
    let start: Int
    /// Whether a line ends before it.
    var endsLine = false

    /// The words from a byte on.
    static func words(of text: String, from start: Int) -> [TextWord] {
        var words: [TextWord] = []
        var (here, endsLine) = (text.utf8.index(text.startIndex, offsetBy: start), false)
        var place = start
        while here < text.endIndex {
            let character = text[here]
            guard character == " " || character.isNewline else {
                let end = text[here...].firstIndex { $0 == " " || $0.isNewline } ?? text.endIndex
                words.append(TextWord(text: text[here..<end], start: place, endsLine: endsLine))
                place += text[here..<end].utf8.count
                (here, endsLine) = (end, false)
                continue
            }
            if character.isNewline { endsLine = true }
            place += character.utf8.count
            here = text.index(after: here)
        }
        return words
    }
}
