import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct StoryMenuViewModelTests {
    private func show(_ count: Int, lastTale: Int? = nil, motion: Motion = .cut) -> Show {
        let world = World(Story.many(count), motion: motion) { progress in
            if let lastTale { progress.turn("\(lastTale)", to: 1) }
        }
        return Show(world: world, activities: [.home, .stories], at: Self.shelf(count))
    }

    /// The route at which this many tales stand: many have a bookcase, in which this shelf has all of them.
    private static func shelf(_ count: Int) -> Route { count > Shelf.fewTales ? "shelf/all" : "stories" }

    private func area(of tale: Int, in menu: StoryMenuViewModel) -> Rect {
        menu.layout.area(of: tale).moved(by: Point(x: 0, y: -menu.scroll.offset))
    }

    // MARK: - Choosing

    @Test func `a tale opens`() {
        var menu = StoryMenuViewModel(world: World(Story.many(6)))
        #expect(menu.perform(.read("4")) == [.open("stories/4/title")])
        #expect(menu.perform(.read("none")) == [])
        #expect(menu.perform(.home) == [.open(.home)])
    }

    @Test func `a tap on a card opens its tale`() {
        var show = show(6)
        let card = StoryShelfLayout(count: 6).area(of: 2).center
        _ = show.take(.press(card))
        _ = show.take(.release(card))
        #expect(show.route == "stories/2/title")
    }

    @Test func `a drag scrolls and opens nothing`() {
        var show = show(200)
        let card = Point(x: 320, y: 700), above = Point(x: 320, y: 300)
        let before = show.hotspots
        for input in [Input.press(card), .drag(above), .release(above)] { _ = show.take(input) }
        #expect(show.route == "shelf/all")
        #expect(show.hotspots != before)
    }

    @Test func `a second tap opens nothing when the shelf has just come`() {
        var show = Show(world: World(Story.many(6), motion: .cut), activities: [.home, .stories], at: "stories/2")
        _ = show.take(.button(.back))
        let card = StoryShelfLayout(count: 6).area(of: 4).center
        for ticks in [11, 10, 9] {
            _ = show.advance(ticks)
            for input in [Input.press(card), .release(card)] { _ = show.take(input) }
            #expect(show.route == (ticks == 9 ? "stories/4/title" : "stories"))
        }
    }

    // MARK: - A cover that speaks

    @Test func `a cover swells and sends waves while it speaks`() {
        let tale = Story(id: "a", title: "A", spokenTitle: "a/title.ogg", slides: [Slide(id: "1")])
        var show = Show(world: World([tale, .turnip()]), activities: [.home, .stories], at: "stories")
        let card = StoryShelfLayout(count: 2).area(of: 0)
        let before = show.picture
        _ = show.take(.press(card.center))
        #expect(show.advance(40) == [.narrate("a/title.ogg")])
        #expect(waves(show) == 2)
        let one = show.picture
        _ = show.advance(7)
        #expect(show.picture != one)
        _ = show.take(.cancel)
        _ = show.take(.reply(.narrationEnded("a/title.ogg")))
        _ = show.advance(100)
        #expect(show.picture == before)
        #expect(show.rest == .still)
    }

    @Test func `a cover whose voice never ends rests all the same`() {
        let tale = Story(id: "a", title: "A", spokenTitle: "a/title.ogg", slides: [Slide(id: "1")])
        var show = Show(world: World([tale]), activities: [.home, .stories], at: "stories")
        _ = show.take(.press(StoryShelfLayout(count: 1).area(of: 0).center))
        _ = show.advance(1000)
        #expect(waves(show) == 0)
        #expect(show.rest == .still)
    }

    private func waves(_ show: Show) -> Int {
        show.picture.drawings.count { if case .shape(.ring, _, _, _) = $0 { true } else { false } }
    }

    // MARK: - Focus

    /// What each of the four arrows leads to, from everything that has been reached so far.
    private func placesReached(from start: Show) -> Set<String> {
        var seen: Set<String> = [], waiting: [Show] = [start]
        while let show = waiting.popLast() {
            for arrow in [Input.Button.up, .down, .left, .right] {
                var next = show
                _ = next.take(.button(arrow))
                guard let route = opened(next), seen.insert(route).inserted else { continue }
                waiting.append(next)
            }
        }
        return seen
    }

    /// The route to which confirm leads from here; nil for none.
    private func opened(_ show: Show) -> String? {
        let start = show.route
        var show = show
        _ = show.take(.button(.confirm))
        return show.route == start ? nil : show.route.description
    }

    @Test(arguments: [1, 6, 200])
    func `every tale and the way home are reached with arrows`(count: Int) {
        let home = count > Shelf.fewTales ? "stories" : "home"
        let titles = (0..<count).map { "\(Self.shelf(count))/\($0)/title" }
        #expect(placesReached(from: show(count)) == Set(titles + [home]))
    }

    @Test func `the focus brings its card into view`() {
        var menu = StoryMenuViewModel(world: World(Story.many(200), motion: .cut))
        for tale in [100, 3, 199, 0] {
            menu.focus(on: .read("\(tale)"))
            let area = area(of: tale, in: menu)
            #expect(area.y >= 0 && area.maxY <= 1200)
        }
    }

    @Test func `up leads to the row above and not home until that is the first`() {
        var show = show(200)
        for _ in 0..<6 { _ = show.take(.button(.down)) }
        var routes: [String?] = []
        for _ in 0..<6 {
            routes.append(opened(show))
            _ = show.take(.button(.up))
        }
        #expect(routes == [15, 12, 9, 6, 3, 0].map { "shelf/all/\($0)/title" })
        #expect(opened(show) == "stories")
    }

    // MARK: - The bookmark

    @Test(arguments: [(6, 5), (200, 0), (200, 1), (200, 99), (200, 199)])
    func `the row of the last tale is in view`(count: Int, lastTale: Int) {
        let menu = StoryMenuViewModel(world: World(Story.many(count)) { $0.turn("\(lastTale)", to: 1) })
        let area = area(of: lastTale, in: menu)
        #expect(area.y >= 0 && area.maxY <= 1200)
        #expect(menu.rest == .still)
    }

    @Test(arguments: [0, 1, 99, 199])
    func `a shelf reached with keys has its focus on the last tale`(lastTale: Int) {
        var show = show(200, lastTale: lastTale)
        let tale = "shelf/all/\(lastTale)"
        show = Show(world: show.world, activities: [.home, .stories], at: Route(tale))
        _ = show.take(.button(.back))
        #expect(show.route == "shelf/all")
        #expect(opened(show) == "\(tale)/title")
    }

    // MARK: - News

    @Test func `a new shelf is shown at the place where the old one was`() {
        var menu = StoryMenuViewModel(world: World(Story.many(200)) { $0.turn("99", to: 1) })
        let before = menu.scroll.offset
        _ = menu.receive(.learned(AnyDocument(Shelf(stories: Story.many(150)))))
        #expect(menu.shelf.stories.count == 150)
        #expect(menu.scroll.offset == before)
    }

    @Test func `a shorter shelf is scrolled to its end`() {
        var menu = StoryMenuViewModel(world: World(Story.many(200)) { $0.turn("199", to: 1) })
        _ = menu.receive(.learned(AnyDocument(Shelf(stories: Story.many(3)))))
        #expect(menu.scroll.offset == 0)
        _ = menu.receive(.learned(AnyDocument(Shelf())))
        #expect(menu.scroll.offset == 0)
    }

    @Test func `an empty shelf says so`() {
        let show = show(0)
        let words = show.picture.drawings.compactMap { drawing -> String? in
            if case .text(let text, _, _) = drawing { text } else { nil }
        }
        #expect(words.first == "Te vēl nav nevienas pasakas.")
    }

    @Test func `pages scroll by two rows`() {
        var menu = StoryMenuViewModel(world: World(Story.many(200), motion: .cut))
        _ = menu.perform(.pageDown)
        #expect(menu.scroll.offset == 956)
        _ = menu.perform(.pageUp)
        #expect(menu.scroll.offset == 0)
    }
}
