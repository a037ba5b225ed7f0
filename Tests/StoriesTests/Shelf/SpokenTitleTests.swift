import Engine
import Testing

@testable import Stories
@testable import TalePacks

/// Choosing a tale by ear.
struct SpokenTitleTests {
    private let stories = (0..<6).map {
        Story(
            id: "\($0)", title: "Tale \($0)", spokenTitle: $0 == 5 ? nil : Sound("\($0).ogg"),
            slides: [Slide(id: "1")])
    }

    private func show(_ route: Route = "stories") -> Show {
        Show(world: World(stories, motion: .cut), activities: [.home, .stories], at: route)
    }

    private let second = StoryShelfLayout(count: 6).area(of: 1).center

    @Test func `the cover in focus says its title after a moment`() {
        var show = show()
        #expect(show.take(.button(.right)) == [])
        #expect(show.advance(CoverVoice<String>.attention - 1) == [])
        #expect(show.advance(1) == [.narrate("0.ogg")])
        #expect(show.advance(600) == [])
    }

    @Test func `covers that are passed say nothing`() {
        var show = show()
        for _ in 0..<3 {
            _ = show.take(.button(.right))
            #expect(show.advance(5) == [])
        }
        #expect(show.advance(60) == [.narrate("2.ogg")])
    }

    @Test func `a cover that is held says its title, and opens when the finger is lifted`() {
        var show = show()
        _ = show.take(.press(second))
        #expect(show.advance(29) == [])
        #expect(show.advance(1) == [.narrate("1.ogg")])
        #expect(show.advance(300) == [])
        #expect(show.route == "stories")
        _ = show.take(.release(second))
        #expect(show.route == "stories/1/title")
    }

    @Test func `a list that is entered with keys waits a moment too`() {
        var show = show("stories/1")
        _ = show.advance(100)
        _ = show.take(.button(.back))
        #expect(show.route == "stories")
        #expect(show.advance(CoverVoice<String>.attention - 1) == [])
        #expect(show.advance(1) == [.narrate("1.ogg")])
    }

    @Test func `a strip that is held while it is stretched springs back`() {
        var show = Show(world: World(stories), activities: [.home, .stories], at: "stories")
        let rest = show.hotspots.first
        let way = Point(x: 0, y: 300)
        _ = show.take(.press(second))
        _ = show.take(.drag(second + way))
        _ = show.take(.release(second + way))
        _ = show.advance(1)
        #expect(show.hotspots.first != rest)
        _ = show.take(.press(second))
        #expect(show.advance(40) == [.narrate("1.ogg")])
        _ = show.take(.cancel)
        _ = show.advance(300)
        #expect(show.hotspots.first == rest)
    }

    @Test func `a tap opens and stops the title`() {
        var show = show()
        _ = show.take(.press(second))
        _ = show.advance(10)
        #expect(show.take(.release(second)).first == .stopNarration)
        #expect(show.route == "stories/1/title")
    }

    @Test func `a scrolling finger is not holding`() {
        var show = show()
        _ = show.take(.press(second))
        _ = show.take(.drag(second + Point(x: 0, y: -200)))
        #expect(show.advance(60) == [])
    }

    @Test func `a tale without a spoken title is opened when the finger that lies on it is lifted`() {
        var show = show()
        let last = StoryShelfLayout(count: 6).area(of: 5).center
        _ = show.take(.press(last))
        // From 90 ticks on, what lies still is a palm.
        _ = show.advance(89)
        _ = show.take(.release(last))
        #expect(show.route == "stories/5/title")
    }
}
