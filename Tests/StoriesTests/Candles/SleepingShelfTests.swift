import Engine
import TalePacks
import Testing

@testable import Stories

struct SleepingShelfTests {
    private func world(day: Int = 9, hour: Int = 20) -> World {
        var world = World([.turnip()], motion: .cut)
        var candles = Candles()
        candles.light(1, on: 9)
        candles.burnDown()
        world[Candles.self] = candles
        world[Daytime.self] = Daytime(day: day, hour: hour)
        return world
    }

    private func show(_ world: World, at route: Route = "stories") -> Show {
        Show(world: world, activities: [.home, .stories], at: route)
    }

    private func covers(_ show: Show) -> Int {
        show.picture.drawings.count { if case .icon("interface/night-moon.svg", _, _) = $0 { true } else { false } }
    }

    @Test(arguments: ["stories", "stories/turnip", "stories/turnip/2", "shelf/all"])
    func `every way to a tale leads to the sleeping shelf`(route: Route) {
        #expect(covers(show(world(), at: route)) == 1)
    }

    @Test func `after midnight it still sleeps, and in the morning it is awake`() {
        #expect(covers(show(world(day: 10, hour: 5))) == 1)
        #expect(covers(show(world(day: 10, hour: 6))) == 0)
    }

    @Test func `a touch on a cover makes a sound and opens no tale`() {
        var show = show(world())
        let commands = show.take(.press(Point(x: 800, y: 600))) + show.take(.release(Point(x: 800, y: 600)))
        #expect(commands == [.play("interface/sound-owl.ogg")])
        #expect(show.route == "stories")
        _ = show.advance(SleepingShelfViewModel.stirring + 2)
        #expect(show.rest == .still)
    }

    @Test func `it wakes by itself when the morning comes`() {
        var show = show(world())
        _ = show.take(.reply(.learned(AnyDocument(Daytime(day: 10, hour: 3)))))
        #expect(covers(show) == 1)
        _ = show.take(.reply(.learned(AnyDocument(Daytime(day: 10, hour: 6)))))
        #expect(covers(show) == 0)
    }

    @Test func `a clock that was set back is remembered`() {
        let world = world(day: 2)
        var show = show(world)
        #expect(show.advance(2) == [.save(AnyDocument(world.candles))])
        #expect(show.rest == .still)
    }

    @Test func `a clock that was set back twice is remembered twice`() {
        var show = show(world(day: 5))
        _ = show.advance(2)
        _ = show.take(.reply(.learned(AnyDocument(Daytime(day: 3, hour: 20)))))
        _ = show.advance(2)
        #expect(show.world[Candles.self]?.nights == [9, 5, 3])
    }

    @Test func `nobody is asked to go on with a tale while it sleeps`() {
        var world = world()
        var progress = UserProgress()
        progress.turn("turnip", to: 2)
        world[UserProgress.self] = progress
        #expect(Continuation(in: world) == nil)
        world[Candles.self] = Candles()
        #expect(Continuation(in: world) != nil)
    }

    @Test func `the shelf that is awake again forgets the night, so that no wrong clock brings it back`() {
        var show = show(world(day: 10, hour: 9))
        #expect(show.advance(2).contains(.save(AnyDocument(Candles()))))
        #expect(show.rest == .still)
        _ = show.take(.reply(.learned(AnyDocument(Daytime(day: 0, hour: 0)))))
        _ = show.advance(60)
        #expect(covers(show) == 0)
        #expect(covers(self.show(show.world)) == 0)
    }

    @Test func `a bookcase forgets the night as well`() {
        var world = world(day: 10, hour: 9)
        world[Shelf.self] = Shelf(stories: Story.many(40))
        var show = show(world)
        #expect(show.advance(2).contains(.save(AnyDocument(Candles()))))
        #expect(show.rest == .still)
    }
}
