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
        /// Chooses the tale's next language.
        case nextLanguage
    }

    /// The tale as it is told in the chosen language, and in all its languages.
    private(set) var story: Story
    private var whole: Story
    private var wishes: ReadingWishes
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
        wishes = world[ReadingWishes.self] ?? ReadingWishes()
        (whole, rooms, origin) = (story, world.rooms, shelf)
        self.story = story.told(in: wishes.language)
        score = Score(world: world, isNight: world.isGoodNight(of: story.id))
        recital = Self.recital(of: self.story, from: world.now + Self.delay)
    }

    private static func recital(of story: Story, from tick: Int) -> Recital {
        let clips = [story.spokenTitle, story.spokenBy].compactMap(\.self)
        let reading = [story.title, story.by ?? ""].joined(separator: " ").readingTime
        return Recital(clips, from: tick, pause: clips.isEmpty ? reading : 45)
    }

    var language: LanguageChoice { LanguageChoice(whole, wishes: wishes) }

    /// Says the title in the next language, and stays a while longer for another choice.
    private mutating func chooseNextLanguage() -> [Command] {
        wishes.language = language.next
        story = whole.told(in: wishes.language)
        recital = Self.recital(of: story, from: now + Self.delay)
        return [.play(.press), .stopNarration, .save(AnyDocument(wishes))]
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
        case .nextLanguage: chooseNextLanguage()
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
        (whole, self.story) = (story, story.told(in: wishes.language))
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
