import Engine
import TalePacks

/// The tales in the grown-ups' room: which are shown, in which order, and which are removed.
///
/// `grownups/shelf`.
struct TalesPageViewModel: StripScreen {
    enum Action: Hashable, Sendable {
        /// Shows or hides a tale.
        case show(String)
        /// Moves it before the one above, or after the one below.
        case up(String), down(String)
        case remove(String)
        /// Opens the page of the tale with this id.
        case open(String)
        /// Takes a removal back, by the name of the folder.
        case bringBack(String)
        /// Fewer or more wolves.
        case fewer, more
        /// Sets ceiling, order and hidden tales back.
        case reset
        case leave, home
        case pageUp, pageDown
        /// The head and the notice block touches on what has scrolled below them.
        case nothing
    }

    /// What a row of the page is about.
    enum Row: Hashable, Sendable {
        case ceiling
        case room
        case tale(Story)
        case removed(RemovedTales.Tale)

        /// A tale has its controls below its title where there is no room beside it.
        var lines: Int { if case .tale = self { 2 } else { 1 } }
    }

    /// The last thing that happened.
    enum Notice: Hashable, Sendable {
        case removed(RemovedTales.Tale)
        case failed(RemovalAnswer.Failure)
    }

    private(set) var world: World
    private(set) var stories: [Story] = []
    private(set) var rows: [Row] = []
    private(set) var kept: RemovedTales?
    private(set) var notice: Notice?
    private(set) var rooms: Rooms
    private(set) var layout: RoomLayout
    var scroll: Scroll
    var now = 0
    private var hasAsked = false

    init(world: World) {
        self.world = world
        rooms = world.rooms
        layout = RoomLayout(world.rooms, rows: 0)
        scroll = Scroll(length: 0, viewport: layout.viewport.height, motion: world.motion)
        renew()
    }

    static let route: Route = "grownups/shelf"

    /// Makes the rows again, and stays where it was.
    private mutating func renew() {
        stories = ShownTales(in: world).sorted(world[Shelf.self]?.stories ?? [])
        rows =
            [.ceiling, .room] + stories.map(Row.tale)
            + (kept?.tales ?? []).filter { notice != .removed($0) }.map(Row.removed)
        layout = RoomLayout(rooms, rows: rows.count, lines: rows.map(\.lines), hasReset: canReset)
        let offset = scroll.offset
        scroll = Scroll(length: layout.length, viewport: layout.viewport.height, motion: world.motion)
        scroll.reveal(offset...(offset + layout.viewport.height), atOnce: true)
    }

    var ceiling: Int { world[.mostWolves] }
    func isHidden(_ story: Story) -> Bool { world[.hiddenTales].contains(story.id) }
    func canRemove(_ story: Story) -> Bool { kept?.canRemove(story) ?? false }

    /// The action that lowers the ceiling; nil for what the machine's administrator has pinned, and at its end.
    var fewer: Action? { world.isPinned(.mostWolves) || ceiling == 0 ? nil : .fewer }
    var more: Action? { world.isPinned(.mostWolves) || ceiling == 3 ? nil : .more }
    func isForEvening(_ story: Story) -> Bool { world[.goodNightTales].contains(story.id) }
    var canHide: Bool { !world.isPinned(.hiddenTales) }

    /// Whether tales can be ordered here: with many of them the bookcase has orders of its own.
    private var canOrder: Bool { !world.isPinned(.firstTales) && world[Shelf.self]?.isMany != true }
    func canMove(_ story: Story, by step: Int) -> Bool {
        guard canOrder, let place = stories.firstIndex(where: { $0.id == story.id }) else { return false }
        return stories.indices.contains(place + step)
    }

    // MARK: - Actions

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .show(let id): return toggle(id)
        case .up(let id): return move(id, by: -1)
        case .down(let id): return move(id, by: 1)
        case .remove(let id): return remove(id)
        case .open(let id): return [.open(TalePage.route(of: id))]
        case .bringBack(let folder):
            notice = nil
            renew()
            return [.play(.press), .ask(RemovalRequest.bringBack(folder: folder))]
        case .fewer: return save { [ceiling] in $0[.mostWolves] = max(0, ceiling - 1) }
        case .more: return save { [ceiling] in $0[.mostWolves] = min(3, ceiling + 1) }
        case .reset: return reset()
        case .leave: return [.back]
        case .home: return [.open(.home)]
        case .pageUp: scroll.step(by: -layout.viewport.height * 0.7)
        case .pageDown: scroll.step(by: layout.viewport.height * 0.7)
        case .nothing: break
        }
        return []
    }

    /// What the button below the rows sets back; removed tales have buttons of their own.
    private static let settings = [
        Setting.mostWolves.kind, Setting.hiddenTales.kind, Setting.firstTales.kind,
    ]

    var canReset: Bool { Self.settings.contains { world[Settings.self]?.values[$0.name] != nil } }

    private mutating func reset() -> [Command] {
        guard canReset else { return [] }
        return save { for kind in Self.settings { $0.reset(kind) } }
    }

    private mutating func toggle(_ id: String) -> [Command] {
        guard canHide else { return [] }
        let hidden = world[.hiddenTales]
        return save { $0[.hiddenTales] = hidden.contains(id) ? hidden.filter { $0 != id } : hidden + [id] }
    }

    /// Moves a tale; those moved, and all before them, come first from then on: a new tale is added after them.
    private mutating func move(_ id: String, by step: Int) -> [Command] {
        var order = stories.map(\.id)
        guard canOrder, let place = order.firstIndex(of: id), order.indices.contains(place + step) else { return [] }
        order.swapAt(place, place + step)
        let known = Set(order), chosen = world[.firstTales]
        let before = chosen.count { known.contains($0) }
        var moved = order.prefix(max(before, max(place, place + step) + 1))
        // A tale that is away, such as a removed one, finds its place again.
        let first = chosen.map { known.contains($0) ? moved.removeFirst() : $0 } + moved
        let commands = save { $0[.firstTales] = first }
        reveal(place + step)
        return commands
    }

    private mutating func reveal(_ tale: Int) {
        guard rows.indices.contains(tale + 2) else { return }
        let area = layout.rows[tale + 2]
        scroll.reveal((area.y - layout.head - 20)...(area.maxY + layout.foot))
    }

    private func remove(_ id: String) -> [Command] {
        guard let story = world[Shelf.self]?[id], canRemove(story), let pack = story.pack else { return [] }
        return [.play(.press), .ask(RemovalRequest.remove(pack: pack))]
    }

    private mutating func save(_ change: (inout Settings) -> Void) -> [Command] {
        var settings = world[Settings.self] ?? Settings()
        change(&settings)
        notice = nil
        world[Settings.self] = settings
        renew()
        return [.play(.press), .save(AnyDocument(settings))]
    }

    // MARK: - News and motion

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .learned(let document): world.learn(document)
        case .answer(let answer):
            switch answer[RemovalAnswer.self] {
            case .known(let known):
                // What was not there before has just been removed.
                if let before = kept {
                    let new = known.tales.first { tale in !before.tales.contains { $0.folder == tale.folder } }
                    if let new { notice = .removed(new) }
                }
                kept = known
            case .failed(let failure): notice = .failed(failure)
            case nil: return []
            }
        default: return []
        }
        renew()
        return []
    }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        renew()
    }

    mutating func focus(on action: Action) {
        guard let area = action == .reset ? layout.reset : row(of: action).map({ layout.rows[$0] }) else { return }
        scroll.reveal((area.y - layout.head - 20)...(area.maxY + layout.foot))
    }

    private func row(of action: Action) -> Int? {
        switch action {
        case .fewer, .more: 0
        case .show(let id), .up(let id), .down(let id), .remove(let id), .open(let id):
            rows.firstIndex { if case .tale(let story) = $0 { story.id == id } else { false } }
        case .bringBack(let folder):
            rows.firstIndex { if case .removed(let tale) = $0 { tale.folder == folder } else { false } }
        case .reset, .leave, .home, .pageUp, .pageDown, .nothing: nil
        }
    }

    mutating func tick() -> [Command] {
        scroll.tick()
        guard !hasAsked else { return [] }
        hasAsked = true
        return [.ask(RemovalRequest.look)]
    }

    var rest: Rest { .whether(scroll.isMoving || !hasAsked) }
    var firstFocus: Action? { fewer ?? more ?? stories.first.map { .show($0.id) } }

    /// The offset to which the page was scrolled.
    var trace: Double? { scroll.offset }

    mutating func resume(_ trace: Double) {
        scroll.reveal(trace...(trace + layout.viewport.height), atOnce: true)
    }

    func draw(in frame: inout Frame<Action>) { TalesPageView(page: self).draw(in: &frame) }
}
