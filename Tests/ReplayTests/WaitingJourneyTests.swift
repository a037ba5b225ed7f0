import Engine
import Stories
import Testing

@testable import PasakaApp

/// What must not happen while nobody is there, and what a grown-up's settings do on the way.
struct WaitingJourneyTests {
    private func show(_ journey: Journey, at tick: Int) throws -> Show {
        var found: Show?
        journey.recording.replay(activities, stops: [tick]) { found = $1 }
        return try #require(found)
    }

    private func birds(_ show: Show) -> Int {
        show.picture.drawings.count {
            if case .icon("interface/bird.svg", _, _) = $0 { true } else { false }
        }
    }

    private func hands(_ show: Show) -> Int {
        show.picture.drawings.count {
            if case .icon("interface/hand.svg", _, _) = $0 { true } else { false }
        }
    }

    @Test func `a touch brings the birds back and turns no page`() throws {
        #expect(try birds(show(.nextChild, at: 2120)) == 6)
        let kept = try show(.nextChild, at: 2240)
        #expect(birds(kept) == 0 && kept.route == "stories/tale2/2")
        #expect(kept.world[UserProgress.self]?["tale2"].slide == 2)
    }

    @Test func `a touch ends the hand's show and opens nothing, the next one does`() throws {
        #expect(try hands(show(.nextChild, at: 4874)) == 1)
        let woken = try show(.nextChild, at: 6260)
        #expect(woken.route == .home && hands(woken) == 0)
        #expect(woken.world[UserProgress.self]?.lastTale == nil)
        #expect(try show(.nextChild, at: 6400).route == "stories")
    }

    @Test func `at the quiet hour it is dark, in the morning dim, and a key only wakes it`() throws {
        #expect(try show(.nobodyComes, at: 6100).picture.light == 0)
        let morning = try show(.nobodyComes, at: 6200).picture.light
        #expect(morning > 0 && morning < 0.5)
        let woken = try show(.nobodyComes, at: 6400)
        #expect(woken.picture.light == 1 && woken.route == .home)
    }

    @Test func `the volume ends at its most and its least`() throws {
        #expect(try show(.volume, at: 60).world[Loudness.self]?.percent == 80)
        #expect(try show(.volume, at: 340).world[Loudness.self]?.percent == 20)
    }

    @Test func `everything is in English as far as the room's page of sound`() throws {
        #expect(try show(.inEnglish, at: 290).route == "stories/gadalaiki/1")
        #expect(try show(.inEnglish, at: 440).route == "letters")
        #expect(try show(.inEnglish, at: 640).route == "grownups")
        #expect(try show(.inEnglish, at: 1160).route == "grownups/room/sound")
    }

    @Test func `one switch leads from home to a letter`() throws {
        #expect(try show(.oneSwitchLetters, at: 130).route == .home)
        #expect(try show(.oneSwitchLetters, at: 290).route == "letters")
        #expect(try show(.oneSwitchLetters, at: 470).route == "letters/lv/Ķ")
    }
}
