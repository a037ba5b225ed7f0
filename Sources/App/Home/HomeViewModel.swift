import Engine
import GrownUps
import Stories

/// The first screen: begin, go on, or (for grown-ups) read about Pasaka.
struct HomeViewModel: Screen {
    enum Action: Hashable, Sendable {
        case start, resume, grownUps
        /// A figure of the painting moves and sounds.
        case play(HomeFigure)
    }

    private(set) var continuation: Continuation?
    private var world: World
    /// The figures that move, and since which tick.
    private(set) var moving: [HomeFigure: Int] = [:]
    private var speech = HomeSpeech()
    /// Whether the grown-up is told that a stick has been noticed.
    var hasStick: Bool { world[Sticks.self]?.sticks.isEmpty == false }
    var motion: Motion { world.motion }
    var now = 0

    init(world: World) {
        self.world = world
        continuation = Continuation(in: world)
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .start: [.open("stories")]
        case .resume: continuation.map { [.open($0.route)] } ?? []
        case .grownUps: [.open("grownups")]
        case .play(let figure): play(figure)
        }
    }

    /// A figure that moves already goes on.
    private mutating func play(_ figure: HomeFigure) -> [Command] {
        guard moving[figure] == nil else { return [] }
        moving[figure] = now
        return [.play(figure.sound)]
    }

    mutating func focus(on action: Action) {
        switch action {
        case .start: speech.plan([.start], now: now)
        case .resume: speech.plan([.continue] + [continuation?.spokenTitle].compactMap { $0 }, now: now)
        case .grownUps, .play: speech = HomeSpeech()
        }
    }

    mutating func tick() -> [Command] {
        moving = moving.filter { figure, start in now < start + figure.length(motion) }
        return speech.tick(now: now)
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .learned(let document):
            world.learn(document)
            continuation = Continuation(in: world)
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
