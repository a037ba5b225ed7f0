import Engine
import TalePacks

/// A screen whose pages follow one another while a letter, or a word, is learnt.
protocol LessonScreen: Screen where Action == LetterAction {
    var lesson: Lesson { get set }
    var page: any LetterPage { get set }
    /// How far the page has come in from the right, 0…1.
    var entry: Spring { get set }
    /// Whether its first tick is over.
    var hasBegun: Bool { get set }
    /// The number of the page, for the button to the next one; nil for the last.
    var number: Int? { get }
    /// Lets the page work on the lesson.
    mutating func work(_ work: (inout any LetterPage, inout Lesson) -> [Command]) -> [Command]
    /// Called with the first tick, when its page has begun.
    mutating func begin() -> [Command]
    /// What a word on the page says.
    func clips(ofWord place: Int) -> [Sound]
    /// Called with every tick after the page's own.
    mutating func goOn() -> [Command]
}

extension LessonScreen {
    var now: Int {
        get { lesson.now }
        set { lesson.now = newValue }
    }

    mutating func goOn() -> [Command] { [] }

    /// Lets another page come in.
    mutating func turn(to page: any LetterPage) -> [Command] {
        self.page = page
        lesson.touched = lesson.now
        entry.hold(at: 0)
        entry.target = 1
        return [.play(.turn)]
    }

    mutating func choose(_ color: Int) -> [Command] {
        guard InkColor.all.indices.contains(color), color != lesson.wishes.color else { return [] }
        lesson.wishes.color = color
        return [.play(.press), .save(AnyDocument(lesson.wishes))]
    }

    mutating func mark(_ contact: Contact) -> [Command] {
        lesson.touched = lesson.now
        return work { $0.mark(contact, &$1) }
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
        case .word(let place): lesson.speech.plan(clips(ofWord: place), at: now)
        case .wake: lesson.speech.plan(lesson.letter.spoken, at: now)
        default: break
        }
    }

    mutating func tick() -> [Command] {
        entry.tick()
        var commands: [Command] = []
        if !hasBegun {
            (hasBegun, lesson.touched) = (true, lesson.now)
            // The judge is ready before the first letter is drawn.
            let opening = work { $0.begin(&$1) }
            commands = begin() + [.ask(LetterRequest.prepare(lesson.alphabet.guides))] + opening
        }
        commands += lesson.speech.tick(now: lesson.now)
        return commands + work { $0.tick(&$1) } + goOn()
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .answer(let answer):
            guard let judgement = answer[Judgement.self] else { return [] }
            return work { $0.receive(judgement, &$1) }
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

    /// How long its page and what moves around it stay unchanged.
    var lessonRest: Rest {
        if !hasBegun { return .moving }
        return Rest.whether(entry.isMoving).and(lesson.speech.rest(now: lesson.now)).and(page.rest(lesson))
    }

    var rest: Rest { lessonRest }
    var firstFocus: LetterAction? { page.isFinished ? .next : nil }
    func draw(in frame: inout Frame<LetterAction>) { LetterFlowView(flow: self).draw(in: &frame) }
}
