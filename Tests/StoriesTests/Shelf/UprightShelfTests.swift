import Engine
import Testing

@testable import Stories
@testable import TalePacks

/// The shelf and the bookcase on a tablet held upright.
struct UprightShelfTests {
    private static let upright = Letterbox(window: Size(width: 800, height: 1280)).view

    private func layout(_ count: Int, hasLetters: Bool = false) -> StoryShelfLayout {
        StoryShelfLayout(count: count, hasLetters: hasLetters, viewport: Self.upright)
    }

    private func show(_ count: Int, at route: Route = "stories", last: String? = nil) -> Show {
        var world = World(Story.many(count), motion: .cut) { progress in last.map { progress.turn($0, to: 1) } }
        world.window = Self.upright
        return Show(world: world, activities: [.home, .stories], at: route)
    }

    private func titles(_ show: Show) -> [String] {
        show.picture.drawings.compactMap {
            if case .text(let text, let area, _) = $0, area.intersects(Self.upright), text.hasPrefix("Tale") {
                text
            } else {
                nil
            }
        }
    }

    @Test(arguments: [2, 3, 6, 36]) func `cards lie in two columns and in the window`(count: Int) {
        let areas = (0..<count).map(layout(count).area)
        #expect(Set(areas.map(\.x)).count == 2)
        #expect(areas.allSatisfy { $0.x >= 60 && $0.maxX <= 1540 })
    }

    @Test func `a single tale is large and in the middle`() {
        let area = layout(1).area(of: 0)
        #expect(area.center == Point(x: 800, y: 1280) && area.width == 990)
    }

    @Test func `six tales fill the window without scrolling, and of more the fourth row peeks in`() {
        #expect(layout(6).length <= Self.upright.height)
        let fourth = layout(8).area(of: 6)
        #expect(fourth.y < Self.upright.height - 60 && fourth.maxY > Self.upright.height)
    }

    @Test func `cards leave room for the letters`() throws {
        let strip = try #require(
            LetterStrip((0..<40).map { String(UnicodeScalar(65 + UInt8($0 / 2))) }, in: Self.upright))
        #expect(layout(40, hasLetters: true).area(of: 1).maxX <= strip.sheet.x - 20)
        #expect(strip.sheet.y >= Self.upright.y && strip.sheet.maxY <= Self.upright.maxY && strip.sheet.maxX <= 1600)
    }

    @Test func `the first tales are below the button, from the window's top on`() {
        let show = show(12)
        #expect(show.picture.bounds == Self.upright)
        #expect(titles(show) == (0..<6).map { "Tale \($0)" })
    }

    @Test func `a cover in the upper room opens its tale`() {
        var show = show(12)
        _ = show.advance(60)
        let place = layout(12).area(of: 1).center + Point(x: 0, y: Self.upright.y)
        #expect(place.y < 0)
        _ = show.take(.press(place))
        _ = show.take(.release(place))
        #expect(show.route == "stories/1/title")
    }

    @Test func `the focus scrolls a card into the window`() {
        var show = show(30)
        for _ in 0..<8 {
            _ = show.take(.button(.down))
            _ = show.advance(1)
        }
        guard case .shape(.ring, let ring, _, .flat(.plum)) = show.picture.drawings.last else {
            Issue.record("there is no ring")
            return
        }
        #expect(ring.y >= Self.upright.y && ring.maxY <= Self.upright.maxY)
        #expect(titles(show).contains("Tale 14"))
    }

    @Test func `the tale opened last stays in sight when the window turns`() {
        var show = show(30, last: "17")
        #expect(titles(show).contains("Tale 17"))
        _ = show.take(.window(Stage.bounds))
        #expect(titles(show).contains("Tale 17"))
        #expect(show.picture.bounds == Stage.bounds)
        _ = show.take(.window(Self.upright))
        #expect(titles(show).contains("Tale 17"))
    }

    @Test func `a bookcase has two large covers and a pile on each shelf, and more shelves`() {
        let layout = BookcaseLayout(rowCount: 8, viewport: Self.upright)
        #expect(layout.places == 3)
        #expect(layout.area(of: 2, in: 0).maxX <= 1540 && layout.area(of: 0, in: 0).width == 470)
        #expect(layout.board(of: 2).maxY < Self.upright.height)
        var show = show(60, last: "5")
        #expect(titles(show).count == 2)
        _ = show.take(.window(Stage.bounds))
        #expect(titles(show).count == 4)
    }

    @Test func `a shelf of the bookcase in the lower room opens`() {
        var world = World(
            Story.many(60).enumerated().map { number, tale in
                Story(
                    id: tale.id, title: tale.title, shelf: ["a", "b", "c"][number % 3], slides: tale.slides)
            }, motion: .cut)
        world.window = Self.upright
        var show = Show(world: world, activities: [.home, .stories], at: "stories")
        _ = show.advance(60)
        let layout = BookcaseLayout(rowCount: 4, viewport: Self.upright)
        let pile = layout.area(of: 2, in: 2).center + Point(x: 0, y: Self.upright.y)
        #expect(pile.y > 1200)
        _ = show.take(.press(pile))
        _ = show.take(.release(pile))
        #expect(show.route == "shelf/folder:c")
    }
}
