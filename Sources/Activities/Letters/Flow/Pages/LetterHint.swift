import Engine
import Glibc
import LetterJudge

/// A refusal as a picture: the letter as it should be, with what to mind pulsing.
struct LetterHint {
    let reason: Refusal
    /// The tick of the refusal.
    let since: Int

    private static let pale = Color(0xd9c4b2), accent = Color.deepOrange

    /// What is shown on the sheet itself, below the ink.
    func drawGhost(_ lesson: Lesson, in frame: inout Frame<LetterAction>) {
        if let stroke = missing(lesson) { drawMissing(stroke, lesson, in: &frame) }
    }

    /// What is shown beside the sheet.
    func drawCard(_ lesson: Lesson, in frame: inout Frame<LetterAction>) {
        let card = lesson.sheet.hint
        frame.sheet(card, radius: 36)
        let area = card.inset(by: 16)
        switch reason {
        case .looksLike(let other): drawPair(other, lesson, area, in: &frame)
        case .smallLetter, .capitalLetter: drawOther(lesson, area, in: &frame)
        case .mirrored: drawMirrored(lesson, area, in: &frame)
        default: drawLetter(lesson, area, in: &frame)
        }
        frame.hotspot(card, radius: 36, sends: .speak, label: .named("play"))
    }

    /// The child's strokes, of which those that are too much come and go.
    func paled(_ strokes: [Stroke], at places: [Int], _ lesson: Lesson) -> [Stroke] {
        strokes.enumerated().map { place, stroke in
            guard places.contains(place) else { return stroke }
            return Stroke(stroke.points, width: stroke.width, color: stroke.color.faded(to: 0.5 * pulse(lesson)))
        }
    }

    /// How strongly what to mind shows, 0…1.
    private func pulse(_ lesson: Lesson) -> Double {
        lesson.isAttended ? 0.6 + 0.4 * cos(Double(lesson.now - since) * 0.1) : 1
    }

    /// The stroke that is missing.
    private func missing(_ lesson: Lesson) -> GuideStroke? {
        let strokes = lesson.guide.strokes
        return switch reason {
        case .missingPart(let stroke): strokes.indices.contains(stroke) ? strokes[stroke] : nil
        case .markMissing, .markMisplaced, .markWrong: strokes.last { $0.kind != .base }
        default: nil
        }
    }

    /// The missing part on a ghost of the letter.
    private func drawMissing(_ stroke: GuideStroke, _ lesson: Lesson, in frame: inout Frame<LetterAction>) {
        let drawing = lesson.drawing
        for line in drawing.solid(Self.pale.faded(to: 0.35)) { frame.draw(line) }
        frame.draw(drawing.line(stroke, width: drawing.stem, Self.accent.faded(to: 0.7 * pulse(lesson))))
    }

    private func drawLetter(_ lesson: Lesson, _ area: Rect, in frame: inout Frame<LetterAction>) {
        let drawing = GuideDrawing(guide: lesson.guide, box: LetterBox(in: area, closelyAround: lesson.guide))
        for line in drawing.solid(.plum) { frame.draw(line) }
        if let stroke = missing(lesson) {
            frame.draw(drawing.line(stroke, width: drawing.stem, Self.accent.faded(to: pulse(lesson))))
        }
    }

    /// What it looks like, and what it should be.
    private func drawPair(_ other: String, _ lesson: Lesson, _ area: Rect, in frame: inout Frame<LetterAction>) {
        guard let guide = lesson.alphabet[other]?.guide else { return drawLetter(lesson, area, in: &frame) }
        let left = drawRight(lesson, area, in: &frame)
        for line in GuideDrawing(guide: guide, box: LetterBox(in: left, closelyAround: guide)).solid(Self.pale) {
            frame.draw(line)
        }
    }

    /// The letter's other form, and what it should be.
    private func drawOther(_ lesson: Lesson, _ area: Rect, in frame: inout Frame<LetterAction>) {
        let left = drawRight(lesson, area, in: &frame)
        frame.draw(.text(lesson.letter.other, in: left, TextStyle(.words, size: left.height * 0.75, color: Self.pale)))
    }

    /// The letter at the right, to which an arrow leads from the left, whose place is the answer.
    private func drawRight(_ lesson: Lesson, _ area: Rect, in frame: inout Frame<LetterAction>) -> Rect {
        let half = area.width * 0.42
        drawLetter(
            lesson, Rect(x: area.maxX - half, y: area.y, width: half, height: area.height), in: &frame)
        drawArrow(at: area.center, size: area.width * 0.07, in: &frame)
        return Rect(x: area.x, y: area.y, width: half, height: area.height)
    }

    private func drawArrow(at center: Point, size: Double, in frame: inout Frame<LetterAction>) {
        let tip = center + Point(x: size * 0.6, y: 0)
        let wings = [
            center + Point(x: -size * 0.3, y: -size * 0.8), tip, center + Point(x: -size * 0.3, y: size * 0.8),
        ]
        frame.draw(.line(wings, width: size * 0.4, Self.accent))
    }

    /// The letter with an arrow above it to the side to which it looks.
    private func drawMirrored(_ lesson: Lesson, _ area: Rect, in frame: inout Frame<LetterAction>) {
        let lower = Rect(x: area.x, y: area.y + area.height * 0.2, width: area.width, height: area.height * 0.8)
        drawLetter(lesson, lower, in: &frame)
        let (y, reach) = (area.y + area.height * 0.08, area.width * 0.26)
        let pulse = lesson.isAttended ? reach * 0.15 * sin(Double(lesson.now - since) * 0.1) : 0
        let center = area.center.x + pulse
        frame.draw(
            .line(
                [Point(x: center - reach, y: y), Point(x: center + reach, y: y)], width: area.width * 0.045,
                Self.accent))
        for side in [-1.0, 1] {
            let tip = Point(x: center + side * reach, y: y)
            let back = side * area.width * 0.07
            let wings = [tip + Point(x: -back, y: -abs(back)), tip, tip + Point(x: -back, y: abs(back))]
            frame.draw(.line(wings, width: area.width * 0.045, Self.accent))
        }
    }
}
