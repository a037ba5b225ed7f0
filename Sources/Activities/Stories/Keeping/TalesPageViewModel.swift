import Engine
import TalePacks

/// The tales in the grown-ups' room: which are shown, in which order, and which are removed.
///
/// `grownups/shelf`.
struct TalesPageViewModel: StripScreen {
    enum Action: Hashable, Sendable {
        /// Shows or hides a tale.
        case show(String)
        /// The handle by which a finger carries a tale.
        case grip(String)
        /// Moves it before the one above, or after the one below.
        case up(String), down(String)
        case remove(String)
        /// Opens the page of the tale with this id.
        case open(String)
        /// Takes removals back, by the names of the folders.
        case bringBack([String])
        case field(TextField.Place), key(ScreenKeyboard.Key), clearSearch
        /// Selects tales, with the first one if a finger stays on it; and adds or takes one of them, or all.
        case select(String?), pick(String), pickAll
        /// Shows, hides, moves to the top or removes all selected tales.
        case showSelected(Bool), selectedToTop, removeSelected
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

        var isTale: Bool { if case .tale = self { true } else { false } }
    }

    /// The last thing that happened.
    enum Notice: Hashable, Sendable {
        case removed([RemovedTales.Tale])
        case failed(RemovalAnswer.Failure)
    }

    private(set) var world: World
    private(set) var stories: [Story] = []
    private(set) var rows: [Row] = []
    var kept: RemovedTales?
    var notice: Notice?
    private(set) var rooms: Rooms
    private(set) var layout: RoomLayout
    /// The layout while nothing is searched for or selected.
    private(set) var layoutOfAll: RoomLayout
    var scroll: Scroll
    var typing = TypingPlace(most: 60, ScreenKeyboard(.latvian, .english))
    /// The ids of the selected tales; nil while none are selected.
    var selection: Set<String>?
    /// The tale that a finger carries.
    var carried: CarriedTale?
    var now = 0
    private var hasAsked = false
    /// The tale that was to be removed on its own page.
    var wanted: String?

    init(world: World) {
        self.world = world
        wanted = world[RemovalWish.self]?.tale
        rooms = world.rooms
        layout = RoomLayout(world.rooms, rows: 0)
        layoutOfAll = layout
        scroll = Scroll(length: 0, viewport: layout.viewport.height, motion: world.motion)
        renew()
    }

    static let route: Route = "grownups/shelf"

    /// Makes the rows again, and stays where it was.
    mutating func renew(atTop: Bool = false) {
        let before = (rows: rows, layout: layout)
        stories = ShownTales(in: world).sorted(world[Shelf.self]?.stories ?? [])
        let removed = (kept?.tales ?? []).filter { notice?.undoes($0) != true }
        rows = [.ceiling, .room] + stories.map(Row.tale) + removed.map(Row.removed)
        layoutOfAll = RoomLayout(rooms, rows: rows.count, lines: rows.map { lines(of: $0) }, hasReset: canReset)
        layout = layoutOfAll
        if selection != nil, !isLong { selection = nil }
        if isSearching || selection != nil {
            rows = found.map(Row.tale)
            layout = RoomLayout(rooms, rows: rows.count, lines: rows.map { lines(of: $0) })
        }
        if let id = carried?.id, !stories.contains(where: { $0.id == id }) { carried = nil }
        typing.fit(SearchBox(head.search).field(isEmpty: typing.text.isEmpty))
        let offset = atTop ? 0 : scroll.offset + shift(since: before.rows, before.layout)
        scroll = Scroll(length: layout.length + foot, viewport: layout.viewport.height, motion: world.motion)
        scroll.reveal(offset...(offset + layout.viewport.height), atOnce: true)
    }

    /// How far the first tale in sight has moved because the rows above the tales, or below their titles, came or went.
    private func shift(since before: [Row], _ layout: RoomLayout) -> Double {
        guard before.first?.isTale != rows.first?.isTale, scroll.offset > 0 else { return 0 }
        let top = scroll.offset + layout.head
        guard let first = zip(before, layout.rows).first(where: { $0.isTale && $1.maxY > top }),
            let place = rows.firstIndex(of: first.0)
        else { return 0 }
        return self.layout.rows[place].y - first.1.y
    }

    /// How many lines a row has: a tale's controls are below its title where there is no room beside it.
    private func lines(of row: Row) -> Int { row.isTale && selection == nil ? 2 : 1 }

    var head: TalesHead { TalesHead(layout: layout) }
    /// The height of what lies over the lower edge of the list.
    var foot: Double {
        if typing.keyboard != nil { return TypingPlace.keyboardArea(in: rooms).height }
        return selection == nil ? 0 : head.bar.height
    }

    var ceiling: Int { world[.mostWolves] }
    func isHidden(_ story: Story) -> Bool { world[.hiddenTales].contains(story.id) || world.hasWithdrawn(story) }

    /// The action that lowers the ceiling; nil for what the machine's administrator has pinned, and at its end.
    var fewer: Action? { world.isPinned(.mostWolves) || ceiling == 0 ? nil : .fewer }
    var more: Action? { world.isPinned(.mostWolves) || ceiling == 3 ? nil : .more }
    func isForEvening(_ story: Story) -> Bool { world[.goodNightTales].contains(story.id) }
    var canHide: Bool { !world.isPinned(.hiddenTales) }
    func canHide(_ story: Story) -> Bool { canHide && !world.hasWithdrawn(story) }

    // MARK: - Actions

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .show(let id): return toggle(id)
        case .grip: break
        case .up(let id): return move(id, by: -1)
        case .down(let id): return move(id, by: 1)
        case .remove(let id): return remove([id])
        case .open(let id): return [.open(TalePage.route(of: id))]
        case .bringBack(let folders):
            notice = nil
            renew()
            return [.play(.press), .ask(RemovalRequest.bringBack(folders: folders))]
        case .field(let place): return touch(place)
        case .key(let key): return press(key)
        case .clearSearch: return clearSearch()
        case .select(let id): return select(Set([id].compactMap(\.self)))
        case .pick(let id): return pick(id)
        case .pickAll: return select(Set(found.map(\.id)))
        case .showSelected(let isShown): return setShown(isShown)
        case .selectedToTop: return moveSelectedToTop()
        case .removeSelected: return removeSelected()
        case .fewer: return save { [ceiling] in $0[.mostWolves] = max(0, ceiling - 1) }
        case .more: return save { [ceiling] in $0[.mostWolves] = min(3, ceiling + 1) }
        case .reset: return reset()
        case .leave where selection != nil: return select(nil)
        case .leave where isSearching:
            typing.stop()
            return clearSearch()
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

    mutating func reveal(_ tale: String) {
        guard let place = rows.firstIndex(where: { $0.story?.id == tale }) else { return }
        reveal(layout.rows[place])
    }

    private mutating func reveal(_ area: Rect) {
        scroll.reveal((area.y - layout.head - 20)...(area.maxY + max(foot, layout.foot)))
    }

    mutating func save(_ change: (inout Settings) -> Void) -> [Command] {
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
            return answer[RemovalAnswer.self].map { hear($0) } ?? []
        default: return []
        }
        renew()
        return []
    }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        renew()
    }

    /// A finger carries a tale, or scrolls; then the keyboard would cover the last tales.
    mutating func drag(_ drag: Drag) -> [Command] {
        let (isCarried, commands) = carry(drag)
        guard !isCarried else { return commands }
        if case .moved = drag { stopTyping() }
        scroll.follow(drag) { $0.y }
        return []
    }

    mutating func focus(on action: Action) {
        guard let area = action == .reset ? layout.reset : row(of: action).map({ layout.rows[$0] }) else { return }
        reveal(area)
    }

    private func row(of action: Action) -> Int? {
        switch action {
        case .fewer, .more: 0
        case .show(let id), .up(let id), .down(let id), .remove(let id), .open(let id), .pick(let id):
            rows.firstIndex { $0.story?.id == id }
        case .bringBack(let folders):
            rows.firstIndex { if case .removed(let tale) = $0 { folders == [tale.folder] } else { false } }
        case .reset, .leave, .home, .pageUp, .pageDown, .nothing, .grip, .field, .key, .clearSearch, .select, .pickAll,
            .showSelected, .selectedToTop, .removeSelected:
            nil
        }
    }

    mutating func tick() -> [Command] {
        scroll.tick()
        scrollBelowCarried()
        typing.tick(now: now)
        guard !hasAsked else { return [] }
        hasAsked = true
        let heard: [Command] = wanted == nil ? [] : [.save(AnyDocument(RemovalWish(tale: nil)))]
        return heard + [.ask(RemovalRequest.look)]
    }

    var rest: Rest {
        Rest.whether(scroll.isMoving || !hasAsked || carriedScrolling != 0).and(typing.rest(now: now))
    }

    var firstFocus: Action? {
        if let key = typing.keyboard?.firstFocus { return .key(key) }
        guard selection == nil else { return found.first.map { .pick($0.id) } }
        return (isSearching ? nil : fewer ?? more) ?? found.first.map { .show($0.id) }
    }

    /// The offset to which the page was scrolled.
    var trace: Double? { scroll.offset }

    mutating func resume(_ trace: Double) {
        scroll.reveal(trace...(trace + layout.viewport.height), atOnce: true)
    }

    func draw(in frame: inout Frame<Action>) { TalesPageView(page: self).draw(in: &frame) }
}

extension TalesPageViewModel.Row {
    /// Its tale; nil for another row.
    var story: Story? { if case .tale(let story) = self { story } else { nil } }
}
