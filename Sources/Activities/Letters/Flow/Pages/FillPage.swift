import Engine
import LetterJudge

/// Level 1: a finger paints the hollow letter.
struct FillPage: LetterPage {
    private var painting: Painting
    /// Earlier paintings, for taking back strokes.
    private var past: [Painting] = []
    private var isDown = false
    /// The tick at which the letter was filled.
    private var finished: Int?

    /// The painting so far.
    private struct Painting {
        var fill: Fill
        var strokes: [Stroke] = []
    }

    /// The paint's opacity, so that the edge of the letter shows through it.
    static let opacity = 0.8
    /// Strokes that can be taken back.
    private static let mostPast = 12
    /// Ticks in which the rest of the letter fills itself.
    private static let filling = 36

    init(_ lesson: Lesson) { painting = Painting(fill: Fill(LetterMask(lesson.guide), lesson.wishes.age)) }

    /// The width of the brush, in points.
    static func width(_ age: AgeGroup, _ box: LetterBox) -> Double {
        2 * age.brush * Double(LetterMask.stem) * box.height
    }

    var isFinished: Bool { finished != nil }

    mutating func begin(_ lesson: inout Lesson) -> [Command] {
        lesson.speech.plan(lesson.phrase(.fill), at: lesson.now + 30)
        return []
    }

    mutating func move(_ move: LetterMove) {
        painting.fill.lift()
        isDown = false
        painting.strokes = painting.strokes.map { move($0) }
        for place in past.indices { past[place].strokes = past[place].strokes.map { move($0) } }
    }

    mutating func perform(_ action: LetterAction, _ lesson: inout Lesson) -> [Command] {
        guard action == .undo, !isFinished, let last = past.popLast() else { return [] }
        (painting, isDown) = (last, false)
        return [.play(.press)]
    }

    mutating func mark(_ contact: Contact, _ lesson: inout Lesson) -> [Command] {
        guard !isFinished else { return [] }
        if contact.phase == .began { beginStroke(lesson) }
        guard isDown, !painting.strokes.isEmpty else { return [] }
        painting.strokes[painting.strokes.count - 1].points.append(contact.point)
        painting.fill.touch(lesson.box.place(contact.point))
        if contact.phase == .ended || contact.phase == .lost {
            painting.fill.lift()
            isDown = false
        }
        return painting.fill.isFinished ? finish(&lesson) : []
    }

    private mutating func beginStroke(_ lesson: Lesson) {
        past = (past + [painting]).suffix(Self.mostPast)
        let color = lesson.color.faded(to: Self.opacity)
        painting.strokes.append(Stroke(width: Self.width(lesson.wishes.age, lesson.box), color: color))
        isDown = true
    }

    private mutating func finish(_ lesson: inout Lesson) -> [Command] {
        (finished, past, isDown) = (lesson.now, [], false)
        let strokes = painting.strokes.map { $0.points.map(lesson.box.place) }
        return lesson.finish(.fill, stars: painting.fill.stars, strokes: strokes) + [.play(.open)]
            + lesson.say(.praise, lesson.letter.spoken.prefix(1).map(\.self))
    }

    func rest(_ lesson: Lesson) -> Rest {
        .whether(finished.map { lesson.now < $0 + Self.filling } ?? false)
    }

    func draw(_ lesson: Lesson, in frame: inout Frame<LetterAction>) {
        frame.letterPaper(lesson)
        let drawing = lesson.drawing
        for line in drawing.hollow(edge: .plum, inside: .white, thickness: 7) { frame.draw(line) }
        frame.draw(.ink(painting.strokes, in: lesson.sheet.paper))
        if let finished {
            let share = lesson.motion == .cut ? 1 : Double(lesson.now - finished) / Double(Self.filling)
            let color = painting.strokes.last?.color.faded(to: 1) ?? lesson.color
            let solid = Color(red: color.red, green: color.green, blue: color.blue)
            // An opaque letter grows from its middle line to its edge.
            for line in drawing.solid(solid, width: drawing.stem * clamp(share, 0.02...1)) { frame.draw(line) }
        }
        frame.drawingTools(lesson, canUndo: !past.isEmpty && !isFinished, isFinished: isFinished)
    }
}
