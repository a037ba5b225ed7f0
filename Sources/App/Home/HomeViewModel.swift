import Engine

/// The home screen: the doors of all activities, and a painting whose figures respond to taps.
struct HomeViewModel: Screen {
    enum Action: Hashable, Sendable {
        /// Opens the door that leads there.
        case open(Route)
        /// Animates a figure of the painting, with its sound.
        case play(HomeFigure)
        /// Moves what a tale or a letter has brought, with its sound.
        case touch(Route)
    }

    /// The visible doors, in order.
    private(set) var doors: [Door]
    private let activities: [Activity]
    private var world: World
    /// The animated figures, and their starting ticks.
    private(set) var moving: [HomeFigure: Int] = [:]
    /// What tales and letters have brought.
    private(set) var meadow: HomeMeadow
    private var speech = HomeSpeech()
    var motion: Motion { world.motion }
    var now = 0

    /// - Parameter activities: the activities with doors.
    init(world: World, activities: [Activity]) {
        self.world = world
        self.activities = activities
        meadow = HomeMeadow(world.meadow, motion: world.motion)
        doors = Self.doors(of: activities, world)
    }

    private static func doors(of activities: [Activity], _ world: World) -> [Door] {
        activities.flatMap { $0.doors(world) }
            .filter { $0.isShown(in: world) }
            .sorted { ($0.size.rawValue, $0.order) < ($1.size.rawValue, $1.order) }
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .open(let route): [.open(route)]
        case .play(let figure): play(figure)
        case .touch(let origin): touch(origin)
        }
    }

    /// A figure already moving continues.
    private mutating func play(_ figure: HomeFigure) -> [Command] {
        guard moving[figure] == nil else { return [] }
        moving[figure] = now
        return [.play(figure.sound)]
    }

    private mutating func touch(_ origin: Route) -> [Command] {
        switch meadow.touch(origin, now: now) {
        case .sounds(let sound): [.play(sound)]
        case .says(let clips): speech.say(clips)
        case nil: []
        }
    }

    mutating func focus(on action: Action) {
        speech = HomeSpeech()
        let clips = spoken(action)
        if !clips.isEmpty, !world[.spokenFocus] { speech.plan(clips, now: now) }
    }

    /// What is said of a place in focus.
    private func spoken(_ action: Action) -> [Sound] {
        switch action {
        case .open(let route): doors.first { $0.route == route }?.spoken ?? []
        case .touch: MainView.meadow.sounds(in: world.language)
        case .play: []
        }
    }

    mutating func tick() -> [Command] {
        moving = moving.filter { figure, start in now < start + figure.length(motion) }
        return meadow.tick(now: now) + speech.tick(now: now)
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .learned(let document):
            world.learn(document)
            doors = Self.doors(of: activities, world)
            meadow.show(world.meadow)
            return []
        case .narrationEnded(let sound): return speech.ended(sound)
        default: return []
        }
    }

    mutating func leave() -> [Command] { [.stopNarration] }

    /// The origins of what has come: what is new at the next visit comes before the child's eyes.
    var trace: Set<Route>? { Set(world.meadow.growths.map(\.origin)) }
    mutating func resume(_ trace: Set<Route>) { meadow.welcome(since: trace, now: world.now) }

    var rest: Rest {
        let ends = moving.map { figure, start in start + figure.length(motion) }
        let figures: Rest = motion == .eased ? .whether(!moving.isEmpty) : ends.min().map { .until($0) } ?? .still
        return figures.and(meadow.rest).and(speech.rest(now: now))
    }

    func draw(in frame: inout Frame<Action>) { MainView(home: self).draw(in: &frame) }
}
