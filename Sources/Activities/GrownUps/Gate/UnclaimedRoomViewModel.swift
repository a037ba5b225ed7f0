import Engine

/// A kiosk's room that has no way in: the first to come must not choose one, so it says who can.
struct UnclaimedRoomViewModel: Screen {
    enum Action: Hashable, Sendable { case leave, home }

    /// The route at which this page stands.
    private let route: Route
    private var rooms: Rooms
    private var hasLooked = false
    var now = 0

    /// The command that the machine's keeper types.
    static let command = "sudo pasaka pin"

    init(route: Route, world: World) { (self.route, rooms) = (route, world.rooms) }

    mutating func perform(_ action: Action) -> [Command] { [action == .leave ? .back : .open(.home)] }

    /// Asks whether the keeper has set a PIN since.
    mutating func tick() -> [Command] {
        guard !hasLooked else { return [] }
        hasLooked = true
        return [.ask(GateRequest.look(RoomGate()))]
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        guard case .learned(let document) = reply, let gate = document.content as? RoomGate, gate.wayIn != nil else {
            return []
        }
        return [.open(route)]
    }

    mutating func fit(_ rooms: Rooms) { self.rooms = rooms }

    var rest: Rest { .whether(!hasLooked) }

    func draw(in frame: inout Frame<Action>) {
        let layout = GateLayout(rooms), scale = layout.scale, area = layout.viewport
        frame.stripWall(in: area)
        frame.draw(
            .text(
                frame.text(.grownUpsPage(.room)), in: layout.title(.pin),
                TextStyle(.title, size: 68 * scale, color: .plum)))
        func place(_ y: Double, _ height: Double) -> Rect {
            Rect(center: Point(x: 800, y: area.center.y + y * scale), width: 1400, height: height * scale)
        }
        frame.draw(
            .icon(
                "interface/icon-key.svg", in: Rect(center: place(-300, 0).center, width: 220, height: 220), tint: .plum)
        )
        frame.draw(
            .text(
                frame.text(.unclaimedRoom), in: place(-70, 200),
                TextStyle(.title, size: 54 * scale, color: .plum, mostLines: 3)))
        frame.draw(
            .text(
                Self.command, in: place(110, 70),
                TextStyle(.technical, size: 44 * scale, color: .ink, mostLines: 1)))
        frame.gateKeys(layout, leave: .leave, home: .home)
    }
}
