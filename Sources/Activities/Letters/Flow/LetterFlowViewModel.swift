import Engine
import TalePacks

/// A letter's way from its introduction to the confetti: one step after another, each left only when it is finished.
struct LetterFlowViewModel: Screen {
    typealias Action = LetterAction

    private(set) var lesson: Lesson
    private(set) var step: LetterStep
    private(set) var page: any LetterPage
    /// How far the page has come in from the right, 0…1.
    private(set) var entry: Spring
    private var hasBegun = false

    var now: Int {
        get { lesson.now }
        set { lesson.now = newValue }
    }

    /// - Parameter step: nil for the one where the letter goes on.
    init?(world: World, alphabet: String, letter: String, step wanted: LetterStep? = nil) {
        guard let alphabet = world[Alphabets.self]?[alphabet], let letter = alphabet[letter] else { return nil }
        lesson = Lesson(world, alphabet, letter)
        let start = wanted ?? lesson.record.step ?? .introduction
        step = letter.steps.contains(start) ? start : .introduction
        if step == .introduction { lesson.progress.beginRound(of: letter.capital, in: alphabet.id) }
        if lesson.record.step == .congratulations { lesson.progress.complete(letter.capital, in: alphabet.id) }
        page = Self.page(step, lesson)
        entry = Spring(1, motion: world.motion)
    }

    private static func page(_ step: LetterStep, _ lesson: Lesson) -> any LetterPage {
        switch step {
        case .introduction: IntroductionPage()
        case .wordAssociation: WordsPage()
        case .level1Fill: FillPage(lesson)
        case .level2Trace: TracePage(lesson)
        case .level3FreeDraw: DrawPage()
        case .congratulations: CongratulationsPage()
        }
    }

    // MARK: - What happens

    mutating func perform(_ action: LetterAction) -> [Command] {
        switch action {
        case .home: [.open(.home)]
        case .leave: [.open(.letters(of: lesson.alphabet))]
        case .next: page.isFinished ? turn() : []
        case .skip: skip()
        case .color(let color): choose(color)
        case .again: turn(to: .introduction)
        case .nextLetter: openNext()
        default: page.perform(action, &lesson)
        }
    }

    private mutating func turn() -> [Command] {
        let steps = lesson.letter.steps
        guard let place = steps.firstIndex(of: step), place + 1 < steps.count else { return [] }
        return turn(to: steps[place + 1])
    }

    private mutating func turn(to step: LetterStep) -> [Command] {
        self.step = step
        let (letter, alphabet) = (lesson.letter.capital, lesson.alphabet.id)
        if step == .introduction { lesson.progress.beginRound(of: letter, in: alphabet) }
        if step == .congratulations {
            lesson.progress.complete(letter, in: alphabet)
        } else {
            lesson.progress.reach(step, of: letter, in: alphabet)
        }
        page = Self.page(step, lesson)
        lesson.touched = lesson.now
        entry.hold(at: 0)
        entry.target = 1
        return [.play(.turn)] + lesson.saving + page.begin(&lesson)
    }

    /// The next letter follows, and this one will begin with its introduction again.
    private mutating func skip() -> [Command] {
        lesson.progress.complete(lesson.letter.capital, in: lesson.alphabet.id)
        let next = openNext()
        return lesson.saving + (next.isEmpty ? [.open(.letters(of: lesson.alphabet))] : next)
    }

    private mutating func openNext() -> [Command] {
        lesson.alphabet.letter(after: lesson.letter).map { [.open(.letter($0, of: lesson.alphabet))] } ?? []
    }

    private mutating func choose(_ color: Int) -> [Command] {
        guard InkColor.all.indices.contains(color), color != lesson.wishes.color else { return [] }
        lesson.wishes.color = color
        return [.play(.press), .save(AnyDocument(lesson.wishes))]
    }

    mutating func mark(_ contact: Contact) -> [Command] {
        lesson.touched = lesson.now
        return page.mark(contact, &lesson)
    }

    mutating func notice() { lesson.touched = lesson.now }

    mutating func focus(on action: LetterAction) {
        let now = lesson.now + LetterSpeech.attention
        switch action {
        case .next: lesson.speech.plan(lesson.phrase(.next), at: now)
        case .undo: lesson.speech.plan(lesson.phrase(.undo), at: now)
        case .ready: lesson.speech.plan(lesson.phrase(.done), at: now)
        case .again: lesson.speech.plan(lesson.phrase(.again), at: now)
        case .nextLetter: lesson.speech.plan(lesson.phrase(.nextLetter), at: now)
        case .word(let place):
            lesson.speech.plan([lesson.letter.words[place].voice].compactMap(\.self), at: now)
        default: break
        }
    }

    mutating func tick() -> [Command] {
        entry.tick()
        var commands: [Command] = []
        if !hasBegun {
            hasBegun = true
            (lesson.touched, lesson.progress) = (lesson.now, opened(lesson.progress))
            commands = lesson.saving + prepare() + page.begin(&lesson)
        }
        return commands + lesson.speech.tick(now: lesson.now) + page.tick(&lesson)
    }

    private func opened(_ progress: LetterProgress) -> LetterProgress {
        var progress = progress
        progress.open(lesson.letter.capital, of: lesson.alphabet.id)
        return progress
    }

    /// Has the judge ready before the first letter is drawn.
    private func prepare() -> [Command] {
        [.ask(LetterRequest.prepare(lesson.alphabet.guides))]
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .answer(let answer):
            return answer[Judgement.self].map { page.receive($0, &lesson) } ?? []
        case .learned(let document):
            if let glass = document.content as? Glass { lesson.glass = glass }
            if let shelf = document.content as? Shelf { lesson.search(shelf) }
            return []
        default: return lesson.speech.receive(reply)
        }
    }

    mutating func fit(_ rooms: Rooms) {
        let before = lesson.box
        lesson.fit(rooms)
        page.move(LetterMove(from: before, to: lesson.box, tick: now))
    }

    mutating func leave() -> [Command] { [.stopNarration] }

    var rest: Rest {
        if !hasBegun { return .moving }
        return Rest.whether(entry.isMoving).and(lesson.speech.rest(now: lesson.now)).and(page.rest(lesson))
    }

    var firstFocus: LetterAction? { page.isFinished ? .next : nil }

    func draw(in frame: inout Frame<LetterAction>) { LetterFlowView(flow: self).draw(in: &frame) }
}
