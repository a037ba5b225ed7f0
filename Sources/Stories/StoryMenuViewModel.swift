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
    /// The tale whose title is being said, and since when.
    private(set) var spoken: (tale: String, since: Int)?
    /// How far the cover that speaks has swollen, 0…1.
    private(set) var swell: Spring
    private let motion: Motion
    var now = 0

    /// Ticks for which a cover has the focus before it says its title, so that a row that is passed does not babble.
    static let attention = 15
    /// No title is longer, in ticks; where no end is told the cover rests all the same.
    private static let longestTitle = 360

    /// The tale that somebody came to see, until it has been brought into view.
    private var wanted: String?
    /// The tale that keys find first.
    private let first: String?

    /// The card of the tale that was open last is in view.
    ///
    /// - Parameter showing: the tale that is in view in its place, as soon as it is there.
    init(world: World, showing: String? = nil) {
        motion = world.motion
        swell = Spring(0, motion: motion, precision: 0.01)
        shelf = world[Shelf.self] ?? Shelf(isWhole: false)
        progress = world[UserProgress.self] ?? UserProgress()
        scroll = Self.scroll(shelf, world.motion)
        (wanted, first) = (showing ?? progress.lastTale, showing ?? progress.lastTale)
        revealWanted()
        if showing == nil { wanted = nil }
    }

    private mutating func revealWanted() {
        guard let place = shelf.stories.firstIndex(where: { $0.id == wanted }) else { return }
        wanted = nil
        scroll.reveal(layout.rows(of: place), atOnce: true)
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
        swell.tick()
        if let spoken, now >= spoken.since + Self.longestTitle { fallSilent() }
        guard let title, now >= title.due else { return [] }
        self.title = nil
        return say(title.tale)
    }

    mutating func leave() -> [Command] { [.stopNarration] }

    private mutating func say(_ id: String) -> [Command] {
        guard let title = shelf[id]?.spokenTitle else { return [] }
        spoken = (id, now)
        swell.target = 1
        return [.narrate(title)]
    }

    private mutating func fallSilent() {
        spoken = nil
        swell.target = 0
    }

    /// How far the waves have gone out from the cover that speaks, 0…1; they go out once a second.
    var wave: Double? {
        guard let spoken else { return nil }
        return motion == .cut ? 0.5 : Double((now - spoken.since) % 60) / 60
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .narrationEnded(let sound), .narrationFailed(let sound):
            if let spoken, shelf[spoken.tale]?.spokenTitle == sound { fallSilent() }
        default: break
        }
        if case .learned(let document) = reply, let shelf = document.content as? Shelf {
            self.shelf = shelf
            scroll = Self.scroll(shelf, motion, at: scroll.offset)
            revealWanted()
        }
        return []
    }

    var rest: Rest {
        Rest.whether(scroll.isMoving || swell.isMoving || (spoken != nil && motion == .eased))
            .and(spoken.map { .until(max($0.since + Self.longestTitle, now + 1)) } ?? .still).and(
                title.map { .until(max($0.due, now + 1)) } ?? .still)
    }
    var firstFocus: Action? { first.map { .read($0) } }

    func draw(in frame: inout Frame<Action>) { StoryMenuView(menu: self).draw(in: &frame) }

    private static func scroll(_ shelf: Shelf, _ motion: Motion, at offset: Double = 0) -> Scroll {
        var scroll = Scroll(
            length: StoryShelfLayout(count: shelf.stories.count).length, viewport: Stage.size.height,
            motion: motion)
        scroll.reveal(offset...(offset + Stage.size.height), atOnce: true)
        return scroll
    }
}
