import Engine
import Testing

@testable import TalePacks

struct ShownTalesTests {
    private static let stories = [
        Story(id: "a", title: "A", wolves: 1, slides: [Slide(id: "1")]),
        Story(id: "b", title: "B", slides: [Slide(id: "1", wolves: 0), Slide(id: "2", wolves: 3)]),
        Story(id: "c", title: "C", slides: [Slide(id: "1")]),
    ]

    private func shown(_ stories: [Story] = stories, _ change: (inout Settings) -> Void) -> [String]? {
        var world = World(), settings = Settings()
        change(&settings)
        world.learn(AnyDocument(settings))
        world.learn(AnyDocument(Shelf(stories: stories, problems: ["x"])))
        #expect(world.shownShelf?.problems == ["x"])
        return world.shownShelf?.stories.map(\.id)
    }

    @Test func `all tales are shown as they are until somebody decides`() {
        #expect(shown { _ in } == ["a", "b", "c"])
        #expect(World().shownShelf == nil)
    }

    @Test func `hidden tales are left out`() {
        #expect(shown { $0[.hiddenTales] = ["b", "gone"] } == ["a", "c"])
        #expect(shown { $0[.hiddenTales] = ["a", "b", "c"] } == [])
    }

    @Test(arguments: [(3, ["a", "b", "c"]), (2, ["a", "c"]), (1, ["a", "c"]), (0, ["c"])])
    func `one slide above the ceiling hides the whole tale`(most: Int, left: [String]) {
        #expect(shown { $0[.mostWolves] = most } == left)
    }

    @Test func `the first tales come first, and the others stay in their order`() {
        #expect(shown { $0[.firstTales] = ["c", "gone", "b", "c"] } == ["c", "b", "a"])
    }

    @Test func `a moved tale stands on its shelf, also on that of its language`() {
        var stories = Self.stories
        stories[1].shelf = "Ziema"
        var world = World(), settings = Settings()
        settings[.movedTales] = ["a/Mūsu pasakas", "b/", "gone/Ziema", "nonsense"]
        world.learn(AnyDocument(settings))
        world.learn(AnyDocument(Shelf(stories: stories)))
        #expect(world.shownShelf?.stories.map(\.shelf) == ["Mūsu pasakas", nil, nil])
        #expect(world[Shelf.self]?.stories.map(\.shelf) == [nil, "Ziema", nil])
    }

    @Test func `a tale that is moved back leaves no note`() {
        var story = Self.stories[0]
        story.shelf = "Ziema"
        var moved = MovedTales([])
        for (shelf, texts) in [("Vasara", ["a/Vasara"]), (nil, ["a/"]), ("Ziema", [])] as [(String?, [String])] {
            moved.move(story, to: shelf)
            #expect(moved.texts == texts && moved.standing(story).shelf == shelf)
        }
    }

    @Test func `a shelf that shrinks is no bookcase any more`() {
        let many = (0..<40).map { Story(id: "\($0)", title: "\($0)", slides: [Slide(id: "1")]) }
        var world = World(), settings = Settings()
        settings[.hiddenTales] = (0..<10).map(String.init)
        world.learn(AnyDocument(settings))
        world.learn(AnyDocument(Shelf(stories: many)))
        #expect(world[Shelf.self]?.isMany == true && world.shownShelf?.isMany == false)
    }

    @Test func `a bookcase is arranged of what is shown`() {
        let many = (0..<60).map { (number: Int) in
            Story(id: "\(number)", title: "\(number)", added: number, slides: [Slide(id: "1")])
        }
        var world = World(), settings = Settings()
        settings[.hiddenTales] = ["59"]
        world.learn(AnyDocument(settings))
        world.learn(AnyDocument(Shelf(stories: many)))
        #expect(world.shownShelf?.order?.newest.first == 58)
        #expect(world.shownShelf?.order?.newest.count == 59)
    }
}
