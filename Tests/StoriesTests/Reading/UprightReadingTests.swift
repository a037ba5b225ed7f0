import Engine
import Testing

@testable import Stories
@testable import TalePacks

/// Reading a tale on a tablet held upright: the words are below the picture, the buttons at the lower edge.
struct UprightReadingTests {
    private static let upright = Letterbox(window: Size(width: 800, height: 1280)).view
    private let layout = SlideLayout(words: 1, rooms: Rooms(in: upright))
    private let long = Story(
        id: "long", title: "Long",
        slides: [Slide(id: "1", text: Array(repeating: "Vecis sauc veceni palīgā.", count: 12).joined(separator: " "))])

    private func show(_ story: Story, words: Bool = true, slide: Int = 1) -> Show {
        var world = World([story], motion: .cut)
        world[ReadingWishes.self] = ReadingWishes(showsWords: words)
        world.window = Self.upright
        var show = Show(world: world, activities: [.home, .stories], at: Route("stories/\(story.id)/\(slide)"))
        _ = show.advance(60)
        return show
    }

    private func tap(_ place: Point, in show: inout Show) -> [Command] {
        let commands = show.take(.press(place)) + show.take(.release(place))
        return commands + show.advance(60)
    }

    private func slide(_ show: Show, of id: String) -> Int? { show.world[UserProgress.self]?[id].slide }

    /// The words on the screen, and where.
    private func texts(_ show: Show) -> [(text: String, area: Rect)] {
        show.picture.drawings.compactMap { if case .text(let text, let area, _) = $0 { (text, area) } else { nil } }
    }

    /// The ring around what has the focus.
    private func focus(_ show: Show) -> Point? {
        guard case .shape(.ring, let area, _, .flat(.plum)) = show.picture.drawings.last else { return nil }
        return area.center
    }

    @Test func `the button in the lower room turns the page`() {
        var show = show(.turnip(), words: false)
        _ = tap(layout.next.center, in: &show)
        #expect(slide(show, of: "turnip") == 2)
        _ = tap(layout.previous.center, in: &show)
        #expect(slide(show, of: "turnip") == 1)
    }

    @Test func `the picture stands above the words, and both have the whole window`() {
        let show = show(.spoken)
        #expect(show.picture.bounds == Self.upright)
        #expect(show.picture.drawings.first == .image("hare/1.jpg", in: layout.picture, .fit))
        #expect(texts(show).map(\.text) == ["Skrien,", "zaķi,", "skrien!"])
        #expect(texts(show).allSatisfy { $0.area.y >= layout.picture.maxY && $0.area.maxY < layout.play.center.y })
    }

    @Test func `a touched word is said again`() {
        var show = show(.spoken)
        let word = layout.caption(of: "Skrien, zaķi, skrien!").words[1]
        let commands = tap(word.area.center, in: &show)
        #expect(commands.contains(.sayAgain("hare/1.ogg", from: 2, to: 2.9)))
    }

    @Test func `a long text is paged with the button in the lower room, and with a finger on the words`() {
        var show = show(long)
        let caption = layout.caption(of: long.slides[0].text)
        let counts = (0..<3).map { caption.places(onPage: $0).count }
        #expect(caption.pageCount == 3)
        #expect(texts(show).count == counts[0])
        _ = tap(layout.leaf.center, in: &show)
        #expect(texts(show).count == counts[1])
        let start = layout.text.center
        _ = show.take(.press(start))
        _ = show.take(.drag(start + Point(x: -200, y: 0)))
        _ = show.take(.release(start + Point(x: -200, y: 0)))
        _ = show.advance(60)
        #expect(texts(show).count == counts[2])
        _ = tap(layout.leaf.center, in: &show)
        #expect(texts(show).count == counts[0])
    }

    @Test func `a tale goes on when the window turns while it is read`() {
        var show = show(long)
        for _ in 0..<2 { _ = tap(layout.leaf.center, in: &show) }
        let word = layout.caption(of: long.slides[0].text).places(onPage: 2).lowerBound
        _ = show.take(.window(Stage.bounds))
        let lying = SlideLayout(words: 1).caption(of: long.slides[0].text)
        #expect(lying.words[word].page > 0)
        #expect(texts(show).count == lying.places(onPage: lying.words[word].page).count)
        #expect(show.picture.bounds == Stage.bounds && show.route == "stories/long/1")
        _ = show.take(.window(Self.upright))
        #expect(show.picture.bounds == Self.upright)
    }

    @Test func `turning the window sends nothing: the voice goes on`() {
        var show = show(.spoken)
        #expect(show.take(.window(Stage.bounds)) == [])
        #expect(show.take(.window(Self.upright)) == [])
    }

    @Test func `the focus goes from the words down to the buttons and up again`() {
        var show = show(.spoken)
        let words = layout.caption(of: "Skrien, zaķi, skrien!").words.map(\.area.center)
        _ = show.take(.button(.nextPlace))
        while focus(show).map({ ($0 - words[1]).length < 1 }) != true { _ = show.take(.button(.nextPlace)) }
        _ = show.take(.button(.right))
        #expect(focus(show).map { ($0 - words[2]).length < 1 } == true)
        _ = show.take(.button(.left))
        _ = show.take(.button(.left))
        #expect(focus(show).map { ($0 - words[0]).length < 1 } == true)
        var way: [Point] = []
        for _ in 0..<2 {
            _ = show.take(.button(.down))
            way += [focus(show)].compactMap(\.self)
        }
        #expect(way.last?.y == layout.play.center.y)
        _ = show.take(.button(.up))
        #expect(words.contains { ($0 - (focus(show) ?? .zero)).length < 1 })
    }

    @Test func `a page is turned over the whole window`() {
        var world = World([.turnip()], motion: .eased)
        world.window = Self.upright
        var show = Show(world: world, activities: [.home, .stories], at: "stories/turnip/1")
        _ = show.advance(1)
        _ = show.take(.button(.next))
        _ = show.advance(4)
        let clips = show.picture.drawings.compactMap { if case .clip(let area) = $0 { area } else { nil } }
        #expect(!clips.isEmpty && clips.allSatisfy { $0.y == Self.upright.y && $0.height == Self.upright.height })
    }

    @Test func `the end page's buttons are at the lower edge`() {
        var show = show(.turnip(), slide: 4)
        #expect(show.route == "stories/turnip/4")
        let foot = Self.upright.maxY
        #expect(tap(Point(x: 800, y: foot - 300), in: &show).contains(.play(.back)))
        #expect(show.route == "stories")
    }
}
