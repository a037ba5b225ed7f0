import Engine
import LetterJudge

/// The first drawing of a letter beside the newest, and below them the last ten.
struct GrowthView {
    typealias Action = GrowthViewModel.Action

    let page: GrowthViewModel

    private var layout: GrowthLayout { page.layout }
    private var label: TextStyle { TextStyle(.title, size: 40 * layout.scale, color: .plum) }

    private var guide: Guide {
        page.letter.guide ?? Guide(letter: page.letter.written, base: "", width: 0.7, strokes: [])
    }

    func draw(in frame: inout Frame<Action>) {
        frame.stripWall(in: page.rooms.viewport)
        frame.letterPair(page.letter, at: layout.letter, size: 120 * layout.scale, width: layout.letterWidth)
        frame.stars(page.record.stars, in: layout.stars)
        frame.sheet(layout.sheet, radius: 40)
        if let first = page.record.first { drawGrowth(from: first, in: &frame) } else { drawNothing(in: &frame) }
        drawNewest(in: &frame)
        drawButtons(in: &frame)
    }

    private func drawButtons(in frame: inout Frame<Action>) {
        frame.roundButton("interface/icon-previous.svg", at: layout.leave, radius: layout.leaveRadius, sends: .leave)
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
            let field = layout.fields[place]
            frame.draw(
                .text(frame.text(.letters(place == 0 ? .first : .newest)), in: layout.label(of: field), label))
            frame.draw(.shape(.filled, in: field, radius: 36, .flat(Color(0xfdf3e6))))
            guard let drawing else { continue }
            draw(drawing, in: field, &frame)
        }
        let arrow = Rect(center: Point(x: 800, y: layout.fields[0].center.y), width: 110, height: 110)
        frame.draw(.icon("interface/icon-next.svg", in: arrow, tint: .orange))
    }

    private func drawNothing(in frame: inout Frame<Action>) {
        frame.draw(
            .text(
                frame.text(.letters(.notWritten)), in: layout.sheet.inset(by: 60),
                TextStyle(.title, size: 56 * layout.scale, color: .plum)))
        let below = Point(x: 800, y: layout.sheet.center.y + 95 * layout.scale)
        frame.draw(
            .text(
                frame.text(.letters(.drawingsAppear)),
                in: Rect(center: below, width: 1360, height: 70 * layout.scale),
                TextStyle(.words, size: 40 * layout.scale, color: .ink)))
    }

    /// Draws the newest drawings in a row, from the left the oldest of them.
    private func drawNewest(in frame: inout Frame<Action>) {
        let newest = page.record.newest
        guard !newest.isEmpty else { return }
        frame.draw(.text(frame.text(.letters(.lastOnes)), in: layout.heading, label))
        for (card, drawing) in zip(layout.cards(newest.count), newest) {
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
