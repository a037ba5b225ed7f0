import Engine
import LetterJudge

/// The grown-ups' page of Letters: the stars of each letter, the alphabet with its form, and the child's age.
struct LetterParentsViewModel: StripScreen {
    enum Action: Hashable, Sendable {
        /// Shows a letter's drawings.
        case letter(String)
        /// Chooses an alphabet.
        case alphabet(String)
        /// Chooses whether capitals or small letters are learnt.
        case form(LetterForm)
        case age(AgeGroup)
        case tutorial
        /// Opens the page of the child's name.
        case name
        /// Opens the page that saves the drawings to a stick.
        case save
        case leave, home
        /// Scrolls by most of a screen.
        case pageUp, pageDown
    }

    private var world: World
    var scroll: Scroll
    private(set) var rooms: Rooms
    var now = 0

    init(world: World) {
        (self.world, rooms) = (world, world.rooms)
        scroll = Scroll(length: 0, viewport: 0, motion: world.motion)
        fill()
    }

    var layout: LetterParentsLayout {
        LetterParentsLayout(rooms, letters: alphabet?.letters.count ?? 0, choices: choices.count)
    }

    /// The rows of choices; that of the form only for an alphabet that has both.
    var choices: [Choice] { alphabet?.hasSmallLetters == true ? Choice.allCases : [.alphabet, .age] }

    enum Choice: CaseIterable { case alphabet, form, age }

    func row(_ choice: Choice) -> Int { choices.firstIndex(of: choice) ?? 0 }

    var alphabets: [Alphabet] { world[Alphabets.self]?.all ?? [] }
    var alphabet: Alphabet? { world.chosenAlphabet }
    var childName: String { world.writtenWords.childName }
    var age: AgeGroup { world.letterWishes.age }

    /// Whether a choice is the present one.
    func isOn(_ choice: Action) -> Bool {
        [alphabet.map { .alphabet($0.id) }, alphabet.map { .form($0.form) }, .age(age)].contains(choice)
    }

    func record(of letter: Letter) -> LetterRecord {
        alphabet.map { world.letterProgress[$0.id, letter.written] } ?? LetterRecord()
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .letter(let name):
            guard let alphabet, let letter = alphabet[name] else { return [] }
            return [.open(ParentScreens.route(letter, of: alphabet))]
        case .alphabet(let id): return change { $0.alphabet = id }
        case .form(let form): return alphabet.map { alphabet in change { $0.choose(form, for: alphabet.id) } } ?? []
        case .age(let age): return change { $0.age = age }
        case .tutorial: return [.open(TutorialPage.meeting.route)]
        case .name: return [.open(ParentScreens.name)]
        case .save: return alphabet.map { [.open(ParentScreens.saving($0))] } ?? []
        case .leave: return [.back]
        case .home: return [.open(.home)]
        case .pageUp: scroll.step(by: -viewport.height * 0.6)
        case .pageDown: scroll.step(by: viewport.height * 0.6)
        }
        return []
    }

    private mutating func change(_ change: (inout LetterWishes) -> Void) -> [Command] {
        var wishes = world.letterWishes
        change(&wishes)
        guard wishes != world.letterWishes else { return [] }
        world[LetterWishes.self] = wishes
        fill()
        return [.play(.press), .save(AnyDocument(wishes))]
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        if case .learned(let document) = reply {
            world.learn(document)
            fill()
        }
        return []
    }

    mutating func focus(on action: Action) {
        let area: Rect? =
            switch action {
            case .letter(let name):
                alphabet?.letters.firstIndex { $0.written == name }.map { layout.tile($0) }
            case .alphabet: layout.label(row(.alphabet))
            case .form: layout.label(row(.form))
            case .age: layout.label(row(.age))
            case .name: layout.name
            case .tutorial, .save: layout.save
            case .leave, .home, .pageUp, .pageDown: nil
            }
        if let area { scroll.reveal(layout.range(toShow: area)) }
    }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        fill()
    }

    mutating func tick() -> [Command] {
        scroll.tick()
        return []
    }

    var rest: Rest { .whether(scroll.isMoving) }

    private mutating func fill() {
        let offset = scroll.offset
        scroll = Scroll(length: layout.length, viewport: viewport.height, motion: world.motion)
        scroll.reveal(offset...(offset + viewport.height), atOnce: true)
    }

    func draw(in frame: inout Frame<Action>) { LetterParentsView(page: self).draw(in: &frame) }
}
