import Engine
import Testing

@testable import Stories

struct RecitalTests {
    /// The clips that begin up to a tick, each with its tick.
    private func heard(_ recital: inout Recital, until end: Int, from start: Int = 0) -> [String] {
        (start...end).flatMap { tick in recital.tick(at: tick).map { "\(tick) \($0)" } }
    }

    private func narrated(_ tick: Int, _ sound: Sound) -> String { "\(tick) \(Command.narrate(sound))" }

    @Test func `each clip begins a little after the end of the one before`() {
        var recital = Recital(["a.ogg", "b.ogg"], from: 10, pause: 45)
        #expect(heard(&recital, until: 60) == [narrated(10, "a.ogg")])
        recital.receive(.narrationEnded("a.ogg"), at: 60)
        #expect(heard(&recital, until: 100, from: 61) == [narrated(84, "b.ogg")])
        #expect(!recital.isOver)
    }

    @Test func `after the last clip there is a pause, and then it is over`() {
        var recital = Recital(["a.ogg"], from: 0, pause: 45)
        _ = heard(&recital, until: 20)
        recital.receive(.narrationEnded("a.ogg"), at: 20)
        _ = heard(&recital, until: 64, from: 21)
        #expect(!recital.isOver)
        #expect(recital.rest(at: 64) == .until(65))
        _ = heard(&recital, until: 65, from: 65)
        #expect(recital.isOver)
        #expect(recital.rest(at: 65) == .still)
    }

    @Test func `the end of another clip means nothing`() {
        var recital = Recital(["a.ogg", "b.ogg"], from: 0, pause: 45)
        _ = heard(&recital, until: 20)
        recital.receive(.narrationEnded("z.ogg"), at: 20)
        #expect(heard(&recital, until: 100, from: 21) == [])
    }

    @Test func `without clips it is over after the pause`() {
        var recital = Recital([], from: 10, pause: 45)
        #expect(heard(&recital, until: 54) == [])
        #expect(!recital.isOver)
        #expect(heard(&recital, until: 55, from: 55) == [])
        #expect(recital.isOver)
    }

    @Test func `without a sound device nobody waits for long`() {
        var recital = Recital(["a.ogg"], from: 0, pause: 45)
        _ = heard(&recital, until: 360 + 45)
        #expect(recital.isOver)
    }

    @Test func `a long clip is heard to its end`() {
        var recital = Recital(["a.ogg"], from: 0, pause: 45)
        _ = heard(&recital, until: 5)
        recital.receive(.narrationStarted("a.ogg", seconds: 20), at: 5)
        _ = heard(&recital, until: 1200, from: 6)
        #expect(!recital.isOver)
    }
}
