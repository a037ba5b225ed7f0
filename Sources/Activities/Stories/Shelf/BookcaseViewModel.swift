import Engine
import TalePacks

/// Many tales: shelves above each other, each with its first covers and a pile that leads to the rest.
struct BookcaseViewModel: CoverScreen {
    enum Action: Hashable, Sendable {
        case read(String, on: ShelfKey)
        /// Speaks a tale's title.
        case say(String, on: ShelfKey)
        /// Opens a shelf: the pile at its end.
        case open(ShelfKey)
        /// Opens a shelf by its name.
        case name(ShelfKey)
        /// Speaks a shelf's name.
        case sayName(ShelfKey)
        case home
        /// Scrolls by two shelves.
        case pageUp, pageDown
        /// Goes on where an animal keeps the place.
        case animal(Animal)
    }

    private(set) var shelf: Shelf
    private(set) var progress: UserProgress
    private(set) var bookcase: Bookcase
    var scroll: Scroll
    var voice: CoverVoice<Action>
    private(set) var rooms: Rooms
    /// The row above the shelves.
    var head: ShelfHead
    private let motion: Motion
    private let shown: ShownTales
    /// The initial focus of keys.
    private let first: String?
    var now = 0

    /// Shows the tale opened last, on the first shelf that has it.
    ///
    /// - Parameter showing: the tale to show instead.
    init(world: World, showing: String? = nil) {
        (motion, rooms) = (world.motion, world.rooms)
        voice = CoverVoice(motion: motion, isSilent: world[.spokenFocus])
        shown = ShownTales(in: world)
        head = ShelfHead(world: world)
        shelf = head.shown(of: world.shownShelf ?? Shelf(isWhole: false), at: world.now)
        progress = world[UserProgress.self] ?? UserProgress()
        first = showing ?? progress.lastTale
        (bookcase, scroll) = (Bookcase(shelf, progress, places: 1), Scroll(length: 0, viewport: 0, motion: motion))
        fill()
        if let row = lastRow { scroll.reveal(layout.extent(of: row), atOnce: true) }
    }

    var layout: BookcaseLayout { BookcaseLayout(rowCount: bookcase.rows.count, viewport: viewport) }

    private var lastRow: Int? {
        bookcase.rows.firstIndex { $0.shown.contains { shelf.stories[$0].id == first } }
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .read(let id, _):
            return shelf[id].map { [.open(TitlePageViewModel.opening($0, on: "stories", progress))] } ?? []
        case .say(let id, let key): return voice.say(.read(id, on: key), shelf[id]?.spokenTitle, now: now)
        case .open(let key), .name(let key): return [.open(key.route)]
        case .sayName(let key): return voice.say(.open(key), key.spokenTitle, now: now)
        case .home: return [.open(.home)]
        case .pageUp: scroll.step(by: -layout.rowHeight * 2)
        case .pageDown: scroll.step(by: layout.rowHeight * 2)
        case .animal(let animal): return head.route(of: animal).map { [.open($0)] } ?? []
        }
        return []
    }

    mutating func focus(on action: Action) {
        voice.plan(nil, nil, now: now)
        switch action {
        case .read(let id, let key):
            reveal(key)
            voice.plan(action, shelf[id]?.spokenTitle, now: now)
        case .open(let key):
            reveal(key)
            voice.plan(action, key.spokenTitle, now: now)
        default: break
        }
    }

    private mutating func reveal(_ key: ShelfKey) {
        guard let row = bookcase.rows.firstIndex(where: { $0.key == key }) else { return }
        scroll.reveal(layout.extent(of: row))
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        voice.receive(reply)
        guard case .learned(let document) = reply else { return [] }
        head.learn(document)
        guard let shelf = (document.content as? Shelf).map({ shown.shelf(of: $0) }) else { return [] }
        self.shelf = head.shown(of: shelf, at: now)
        fill()
        return shelf.isMany ? [] : [.open("stories")]
    }

    var rest: Rest { stripRest.and(head.rest(at: now)) }

    var firstFocus: Action? {
        lastRow.flatMap { row in first.map { .read($0, on: bookcase.rows[row].key) } }
    }

    func draw(in frame: inout Frame<Action>) { BookcaseView(screen: self).draw(in: &frame) }

    /// The shelf at the top stays there.
    mutating func fit(_ rooms: Rooms) {
        let row = layout.firstInSight(from: scroll.offset)
        self.rooms = rooms
        fill()
        let top = layout.extent(of: row).lowerBound
        scroll.reveal(top...(top + viewport.height), atOnce: true)
    }

    private mutating func fill() {
        bookcase = Bookcase(shelf, progress, places: layout.places)
        let offset = scroll.offset
        scroll = Scroll(length: layout.length, viewport: viewport.height, motion: motion)
        scroll.reveal(offset...(offset + viewport.height), atOnce: true)
    }
}
