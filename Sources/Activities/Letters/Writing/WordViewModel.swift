import Engine

/// A word that the child writes letter by letter, and sees grow; a name begins with a capital.
struct WordViewModel: LessonScreen {
    typealias Action = LetterAction

    let word: WritableWord
    var lesson: Lesson
    var page: any LetterPage
    var entry: Spring
    var hasBegun = false
    /// The letters that are written.
    private(set) var written: [KeptDrawing] = []
    /// The tick at which the present letter was accepted.
    private var accepted: Int?
    private var words: WrittenWords

    /// Ticks for which a written letter is seen before the next one comes by itself.
    private static let admiring = 70

    init?(world: World, alphabet id: String, word name: String) {
        guard let alphabet = world.alphabet(id) else { return nil }
        let word =
            name == WritableWord.ownName
            ? WritableWord(nameOf: world, in: alphabet)
            : alphabet.writableWords.first { $0.word == name }.flatMap { WritableWord($0, in: alphabet) }
        guard let word else { return nil }
        self.word = word
        // The letters of a name say who the child is: only the document of words keeps them.
        let known = word.isName ? [] : Set(alphabet.letters.map(\.written))
        lesson = Lesson(world, word.alphabet, word.letters[0], keeping: .drawing(of: known))
        words = world.writtenWords
        page = DrawPage()
        entry = Spring(1, motion: world.motion)
    }

    var number: Int? { isWhole ? nil : written.count }
    /// Whether all letters are written.
    var isWhole: Bool { written.count == word.letters.count }

    // MARK: - What happens

    mutating func perform(_ action: LetterAction) -> [Command] {
        switch action {
        case .home: [.open(.home)]
        case .leave: leaveWord()
        case .next: isWhole ? openNext() : page.isFinished ? turn() : []
        case .skip: page.isFinished ? [] : turn()
        case .color(let color): choose(color)
        case .again: isWhole ? writeAgain() : []
        case .word where !isWhole: lesson.say(nil, word.spoken)
        default: page.perform(action, &lesson)
        }
    }

    /// The name leads back to the letters, where its door is, and a word to the others.
    private func leaveWord() -> [Command] {
        [.open(word.isName ? .letters(of: lesson.alphabet) : .words(of: lesson.alphabet))]
    }

    private func openNext() -> [Command] {
        let all = lesson.alphabet.writableWords.map { Route.word($0.word, of: lesson.alphabet) }
        guard let place = all.firstIndex(of: word.route), place + 1 < all.count else { return leaveWord() }
        return [.open(all[place + 1])]
    }

    mutating func begin() -> [Command] {
        let task = lesson.phrase(.draw) + lesson.letter.spoken.prefix(1)
        lesson.speech.plan((word.isName ? [] : word.spoken) + task, at: lesson.now + 30)
        return []
    }

    mutating func work(_ work: (inout any LetterPage, inout Lesson) -> [Command]) -> [Command] { work(&page, &lesson) }

    func clips(ofWord place: Int) -> [Sound] { word.spoken }

    mutating func goOn() -> [Command] {
        guard page.isFinished, !isWhole else { return [] }
        if accepted == nil { accepted = lesson.now }
        return lesson.speech.isSilent && lesson.now >= due ? turn() : []
    }

    private var due: Int { (accepted ?? lesson.now) + Self.admiring }

    var rest: Rest {
        guard hasBegun, page.isFinished, !isWhole, lesson.speech.isSilent else { return lessonRest }
        return lessonRest.and(.until(max(due, lesson.now + 1)))
    }

    // MARK: - From letter to letter

    /// Takes the letter into the word; who cannot draw it sees it as it is printed.
    private mutating func turn() -> [Command] {
        written.append(lesson.drawn ?? KeptDrawing(printing: lesson.guide))
        accepted = nil
        guard isWhole else { return beginLetter() }
        words.keep(written, of: word.key)
        return turn(to: WordEndPage(word, written)) + [.save(AnyDocument(words))] + page.begin(&lesson)
    }

    private mutating func writeAgain() -> [Command] {
        written = []
        return beginLetter()
    }

    private mutating func beginLetter() -> [Command] {
        let letter = word.letters[written.count]
        lesson.turn(to: letter)
        let commands = turn(to: DrawPage())
        lesson.speech.plan(letter.spoken, at: lesson.now + 20)
        return commands
    }

    // MARK: - How it looks

    func draw(in frame: inout Frame<LetterAction>) {
        frame.isSecret = word.isName
        LetterFlowView(flow: self).draw(in: &frame)
        if !isWhole { drawWord(in: &frame) }
    }

    /// The word above the paper: its picture, what is written, and what is still to write.
    private func drawWord(in frame: inout Frame<LetterAction>) {
        let strip = lesson.sheet.word
        frame.sheet(strip.scaled(by: 1 - 0.02 * frame.depth(of: .word(0))), radius: 40)
        var line = Rect(x: strip.x + 40, y: strip.y + 8, width: strip.width - 80, height: strip.height - 16)
        if let picture = word.picture {
            let side = strip.height - 24
            frame.draw(
                .icon(picture, in: Rect(x: strip.x + 24, y: strip.y + 12, width: side, height: side), tint: .white))
            line = Rect(x: strip.x + side + 50, y: line.y, width: strip.width - side - 80, height: line.height)
        }
        for drawing in WordLine(parts: word.parts, written: shown, marksNext: true).drawings(in: line) {
            frame.draw(drawing)
        }
        frame.hotspot(
            strip, radius: 40, sends: .word(0),
            label: word.isName || word.spoken.isEmpty ? .named("my-name") : .clips(word.spoken))
    }

    /// What is written, with the letter that has just been accepted.
    private var shown: [KeptDrawing] {
        page.isFinished ? written + [lesson.drawn].compactMap(\.self) : written
    }
}
