import Engine
import Testing

@testable import Stories

extension Activity {
    /// An empty home screen for tests.
    static let home = Activity(name: "") { _, _ in Home() }

    private struct Home: Screen {
        typealias Action = Never
        var now = 0
        mutating func perform(_ action: Never) -> [Command] {}
        func draw(in frame: inout Frame<Never>) {}
    }
}

struct StoriesActivityTests {
    @Test(arguments: [
        ("stories", "stories"), ("stories/turnip", "stories/turnip"),
        ("stories/turnip/2", "stories/turnip/2"),
        ("stories/none", "stories"), ("stories/none/2", "stories"),
    ])
    func aRouteLeadsToItsScreenOrToTheShelf(wanted: String, expected: String) {
        let show = Show(world: World([.turnip()]), activities: [.home, .stories], at: Route(wanted))
        #expect(show.route == Route(expected))
    }

    @Test func withoutAShelfThereIsAnEmptyOne() {
        let show = Show(world: World(), activities: [.home, .stories], at: "stories/turnip")
        #expect(show.route == "stories")
    }
}

struct ContinuationTests {
    @Test func theLastTaleGoesOnAtItsSlide() {
        let world = World([.turnip("a"), .turnip("b")]) {
            $0.turn("a", to: 3)
            $0.turn("b", to: 2)
        }
        let continuation = Continuation(in: world)
        #expect(continuation?.route == "stories/b")
        #expect(continuation?.cover == "b/cover.jpg")
        #expect(continuation?.slide == 2)
        #expect(continuation?.slideCount == 3)
    }

    @Test func aTaleThatHasBecomeShorterGoesOnAtItsLastSlide() {
        #expect(Continuation(in: World([.turnip()]) { $0.turn("turnip", to: 40) })?.slide == 3)
    }

    @Test func withoutACoverTheFirstPictureIsShown() {
        let story = Story(id: "a", title: "a", slides: [Slide(id: "1", image: "a/1.jpg")])
        #expect(Continuation(in: World([story]) { $0.turn("a", to: 1) })?.cover == "a/1.jpg")
    }

    @Test func withNothingBegunThereIsNothingToGoOnWith() {
        #expect(Continuation(in: World()) == nil)
        #expect(Continuation(in: World([.turnip()])) == nil)
    }

    @Test func aFinishedTaleIsNotGoneOnWith() {
        #expect(Continuation(in: World([.turnip()]) { $0.finish("turnip") }) == nil)
    }

    @Test func aTaleThatIsGoneIsNotGoneOnWith() {
        #expect(Continuation(in: World([.turnip()]) { $0.turn("gone", to: 2) }) == nil)
    }
}
