import Engine
import TalePacks
import Testing

@testable import Stories

/// What a tale that was heard to its end brings to home.
struct TaleKeepsakeTests {
    /// The turnip's last slide, as in a world with the tales.
    private func last(_ story: Story = .turnip()) -> Show {
        var show = Show(
            world: World([story], motion: .cut), activities: [.home, .stories],
            at: Route("stories/\(story.id)/\(story.slides.count)"))
        _ = show.advance(1)
        return show
    }

    private func growths(_ show: Show) -> [Growth] { show.world.meadow.growths }

    @Test func `a tale that is heard to its end brings something, once`() {
        var show = last()
        _ = show.take(.reply(.narrationStarted("turnip/3.ogg", seconds: 2)))
        _ = show.take(.reply(.narrationEnded("turnip/3.ogg")))
        #expect(growths(show) == [])
        for button in [Input.Button.next, .previous, .next] { _ = show.take(.button(button)) }
        #expect(growths(show) == [Growth(from: "stories/turnip", .keepsake)])
    }

    @Test func `a tale that is only leafed through brings nothing`() {
        var show = last()
        _ = show.take(.button(.next))
        #expect(show.world[UserProgress.self]?["turnip"].isFinished == false)
        #expect(growths(show) == [])
    }

    @Test func `a voice that cannot be heard, or a tale without one, takes as long as its words take to read`() {
        var show = last()
        _ = show.take(.reply(.narrationFailed("turnip/3.ogg")))
        for button in [Input.Button.next, .previous] { _ = show.take(.button(button)) }
        #expect(growths(show) == [])
        _ = show.advance(240)
        _ = show.take(.button(.next))
        #expect(growths(show).count == 1)
        show = last(Story.many(1)[0])
        _ = show.advance(240)
        _ = show.take(.button(.next))
        #expect(growths(show).count == 1)
    }

    @Test func `a shipped tale has a figure of its own`() {
        #expect(TaleKeepsake.growth(of: "racenis") == Growth(from: "stories/racenis", .figure("turnip")))
        #expect(TaleKeepsake.growth(of: "own") == Growth(from: "stories/own", .keepsake))
    }
}
