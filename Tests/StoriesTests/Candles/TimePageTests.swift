import Engine
import Testing

@testable import Stories

struct TimePageTests {
    private var world: World {
        var world = World([.turnip()], motion: .cut)
        world[Daytime.self] = Daytime(day: 9, hour: 3)
        return world
    }

    @Test func `a tap lights candles for the evening, which began yesterday if it is not yet morning`() {
        var page = TimePageViewModel(world: world)
        var candles = Candles()
        candles.light(3, on: 8)
        #expect(page.perform(.light(3)) == [.play(.press), .save(AnyDocument(candles))])
        #expect(page.candles == candles)
        #expect(page.perform(.blowOut) == [.play(.press), .save(AnyDocument(Candles()))])
    }

    @Test func `the next tale becomes a good-night tale, and no more`() {
        var page = TimePageViewModel(world: world)
        #expect(!page.isBedtime)
        #expect(page.perform(.bedtime(true)) == [.play(.press), .save(AnyDocument(Bedtime(on: 8)))])
        #expect(page.isBedtime)
        #expect(page.perform(.bedtime(false)) == [.play(.press), .save(AnyDocument(Bedtime()))])
        #expect(!page.isBedtime)
    }

    @Test func `minutes begin with the tap and end with the tap on none`() {
        var page = TimePageViewModel(world: world)
        page.now = 100
        #expect(page.perform(.minutes(5)) == [.play(.press), .save(AnyDocument(Minutes(5, from: 100)))])
        #expect(page.minutes == Minutes(5, from: 100))
        _ = page.perform(.minutes(0))
        #expect(page.minutes == nil && page.rest == .still)
    }

    @Test func `the rules of time are set back together with the hours that are hidden`() throws {
        var world = world
        world[Settings.self] = Settings(["quietFrom": .number(18)])
        var rules = try #require(TimeScreens.screen(TimeScreens.rules, world) as? RoomScreen)
        #expect(rules.perform(.reset).contains(.save(AnyDocument(Settings()))))
    }
}
