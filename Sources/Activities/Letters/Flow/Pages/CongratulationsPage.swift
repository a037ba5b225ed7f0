import Engine
import Glibc

/// Confetti, the stars, and the three drawings side by side.
struct CongratulationsPage: LetterPage {
    private var confetti: Confetti?
    private var beginning = 0

    mutating func begin(_ lesson: inout Lesson) -> [Command] {
        beginning = lesson.now
        let area = lesson.rooms.window
        if lesson.motion == .eased {
            let source = Rect(x: 500, y: area.center.y - 60, width: 600, height: 120)
            confetti = Confetti(from: source, in: area, chance: &lesson.chance, start: lesson.now + 12)
        }
        let clips = lesson.phrase(.praise) + [lesson.letter.sound].compactMap(\.self)
        lesson.speech.plan(clips, at: lesson.now + 50)
        return [.play(.end)]
    }

    mutating func perform(_ action: LetterAction, _ lesson: inout Lesson) -> [Command] {
        action == .speak ? lesson.say(nil, lesson.letter.spoken) : []
    }

    mutating func tick(_ lesson: inout Lesson) -> [Command] {
        if confetti?.isOver(at: lesson.now) == true { confetti = nil }
        return []
    }

    /// Ticks in which the stars appear, one after another.
    private static let rising = 24

    func rest(_ lesson: Lesson) -> Rest {
        .whether(confetti != nil || lesson.motion == .eased && lesson.now - beginning < 5 * Self.rising)
    }

    func draw(_ lesson: Lesson, in frame: inout Frame<LetterAction>) {
        let layout = Layout(lesson)
        for place in 0..<3 { drawStar(place, lesson, layout, in: &frame) }
        for (place, level) in LetterLevel.allCases.enumerated() {
            let card = layout.cards[place]
            frame.sheet(card, radius: 40)
            if let result = lesson.record.round[level] {
                let drawing = KeptDrawingView(result.drawing, lesson.guide, level, lesson.wishes.age)
                for line in drawing.drawings(in: card.inset(by: 24)) { frame.draw(line) }
            }
        }
        frame.pill(
            frame.text(.letters(.again)), icon: "interface/icon-again.svg", in: layout.again, size: layout.size,
            sends: .again, label: .named("again"))
        frame.pill(
            frame.text(.letters(.nextLetter)), icon: "interface/icon-next.svg", in: layout.nextLetter,
            size: layout.size, tone: .primary, sends: .nextLetter, label: .named("next-letter"))
        frame.button(.next, sends: .nextLetter)
        if let confetti { frame.draw(.particles(confetti.particles(at: lesson.now))) }
    }

    private func drawStar(
        _ place: Int, _ lesson: Lesson, _ layout: Layout, in frame: inout Frame<LetterAction>
    ) {
        let center = layout.stars[place]
        let hollow = Rect(circleAt: center, radius: layout.star)
        frame.draw(.icon("letters/star-hollow.svg", in: hollow, tint: .white))
        guard place < lesson.record.roundStars ?? lesson.record.stars else { return }
        let time = Double(lesson.now - beginning - 20 - place * Self.rising) / Double(Self.rising)
        let grown = lesson.motion == .cut ? 1 : clamp(time, 0...1)
        guard grown > 0 else { return }
        let eased = 1 - (1 - grown) * (1 - grown)
        let star = Drawing.icon("letters/star.svg", in: hollow, tint: .white)
        frame.draw(.transformed([star], Transform(scale: eased, radians: (1 - eased) * -1.2, about: center)))
    }

    private struct Layout {
        let stars: [Point]
        let star, size: Double
        let cards: [Rect]
        let again, nextLetter: Rect

        init(_ lesson: Lesson) {
            if lesson.rooms.areUpright {
                let window = lesson.rooms.window
                let room = window.height - 660 - 900, height = min(room, 760)
                // What is left is shared by the gaps above the stars, above the cards and below them.
                let gap = (room - height) / 3
                stars = (0..<3).map { Point(x: 800 + Double($0 - 1) * 340, y: window.y + 400 + gap) }
                star = 150
                let top = window.y + 660 + 2 * gap
                cards = (0..<3).map { Rect(x: 40 + Double($0) * 515, y: top, width: 490, height: height) }
                again = Rect(x: 130, y: window.maxY - 780, width: 1340, height: 280)
                nextLetter = Rect(x: 130, y: window.maxY - 430, width: 1340, height: 280)
                size = 120
            } else {
                stars = (0..<3).map { Point(x: 800 + Double($0 - 1) * 230, y: 170) }
                star = 105
                cards = (0..<3).map { Rect(x: 140 + Double($0) * 450, y: 320, width: 420, height: 520) }
                again = Rect(x: 140, y: 920, width: 440, height: 180)
                nextLetter = Rect(x: 640, y: 920, width: 820, height: 180)
                size = 70
            }
        }
    }
}
