import Engine

/// The page on which a grown-up adds a stick's tales, or restores previous versions.
struct StickViewModel: StripScreen {
    enum Action: Hashable, Sendable {
        /// The tale at this path on a stick.
        case add(String)
        case addAll, stop
        /// All tales of the folder with this first tale.
        case addFolder(String)
        /// Pairs the recordings of the tale at this path with its pictures.
        case pair(String)
        /// Shows the tale with this id on the shelf.
        case show(String)
        /// The tale with this id.
        case restore(String)
        case leave, home
        /// Scrolls by most of a screen.
        case pageUp, pageDown
        /// The head blocks touches on what has scrolled below it.
        case nothing
    }

    static let route = Route("grownups/stick")

    /// The page for a tale's recordings: `grownups/stick/2`, and `grownups/stick/2/pairs` if one recording is
    /// not for all pages.
    static func recordings(_ route: Route, _ world: World) -> (any Screen)? {
        let parts = route.parts.dropFirst(self.route.parts.count)
        guard let number = parts.first.flatMap({ Int($0) }) else { return nil }
        if parts.count == 1, let page = StickCutsViewModel(number: number, world: world) { return page }
        return parts.count == 1 || Array(parts.dropFirst()) == ["pairs"]
            ? StickPairsViewModel(number: number, world: world) : nil
    }

    private(set) var sticks: Sticks
    private(set) var layout: StickLayout
    var scroll: Scroll
    private(set) var rooms: Rooms
    private let motion: Motion
    private var hasLooked = false
    /// Whether the next page is about the same stick, which stays in use.
    private var goesOn = false
    /// Whether the user has scrolled; until then the tale being added stays in view.
    private var hasMoved = false
    var now = 0

    init(world: World) {
        sticks = world[Sticks.self] ?? Sticks()
        (motion, rooms) = (world.motion, world.rooms)
        layout = StickLayout(sticks, in: rooms)
        scroll = Scroll(length: layout.length, viewport: layout.viewport.height, motion: motion)
        revealWork()
    }

    /// Scrolls to the tale being added, which may have been started on another page.
    private mutating func revealWork() {
        guard !hasMoved, let card = layout.cards.first(where: { $0.actions(in: sticks) == [.stop] }) else { return }
        reveal(card, atOnce: true)
    }

    private mutating func reveal(_ card: StickLayout.Card, atOnce: Bool = false) {
        let isFirst = card == layout.cards.first
        let top = isFirst ? 0 : card.area.y - layout.head - 40
        scroll.reveal(top...min(card.area.maxY + 40, top + viewport.height), atOnce: atOnce)
    }

    mutating func perform(_ action: Action) -> [Command] {
        hasMoved = true
        switch action {
        case .add(let place): return [.play(.press), .stick(.add([place]))]
        case .addAll: return [.play(.press), .stick(.add(sticks.addable))]
        case .addFolder(let place):
            let folder = sticks.folders.first { $0.places.first == place }
            return folder.map { [.play(.press), .stick(.add(sticks.addable(in: $0)))] } ?? []
        case .stop: return [.play(.press), .stick(.stopAdding)]
        case .pair(let place):
            guard let number = sticks.tales.firstIndex(where: { $0.place == place }) else { return [] }
            goesOn = true
            return [.play(.press), .open(Route("\(Self.route)/\(number + 1)"))]
        case .show(let id): return [.open(Route("stories/\(id)/shelf"))]
        case .restore(let id): return [.play(.press), .stick(.restore(id))]
        case .leave: return [.back]
        case .home: return [.open(.home)]
        case .pageUp: scroll.step(by: -viewport.height * 0.7)
        case .pageDown: scroll.step(by: viewport.height * 0.7)
        case .nothing: break
        }
        return []
    }

    mutating func drag(_ drag: Drag) -> [Command] {
        hasMoved = true
        scroll.follow(drag) { $0.y }
        return []
    }

    mutating func focus(on action: Action) {
        hasMoved = true
        if case .addFolder(let place) = action,
            let heading = layout.folders.first(where: { $0.folder.places.first == place })
        {
            scroll.reveal((heading.area.y - layout.head - 40)...(heading.area.maxY + 40))
        }
        if let card = layout.cards.first(where: { $0.actions(in: sticks).contains(action) }) { reveal(card) }
    }

    mutating func tick() -> [Command] {
        scroll.tick()
        guard !hasLooked else { return [] }
        hasLooked = true
        return [.stick(.look)]
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        guard case .learned(let document) = reply, let sticks = document.content as? Sticks else { return [] }
        self.sticks = sticks
        lay()
        revealWork()
        return []
    }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        lay()
    }

    private mutating func lay() {
        let layout = StickLayout(sticks, in: rooms)
        guard layout != self.layout else { return }
        self.layout = layout
        let offset = scroll.offset
        scroll = Scroll(length: layout.length, viewport: viewport.height, motion: motion)
        scroll.reveal(offset...(offset + viewport.height), atOnce: true)
    }

    mutating func leave() -> [Command] { goesOn ? [] : [.stick(.letGo)] }

    /// Whether a tale is being added, which somebody may be watching; it goes on also without the page.
    var isBusy: Bool { beingAdded > 0 }
    /// How many tales are being added, or wait for it.
    var beingAdded: Int { layout.cards.count { $0.actions(in: sticks) == [.stop] } }
    var rest: Rest { .whether(!hasLooked || scroll.isMoving) }
    var firstFocus: Action? { layout.cards.lazy.compactMap { $0.actions(in: sticks).first }.first ?? .leave }

    func draw(in frame: inout Frame<Action>) { StickView(page: self).draw(in: &frame) }
}
