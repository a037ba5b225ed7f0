import Engine
import LetterJudge

/// The grown-ups' page of Letters: the stars of each letter, the alphabet and the child's age.
struct LetterParentsViewModel: Screen {
    enum Action: Hashable, Sendable {
        /// Shows a letter's drawings.
        case letter(String)
        /// Chooses an alphabet.
        case alphabet(String)
        case age(AgeGroup)
        case tutorial
        /// Opens the page that saves the drawings to a stick.
        case save
        case leave, home
    }

    private var world: World
    var now = 0

    init(world: World) { self.world = world }

    var alphabets: [Alphabet] { world[Alphabets.self]?.all ?? [] }
    var alphabet: Alphabet? { world.chosenAlphabet }
    var age: AgeGroup { world.letterWishes.age }

    func record(of letter: Letter) -> LetterRecord {
        alphabet.map { world.letterProgress[$0.id, letter.capital] } ?? LetterRecord()
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .letter(let name):
            guard let alphabet, let letter = alphabet[name] else { return [] }
            return [.open(ParentScreens.route(letter, of: alphabet))]
        case .alphabet(let id): return change { $0.alphabet = id }
        case .age(let age): return change { $0.age = age }
        case .tutorial: return [.open(TutorialPage.meeting.route)]
        case .save: return alphabet.map { [.open(ParentScreens.saving($0))] } ?? []
        case .leave: return [.back]
        case .home: return [.open(.home)]
        }
    }

    private mutating func change(_ change: (inout LetterWishes) -> Void) -> [Command] {
        var wishes = world.letterWishes
        change(&wishes)
        guard wishes != world.letterWishes else { return [] }
        world[LetterWishes.self] = wishes
        return [.play(.press), .save(AnyDocument(wishes))]
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        if case .learned(let document) = reply { world.learn(document) }
        return []
    }

    func draw(in frame: inout Frame<Action>) { LetterParentsView(page: self).draw(in: &frame) }
}
