import Engine

/// What a grown-up sees of Soltura in the room: its door, what is installed, and which layer speaks.
enum TutorRoomPage {
    static let route: Route = "grownups/soltura"

    static func make(_ world: World) -> RoomPage {
        RoomPage(.tutor(.conversations), [door(world)] + installed(world) + [ModelsPage.door(world), privacy])
    }

    private static func door(_ world: World) -> RoomRow {
        var row = RoomRow(
            .tutor(.showDoor), "interface/icon-door.svg", Door.soltura(world).toggle(in: world))
        row.note = .phrase(.tutor(.showDoorNote))
        row.label = .named("soltura")
        return row
    }

    /// The first two layers; nothing until they are known.
    private static func installed(_ world: World) -> [RoomRow] {
        guard let scenes = world[Scenes.self] else { return [] }
        let categories = Set(scenes.entries.map(\.category)).count
        var written = RoomRow(
            .tutor(.sceneCount(scenes.entries.count)), "interface/icon-conversations.svg", .words)
        written.note = .phrase(.tutor(.sceneCountNote(categories: categories)))
        var rules = RoomRow(.tutor(.rulesThere), "interface/icon-tutor.svg", .words)
        rules.note = .phrase(.tutor(.rulesThereNote))
        return [
            scenes.entries.isEmpty ? missing(.scenesMissing, written.picture) : written,
            scenes.parts.hasAnalyser ? rules : missing(.rulesMissing, rules.picture),
        ]
    }

    private static func missing(_ words: TutorWording, _ picture: Image) -> RoomRow {
        var row = RoomRow(.tutor(words), picture, .words)
        row.note = .phrase(.tutor(.installCommand))
        return row
    }

    private static var privacy: RoomRow {
        var row = RoomRow(.tutor(.privacy), "interface/icon-lock.svg", .words)
        row.note = .phrase(.tutor(.privacyNote))
        return row
    }
}

/// The page on the screen: it asks what is installed.
struct TutorRoomScreen: Screen {
    typealias Action = RoomScreen.Action

    private var page: RoomScreen
    private var hasAsked = false

    init(world: World) { page = RoomScreen(world: world) { TutorRoomPage.make($0) } }

    var now: Int {
        get { page.now }
        set { page.now = newValue }
    }

    mutating func tick() -> [Command] {
        defer { hasAsked = true }
        return page.tick() + (hasAsked ? [] : [.ask(SceneRequest.all), .ask(ModelRequest.look([]))])
    }

    var rest: Rest { page.rest.and(.whether(!hasAsked)) }

    mutating func perform(_ action: Action) -> [Command] { page.perform(action) }
    mutating func receive(_ reply: Input.Reply) -> [Command] { page.receive(reply) }
    mutating func leave() -> [Command] { page.leave() }
    mutating func drag(_ drag: Drag) -> [Command] { page.drag(drag) }
    mutating func notice() { page.notice() }
    mutating func focus(on action: Action) { page.focus(on: action) }
    mutating func fit(_ rooms: Rooms) { page.fit(rooms) }
    var trace: Double? { page.trace }
    mutating func resume(_ trace: Double) { page.resume(trace) }
    var firstFocus: Action? { page.firstFocus }
    func draw(in frame: inout Frame<Action>) { page.draw(in: &frame) }
}
