import Engine
import Stories
import TalePacks
import Testing

@testable import PasakaApp

/// What hands that lie about, mash or come second must not do, and what one switch can.
@MainActor struct GateJourneyTests {
    private func show(_ journey: Journey, at tick: Int) throws -> Show {
        var found: Show?
        journey.recording.replay(activities, stops: [tick]) { found = $1 }
        return try #require(found)
    }

    private func slide(_ journey: Journey, at tick: Int) throws -> Int? {
        try show(journey, at: tick).world[UserProgress.self]?["gadalaiki"].slide
    }

    private func rings(_ show: Show) -> Int {
        show.picture.drawings.count { if case .shape(.ring(width: 12), _, _, _) = $0 { true } else { false } }
    }

    @Test func `nothing turns while a palm rests`() throws {
        #expect(try slide(.palm, at: 250) == 2)
        #expect(try slide(.palm, at: 330) == 3)
    }

    @Test func `mashing gets ripples and turns no page until it is calm`() throws {
        #expect(try rings(show(.mashing, at: 70)) > 0)
        #expect(try slide(.mashing, at: 290) == 2)
        #expect(try rings(show(.mashing, at: 290)) == 0)
        #expect(try slide(.mashing, at: 390) == 3)
    }

    @Test func `a second finger gets a ring and opens nothing`() throws {
        #expect(try rings(show(.secondFinger, at: 58)) == 1)
        #expect(try show(.secondFinger, at: 180).route == "stories")
        #expect(try rings(show(.secondFinger, at: 180)) == 0)
    }

    @Test func `one switch leads from home to the second page`() throws {
        #expect(try show(.oneSwitch, at: 120).route == "stories")
        #expect(try show(.oneSwitch, at: 290).route == "stories/gadalaiki/title")
        #expect(try slide(.oneSwitch, at: 720) == 1)
        #expect(try slide(.oneSwitch, at: 830) == 2)
    }
}
