import Engine
import TalePacks

/// The folded corner of a slide that has a question, and the card over the slide.
struct ReadingCardView {
    typealias Action = StoryPlayerViewModel.Action

    let layout: SlideLayout
    let window: Rect

    /// How long a finger must rest on the corner, in ticks.
    static let patience = 60

    /// The lower left corner of what the slide shows: of the window that a picture without words fills with its soft
    /// continuation, else of the picture.
    var corner: Rect {
        let page = layout.isUpright || layout.words > 0 ? layout.picture : window
        let side = layout.isUpright ? 132.0 : layout.words == 0 ? 70 : 88
        return Rect(x: page.x, y: page.maxY - side, width: side, height: side)
    }

    /// The corner, folded up a little; it stays fainter than the buttons.
    ///
    /// - Parameter tap: what a short touch does, as it would without the corner.
    func drawCorner(opacity: Double, tap: Action, showing page: Int, in frame: inout Frame<Action>) {
        frame.draw(
            .icon("interface/fold.svg", in: corner, tint: Color.white.faded(to: max(0.5, opacity))))
        // For keys, gamepads and switches; a finger has to stay.
        frame.hotspot(
            corner, radius: 20, takesTouch: false, sends: .whisper, showing: page, label: .named("question"))
        frame.hotspot(
            corner, takesFocus: false, sends: tap, lingering: .whisper, lingeringAfter: Self.patience, showing: page)
    }

    /// The card, and the whole window that closes it.
    func draw(_ card: ReadingCard, in frame: inout Frame<Action>) {
        switch card {
        case .question(let question): draw(question, in: &frame)
        case .word(let word): draw(word, in: &frame)
        }
        frame.hotspot(frame.window, takesFocus: false, sends: .closeCard, showing: card.word?.place ?? -1)
    }

    /// Small, above the corner and the buttons beside it: for the grown-up, who is nearer.
    private func draw(_ question: String, in frame: inout Frame<Action>) {
        let scale = layout.isUpright ? 1.5 : 1
        let height = 176 * scale
        let card = Rect(
            x: corner.x + 40, y: min(corner.y - 78, layout.play.center.y - layout.play.radius - 30) - height,
            width: min(920 * scale, 1480), height: height)
        frame.sheet(card, radius: 40 * scale)
        let disc = Rect(circleAt: Point(x: card.x + 84 * scale, y: card.center.y), radius: 50 * scale)
        frame.draw(.shape(.filled, in: disc, radius: disc.width / 2, .flat(.blush)))
        frame.draw(.icon("interface/icon-speech.svg", in: disc.scaled(by: 0.62), tint: .plum))
        let left = disc.maxX + 32 * scale
        let width = card.maxX - left - 40 * scale, size = 42 * scale
        // Lines begin at the top of their area, which is therefore as high as they are.
        let lines = MeasuredWords(question, layout.widths).lines(size, width).count
        let words = Rect(
            center: Point(x: left + width / 2, y: card.center.y), width: width,
            height: min(card.height - 24 * scale, Double(max(1, lines)) * size * LetterWidths.lineHeight + 8))
        frame.draw(
            .text(
                question, in: words,
                TextStyle(.words, size: size, color: .ink, alignment: .leading, mostLines: max(1, min(3, lines)))))
    }

    /// The word and what it means, in the middle of the picture.
    private func draw(_ word: ExplainedWord, in frame: inout Frame<Action>) {
        let scale = layout.isUpright ? 1.4 : 1
        let size = Size(width: min(1080 * scale, 1480), height: 400 * scale)
        let middle = Point(x: layout.picture.center.x, y: layout.picture.center.y)
        let card = Rect(center: middle, width: size.width, height: size.height)
        frame.sheet(card, radius: 48 * scale)
        let disc = Rect(circleAt: Point(x: card.x + 130 * scale, y: card.center.y), radius: 82 * scale)
        frame.draw(.shape(.filled, in: disc, radius: disc.width / 2, .flat(.plum)))
        frame.draw(.icon("interface/icon-loudspeaker.svg", in: disc.scaled(by: 0.6), tint: .paper))
        let left = disc.maxX + 44 * scale, width = card.maxX - left - 50 * scale
        let letters = 46 * scale, text = word.explanation.text
        let lines = max(1, min(4, MeasuredWords(text, layout.widths).lines(letters, width).count))
        let height = Double(lines) * letters * LetterWidths.lineHeight + 8, head = 110 * scale
        let top = card.center.y - (head + height) / 2
        frame.draw(
            .text(
                word.title, in: Rect(x: left, y: top, width: width, height: head),
                TextStyle(.words, size: 80 * scale, color: .plum, alignment: .leading)))
        frame.draw(
            .text(
                text, in: Rect(x: left, y: top + head, width: width, height: height),
                TextStyle(.words, size: letters, color: .ink, alignment: .leading, mostLines: lines)))
    }
}
