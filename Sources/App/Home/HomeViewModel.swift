import Engine

/// The home screen: the doors of all activities, and a painting whose figures respond to taps.
struct HomeViewModel: Screen {
    enum Action: Hashable, Sendable {
        /// Opens the door that leads there.
        case open(Route)
        /// Animates a figure of the painting, with its sound.
        case play(HomeFigure)
    }

    /// The visible doors, in order.
    private(set) var doors: [Door]
    private let activities: [Activity]
    private var world: World
    /// The animated figures, and their starting ticks.
    private(set) var moving: [HomeFigure: Int] = [:]
    private var speech = HomeSpeech()
    var motion: Motion { world.motion }
    var now = 0

    /// - Parameter activities: the activities with doors.
    init(world: World, activities: [Activity]) {
        self.world = world
        self.activities = activities
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
        }
    }

    /// A figure already moving continues.
    private mutating func play(_ figure: HomeFigure) -> [Command] {
        guard moving[figure] == nil else { return [] }
        moving[figure] = now
        return [.play(figure.sound)]
    }

    mutating func focus(on action: Action) {
        speech = HomeSpeech()
        guard case .open(let route) = action, let door = doors.first(where: { $0.route == route }),
            !door.spoken.isEmpty, !world[.spokenFocus]
        else { return }
        speech.plan(door.spoken, now: now)
    }

    mutating func tick() -> [Command] {
        moving = moving.filter { figure, start in now < start + figure.length(motion) }
        return speech.tick(now: now)
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .learned(let document):
            world.learn(document)
            doors = Self.doors(of: activities, world)
            return []
        case .narrationEnded(let sound): return speech.ended(sound)
        default: return []
        }
    }

    mutating func leave() -> [Command] { [.stopNarration] }

    var rest: Rest {
        let ends = moving.map { figure, start in start + figure.length(motion) }
        let figures: Rest = motion == .eased ? .whether(!moving.isEmpty) : ends.min().map { .until($0) } ?? .still
        return figures.and(speech.rest(now: now))
    }

    func draw(in frame: inout Frame<Action>) { MainView(home: self).draw(in: &frame) }
}
