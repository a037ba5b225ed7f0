import Engine
import Glibc
import LetterJudge

/// The letter introduces itself: it says its sound and its name.
struct IntroductionPage: LetterPage {
    private var beginning = 0

    mutating func begin(_ lesson: inout Lesson) -> [Command] {
        beginning = lesson.now
        // When the page has come in.
        lesson.speech.plan(lesson.letter.spoken, at: lesson.now + 30)
        return []
    }

    mutating func perform(_ action: LetterAction, _ lesson: inout Lesson) -> [Command] {
        action == .speak ? lesson.say(nil, lesson.letter.spoken) : []
    }

    /// The ticks from one blink to the next (three seconds), and those that the lids are down.
    private static let blinking = 180, lid = 9

    func rest(_ lesson: Lesson) -> Rest {
        if lesson.speech.isSpeaking { return .moving }
        guard lesson.isAttended else { return .still }
        let place = (lesson.now - beginning) % Self.blinking
        if place < Self.lid { return .moving }
        return .until(min(lesson.now - place + Self.blinking, lesson.touched + Lesson.patience))
    }

    func draw(_ lesson: Lesson, in frame: inout Frame<LetterAction>) {
        let layout = Layout(lesson)
        frame.sheet(layout.paper, radius: 48)
        let depth = frame.depth(of: .speak)
        frame.draw(.transformed(character(lesson, layout).drawings, sway(lesson, layout, depth)))
        frame.draw(.text(lesson.letter.other, in: layout.other, layout.style(lesson)))
        frame.hotspot(layout.paper, radius: 48, sends: .speak, label: .named("play"))
    }

    private func character(_ lesson: Lesson, _ layout: Layout) -> LetterCharacter {
        var character = LetterCharacter(drawing: layout.drawing, color: layout.color)
        let time = lesson.now - beginning
        if lesson.speech.isSpeaking {
            character.mouth = 0.5 + 0.5 * sin(Double(time) * 0.42) * sin(Double(time) * 0.17 + 1)
        } else if lesson.isAttended, time > Self.blinking, time % Self.blinking < Self.lid {
            character.blink = 1
        }
        return character
    }

    /// The letter's lean from side to side while it speaks.
    private func sway(_ lesson: Lesson, _ layout: Layout, _ depth: Double) -> Transform {
        let angle = lesson.speech.isSpeaking ? 0.035 * sin(Double(lesson.now - beginning) * 0.11) : 0
        return Transform(scale: 1 - 0.03 * depth, radians: angle, about: layout.foot)
    }

    /// The letter and its other form side by side.
    private struct Layout {
        let paper, other: Rect
        let drawing: GuideDrawing
        let color: Color

        init(_ lesson: Lesson) {
            let isUpright = lesson.rooms.areUpright
            let paper = isUpright ? lesson.sheet.page : Rect(x: 226, y: 44, width: 1330, height: 850)
            let large = Rect(
                x: paper.x + 50, y: paper.y + 60, width: paper.width * 0.56, height: paper.height - 120)
            let room = paper.maxX - large.maxX - 60
            // Andika's capitals are 0.72 of its size.
            let widest = 0.72 * room / max(lesson.widths.width(of: lesson.letter.other, size: 1), 0.1)
            let hasDescender = lesson.letter.other.contains { "gjpqy".contains($0) }
            // A capital's macron or caron stands above all small letters.
            let hasHighMark = lesson.letter.form == .small && [.macron, .caron].contains(lesson.guide.mark)
            func fitted(_ scale: Double) -> LetterBox {
                LetterBox(
                    in: large.scaled(by: scale), closelyAround: lesson.guide,
                    atLeast: (hasHighMark ? -0.36 : 0)...(hasDescender ? 1.34 : 1))
            }
            let box = fitted(min(1, widest / fitted(1).height))
            drawing = GuideDrawing(guide: lesson.guide, box: box)
            let size = box.height / 0.72
            other = Rect(x: large.maxX + 10, y: box.y(1) - size * 1.2, width: room + 30, height: size * 1.612)
            self.paper = paper
            color = .letter(lesson.letter, of: lesson.alphabet)
        }

        func style(_ lesson: Lesson) -> TextStyle {
            TextStyle(.words, size: drawing.box.height / 0.72, color: .plum)
        }

        var foot: Point { Point(x: drawing.box.point(InkPoint(x: 0.4, y: 1)).x, y: drawing.box.y(1.05)) }
    }
}
