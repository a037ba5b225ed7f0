import Engine

/// A letter's way from its introduction to the confetti: one step after another, each left only when it is finished.
struct LetterFlowViewModel: LessonScreen {
    typealias Action = LetterAction

    var lesson: Lesson
    private(set) var step: LetterStep
    var page: any LetterPage
    var entry: Spring
    var hasBegun = false

    /// - Parameter step: nil for the one where the letter goes on.
    init?(world: World, alphabet: String, letter: String, step wanted: LetterStep? = nil) {
        guard let alphabet = world[Alphabets.self]?[alphabet]?.written(like: letter), let letter = alphabet[letter]
        else { return nil }
        lesson = Lesson(world, alphabet, letter)
        let start = wanted ?? lesson.record.step ?? .introduction
        step = letter.steps.contains(start) ? start : .introduction
        if step == .introduction { lesson.progress.beginRound(of: letter.written, in: alphabet.id) }
        if lesson.record.step == .congratulations { lesson.progress.complete(letter.written, in: alphabet.id) }
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
        let (letter, alphabet) = (lesson.letter.written, lesson.alphabet.id)
        if step == .introduction { lesson.progress.beginRound(of: letter, in: alphabet) }
        if step == .congratulations {
            lesson.progress.complete(letter, in: alphabet)
        } else {
            lesson.progress.reach(step, of: letter, in: alphabet)
        }
        return turn(to: Self.page(step, lesson)) + lesson.saving + page.begin(&lesson)
    }

    /// The next letter follows, and this one will begin with its introduction again.
    private mutating func skip() -> [Command] {
        lesson.progress.complete(lesson.letter.written, in: lesson.alphabet.id)
        let next = openNext()
        return lesson.saving + (next.isEmpty ? [.open(.letters(of: lesson.alphabet))] : next)
    }

    private mutating func openNext() -> [Command] {
        lesson.alphabet.letter(after: lesson.letter).map { [.open(.letter($0, of: lesson.alphabet))] } ?? []
    }

    mutating func work(_ work: (inout any LetterPage, inout Lesson) -> [Command]) -> [Command] { work(&page, &lesson) }

    func clips(ofWord place: Int) -> [Sound] { [lesson.letter.words[place].voice].compactMap(\.self) }

    mutating func begin() -> [Command] {
        lesson.progress = opened(lesson.progress)
        return lesson.saving
    }

    private func opened(_ progress: LetterProgress) -> LetterProgress {
        var progress = progress
        progress.open(lesson.letter.written, of: lesson.alphabet.id)
        return progress
    }

    var number: Int? { step == .congratulations ? nil : LetterStep.allCases.firstIndex(of: step) }
}
