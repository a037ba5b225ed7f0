import Testing

@testable import Engine

struct DaytimeTests {
    @Test(arguments: [
        (0, "1970-01-01"), (-1, "1969-12-31"), (20_780, "2026-11-23"), (11_016, "2000-02-29"), (11_017, "2000-03-01"),
        (Daytime.days.lowerBound, "0001-01-01"), (Daytime.days.upperBound, "9999-12-31"), (Int.max, "9999-12-31"),
        (Int.min, "0001-01-01"),
    ])
    func `a day has a date`(day: Int, date: String) {
        #expect(Daytime.date(of: day) == date)
    }

    @Test func `a day begins in the morning`() {
        #expect(Daytime(day: 7, hour: 5).day(from: 6) == 6)
        #expect(Daytime(day: 7, hour: 6).day(from: 6) == 7)
        #expect(Daytime(day: 7, hour: 23).day(from: 6) == 7)
    }

    @Test func `a wrong clock gives a day with which arithmetic is safe`() {
        #expect(Daytime(day: Int.min, hour: -3) == Daytime(day: Daytime.days.lowerBound, hour: 0))
        #expect(Daytime(day: Int.max, hour: 99) == Daytime(day: Daytime.days.upperBound, hour: 23))
    }

    @Test(arguments: [
        (20, 7, 22, true), (20, 7, 7, false), (20, 7, 0, true), (20, 7, 19, false), (12, 14, 13, true),
        (12, 14, 14, false), (9, 9, 9, false),
    ])
    func `quiet hours may pass midnight`(from: Int, until: Int, hour: Int, isQuiet: Bool) {
        var (settings, world) = (Settings(), World())
        settings[.quietHours] = true
        (settings[.quietFrom], settings[.quietUntil]) = (from, until)
        world[Settings.self] = settings
        #expect(!world.isQuietHour)
        world[Daytime.self] = Daytime(day: 1, hour: hour)
        #expect(world.isQuietHour == isQuiet)
    }
}
