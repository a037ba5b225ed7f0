import Engine
import Glibc
import LetterJudge

/// Level 2: a finger follows the strokes of the letter, in the order that is taught.
struct TracePage: LetterPage {
    private var tracing: Tracing
    /// Earlier states, for taking back what a finger has drawn.
    private var past: [Tracing] = []
    private var isDown = false
    /// Ink off the way, which fades: while the finger goes on there, from its beginning.
    private var astray: [Stray] = []
    private var lastStep: Trace.Step?
    /// Whether the finger that is down has been on the way, and whether the child has been told where to begin.
    private var hasFollowed = false, hasBeenTold = false
    /// The tick at which a finger begins to show the stroke that is due; nil if it is not shown.
    private var showing: Int?
    private var finished: Int?

    private struct Tracing {
        var trace: Trace
        var strokes: [Stroke] = []
    }

    private struct Stray {
        var stroke: Stroke
        /// The tick at which each point was drawn.
        var ticks: [Int] = []
        var last: Int { ticks.last ?? 0 }

        mutating func add(_ point: Point, at tick: Int) {
            stroke.points.append(point)
            ticks.append(tick)
            let old = ticks.prefix { tick >= $0 + TracePage.fading }.count
            stroke.points.removeFirst(old)
            ticks.removeFirst(old)
        }
    }

    static let track = Color(0xf3e0cc)
    private static let dash = Color(0xc9a68a), due = Color.deepOrange
    private static let fading = 40, mostPast = 12
    /// How fast a stroke is shown, in letter heights a second, and the ticks before it is shown again.
    private static let pace = 0.55, pause = 7 * 60

    init(_ lesson: Lesson) {
        tracing = Tracing(trace: Trace(lesson.guide, lesson.wishes.age, lesson.leeway))
    }

    /// The width of the ink, in points.
    static func width(_ box: LetterBox) -> Double { 0.075 * box.height }

    var isFinished: Bool { finished != nil }

    /// The stroke that is due; nil when all are traced.
    private func dueStroke(_ lesson: Lesson) -> GuideStroke? {
        let strokes = lesson.guide.strokes.filter { StrokeWalk($0).length > 0 }
        return strokes.indices.contains(tracing.trace.stroke) ? strokes[tracing.trace.stroke] : nil
    }

    // MARK: - What happens

    mutating func begin(_ lesson: inout Lesson) -> [Command] {
        lesson.speech.plan(lesson.phrase(.trace), at: lesson.now + 30)
        showing = lesson.motion == .eased ? lesson.now + 60 : nil
        return []
    }

    mutating func move(_ move: LetterMove) {
        tracing.trace.lift()
        isDown = false
        tracing.strokes = tracing.strokes.map { move($0) }
        for place in past.indices { past[place].strokes = past[place].strokes.map { move($0) } }
        astray = []
    }

    mutating func perform(_ action: LetterAction, _ lesson: inout Lesson) -> [Command] {
        guard action == .undo, !isFinished, let last = past.popLast() else { return [] }
        (tracing, isDown) = (last, false)
        showing = Self.nextShowing(lesson)
        return [.play(.press)]
    }

    /// The tick at which a finger shows the way again, after the child has let go; nil with reduced motion.
    private static func nextShowing(_ lesson: Lesson) -> Int? { lesson.motion == .eased ? lesson.now + 150 : nil }

    mutating func mark(_ contact: Contact, _ lesson: inout Lesson) -> [Command] {
        guard !isFinished else { return [] }
        if contact.phase == .began {
            past = (past + [tracing]).suffix(Self.mostPast)
            (isDown, lastStep, showing, hasFollowed) = (true, nil, nil, false)
        }
        guard isDown else { return [] }
        let stroke = tracing.trace.stroke
        let step = tracing.trace.touch(lesson.box.place(contact.point))
        add(contact.point, step, lesson)
        if contact.phase == .ended || contact.phase == .lost { lift(lesson) }
        if tracing.trace.isFinished { return finish(&lesson) }
        return tracing.trace.stroke > stroke ? [.play(.press)] : tell(&lesson)
    }

    private mutating func add(_ point: Point, _ step: Trace.Step, _ lesson: Lesson) {
        let isKept = step != .outside
        let goesOn = lastStep.map { ($0 != .outside) == isKept } ?? false
        (lastStep, hasFollowed) = (step, hasFollowed || isKept)
        let width = Self.width(lesson.box)
        if isKept {
            if !goesOn { tracing.strokes.append(Stroke(width: width, color: lesson.color)) }
            tracing.strokes[tracing.strokes.count - 1].points.append(point)
        } else {
            if !goesOn || astray.isEmpty { astray.append(Stray(stroke: Stroke(width: width, color: lesson.color))) }
            astray[astray.count - 1].add(point, at: lesson.now)
        }
    }

    private mutating func lift(_ lesson: Lesson) {
        tracing.trace.lift()
        isDown = false
        showing = Self.nextShowing(lesson)
    }

    /// Says once where to begin, after a stroke that was nowhere on its way.
    private mutating func tell(_ lesson: inout Lesson) -> [Command] {
        guard !isDown, !hasFollowed, !hasBeenTold else { return [] }
        hasBeenTold = true
        return lesson.say(.traceStart)
    }

    private mutating func finish(_ lesson: inout Lesson) -> [Command] {
        (finished, past, isDown, showing) = (lesson.now, [], false, nil)
        let strokes = tracing.strokes.map { $0.points.map(lesson.box.place) }
        return lesson.finish(.trace, stars: tracing.trace.stars, strokes: strokes) + [.play(.open)]
            + lesson.say(.praise, lesson.letter.spoken.prefix(1).map(\.self))
    }

    mutating func tick(_ lesson: inout Lesson) -> [Command] {
        astray.removeAll { lesson.now >= $0.last + Self.fading }
        if let start = showing, let stroke = dueStroke(lesson), lesson.now > start + length(of: stroke) {
            showing = lesson.isAttended ? lesson.now + Self.pause : nil
        }
        return []
    }

    /// The ticks for which a stroke is shown.
    private func length(of stroke: GuideStroke) -> Int {
        40 + Int(60 * Double(StrokeWalk(stroke).length) / Self.pace)
    }

    func rest(_ lesson: Lesson) -> Rest {
        if !astray.isEmpty { return .moving }
        let shown: Rest = showing.map { $0 > lesson.now ? .until($0) : .moving } ?? .still
        return shown.and(isFinished ? .still : lesson.restWhileAttended)
    }

    // MARK: - How it looks

    func draw(_ lesson: Lesson, in frame: inout Frame<LetterAction>) {
        frame.letterPaper(lesson)
        if lesson.alphabet.form == .small { frame.writingLines(lesson) }
        let drawing = lesson.drawing
        for line in drawing.solid(Self.track, width: 2 * Double(lesson.leeway.corridor) * lesson.box.height) {
            frame.draw(line)
        }
        for stroke in lesson.guide.strokes { for dash in drawing.dashes(stroke, Self.dash) { frame.draw(dash) } }
        frame.draw(.ink(tracing.strokes, in: lesson.sheet.paper))
        drawAstray(lesson, in: &frame)
        if !isFinished { drawSigns(lesson, in: &frame) }
        frame.drawingTools(lesson, canUndo: !past.isEmpty && !isFinished, isFinished: isFinished)
    }

    /// The ink that fades, as far as it lies on the paper.
    private func drawAstray(_ lesson: Lesson, in frame: inout Frame<LetterAction>) {
        guard !astray.isEmpty else { return }
        frame.draw(.clip(lesson.sheet.paper))
        for lost in astray {
            let opacity = 1 - Double(lesson.now - lost.last) / Double(Self.fading)
            frame.draw(.line(lost.stroke.points, width: lost.stroke.width, lost.stroke.color.faded(to: opacity * 0.6)))
        }
        frame.draw(.clip(nil))
    }

    /// The numbers of the strokes, the arrow of the one that is due, and where it goes on.
    private func drawSigns(_ lesson: Lesson, in frame: inout Frame<LetterAction>) {
        let strokes = lesson.guide.strokes.filter { StrokeWalk($0).length > 0 }
        for place in strokes.indices.reversed() where place >= tracing.trace.stroke {
            StrokeSign(stroke: strokes[place], number: place + 1, box: lesson.box)
                .draw(isDue: place == tracing.trace.stroke, among: strokes, in: &frame)
        }
        if let due = tracing.trace.due, !isDown { drawDue(lesson.box.point(due), lesson, in: &frame) }
        drawShowing(lesson, in: &frame)
    }

    private func drawDue(_ center: Point, _ lesson: Lesson, in frame: inout Frame<LetterAction>) {
        let pulse = lesson.isAttended ? 0.5 + 0.5 * sin(Double(lesson.now) * 0.09) : 0.5
        let radius = lesson.box.height * 0.042
        let halo = Rect(circleAt: center, radius: radius * (1.35 + 0.65 * pulse))
        frame.draw(
            .shape(
                .filled, in: halo, radius: halo.width / 2, .flat(Color.orange.faded(to: 0.45 - 0.25 * pulse))))
        let dot = Rect(circleAt: center, radius: radius)
        frame.draw(.shape(.filled, in: dot, radius: radius, .flat(Self.due)))
    }

    /// A finger that shows the way of the stroke that is due.
    private func drawShowing(_ lesson: Lesson, in frame: inout Frame<LetterAction>) {
        guard let start = showing, lesson.now >= start, let stroke = dueStroke(lesson) else { return }
        let time = Double(lesson.now - start - 20) / Double(max(1, length(of: stroke) - 40))
        let tip = lesson.box.point(StrokeWalk(stroke).place(eased(time)))
        frame.draw(.fingertip(at: tip, size: lesson.box.height * 0.34, opacity: clamp(2 * (1.2 - time), 0...1)))
    }

    private func eased(_ time: Double) -> Double {
        let time = clamp(time, 0...1)
        return time * time * (3 - 2 * time)
    }
}

extension Drawing {
    /// A pointing finger whose tip is at a point.
    static func fingertip(at tip: Point, size: Double, opacity: Double = 1) -> Drawing {
        let area = Rect(x: tip.x - size * 0.495, y: tip.y - size * 0.28, width: size, height: size)
        return .icon("interface/icon-touch.svg", in: area, tint: Color.plum.faded(to: opacity))
    }
}

/// The number of a stroke in a circle beside its start, and an arrow along its first part.
private struct StrokeSign {
    let stroke: GuideStroke
    let number: Int
    let box: LetterBox

    private static let away: Float = 0.105

    func draw(isDue: Bool, among strokes: [GuideStroke], in frame: inout Frame<LetterAction>) {
        let walk = StrokeWalk(stroke)
        let side = side(of: walk, among: strokes)
        if isDue { drawArrow(walk, in: &frame) }
        let start = walk.place(0), way = walk.direction(0.02)
        // That of a macron is before it: below it are those of the letter, above it is the edge of the paper.
        let (aside, before): (Float, Float) = stroke.kind == .macron ? (0, 1) : (1, 0.55)
        let center = box.point(
            InkPoint(
                x: start.x + (side.x * aside - way.x * before) * Self.away,
                y: start.y + (side.y * aside - way.y * before) * Self.away))
        let radius = box.height * 0.047
        let disc = Rect(circleAt: center, radius: radius)
        let color = Color(isDue ? 0xad5415 : 0x836b5a)
        frame.draw(.shape(.filled, in: disc.inset(by: -4), radius: radius + 4, .flat(.paper)))
        frame.draw(.shape(.filled, in: disc, radius: radius, .flat(color)))
        frame.draw(
            .text(
                "\(number)", in: Rect(center: center, width: radius * 2, height: radius * 2),
                TextStyle(.title, size: radius * 1.35, color: .paper)))
    }

    /// The side of the stroke on which there is more room, as a direction of length 1.
    private func side(of walk: StrokeWalk, among strokes: [GuideStroke]) -> InkPoint {
        let (start, way) = (walk.place(0), walk.direction(0.02))
        let ways = [InkPoint(x: way.y, y: -way.x), InkPoint(x: -way.y, y: way.x)]
        func room(_ way: InkPoint) -> Float {
            let place = InkPoint(x: start.x + way.x * Self.away, y: start.y + way.y * Self.away)
            let lines = strokes.flatMap { $0.line.resampled(0.05) }
            return lines.map { $0.distance(to: place) }.min() ?? 0
        }
        return room(ways[0]) > room(ways[1]) + 0.01 ? ways[0] : ways[1]
    }

    private func drawArrow(_ walk: StrokeWalk, in frame: inout Frame<LetterAction>) {
        let share = min(0.5, Double(0.2 / max(walk.length, 0.01)))
        let line = walk.part(from: 0, to: share)
        guard let end = line.last else { return }
        let way = walk.direction(share)
        let (back, wide): (Float, Float) = (0.05, 0.042)
        let wings = [Float(-1), 1].map { side in
            InkPoint(
                x: end.x - way.x * back - way.y * wide * side, y: end.y - way.y * back + way.x * wide * side)
        }
        let width = box.height * 0.018
        frame.draw(.line(box.points(line), width: width, .deepOrange))
        frame.draw(.line(box.points([wings[0], end, wings[1]]), width: width, .deepOrange))
    }
}
