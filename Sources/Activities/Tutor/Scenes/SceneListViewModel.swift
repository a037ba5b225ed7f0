import Engine

/// The page on which a learner chooses a scenario.
struct SceneListViewModel: StripScreen {
    enum Action: Hashable, Sendable {
        /// The scenario with this id.
        case choose(String)
        case start
        case choices
        case leave
        case pageUp, pageDown
        case field(TextField.Place)
        /// Empties the field: all scenarios are listed again.
        case clearSearch
        case key(ScreenKeyboard.Key)
        case stopTyping
        /// The head and the bar block touches on what is below them.
        case nothing
    }

    private(set) var scenes: Scenes?
    private(set) var preferences: Preferences
    /// The scenarios that the search finds.
    private(set) var entries: [Scenes.Entry] = []
    private(set) var layout: SceneListLayout
    private(set) var typing: TypingPlace
    private(set) var rooms: Rooms
    var scroll: Scroll
    private let motion: Motion
    private let glass: Glass
    let language: Language
    private var hasAsked = false
    var now = 0

    init(world: World) {
        scenes = world[Scenes.self]
        preferences = world[Preferences.self] ?? Preferences()
        rooms = world.rooms
        (motion, language, glass) = (world.motion, world.language, world.glass)
        layout = SceneListLayout(rooms, [])
        typing = TypingPlace(most: 60, ScreenKeyboard(.latvian, .spanish, .english))
        scroll = Scroll(length: 0, viewport: 0, motion: motion)
        fill()
        revealChosen()
    }

    /// The chosen scenario, if it is there.
    var chosen: Scenes.Entry? { scenes?.entry(preferences.scenario) }

    // MARK: - What happens

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .choose(let id): return choose(id)
        case .start: return chosen.map { [.play(.press), .open(.talk($0.id))] } ?? []
        case .choices: return [.open(Route.soltura.choices)]
        case .leave: return [.open(.home)]
        case .pageUp: scroll.step(by: -page)
        case .pageDown: scroll.step(by: page)
        case .field(let place): return typing.perform(place)
        case .clearSearch: return clearSearch()
        case .key(let key): return press(key)
        case .stopTyping: typing.stop()
        case .nothing: break
        }
        return []
    }

    private var page: Double { (layout.viewport.height - layout.head - layout.foot) * 0.8 }

    /// A second tap on the chosen scenario starts it.
    private mutating func choose(_ id: String) -> [Command] {
        typing.stop()
        guard preferences.scenario != id else { return perform(.start) }
        preferences.scenario = id
        return [.play(.press), .save(AnyDocument(preferences))]
    }

    private mutating func clearSearch() -> [Command] {
        typing.set("")
        fill(atTop: true)
        return [.play(.press)]
    }

    mutating func type(_ typing: Typing) -> [Command] { type(typing, isOnScreen: false) }

    private mutating func type(_ typing: Typing, isOnScreen: Bool) -> [Command] {
        if typing == .edit(.send) || typing == .edit(.stop) {
            self.typing.stop()
            return []
        }
        let before = self.typing.field.text
        let commands = self.typing.type(typing, isOnScreen: isOnScreen)
        if self.typing.field.text != before { fill(atTop: true) }
        return commands
    }

    private mutating func press(_ key: ScreenKeyboard.Key) -> [Command] {
        typing.press(key).map { type($0, isOnScreen: true) } ?? []
    }

    mutating func mark(_ contact: Contact) -> [Command] {
        typing.mark(contact, now: now, on: glass)
        return []
    }

    /// Scrolls, and puts the keyboard away, which would cover the last scenes.
    mutating func drag(_ drag: Drag) -> [Command] {
        if case .moved = drag { typing.stop() }
        scroll.follow(drag) { $0.y }
        return []
    }

    mutating func focus(on action: Action) {
        guard case .choose(let id) = action, let place = entries.firstIndex(where: { $0.id == id }) else { return }
        scroll.reveal(layout.range(of: place))
    }

    mutating func tick() -> [Command] {
        scroll.tick()
        typing.tick(now: now)
        guard !hasAsked else { return [] }
        hasAsked = true
        return [.ask(SceneRequest.all)]
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        guard case .learned(let document) = reply else { return [] }
        if let preferences = document.content as? Preferences { self.preferences = preferences }
        if let scenes = document.content as? Scenes, scenes.entries != self.scenes?.entries {
            self.scenes = scenes
            fill()
            revealChosen()
        }
        return []
    }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        fill()
    }

    var rest: Rest { Rest.whether(scroll.isMoving || !hasAsked).and(typing.rest(now: now)) }
    var firstFocus: Action? {
        typing.keyboard?.firstFocus.map { .key($0) } ?? (chosen ?? entries.first).map { .choose($0.id) }
    }

    func draw(in frame: inout Frame<Action>) { SceneListView(list: self).draw(in: &frame) }

    // MARK: - The strip

    private mutating func fill(atTop: Bool = false) {
        let search = typing.field.text
        let words = WordSearch(search)
        entries = (scenes?.entries ?? []).filter { words.finds($0.searched) }
        layout = SceneListLayout(rooms, entries.map(\.category))
        typing.fit(SearchBox(layout.search).field(isEmpty: search.isEmpty))
        let offset = atTop ? 0 : scroll.offset
        scroll = Scroll(length: layout.length, viewport: layout.viewport.height, motion: motion)
        scroll.reveal(offset...(offset + layout.viewport.height), atOnce: true)
    }

    private mutating func revealChosen() {
        guard let place = entries.firstIndex(where: { $0.id == preferences.scenario }) else { return }
        scroll.reveal(layout.range(of: place), atOnce: true)
    }
}
