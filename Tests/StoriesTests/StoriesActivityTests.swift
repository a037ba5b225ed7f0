import Engine
import Testing

@testable import Stories
@testable import TalePacks

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
    func `a route leads to its screen or to the shelf`(wanted: String, expected: String) {
        let show = Show(world: World([.turnip()]), activities: [.home, .stories], at: Route(wanted))
        #expect(show.route == Route(expected))
    }

    @Test func `without a shelf there is an empty one`() {
        let show = Show(world: World(), activities: [.home, .stories], at: "stories/turnip")
        #expect(show.route == "stories")
    }
}

struct ContinuationTests {
    private func continuation(
        _ stories: [Story], _ changes: (inout UserProgress) -> Void = { _ in }
    ) -> Continuation? { Continuation(in: World(stories, changes: changes)) }

    @Test func `the last tale goes on at its slide`() {
        let continuation = continuation([.turnip("a"), .turnip("b")]) { progress in
            progress.turn("a", to: 3)
            progress.turn("b", to: 2)
        }
        #expect(continuation?.route == "stories/b")
        #expect(continuation?.cover == "b/cover.jpg")
        #expect(continuation?.slide == 2)
        #expect(continuation?.slideCount == 3)
    }

    @Test func `a tale that has become shorter goes on at its last slide`() {
        let continuation = continuation([.turnip()]) { $0.turn("turnip", to: 40) }
        #expect(continuation?.slide == 3)
    }

    @Test func `without a cover the first picture is shown`() {
        let story = Story(id: "a", title: "a", slides: [Slide(id: "1", image: "a/1.jpg")])
        let continuation = continuation([story]) { $0.turn("a", to: 1) }
        #expect(continuation?.cover == "a/1.jpg")
    }

    @Test func `with nothing begun there is nothing to go on with`() {
        #expect(Continuation(in: World()) == nil)
        #expect(continuation([.turnip()]) == nil)
    }

    @Test func `a finished tale is not gone on with`() {
        let continuation = continuation([.turnip()]) { $0.finish("turnip") }
        #expect(continuation == nil)
    }

    @Test func `a tale that is gone is not gone on with`() {
        let continuation = continuation([.turnip()]) { $0.turn("gone", to: 2) }
        #expect(continuation == nil)
    }

    @Test func `the next child finds no tale in the middle, also not one from before the last`() {
        var world = World([.turnip(), .turnip("hare")], motion: .cut) { progress in
            progress.finish("hare")
            progress.turn("hare", to: 2)
            progress.turn("turnip", to: 2)
        }
        let fresh = Activity.stories.fresh(world).compactMap { $0.content as? UserProgress }
        #expect(fresh.map { $0["turnip"] } == [UserProgress.Place()])
        #expect(fresh.map { $0["hare"] } == [UserProgress.Place(isFinished: true)])
        world[UserProgress.self] = fresh.first
        #expect(Activity.stories.fresh(world) == [])
    }
}
