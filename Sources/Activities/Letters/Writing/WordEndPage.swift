import Engine

/// The whole word in the child's own hand, with its picture, and what comes then.
struct WordEndPage: LetterPage {
    let word: WritableWord
    let written: [KeptDrawing]
    private var confetti: Confetti?

    init(_ word: WritableWord, _ written: [KeptDrawing]) { (self.word, self.written) = (word, written) }

    mutating func begin(_ lesson: inout Lesson) -> [Command] {
        if lesson.motion == .eased {
            let area = lesson.rooms.window
            let source = Rect(x: 500, y: area.center.y - 60, width: 600, height: 120)
            confetti = Confetti(from: source, in: area, chance: &lesson.chance, start: lesson.now + 12)
        }
        lesson.speech.plan(word.spoken + lesson.phrase(.praise), at: lesson.now + 40)
        return [.play(.end)]
    }

    mutating func perform(_ action: LetterAction, _ lesson: inout Lesson) -> [Command] {
        action == .word(0) ? lesson.say(nil, word.spoken) : []
    }

    mutating func tick(_ lesson: inout Lesson) -> [Command] {
        if confetti?.isOver(at: lesson.now) == true { confetti = nil }
        return []
    }

    func rest(_ lesson: Lesson) -> Rest { .whether(confetti != nil) }

    func draw(_ lesson: Lesson, in frame: inout Frame<LetterAction>) {
        let layout = Layout(lesson, hasPicture: word.picture != nil)
        frame.sheet(layout.paper.scaled(by: 1 - 0.02 * frame.depth(of: .word(0))), radius: 48)
        if let picture = word.picture { frame.draw(.icon(picture, in: layout.picture, tint: .white)) }
        let line = WordLine(parts: word.parts, written: written)
        for drawing in line.drawings(in: layout.line, tallest: 330) { frame.draw(drawing) }
        frame.hotspot(
            layout.paper, radius: 48, sends: .word(0),
            label: word.picture == nil || word.spoken.isEmpty ? .named("my-name") : .clips(word.spoken))
        frame.pill(
            frame.text(.letters(.again)), icon: "interface/icon-again.svg", in: layout.again, size: layout.size,
            sends: .again, label: .named("again"))
        frame.pill(
            frame.text(.letters(.next)), icon: "interface/icon-next.svg", in: layout.next, size: layout.size,
            tone: .primary, sends: .next, label: .named("next"))
        frame.button(.next, sends: .next)
        if let confetti { frame.draw(.particles(confetti.particles(at: lesson.now))) }
    }

    private struct Layout {
        let paper, picture, line, again, next: Rect
        let size: Double

        init(_ lesson: Lesson, hasPicture: Bool) {
            if lesson.rooms.areUpright {
                let window = lesson.rooms.window
                paper = Rect(x: 40, y: window.y + 272, width: 1520, height: window.height - 272 - 860)
                again = Rect(x: 130, y: window.maxY - 780, width: 1340, height: 280)
                next = Rect(x: 130, y: window.maxY - 430, width: 1340, height: 280)
                size = 120
            } else {
                paper = Rect(x: 226, y: 44, width: 1330, height: 820)
                again = Rect(x: 140, y: 920, width: 440, height: 180)
                next = Rect(x: 640, y: 920, width: 820, height: 180)
                size = 70
            }
            let inside = paper.inset(by: 60)
            let side = hasPicture ? min(inside.height * 0.56, inside.width) : 0
            picture = Rect(x: inside.center.x - side / 2, y: inside.y, width: side, height: side)
            let top = hasPicture ? picture.maxY + 30 : inside.y
            line = Rect(x: inside.x, y: top, width: inside.width, height: inside.maxY - top)
        }
    }
}
