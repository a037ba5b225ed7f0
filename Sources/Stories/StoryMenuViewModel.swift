import Engine

/// The shelf: one card for each tale, in a strip that scrolls.
struct StoryMenuViewModel: Screen {
    enum Action: Hashable, Sendable {
        case read(String)
        /// Says a tale's title.
        case say(String)
        case home
        /// Scrolls by a screen.
        case pageUp, pageDown
    }

    private(set) var shelf: Shelf
    private(set) var progress: UserProgress
    private(set) var scroll: Scroll
    /// The title to say when the focus has stayed for a moment, and when that is.
    private var title: (tale: String, due: Int)?
    private let motion: Motion
    var now = 0

    /// Ticks for which a cover has the focus before it says its title, so that a row that is passed does not babble.
    static let attention = 15

    /// The card of the tale that was open last is in view.
    init(world: World) {
        motion = world.motion
        shelf = world[Shelf.self] ?? Shelf(isWhole: false)
        progress = world[UserProgress.self] ?? UserProgress()
        scroll = Self.scroll(shelf, world.motion)
        if let place = shelf.stories.firstIndex(where: { $0.id == progress.lastTale }) {
            scroll.reveal(StoryShelfLayout(count: shelf.stories.count).rows(of: place), atOnce: true)
        }
    }

    var layout: StoryShelfLayout { StoryShelfLayout(count: shelf.stories.count) }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .read(let id): return shelf[id].map { [.open($0.route)] } ?? []
        case .say(let id): return say(id)
        case .home: return [.open(.home)]
        case .pageUp: scroll.step(by: -layout.rowHeight * 2)
        case .pageDown: scroll.step(by: layout.rowHeight * 2)
        }
        return []
    }

    mutating func drag(_ drag: Drag) -> [Command] {
        scroll.follow(drag) { $0.y }
        return []
    }

    mutating func focus(on action: Action) {
        guard case .read(let id) = action, let place = shelf.stories.firstIndex(where: { $0.id == id })
        else {
            title = nil
            return
        }
        scroll.reveal(layout.rows(of: place))
        title = (id, now + Self.attention)
    }

    mutating func tick() -> [Command] {
        scroll.tick()
        guard let title, now >= title.due else { return [] }
        self.title = nil
        return say(title.tale)
    }

    mutating func leave() -> [Command] { [.stopNarration] }

    private func say(_ id: String) -> [Command] {
        shelf[id]?.spokenTitle.map { [.narrate($0)] } ?? []
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        if case .learned(let document) = reply, let shelf = document.content as? Shelf {
            self.shelf = shelf
            scroll = Self.scroll(shelf, motion, at: scroll.offset)
        }
        return []
    }

    var rest: Rest {
        Rest.whether(scroll.isMoving).and(title.map { .until(max($0.due, now + 1)) } ?? .still)
    }
    var firstFocus: Action? { progress.lastTale.map { .read($0) } }

    func draw(in frame: inout Frame<Action>) { StoryMenuView(menu: self).draw(in: &frame) }

    private static func scroll(_ shelf: Shelf, _ motion: Motion, at offset: Double = 0) -> Scroll {
        var scroll = Scroll(
            length: StoryShelfLayout(count: shelf.stories.count).length, viewport: Stage.size.height,
            motion: motion)
        scroll.reveal(offset...(offset + Stage.size.height), atOnce: true)
        return scroll
    }
}
