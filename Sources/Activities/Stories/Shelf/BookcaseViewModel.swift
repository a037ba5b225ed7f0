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
        /// The same, by the shelf's name.
        case name(ShelfKey)
        /// Speaks a shelf's name.
        case sayName(ShelfKey)
        case home
        /// Scrolls by two shelves.
        case pageUp, pageDown
    }

    private(set) var shelf: Shelf
    private(set) var progress: UserProgress
    private(set) var bookcase: Bookcase
    var scroll: Scroll
    var voice: CoverVoice<Action>
    private let motion: Motion
    /// The initial focus of keys.
    private let first: String?
    var now = 0

    /// Shows the tale opened last, on the first shelf that has it.
    ///
    /// - Parameter showing: the tale to show instead.
    init(world: World, showing: String? = nil) {
        motion = world.motion
        voice = CoverVoice(motion: motion)
        shelf = world[Shelf.self] ?? Shelf(isWhole: false)
        progress = world[UserProgress.self] ?? UserProgress()
        first = showing ?? progress.lastTale
        bookcase = Bookcase(shelf, progress)
        scroll = Self.scroll(bookcase, motion)
        if let row = lastRow { scroll.reveal(layout.extent(of: row), atOnce: true) }
    }

    var layout: BookcaseLayout { BookcaseLayout(rowCount: bookcase.rows.count) }

    private var lastRow: Int? {
        bookcase.rows.firstIndex { $0.shown.contains { shelf.stories[$0].id == first } }
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .read(let id, _): return shelf[id].map { [.open($0.route)] } ?? []
        case .say(let id, let key): return voice.say(.read(id, on: key), shelf[id]?.spokenTitle, now: now)
        case .open(let key), .name(let key): return [.open(key.route)]
        case .sayName(let key): return voice.say(.open(key), key.spokenTitle, now: now)
        case .home: return [.open(.home)]
        case .pageUp: scroll.step(by: -BookcaseLayout.rowHeight * 2)
        case .pageDown: scroll.step(by: BookcaseLayout.rowHeight * 2)
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
        guard case .learned(let document) = reply, let shelf = document.content as? Shelf else { return [] }
        self.shelf = shelf
        bookcase = Bookcase(shelf, progress)
        scroll = Self.scroll(bookcase, motion, at: scroll.offset)
        return shelf.isMany ? [] : [.open("stories")]
    }

    var firstFocus: Action? {
        lastRow.flatMap { row in first.map { .read($0, on: bookcase.rows[row].key) } }
    }

    func draw(in frame: inout Frame<Action>) { BookcaseView(screen: self).draw(in: &frame) }

    private static func scroll(_ bookcase: Bookcase, _ motion: Motion, at offset: Double = 0) -> Scroll {
        var scroll = Scroll(
            length: BookcaseLayout(rowCount: bookcase.rows.count).length, viewport: Stage.size.height, motion: motion)
        scroll.reveal(offset...(offset + Stage.size.height), atOnce: true)
        return scroll
    }
}
