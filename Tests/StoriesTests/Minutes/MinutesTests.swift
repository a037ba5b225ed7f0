import Engine
import TalePacks
import Testing

@testable import Stories

struct MinutesTests {
    private func tale(_ id: String, seconds: Double, slides: Int = 2) -> Story {
        Story(
            id: id, title: id,
            slides: (1...slides).map {
                Slide(id: "\($0)", narration: Sound("\(id)/\($0).ogg"), clipLength: seconds / Double(slides))
            })
    }

    @Test func `a tale fits with two seconds a page`() {
        let minutes = Minutes(5, from: 1000)
        #expect(minutes.fits(tale("short", seconds: 296), at: 1000))
        #expect(!minutes.fits(tale("long", seconds: 297), at: 1000))
        #expect(!minutes.fits(tale("short", seconds: 296), at: 1060))
    }

    @Test func `the candle burns down in steps`() {
        let minutes = Minutes(5, from: 0)
        #expect(minutes.candle(at: 0) == 1 && minutes.candle(at: 359) == 1)
        #expect(minutes.rest(at: 0) == .until(360))
        #expect(minutes.candle(at: 9000) == 0.5)
        #expect(minutes.candle(at: 18_000) == 0 && !minutes.isRunning(at: 18_000))
        #expect(minutes.rest(at: 18_000) == .still)
    }

    @Test(arguments: [Int.min, -1, 0, Int.max]) func `any tick is a tick`(tick: Int) {
        _ = Minutes(30, from: tick).candle(at: 5)
        _ = Minutes(30, from: 5).rest(at: min(tick, Int.max - 100_000))
        #expect(!Minutes(0, from: tick).isRunning(at: 5))
    }

    @Test func `the shelf shows what fits, and everything when nothing fits any more`() {
        let shelf = Shelf(stories: [tale("short", seconds: 60), tale("long", seconds: 1000)])
        #expect(shelf.fitting(Minutes(5), at: 0).stories.map(\.id) == ["short"])
        #expect(shelf.fitting(Minutes(5), at: 17_900).stories.count == 2)
        #expect(shelf.fitting(nil, at: 0).stories.count == 2)
    }

    @Test func `the shelf on the screen has only the tales for which there is time`() {
        var world = World([tale("short", seconds: 60), tale("long", seconds: 1000)], motion: .cut)
        world[Minutes.self] = Minutes(5)
        let menu = StoryMenuViewModel(world: world)
        #expect(menu.shelf.stories.map(\.id) == ["short"])
        #expect(menu.rest == .until(360))
    }

    @Test func `they are known until the app ends, and in no file`() {
        var world = World([tale("short", seconds: 60)], motion: .cut)
        world[Daytime.self] = Daytime(day: 9, hour: 12)
        var show = Show(world: world, activities: [.home, .stories], at: "grownups/time")
        _ = show.take(.press(Point(x: 600, y: 900)))
        #expect(show.take(.release(Point(x: 600, y: 900))) == [.play(.press)])
        #expect(show.world[Minutes.self]?.count == 2)
    }
}
