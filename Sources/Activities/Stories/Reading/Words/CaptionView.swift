import Engine
import TalePacks

/// The words of a slide on their band.
struct CaptionView {
    let words: SlideWords
    let layout: SlideLayout

    private var caption: Caption { words.caption }

    /// The highlight behind spoken words: soft, with nine times the contrast to dark ink.
    private static let mark = Color(0xffe2a0)

    /// The reader's current page of the text: where the voice is, or where the child has paged to.
    func page(_ player: StoryPlayerViewModel) -> Int {
        if let word = player.latest, caption.words.indices.contains(word) { return caption.words[word].page }
        return min(player.textPage, caption.pageCount - 1)
    }

    func words(onPage page: Int) -> [(place: Int, word: Caption.Word)] {
        caption.places(onPage: page).map { ($0, caption.words[$0]) }
    }

    /// The word with half of the space on either side, for small fingers.
    static func touchArea(of word: Caption.Word) -> Rect {
        Rect(x: word.area.x - 6, y: word.area.y, width: word.area.width + 12, height: word.area.height)
    }

    /// - Parameters:
    ///   - spoken: the words to highlight.
    ///   - glow: the letter that glows in the words, and the tick.
    func drawings(spoken: Range<Int>?, page: Int, glow: (letter: LetterGlow, now: Int)? = nil) -> [Drawing] {
        // Upright the sheet is the page below the picture, with words or without.
        guard !caption.words.isEmpty || layout.isUpright else { return [] }
        let band = layout.band
        let offset = Point(x: 0, y: band.y - layout.restingBand.y)
        let shown = words(onPage: page)
        let sheet = Drawing.shape(.raised(height: 0.5), in: band, radius: 44, .flat(.paper))
        let marks = shown.filter { spoken?.contains($0.place) ?? false }.map { mark($0.word).moved(by: offset) }
        let lights = shown.flatMap { _, word in
            glow.map { $0.letter.drawings(in: word, size: caption.size, layout.widths, now: $0.now) } ?? []
        }
        let lines = shown.filter { words.explained.contains($0.place) }.map { dots(below: $0.word).moved(by: offset) }
        return [sheet] + marks + lights.map { $0.moved(by: offset) } + lines
            + shown.map { letters($0.word).moved(by: offset) }
    }

    private func mark(_ word: Caption.Word) -> Drawing {
        .shape(.filled, in: Self.touchArea(of: word).inset(by: 1), radius: 16, .flat(Self.mark))
    }

    /// The discreet line below a word that can be explained.
    private func dots(below word: Caption.Word) -> Drawing {
        let spacing = caption.size * 0.2, radius = caption.size * 0.045
        let count = max(1, (word.area.width / spacing).rounded(.down))
        let line = Rect(
            center: Point(x: word.area.center.x, y: word.area.center.y + caption.size * 0.54),
            width: count * spacing + 2 * radius, height: 2 * radius)
        return .shape(.dots(spacing: spacing), in: line, radius: 0, .flat(Color.brown.faded(to: 0.75)))
    }

    /// One word; its area is slightly larger than its text, so that the text is not shrunk.
    private func letters(_ word: Caption.Word) -> Drawing {
        let height = caption.size * LetterWidths.lineHeight + 4
        let area = Rect(
            x: word.area.x, y: word.area.center.y - height / 2, width: word.area.width + caption.size * 0.2,
            height: height)
        var style = TextStyle(.words, size: caption.size, color: .ink, alignment: .leading)
        style.isExact = true
        return .text(word.text, in: area, style)
    }
}
