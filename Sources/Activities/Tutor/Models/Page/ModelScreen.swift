import Engine

/// A page of language models on the screen: it asks what there is, and again when a stick comes or goes.
struct ModelScreen: Screen {
    typealias Action = RoomScreen.Action

    /// The model's name; nil for the page of all.
    private let name: String?
    private var page: RoomScreen
    /// The media that it has asked about; nil before.
    private var media: [Medium]?
    /// Whether it asks if the model is to be removed.
    private var isAsking = false

    /// - Returns: nil for another route.
    init?(_ route: Route, _ world: World) {
        let rest = route.parts.dropFirst(ModelsPage.route.parts.count)
        guard route.parts.starts(with: ModelsPage.route.parts), rest.count < 2 else { return nil }
        name = rest.first
        page = Self.page(name, isAsking: false, world)
    }

    private static func page(_ name: String?, isAsking: Bool, _ world: World) -> RoomScreen {
        RoomScreen(world: world) { world in
            name.map { ModelPage.make($0, isAsking: isAsking, world) } ?? ModelsPage.make(world)
        }
    }

    var now: Int {
        get { page.now }
        set { page.now = newValue }
    }

    mutating func tick() -> [Command] {
        let commands = page.tick()
        guard media != page.world.media else { return commands }
        media = page.world.media
        return commands + [.ask(ModelRequest.look(page.world.media))]
    }

    var rest: Rest { page.rest.and(.whether(media != page.world.media)) }

    mutating func perform(_ action: Action) -> [Command] {
        guard name != nil, case .press(let place) = action, page.page.rows.indices.contains(place),
            ModelPage.asks(page.page.rows[place])
        else { return page.perform(action) }
        isAsking.toggle()
        renew()
        return [.play(.press)]
    }

    private mutating func renew() {
        let (now, rooms) = (page.now, page.rooms)
        page = Self.page(name, isAsking: isAsking, page.world)
        page.now = now
        page.fit(rooms)
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] { page.receive(reply) }
    mutating func leave() -> [Command] { page.leave() }
    mutating func drag(_ drag: Drag) -> [Command] { page.drag(drag) }
    mutating func notice() { page.notice() }
    mutating func focus(on action: Action) { page.focus(on: action) }
    mutating func fit(_ rooms: Rooms) { page.fit(rooms) }
    var isBusy: Bool { page.isBusy }
    var trace: Double? { page.trace }
    mutating func resume(_ trace: Double) { page.resume(trace) }
    var firstFocus: Action? { page.firstFocus }
    func draw(in frame: inout Frame<Action>) { page.draw(in: &frame) }
}
