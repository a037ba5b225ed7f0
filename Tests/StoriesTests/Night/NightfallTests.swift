import Engine
import Testing

@testable import Stories

struct NightfallTests {
    @Test func `voice, light and motion go down together`() {
        let night = Nightfall(slides: 4)
        #expect(night.voice(at: 0) == 1 && night.voice(at: 2) == 0.68 && night.voice(at: 4) == 0.35)
        #expect(night.light(at: 0) == 1 && night.light(at: 4) == 0.55)
        #expect(night.pace(at: 0) == 1 && night.pace(at: 2) == 2 && night.pace(at: 4) == 3)
        #expect(night.veil(at: 0).alpha == 0 && night.veil(at: 4).alpha > 90)
    }

    @Test func `after the stars it grows dark, and then nothing moves`() {
        var night = Nightfall(slides: 4)
        night.arrive(at: 4, now: 100)
        #expect(night.darkness(at: 100, .eased) == 0)
        #expect(night.rest(at: 100) == .until(100 + Nightfall.dusk))
        #expect(night.darkness(at: 100 + (Nightfall.dusk + Nightfall.dark) / 2, .eased) == 0.5)
        #expect(night.darkness(at: 100 + Nightfall.dark, .cut) == 1)
        #expect(night.isDark(at: 100 + Nightfall.dark) && night.rest(at: 100 + Nightfall.dark) == .still)
    }

    @Test(arguments: [(24, 23, false), (19, 18, false), (19, 19, true), (19, 2, true), (19, 6, false)])
    func `by the hour it is night until the morning`(from: Int, hour: Int, isNight: Bool) {
        var (world, settings) = (World(), Settings())
        settings[.goodNightFrom] = from
        world[Settings.self] = settings
        world[Daytime.self] = Daytime(day: 1, hour: hour)
        #expect(world.isNight == isNight)
    }

    @Test(arguments: [(nil, nil, true), (3, 3, true), (3, 4, false), (nil, 4, true), (3, nil, true)])
    func `the wish for the next tale is forgotten in the morning`(day: Int?, today: Int?, isWanted: Bool) {
        var world = World()
        world[Bedtime.self] = Bedtime(on: day)
        if let today { world[Daytime.self] = Daytime(day: today, hour: 12) }
        #expect(world.isBedtime == isWanted && world.isGoodNight(of: "x") == isWanted)
    }

    @Test func `a grown-up's wish makes it night at any hour`() {
        var (world, settings) = (World(), Settings())
        settings[.goodNight] = true
        world[Settings.self] = settings
        #expect(world.isNight)
    }
}
