import Engine
import Stories

/// The first screen: begin, go on, or (for grown-ups) read about Pasaka.
struct HomeViewModel: Screen {
    enum Action: Hashable, Sendable { case start, resume, grownUps }

    private(set) var continuation: Continuation?
    private var world: World
    /// Whether the grown-up is told that a stick has been noticed.
    var hasStick: Bool { world[Sticks.self]?.sticks.isEmpty == false }
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
        }
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        if case .learned(let document) = reply {
            world.learn(document)
            continuation = Continuation(in: world)
        }
        return []
    }

    func draw(in frame: inout Frame<Action>) { MainView(home: self).draw(in: &frame) }
}
