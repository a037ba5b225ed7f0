import Engine
import TalePacks

/// The shelf after the last candle: covers sleep under the moon, and a touch only makes one stir.
struct SleepingShelfViewModel: Screen {
    enum Action: Hashable, Sendable {
        /// A cover, or the moon.
        case stir(Int)
        case home
    }

    private var world: World
    let rooms: Rooms
    /// The cover that was touched, and the tick of it.
    private(set) var stirred: (place: Int, since: Int)?
    /// Whether the candles must be stored again, because a clock was set back.
    private var isUnsaved: Bool
    var now = 0

    /// The covers on it.
    static let most = 6
    static let moon = -1
    /// Ticks for which a cover stirs.
    static let stirring = 72

    init(world: World) {
        (self.world, rooms) = (world, world.rooms)
        isUnsaved = world.unsavedCandles != nil
    }

    var stories: [Story] { Array((world.shownShelf?.stories ?? []).prefix(Self.most)) }
    var layout: StoryShelfLayout { StoryShelfLayout(count: stories.count, viewport: viewport) }
    var viewport: Rect { rooms.viewport }

    /// The height of a cover's stir, 0…1.
    func stirring(_ place: Int) -> Double {
        guard let stirred, stirred.place == place, now < stirred.since + Self.stirring else { return 0 }
        guard world.motion == .eased else { return 1 }
        let part = Double(now - stirred.since) / Double(Self.stirring)
        return 4 * part * (1 - part)
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .home: return [.open(.home)]
        case .stir(let place):
            stirred = (place, now)
            return [.play(place == Self.moon ? "interface/sound-moon.ogg" : "interface/sound-owl.ogg")]
        }
    }

    mutating func tick() -> [Command] {
        if let stirred, now >= stirred.since + Self.stirring { self.stirred = nil }
        guard isUnsaved else { return [] }
        isUnsaved = false
        world[Candles.self] = world.candles
        return [.save(AnyDocument(world.candles))]
    }

    /// A new morning, or a grown-up, wakes it.
    mutating func receive(_ reply: Input.Reply) -> [Command] {
        guard case .learned(let document) = reply else { return [] }
        world.learn(document)
        isUnsaved = world.unsavedCandles != nil
        return world.candles.areDown ? [] : [.open("stories")]
    }

    var rest: Rest {
        guard !isUnsaved else { return .moving }
        guard let stirred else { return .still }
        return world.motion == .eased ? .moving : .until(max(now + 1, stirred.since + Self.stirring))
    }

    var firstFocus: Action? { stories.isEmpty ? .home : .stir(0) }

    func draw(in frame: inout Frame<Action>) { SleepingShelfView(screen: self).draw(in: &frame) }
}

/// Covers in the dark, under a moon and stars.
struct SleepingShelfView {
    typealias Action = SleepingShelfViewModel.Action

    let screen: SleepingShelfViewModel

    func draw(in frame: inout Frame<Action>) {
        frame.useRooms()
        let window = frame.window
        frame.draw(.shape(.filled, in: window, radius: 0, .shaded(top: NightView.sky, bottom: Color(0x3a3d70))))
        NightSky(window: window).draw(in: &frame)
        drawMoon(in: &frame)
        for (place, story) in screen.stories.enumerated() { draw(story, at: place, in: &frame) }
        drawHome(in: &frame)
        frame.button(.back, sends: .home)
        frame.button(.home, sends: .home)
    }

    private var scale: Double { screen.rooms.areUpright ? 1.4 : 1 }

    private func drawMoon(in frame: inout Frame<Action>) {
        let action = Action.stir(SleepingShelfViewModel.moon)
        let stir = screen.stirring(SleepingShelfViewModel.moon)
        let center = Point(x: 1600 - 130 * scale, y: screen.viewport.y + 106 * scale)
        let disc = Rect(circleAt: center, radius: 84 * scale)
        frame.draw(
            .icon("interface/night-moon.svg", in: disc.scaled(by: 1 + 0.08 * stir), tint: .white))
        frame.hotspot(disc, radius: disc.width / 2, sends: action, label: .named("moon"))
    }

    private func draw(_ story: Story, at place: Int, in frame: inout Frame<Action>) {
        let area = screen.layout.area(of: place).moved(by: Point(x: 0, y: screen.viewport.y))
        let action = Action.stir(place)
        let stir = screen.stirring(place)
        let card = area.scaled(by: 0.94 + 0.02 * frame.emphasis(of: action) + 0.03 * stir)
        let scale = card.width / StoryShelfLayout.card.width
        let margin = 18 * scale
        frame.draw(.shape(.filled, in: card, radius: 40 * scale, .flat(Color(0x4a4d80))))
        let cover = Rect(
            x: card.x + margin, y: card.y + margin, width: card.width - 2 * margin,
            height: (card.width - 2 * margin) * 0.75)
        frame.photograph(story.cover ?? story.slides.first?.image, in: cover, radius: 28 * scale, on: Color(0x4a4d80))
        frame.draw(.shape(.filled, in: cover, radius: 28 * scale, .flat(NightView.sky.faded(to: 0.66 - 0.2 * stir))))
        let words = Rect(
            x: cover.x, y: cover.maxY + 8 * scale, width: cover.width, height: card.maxY - cover.maxY - 20 * scale)
        frame.draw(
            .text(story.title, in: words, TextStyle(.title, size: 44 * scale, color: Color(0xb9b8dd), mostLines: 2)))
        if stir > 0 {
            let sign = Rect(center: cover.center, width: 150 * scale, height: 150 * scale)
            frame.draw(.icon("interface/icon-sleep.svg", in: sign, tint: Color(0xfbe7c6).faded(to: 0.95)))
        }
        frame.hotspot(
            area, radius: 40 * scale, sends: action,
            label: story.spokenTitle.map { .clips([$0]).followed(by: .named("asleep")) } ?? .named("asleep"))
    }

    private func drawHome(in frame: inout Frame<Action>) {
        let (inset, radius) = screen.rooms.areUpright ? (120.0, 92.0) : (110, 66)
        let center = Point(x: inset, y: screen.viewport.y + inset)
        let disc = Rect(circleAt: center, radius: radius * (1 - 0.06 * frame.depth(of: .home)))
        frame.draw(.shape(.filled, in: disc, radius: disc.width / 2, .flat(Color(0x4a4d80))))
        frame.draw(.icon("interface/icon-home.svg", in: disc.scaled(by: 0.64), tint: Color(0xd9d6ee)))
        frame.hotspot(Rect(circleAt: center, radius: radius), radius: radius, sends: .home, label: .named("home"))
    }
}
