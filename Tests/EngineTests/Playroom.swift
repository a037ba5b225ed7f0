import Engine

/// A small screen for tests: boxes side by side, and what has been done with them.
struct Playroom: Screen {
    enum Action: String, Hashable, Sendable {
        case red, green, blue
        /// The way out, which must be held for 120 ticks.
        case exit
        case next, out
    }

    var now = 0
    var done: [Action] = []
    var drags: [Drag] = []
    var focused: [Action] = []
    var notices = 0
    var ticks = 0
    var dragAxis: Axis?
    /// Something is due at this tick.
    var alarm: Int?
    var isRestless = false
    /// Whether the red box shows how much has been done.
    var counts = false
    /// Whether the exit is in the room below, if there is one.
    var usesRooms = false
    var fitted: [Rooms] = []

    static let red = Rect(x: 100, y: 500, width: 200, height: 200)
    static let green = Rect(x: 400, y: 500, width: 200, height: 200)
    static let blue = Rect(x: 700, y: 500, width: 200, height: 200)
    static let exit = Rect(x: 100, y: 900, width: 200, height: 200)

    mutating func perform(_ action: Action) -> [Command] {
        done.append(action)
        return switch action {
        case .next: [.open("room/next")]
        case .out: [.back]
        default: [.play(Sound(action.rawValue))]
        }
    }

    mutating func drag(_ drag: Drag) -> [Command] {
        drags.append(drag)
        return []
    }

    mutating func notice() { notices += 1 }
    mutating func focus(on action: Action) { focused.append(action) }

    mutating func fit(_ rooms: Rooms) { fitted.append(rooms) }

    mutating func tick() -> [Command] {
        ticks += 1
        guard let alarm, now >= alarm else { return [] }
        self.alarm = nil
        return [.narrate(Sound("alarm at \(now)"))]
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        guard case .learned(let document) = reply, let weather = document.content as? Weather else {
            return []
        }
        return weather.isRaining ? [.open("room")] : []
    }

    mutating func leave() -> [Command] { [.stopNarration, .save(AnyDocument(Weather(isRaining: true)))] }

    var rest: Rest {
        Rest.whether(isRestless).and(alarm.map { .until(max($0, now + 1)) } ?? .still)
    }

    func draw(in frame: inout Frame<Action>) {
        frame.dragAxis = dragAxis
        frame.draw(.text("\(done.count)", in: Stage.bounds, TextStyle(.words, size: 20, color: .ink)))
        frame.hotspot(Self.red, sends: .red, showing: counts ? done.count { $0 != .green } : 0)
        frame.hotspot(Self.green, sends: .green)
        frame.hotspot(Self.blue, sends: .blue)
        if usesRooms, let below = frame.rooms.below {
            frame.useRooms()
            frame.hotspot(below, hold: 120, sends: .exit)
        } else {
            frame.hotspot(Self.exit, hold: 120, sends: .exit)
        }
        frame.button(.next, sends: .next)
        frame.button(.back, sends: .out)
    }
}

/// A document for tests.
struct Weather: Document {
    static let name = "weather"
    var isRaining = false
}

extension Activity {
    /// `home`, `room`, `room/next` and `room/alarm`, where something is due at tick 50.
    static let playrooms = [
        Activity(name: "") { _, _ in Playroom() },
        Activity(name: "room") { route, world in
            switch route.parts.dropFirst().first {
            case nil, "next": Playroom()
            case "alarm": Playroom(alarm: 50)
            case "restless": Playroom(isRestless: true)
            case "weather": world[Weather.self] == nil ? nil : Playroom()
            default: nil
            }
        },
    ]
}
