import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct BeckoningTests {
    /// The first slide, whose clip has ended at the tick 600.
    private func heard(_ motion: Motion = .eased, changes: (inout World) -> Void = { _ in }) -> StoryPlayerViewModel {
        var world = World([.turnip()], motion: motion)
        changes(&world)
        var player = StoryPlayerViewModel(story: .turnip(), slide: 1, world: world)
        pass(600, in: &player)
        _ = player.receive(.narrationEnded("turnip/1.ogg"))
        return player
    }

    private func pass(_ ticks: Int, in player: inout StoryPlayerViewModel) {
        for _ in 0..<ticks {
            player.now += 1
            _ = player.tick()
        }
    }

    /// The highest place of the button that turns on, and how visible it is at least, in the next ticks.
    private func looks(_ ticks: Int, of player: inout StoryPlayerViewModel) -> (lift: Double, opacity: Double) {
        var looks = (lift: 0.0, opacity: 1.0)
        for _ in 0..<ticks {
            pass(1, in: &player)
            looks.lift = max(looks.lift, player.beckoning.depth(at: player.now))
            looks.opacity = min(looks.opacity, max(player.controls.value, player.beckoning.opacity))
        }
        return looks
    }

    @Test func `when the clip has ended the faded button comes back whole and stays`() {
        var player = heard()
        #expect(player.controls.value == StoryPlayerViewModel.whisper)
        pass(40, in: &player)
        #expect(looks(3000, of: &player).opacity == 1)
    }

    @Test func `on the next page the button fades again while the voice tells`() {
        var player = heard()
        pass(40, in: &player)
        for _ in 0..<2 {
            _ = player.perform(.next)
            pass(1, in: &player)
        }
        _ = player.receive(.narrationStarted("turnip/3.ogg", seconds: 8))
        pass(300, in: &player)
        #expect(player.pages.index == 2 && player.beckoning.opacity == 0)
    }

    @Test func `it breathes for three seconds, and again every eight`() {
        var player = heard()
        #expect(looks(180, of: &player).lift > 0.9)
        #expect(looks(300, of: &player).lift == 0)
        #expect(looks(180, of: &player).lift > 0.9)
        #expect(looks(300, of: &player).lift == 0)
    }

    @Test func `a minute after the last touch nothing moves and nothing wakes`() {
        var player = heard()
        pass(3600, in: &player)
        #expect(player.rest == .still)
        #expect(looks(2000, of: &player) == (0, 1))
    }

    @Test func `a touch lets it breathe for another minute`() {
        var player = heard()
        pass(3600, in: &player)
        player.notice()
        #expect(player.rest != .still)
        #expect(looks(480, of: &player).lift > 0.9)
    }

    @Test func `between two breaths the player sleeps`() {
        var player = heard()
        pass(250, in: &player)
        #expect(player.rest == .until(601 + 480))
    }

    @Test func `with less motion it is whole at once and still`() {
        var player = heard(.cut)
        pass(1, in: &player)
        #expect(player.rest == .still)
        #expect(looks(1000, of: &player) == (0, 1))
    }

    @Test func `a good-night tale is not called on by a moving button`() {
        var settings = Settings()
        settings[.goodNight] = true
        var player = heard { $0.learn(AnyDocument(settings)) }
        pass(1, in: &player)
        #expect(looks(1000, of: &player) == (0, 1))
    }

    @Test func `a silent slide has time to be read first`() {
        var player = StoryPlayerViewModel(story: .turnip(), slide: 2, world: World([.turnip()]))
        #expect(looks(240, of: &player) == (0, 1))
        #expect(looks(180, of: &player).lift > 0.9)
    }

    @Test func `a slide that speaks again calls nobody on`() {
        var player = heard()
        pass(40, in: &player)
        _ = player.perform(.playOrPause)
        #expect(looks(600, of: &player).lift == 0)
    }
}
