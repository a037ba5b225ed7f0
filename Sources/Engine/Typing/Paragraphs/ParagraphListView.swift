/// What is seen of a list.
extension ParagraphList {
    /// A paragraph that is at least partly in sight.
    public struct Visible: Sendable {
        public let paragraph: Paragraph
        /// Its paper, in stage points; partly above or below the list's area.
        public let paper: Rect
        /// The free room at its foot, and beside its words.
        public let foot, aside: Rect
        /// The lines in sight.
        let lines: Range<Int>

        public var id: Int { paragraph.id }

        /// The words in sight, each with its place: its width and the height of a line.
        ///
        /// A word that is wider than a line comes once for each of its parts.
        public var words: [(word: Int, text: String, area: Rect)] {
            let look = paragraph.look
            return lines.flatMap { line in
                paragraph.pieces(ofLine: line).map { piece in
                    let place = Rect(
                        x: paper.x + look.padding + piece.x,
                        y: paper.y + look.padding + Double(line) * look.pitch, width: piece.width, height: look.pitch)
                    return (piece.word, piece.text, place)
                }
            }
        }
    }

    /// What is in sight, from the top.
    public var visible: [Visible] {
        let top = scroll.offset, bottom = scroll.offset + area.height
        // The last one that begins above the top.
        var (low, high) = (0, tops.count)
        while low < high {
            let middle = (low + high) / 2
            if tops[middle] <= top { low = middle + 1 } else { high = middle }
        }
        var seen: [Visible] = []
        for place in max(0, low - 1)..<max(0, paragraphs.count) {
            guard tops[place] < bottom else { break }
            if tops[place] + paragraphs[place].paper.height > top { seen.append(visible(place)) }
        }
        return seen
    }

    private func visible(_ place: Int) -> Visible {
        let paragraph = paragraphs[place]
        let (look, size) = (paragraph.look, paragraph.paper)
        let y = area.y + tops[place] - scroll.offset
        let x = look.side == .left ? area.x : area.maxX - size.width
        let paper = Rect(x: x, y: y, width: size.width, height: size.height)
        let first = Int(((area.y - y - look.padding) / look.pitch).rounded(.down))
        let end = Int(((area.maxY - y - look.padding) / look.pitch).rounded(.up))
        let count = paragraph.lines.count
        let foot = Rect(
            x: x + look.padding, y: paper.maxY - look.padding - look.foot, width: size.width - 2 * look.padding,
            height: look.foot)
        let aside = Rect(
            x: paper.maxX - look.padding - look.aside, y: y + look.padding, width: look.aside,
            height: size.height - 2 * look.padding - look.foot)
        return Visible(
            paragraph: paragraph, paper: paper, foot: foot, aside: aside,
            lines: clamp(first, 0...count)..<clamp(end, clamp(first, 0...count)...count))
    }

    /// The word under a finger; the gaps between words belong to both sides.
    public func word(at point: Point) -> Word? {
        guard area.contains(point) else { return nil }
        for seen in visible where seen.paper.contains(point) {
            let gap = seen.paragraph.look.size * 0.14
            let hit = seen.words.first { word in
                point.y >= word.area.y && point.y < word.area.maxY && point.x >= word.area.x - gap
                    && point.x < word.area.maxX + gap
            }
            if let hit { return Word(hit.word, of: seen.id) }
        }
        return nil
    }

    /// The highlight behind a marked word, as in the tales.
    private static let highlight = Color(0xffe2a0)

    /// Points beside its area that the shadows of its papers take.
    private static let shadow = 24.0

    /// Draws the papers and words in sight, clipped to the height of its area.
    ///
    /// What is scrolled away lies below an edge that casts a shadow.
    ///
    /// - Parameter extras: draws more on a paragraph's paper, such as at its foot.
    public func draw<Action>(
        in frame: inout Frame<Action>, extras: (Visible, inout Frame<Action>) -> Void = { _, _ in }
    ) {
        let sight = Rect(
            x: area.x - Self.shadow, y: area.y, width: area.width + 2 * Self.shadow, height: area.height)
        frame.draw(.clip(sight))
        for seen in visible {
            draw(seen, in: &frame)
            extras(seen, &frame)
        }
        frame.scrollEdges(of: area, above: scroll.offset > 1, below: scroll.offset < scroll.end - 1)
        frame.draw(.clip(nil))
    }

    private func draw<Action>(_ seen: Visible, in frame: inout Frame<Action>) {
        let look = seen.paragraph.look
        if let paper = look.paper {
            frame.draw(.shape(.raised(height: 0.4), in: seen.paper, radius: min(36, look.size), paper))
        }
        var style = TextStyle(.words, size: look.size, color: look.color, alignment: .leading)
        style.isExact = true
        let height = look.size * LetterWidths.lineHeight + 4
        for word in seen.words {
            if mark?.paragraph == seen.id, mark?.word == word.word {
                let behind = Rect(
                    x: word.area.x - 6, y: word.area.y + 1, width: word.area.width + 12, height: word.area.height - 2)
                frame.draw(.shape(.filled, in: behind, radius: 16, .flat(Self.highlight)))
            }
            let area = Rect(
                x: word.area.x, y: word.area.center.y - height / 2, width: word.area.width + look.size * 0.2,
                height: height)
            frame.draw(.text(word.text, in: area, style))
        }
    }
}
