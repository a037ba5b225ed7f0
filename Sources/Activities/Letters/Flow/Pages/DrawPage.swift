import Engine
import Glibc
import LetterJudge

/// Level 3: the letter on an empty sheet, in any order, direction and number of strokes.
struct DrawPage: LetterPage {
    private var strokes: [Stroke] = []
    private var isDown = false
    private var pause = DrawingPause()
    /// The number of the last question to the judge.
    private var question = 0
    /// The refusals that the child was told of, by which help comes, and those that cost stars: of something strange,
    /// or after the child said that the drawing was ready.
    private var told = 0, refusals = 0
    private var outcome = Outcome.none
    /// The places of strokes that are too much, after a refusal for that.
    private var extra: [Int] = []
    private var outcomeSince = 0

    private enum Outcome: Equatable { case none, refused(Refusal), accepted }

    /// The refusals after which a ghost of the letter helps, and those after which a rough likeness is enough.
    private static let refusalsForGhost = 2, refusalsForLikeness = 3
    /// Smaller drawings are too little to be judged, in millimetres on the glass.
    private static let leastSize = 8.0

    static func width(_ box: LetterBox) -> Double { 0.055 * box.height }

    var isFinished: Bool { outcome == .accepted }

    // MARK: - What happens

    mutating func begin(_ lesson: inout Lesson) -> [Command] {
        lesson.speech.plan(
            lesson.phrase(.draw) + lesson.letter.spoken.prefix(1).map(\.self), at: lesson.now + 30)
        return []
    }

    mutating func move(_ move: LetterMove) {
        if isDown { lift(at: move.tick) }
        strokes = strokes.map { move($0) }
    }

    private mutating func lift(at tick: Int) {
        isDown = false
        pause.begin(at: tick)
    }

    mutating func perform(_ action: LetterAction, _ lesson: inout Lesson) -> [Command] {
        switch action {
        case .undo where !isFinished && !strokes.isEmpty:
            strokes.removeLast()
            (outcome, extra) = (.none, [])
            lift(at: lesson.now)
            if strokes.isEmpty { pause.forget() }
            return [.play(.press)]
        case .speak: return explain(&lesson)
        case .wake: return lesson.say(nil, lesson.letter.spoken)
        case .ready where !isFinished && !isDown && !strokes.isEmpty:
            // The same drawing is refused once, however often the button is tapped.
            return outcome == .none ? follow(pause.ready(at: lesson.now), &lesson) : explain(&lesson)
        default: return []
        }
    }

    /// Says once more why the drawing was refused.
    private func explain(_ lesson: inout Lesson) -> [Command] {
        guard case .refused(let reason) = outcome else { return [] }
        return lesson.say(nil, clips(reason, &lesson))
    }

    mutating func mark(_ contact: Contact, _ lesson: inout Lesson) -> [Command] {
        guard !isFinished else { return [] }
        if contact.phase == .began {
            if case .refused(let reason) = outcome, !reason.isBeginning { clear() }
            (outcome, extra, isDown) = (.none, [], true)
            pause.end()
            strokes.append(Stroke(width: Self.width(lesson.box), color: lesson.color))
        }
        guard isDown, !strokes.isEmpty else { return [] }
        strokes[strokes.count - 1].points.append(contact.point)
        if contact.phase == .ended || contact.phase == .lost { lift(at: lesson.now) }
        return []
    }

    private mutating func clear() {
        strokes = []
        pause.forget()
    }

    mutating func tick(_ lesson: inout Lesson) -> [Command] { follow(pause.tick(at: lesson.now), &lesson) }

    private mutating func follow(_ step: DrawingPause.Step?, _ lesson: inout Lesson) -> [Command] {
        switch step {
        case nil: []
        case .judge: judge(&lesson)
        case .tell(let verdict, let counts): refuse(verdict, counts: counts, &lesson)
        }
    }

    private mutating func judge(_ lesson: inout Lesson) -> [Command] {
        question += 1
        let places = strokes.map { $0.points.map(lesson.box.place) }
        let size = Double(Ink(places).bounds?.longerSide ?? 0) * lesson.millimetres
        if size < Self.leastSize {
            return follow(pause.hold(Verdict(accepted: false, ranking: [], reason: .tooLittle)), &lesson)
        }
        return [
            .ask(
                LetterRequest.judge(
                    .init(
                        number: question, strokes: places, expected: lesson.letter.written,
                        guides: lesson.alphabet.guides)))
        ]
    }

    mutating func receive(_ judgement: Judgement, _ lesson: inout Lesson) -> [Command] {
        guard pause.isAsking, judgement.number == question else { return [] }
        // Without a judge every letter is right.
        guard let verdict = judgement.verdict, verdict.accepted != true else { return accept(&lesson) }
        return follow(pause.hold(verdict), &lesson)
    }

    private mutating func accept(_ lesson: inout Lesson) -> [Command] {
        (outcome, extra, outcomeSince) = (.accepted, [], lesson.now)
        pause.end()
        strokes = strokes.map { Stroke($0.points, width: $0.width, color: InkColor.gold) }
        let places = strokes.map { $0.points.map(lesson.box.place) }
        let stars = refusals >= Self.refusalsForGhost ? 1 : TaughtOrder(lesson.guide).isKept(by: Ink(places)) ? 3 : 2
        return lesson.finish(.draw, stars: stars, strokes: places) + [.play(.open)]
            + lesson.say(nil, lesson.letter.spoken.suffix(1).map(\.self) + lesson.praise)
    }

    private mutating func refuse(_ verdict: Verdict, counts: Bool, _ lesson: inout Lesson) -> [Command] {
        pause.end()
        let isLike = verdict.ranking.prefix(3).contains(lesson.letter.written)
        if told >= Self.refusalsForLikeness, isLike { return accept(&lesson) }
        told += 1
        if counts { refusals += 1 }
        let reason = verdict.reason ?? .notALetter
        (outcome, outcomeSince) = (.refused(reason), lesson.now)
        if reason == .extraPart {
            extra = SuperfluousStrokes(in: strokes.map { $0.points.map(lesson.box.place) }, lesson.guide).places
        }
        let help = told == Self.refusalsForGhost ? lesson.phrase(.ghost) : []
        return lesson.say(nil, clips(reason, &lesson) + help)
    }

    private func clips(_ reason: Refusal, _ lesson: inout Lesson) -> [Sound] {
        let words = lesson.phrase(reason.phrase)
        guard case .looksLike(let other) = reason else { return words }
        return words + [lesson.alphabet[other]?.sound].compactMap(\.self)
    }

    func rest(_ lesson: Lesson) -> Rest {
        if lesson.isSaid, lesson.isAttended { return .moving }
        if let due = pause.due { return .until(max(due, lesson.now + 1)) }
        if case .refused = outcome { return lesson.restWhileAttended }
        return .whether(isFinished && lesson.motion == .eased && lesson.now < outcomeSince + Self.hop)
    }

    // MARK: - How it looks

    /// Ticks for which an accepted letter hops.
    private static let hop = 40

    func draw(_ lesson: Lesson, in frame: inout Frame<LetterAction>) {
        frame.letterPaper(lesson)
        frame.sleepingLetter(lesson, isAwake: isFinished)
        frame.writingLines(lesson)
        if told >= Self.refusalsForGhost, !isFinished {
            for line in lesson.drawing.solid(TracePage.track) { frame.draw(line) }
        }
        let hint: LetterHint? =
            if case .refused(let reason) = outcome { LetterHint(reason: reason, since: outcomeSince) } else { nil }
        hint?.drawGhost(lesson, in: &frame)
        let ink = Drawing.ink(hint.map { $0.paled(strokes, at: extra, lesson) } ?? strokes, in: lesson.sheet.paper)
        frame.draw(isFinished ? .transformed([ink], hop(lesson)) : ink)
        hint?.drawCard(lesson, in: &frame)
        frame.drawingTools(lesson, canUndo: !strokes.isEmpty && !isFinished, isFinished: isFinished)
        if !isFinished, !strokes.isEmpty {
            frame.roundButton(
                "interface/icon-check.svg", at: lesson.sheet.next, radius: lesson.sheet.nextRadius, tone: .primary,
                sends: .ready, label: .named("done"))
            frame.button(.play, sends: .ready)
        }
    }

    private func hop(_ lesson: Lesson) -> Transform {
        let time = clamp(Double(lesson.now - outcomeSince) / Double(Self.hop), 0...1)
        guard lesson.motion == .eased, time < 1 else { return .none }
        let height = 0.08 * lesson.box.height * sin(time * .pi)
        return Transform(offset: Point(x: 0, y: -height))
    }
}

extension Refusal {
    /// Whether the drawing may be a true beginning, to which something need only be added.
    var isBeginning: Bool {
        switch self {
        case .tooLittle, .missingPart, .markMissing: true
        case .extraPart, .mirrored, .looksLike, .smallLetter, .capitalLetter, .markWrong, .markMisplaced, .notALetter:
            false
        }
    }

    fileprivate var phrase: SpokenPhrase {
        switch self {
        case .tooLittle: .tooLittle
        case .missingPart: .missingPart
        case .extraPart: .extraPart
        case .mirrored: .mirrored
        case .looksLike: .looksLike
        case .smallLetter: .smallLetter
        case .capitalLetter: .capitalLetter
        case .markMissing: .markMissing
        case .markWrong: .markWrong
        case .markMisplaced: .markMisplaced
        case .notALetter: .notALetter
        }
    }
}
