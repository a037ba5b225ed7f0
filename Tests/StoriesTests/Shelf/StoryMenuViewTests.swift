import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct StoryMenuViewTests {
    private func drawings(_ changes: (inout UserProgress) -> Void, isPremium: Bool = false) -> [Drawing] {
        let story = Story(
            id: "a", title: "Rācenis", cover: "a.jpg", isPremium: isPremium, slides: [Slide(id: "1")])
        let world = World([story], changes: changes)
        return Show(world: world, activities: [.home, .stories], at: "stories").picture.drawings
    }

    private func icons(_ drawings: [Drawing]) -> [Image] {
        drawings.compactMap { if case .icon(let image, _, _) = $0 { image } else { nil } }
            .filter { $0.name.contains("badge") && $0 != Self.page }
    }

    private static let page: Image = "interface/badge-page.svg"

    private func texts(_ drawings: [Drawing]) -> [String] {
        drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    @Test func `a new tale has its title and no marks`() {
        #expect(texts(drawings { _ in }) == ["Rācenis"])
        #expect(icons(drawings { _ in }) == [])
    }

    @Test func `a begun tale has a bookmark with its slide`() {
        #expect(icons(drawings { $0.turn("a", to: 3) }) == ["interface/badge-bookmark.svg"])
        #expect(texts(drawings { $0.turn("a", to: 3) }) == ["Rācenis", "3"])
    }

    @Test func `a tale at its first slide has no bookmark`() { #expect(icons(drawings { $0.turn("a", to: 1) }) == []) }

    @Test func `a finished tale has a star`() {
        #expect(icons(drawings { $0.finish("a") }) == ["interface/badge-star.svg"])
    }

    @Test func `a premium tale has a seal`() {
        #expect(icons(drawings({ _ in }, isPremium: true)) == ["interface/badge-premium.svg"])
    }

    @Test(arguments: [(0.0, 1), (119, 1), (121, 2), (240, 2), (361, 4), (9000, 4)])
    func `a candle burns for each two minutes that are begun`(seconds: Double, count: Int) {
        let slide = Slide(id: "1", narration: "a.ogg", clipLength: seconds)
        let world = World([Story(id: "a", title: "a", slides: [slide])])
        let drawings = Show(world: world, activities: [.home, .stories], at: "stories").picture.drawings
        let candles = drawings.count { if case .icon(Self.page, _, _) = $0 { true } else { false } }
        #expect(candles == count)
    }

    @Test(arguments: [(0.0, 1), (120, 1), (120.1, 2), (1e300, 4), (.infinity, 4)])
    func `however long a tale says it is it has one to four candles`(seconds: Double, count: Int) {
        #expect(StoryCardView.pages(for: seconds) == count)
    }

    @Test func `before the folders have been read nothing is said to be missing`() {
        var world = World()
        #expect(texts(Show(world: world, activities: [.home, .stories], at: "stories").picture.drawings) == [])
        world[Shelf.self] = Shelf()
        #expect(texts(Show(world: world, activities: [.home, .stories], at: "stories").picture.drawings).count == 2)
    }

    @Test func `only cards in sight are drawn and the next row answers to the focus`() {
        let show = Show(world: World(Story.many(200)), activities: [.home, .stories], at: "shelf/all")
        #expect(texts(show.picture.drawings).count == 9 + 1)
        #expect(show.hotspots.count { $0.y > 1200 } == 3)
    }
}
