import Engine
import TalePacks

/// The page with which a tale begins: its cover, its title and who told it are shown and spoken, then comes the first
/// slide.
struct TitlePageViewModel: Screen {
    enum Action: Hashable, Sendable {
        /// Goes on to the first slide.
        case begin
        /// Leaves for the shelf.
        case leave
        case home
    }

    private(set) var story: Story
    private(set) var rooms: Rooms
    /// The route from which the tale was opened.
    private let origin: Route
    private var recital: Recital
    private var score: Score
    var now = 0

    /// The last part of its route, `stories/racenis/title`.
    static let mark = "title"
    /// Ticks before the title is spoken, so that the page is seen first.
    private static let delay = 24

    init(story: Story, world: World, shelf: Route) {
        (self.story, rooms, origin) = (story, world.rooms, shelf)
        let clips = [story.spokenTitle, story.spokenBy].compactMap(\.self)
        let reading = [story.title, story.by ?? ""].joined(separator: " ").readingTime
        score = Score(world: world, isNight: world.isGoodNight(of: story.id))
        recital = Recital(clips, from: world.now + Self.delay, pause: clips.isEmpty ? reading : 45)
    }

    /// The route that opens a tale: where a child goes on, or its title page.
    static func opening(_ story: Story, on shelf: Route, _ progress: UserProgress) -> Route {
        let tale = Route("\(shelf)/\(story.id)")
        return progress[story.id].slide ?? 1 > 1 ? tale : Route("\(tale)/\(mark)")
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .begin: [.open(Route("\(origin)/\(story.id)/1"))]
        case .leave: [.open(origin)]
        case .home: [.open(.home)]
        }
    }

    mutating func notice() { score.stir(at: now) }

    mutating func drag(_ drag: Drag) -> [Command] {
        guard case .ended(let way, _, isSwipe: true) = drag, way.x < 0 else { return [] }
        return perform(.begin)
    }

    mutating func tick() -> [Command] {
        let commands = recital.tick(at: now) + score.tick(scene)
        return recital.isOver ? commands + perform(.begin) : commands
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        recital.receive(reply, at: now)
        score.receive(reply, clip: nil, at: now)
        guard case .learned(let document) = reply, let shelf = document.content as? Shelf else { return [] }
        guard let story = shelf[story.id] else { return [.open(origin)] }
        self.story = story
        return []
    }

    mutating func fit(_ rooms: Rooms) { self.rooms = rooms }
    mutating func leave() -> [Command] { [.stopNarration] + score.leave() }

    var rest: Rest { recital.rest(at: now).and(score.rest(scene)) }
    /// The theme, heard while the title is said.
    private var scene: Score.Scene { Score.Scene(now: now, loop: story.music) }
    var firstFocus: Action? { .begin }

    func draw(in frame: inout Frame<Action>) { TitlePageView(page: self).draw(in: &frame) }
}
