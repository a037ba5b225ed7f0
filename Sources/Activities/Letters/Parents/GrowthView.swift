import Engine
import LetterJudge

/// The first drawing of a letter beside the newest, and below them the last ten.
struct GrowthView {
    typealias Action = GrowthViewModel.Action

    let page: GrowthViewModel

    private enum Layout {
        static let sheet = Rect(x: 60, y: 190, width: 1480, height: 620)
        static let fields = [150.0, 890].map { Rect(x: $0, y: 270, width: 560, height: 510) }
        static let row = Rect(x: 60, y: 906, width: 1480, height: 236)
        static let label = TextStyle(.title, size: 40, color: .plum)
    }

    private var guide: Guide {
        page.letter.guide ?? Guide(letter: page.letter.capital, base: "", width: 0.7, strokes: [])
    }

    func draw(in frame: inout Frame<Action>) {
        frame.grownUpsPaper()
        frame.letterPair(page.letter, at: Point(x: 640, y: 112), size: 120, width: 400)
        frame.stars(page.record.stars, in: Rect(x: 800, y: 66, width: 300, height: 92))
        frame.sheet(Layout.sheet, radius: 40)
        if let first = page.record.first { drawGrowth(from: first, in: &frame) } else { drawNothing(in: &frame) }
        drawNewest(in: &frame)
        drawButtons(in: &frame)
    }

    private func drawButtons(in frame: inout Frame<Action>) {
        frame.roundButton("interface/icon-previous.svg", at: Point(x: 110, y: 110), radius: 66, sends: .leave)
        frame.button(.back, sends: .leave)
        frame.button(.home, sends: .home)
        frame.button(.previous, sends: .previous)
        frame.button(.next, sends: .next)
        frame.button(.left, afterFocus: true, sends: .previous)
        frame.button(.right, afterFocus: true, sends: .next)
    }

    private func drawGrowth(from first: KeptDrawing, in frame: inout Frame<Action>) {
        let newest = page.record.newest.last
        for (place, drawing) in [first, newest].enumerated() {
            let field = Layout.fields[place]
            var label = field
            (label.y, label.height) = (field.y - 62, 56)
            frame.draw(.text(frame.text(.letters(place == 0 ? .first : .newest)), in: label, Layout.label))
            frame.draw(.shape(.filled, in: field, radius: 36, .flat(Color(0xfdf3e6))))
            guard let drawing else { continue }
            draw(drawing, in: field, &frame)
        }
        let arrow = Rect(center: Point(x: 800, y: Layout.fields[0].center.y), width: 110, height: 110)
        frame.draw(.icon("interface/icon-next.svg", in: arrow, tint: .orange))
    }

    private func drawNothing(in frame: inout Frame<Action>) {
        frame.draw(
            .text(
                frame.text(.letters(.notWritten)), in: Layout.sheet.inset(by: 60),
                TextStyle(.title, size: 56, color: .plum)))
        frame.draw(
            .text(
                frame.text(.letters(.drawingsAppear)),
                in: Rect(x: 120, y: 560, width: 1360, height: 70), TextStyle(.words, size: 40, color: .ink)))
    }

    /// Draws the newest drawings in a row, from the left the oldest of them.
    private func drawNewest(in frame: inout Frame<Action>) {
        let newest = page.record.newest
        guard !newest.isEmpty else { return }
        frame.draw(
            .text(
                frame.text(.letters(.lastOnes)), in: Rect(x: 60, y: 832, width: 1480, height: 56), Layout.label))
        let step = Layout.row.width / Double(LetterRecord.mostDrawings)
        let start = Layout.row.center.x - step * Double(newest.count) / 2
        for (place, drawing) in newest.enumerated() {
            let card = Rect(
                x: start + Double(place) * step + 6, y: Layout.row.y, width: step - 12, height: Layout.row.height)
            frame.sheet(card, radius: 24)
            draw(drawing, in: card.inset(by: 6), &frame)
        }
    }

    /// A damaged drawing may lie anywhere: what is beyond its field is not shown.
    private func draw(_ drawing: KeptDrawing, in field: Rect, _ frame: inout Frame<Action>) {
        let box = LetterBox(in: field.inset(by: field.width * 0.12), closelyAround: guide)
        frame.draw(.clip(field))
        for stroke in drawing.strokes {
            frame.draw(.line(box.points(stroke), width: DrawPage.width(box) * 1.2, InkColor.all[drawing.color]))
        }
        frame.draw(.clip(nil))
    }
}
