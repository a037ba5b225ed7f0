import Engine

/// The page for grown-ups on which candles are lit and minutes are given.
struct TimePageViewModel: Screen {
    enum Action: Hashable, Sendable {
        /// Sets the number of candles.
        case light(Int)
        case blowOut
        /// Sets the minutes; 0 for no limit.
        case minutes(Int)
        /// Whether the next tale is a good-night tale.
        case bedtime(Bool)
        case rules
        case leave, home
    }

    private var world: World
    private(set) var rooms: Rooms
    var now = 0

    static let route: Route = "grownups/time"

    init(world: World) { (self.world, rooms) = (world, world.rooms) }

    var candles: Candles { world.candles }
    var isBedtime: Bool { world.isBedtime }
    /// The chosen minutes, as long as time is left.
    var minutes: Minutes? { world[Minutes.self].flatMap { $0.isRunning(at: now) ? $0 : nil } }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .light(let count): return light(count)
        case .blowOut: return light(0)
        case .minutes(let count): return keep(Minutes(count, from: now))
        case .bedtime(let isWanted): return keep(isWanted ? Bedtime(on: world.today) : Bedtime())
        case .rules: return [.open(TimeScreens.rules)]
        case .leave: return [.back]
        case .home: return [.open(.home)]
        }
    }

    private mutating func light(_ count: Int) -> [Command] {
        var candles = Candles()
        candles.light(count, on: world.today)
        return keep(candles)
    }

    private mutating func keep(_ document: some Document) -> [Command] {
        world.learn(AnyDocument(document))
        return [.play(.press), .save(AnyDocument(document))]
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        if case .learned(let document) = reply { world.learn(document) }
        return []
    }

    mutating func fit(_ rooms: Rooms) { self.rooms = rooms }

    var rest: Rest { minutes?.rest(at: now) ?? .still }
    var firstFocus: Action? { .light(max(1, candles.lit)) }

    func draw(in frame: inout Frame<Action>) { TimePageView(page: self).draw(in: &frame) }
}

/// The pages on time: `grownups/time`, and behind it `grownups/time/rules`.
enum TimeScreens {
    static let rules: Route = "grownups/time/rules"

    /// - Returns: nil for another route.
    static func screen(_ route: Route, _ world: World) -> (any Screen)? {
        switch route {
        case TimePageViewModel.route: TimePageViewModel(world: world)
        case rules: RoomScreen(world: world, page)
        default: nil
        }
    }

    private static func page(_ world: World) -> RoomPage {
        let isQuiet = world[.quietHours]
        var page = RoomPage(.timeRules, night + (isQuiet ? quietHours : []))
        page.hiddenRows = isQuiet ? [] : quietHours
        return page
    }

    private static let night: [RoomRow] = {
        var tales = RoomRow(.goodNightTales, "interface/icon-sleep.svg", .flag(.goodNight))
        tales.note = .phrase(.goodNightTalesNote)
        return [
            tales,
            RoomRow(
                .goodNightFrom, "interface/icon-clock.svg", .number(.goodNightFrom) { $0 == 24 ? .never : .hour($0) }),
            RoomRow(.morningHour, "interface/icon-clock.svg", .number(.morningHour, Wording.hour)),
            RoomRow(.quietHours, "interface/icon-quiet.svg", .flag(.quietHours)),
        ]
    }()

    private static var quietHours: [RoomRow] {
        [
            RoomRow(.quietFrom, "interface/icon-clock.svg", .number(.quietFrom, Wording.hour)),
            RoomRow(.quietUntil, "interface/icon-clock.svg", .number(.quietUntil, Wording.hour)),
            RoomRow(
                .mostVolumeInQuietHours, "interface/icon-quiet.svg",
                .level(.mostVolumeInQuietHours, limit: .itself, Wording.percent)),
        ]
    }
}
