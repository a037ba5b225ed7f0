import Engine
import LetterJudge

/// What will be saved, how saving goes, and below a large button per stick.
struct GrowthSavingView {
    typealias Action = GrowthSavingViewModel.Action

    let page: GrowthSavingViewModel

    private enum Layout {
        static let sheet = Rect(x: 60, y: 200, width: 1480, height: 660)
        static let preview = Rect(x: 120, y: 250, width: 560, height: 560)
        static let first = Rect(x: 760, y: 270, width: 730, height: 150)
        static let rest = Rect(x: 760, y: 440, width: 730, height: 260)
        static let buttons = Rect(x: 60, y: 900, width: 1480, height: 256)
        static let single = Size(width: 760, height: 180)
        static let gap = 24.0, columns = 4
    }

    func draw(in frame: inout Frame<Action>) {
        frame.grownUpsPaper()
        frame.draw(
            .text(
                frame.text(.saving(.saveToStick)), in: Rect(x: 220, y: 62, width: 1160, height: 96),
                TextStyle(.title, size: 68, color: .plum)))
        frame.sheet(Layout.sheet, radius: 40)
        drawPreview(in: &frame)
        drawWords(in: &frame)
        drawButtons(in: &frame)
        frame.roundButton("interface/icon-previous.svg", at: Point(x: 110, y: 110), radius: 66, sends: .leave)
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
    }

    /// Draws up to nine of the newest drawings.
    private func drawPreview(in frame: inout Frame<Action>) {
        frame.draw(.shape(.filled, in: Layout.preview, radius: 30, .flat(Color(0xfdf3e6))))
        let drawn = page.alphabet.letters.compactMap { letter -> (Guide, KeptDrawing)? in
            let record = page.progress.letters[letter.capital]
            guard let guide = letter.guide, let drawing = record?.newest.last ?? record?.first else { return nil }
            return (guide, drawing)
        }
        let side = Layout.preview.width / 3
        for (place, (guide, drawing)) in drawn.prefix(9).enumerated() {
            let field = Rect(
                x: Layout.preview.x + Double(place % 3) * side, y: Layout.preview.y + Double(place / 3) * side,
                width: side, height: side)
            let box = LetterBox(in: field.inset(by: field.width * 0.14), closelyAround: guide)
            frame.draw(.clip(field))
            for stroke in drawing.strokes {
                frame.draw(.line(box.points(stroke), width: DrawPage.width(box) * 1.3, InkColor.all[drawing.color]))
            }
            frame.draw(.clip(nil))
        }
    }

    private func drawWords(in frame: inout Frame<Action>) {
        let words = page.words
        frame.draw(
            .text(
                frame.text(.saving(words.first)), in: Layout.first,
                TextStyle(.title, size: 56, color: .plum, alignment: .leading, mostLines: 2)))
        frame.draw(
            .text(
                frame.text(.saving(words.rest)), in: Layout.rest,
                TextStyle(.words, size: 42, color: .ink, alignment: .leading, mostLines: 5)))
        if case .saved = page.saving { frame.tick(at: Point(x: 814, y: 760), radius: 50) }
    }

    private func drawButtons(in frame: inout Frame<Action>) {
        let middle = Rect(center: Layout.buttons.center, width: Layout.single.width, height: Layout.single.height)
        switch page.saving {
        case .writing: break
        case .saved:
            frame.pill(
                frame.text(.done), icon: "interface/icon-check.svg", in: middle, size: 66, tone: .primary, sends: .leave
            )
        case .failed, nil:
            guard page.drawnCount > 0 else { return }
            if page.media.count == 1 {
                let hasFailed = page.saving != nil
                frame.pill(
                    frame.text(hasFailed ? .tryAgain : .save),
                    icon: hasFailed ? "interface/icon-again.svg" : "interface/icon-stick.svg", in: middle, size: 66,
                    tone: .primary, sends: .save(page.media[0].place))
            } else {
                drawMedia(in: &frame)
            }
        }
    }

    /// A button per stick, with its name.
    private func drawMedia(in frame: inout Frame<Action>) {
        guard !page.media.isEmpty else { return }
        let columns = min(Layout.columns, page.media.count)
        let rows = (page.media.count + columns - 1) / columns
        let width = (Layout.buttons.width - Double(columns - 1) * Layout.gap) / Double(columns)
        let height = min(150, (Layout.buttons.height - Double(rows - 1) * Layout.gap) / Double(rows))
        for (number, medium) in page.media.enumerated() {
            let area = Rect(
                x: Layout.buttons.x + Double(number % columns) * (width + Layout.gap),
                y: Layout.buttons.y + Double(number / columns) * (height + Layout.gap), width: width, height: height)
            frame.pill(
                medium.name, icon: "interface/icon-stick.svg", in: area, size: 46, tone: .primary,
                sends: .save(medium.place))
        }
    }
}
