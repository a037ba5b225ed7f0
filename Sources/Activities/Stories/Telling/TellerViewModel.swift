import Engine
import TalePacks

/// The choice of a tale's teller: an animal and a colour, or an existing telling to continue.
struct TellerViewModel: Screen {
    enum Action: Hashable, Sendable {
        case animal(Teller.Animal)
        case hue(Teller.Hue)
        /// An existing telling.
        case telling(String)
        /// Shows the next tellings, where they are more than a row.
        case moreTellings
        case begin, save, remove, leave, home
    }

    private(set) var story: Story
    private(set) var teller: Teller
    /// The telling with this face; nil if it would be a new one.
    private(set) var telling: Telling?
    /// The place of the first telling that is shown.
    private var firstShown = 0
    /// Whether a telling could not be moved aside.
    private(set) var hasFailed = false
    /// The telling last requested to be moved aside.
    private var asked: TellingPlace?
    private(set) var rooms: Rooms
    var now = 0

    /// Two seconds, to prevent accidents.
    static let hold = 120

    init(story: Story, rooms: Rooms = Rooms()) {
        (self.story, self.rooms) = (story, rooms)
        telling = story.tellings.first
        teller = telling?.teller ?? Teller(.bear, .orange)
    }

    mutating func perform(_ action: Action) -> [Command] {
        hasFailed = false
        switch action {
        case .animal(let animal): choose(Teller(animal, teller.hue))
        case .hue(let hue): choose(Teller(teller.animal, hue))
        case .telling(let id):
            telling = story.telling(id)
            teller = telling?.teller ?? teller
        case .moreTellings: firstShown = firstShown + Self.shared < story.tellings.count ? firstShown + Self.shared : 0
        case .begin: return [.open(Route("\(story.tellersRoute)/\(telling?.id ?? teller.name)"))]
        case .save: return [.open(Route("\(story.tellersRoute)/\(TaleRoutes.saving)"))]
        case .remove:
            asked = telling.map { story.place(of: $0.id) }
            return asked.map { [.record(.remove($0))] } ?? []
        case .leave: return [.back]
        case .home: return [.open(.home)]
        }
        return [.play(.press)]
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .answer(let answer):
            if case .notRemoved(let place, _) = answer[RecorderAnswer.self], place == asked { hasFailed = true }
        case .learned(let document):
            guard let shelf = document.content as? Shelf else { return [] }
            guard let story = shelf[story.id] else { return [.open(TellingScreens.route)] }
            self.story = story
            telling = story.telling(telling?.id) ?? story.tellings.first { $0.teller == teller }
            if firstShown >= story.tellings.count { firstShown = 0 }
        default: break
        }
        return []
    }

    mutating func fit(_ rooms: Rooms) { self.rooms = rooms }

    /// The most tellings of a row, and beside the arrow that shows the next ones.
    static let (most, shared) = (6, 5)

    var hasMoreTellings: Bool { story.tellings.count > Self.most }
    /// The tellings in the row.
    var shownTellings: ArraySlice<Telling> {
        hasMoreTellings ? story.tellings.dropFirst(firstShown).prefix(Self.shared) : story.tellings[...]
    }

    var layout: TellerLayout { TellerLayout(rooms) }
    var firstFocus: Action? { .begin }

    func draw(in frame: inout Frame<Action>) { TellerView(page: self).draw(in: &frame) }

    private mutating func choose(_ teller: Teller) {
        self.teller = teller
        telling = story.tellings.first { $0.teller == teller }
        guard let place = story.tellings.firstIndex(where: { $0.teller == teller }) else { return }
        firstShown = place / Self.shared * Self.shared
    }
}
