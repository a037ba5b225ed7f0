import Engine
import LetterJudge

/// A kept drawing, small or large.
struct KeptDrawingView {
    private let kept: KeptDrawing
    private let guide: Guide
    private let level: LetterLevel
    private let age: AgeGroup

    init(_ kept: KeptDrawing, _ guide: Guide, _ level: LetterLevel, _ age: AgeGroup) {
        (self.kept, self.guide, self.level, self.age) = (kept, guide, level, age)
    }

    /// The drawing with what was there to fill or to trace.
    func drawings(in area: Rect) -> [Drawing] {
        let drawing = GuideDrawing(guide: guide, box: LetterBox(in: area, closelyAround: guide))
        let color = InkColor.all[kept.color]
        switch level {
        case .fill:
            let hollow = drawing.hollow(edge: .plum, inside: .white, thickness: max(2, area.width / 120))
            let width = FillPage.width(age, drawing.box)
            // The filled letter covers the ink, as it did on its page; what went over the edge stays.
            return hollow + [ink(drawing.box, color.faded(to: FillPage.opacity), width, area)] + drawing.solid(color)
        case .trace:
            let track = drawing.solid(TracePage.track)
            return track + [ink(drawing.box, color, TracePage.width(drawing.box), area)]
        case .draw:
            return [ink(drawing.box, InkColor.gold, DrawPage.width(drawing.box), area)]
        }
    }

    /// The drawing alone, in its own colour.
    func own(in area: Rect) -> Drawing {
        let box = LetterBox(in: area, closelyAround: guide)
        return ink(box, InkColor.all[kept.color], DrawPage.width(box) * 1.2, area.inset(by: -0.1 * area.width))
    }

    private func ink(_ box: LetterBox, _ color: Color, _ width: Double, _ area: Rect) -> Drawing {
        .ink(kept.strokes.map { Stroke(box.points($0), width: width, color: color) }, in: area)
    }
}
