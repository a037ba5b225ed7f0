import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct ScoreTests {
    private static func world(_ change: (inout Settings) -> Void = { _ in }, hour: Int = 12) -> World {
        var (world, settings) = (World(motion: .eased), Settings())
        change(&settings)
        world[Settings.self] = settings
        world[Daytime.self] = Daytime(day: 9, hour: hour)
        return world
    }

    private func scene(_ now: Int, isTold: Bool = false, isPaused: Bool = false, start: Int = 0) -> Score.Scene {
        Score.Scene(now: now, loop: "wood.ogg", start: start, isTold: isTold, isPaused: isPaused)
    }

    // MARK: - How loud

    @Test(arguments: [("on", 1.0), ("soft", 0.5), ("off", nil)])
    func `the setting says how loud a bed is`(setting: String, gain: Double?) {
        let score = Score(world: Self.world { $0[.musicAndSounds] = setting }, isNight: false)
        #expect(score.bed(for: scene(0)) == gain.map { Bed("wood.ogg", gain: $0) })
    }

    @Test func `a bed is softer while the voice is paused`() {
        let score = Score(world: Self.world(), isNight: false)
        #expect(score.bed(for: scene(0, isPaused: true)) == Bed("wood.ogg", gain: 0.5))
    }

    @Test func `at good night and in quiet hours nothing is heard`() {
        #expect(Score(world: Self.world(), isNight: true).bed(for: scene(0, isTold: true)) == nil)
        var quiet = Score(world: Self.world({ $0[.quietHours] = true }, hour: 19), isNight: false)
        #expect(quiet.tick(scene(1, isTold: true)) == [.bed(Bed("wood.ogg"))])
        quiet.learn(AnyDocument(Daytime(day: 9, hour: 20)))
        #expect(quiet.rest(scene(2, isTold: true)) == .moving)
        #expect(quiet.tick(scene(2, isTold: true)) == [.bed(nil)])
    }

    @Test func `less motion changes nothing`() {
        let score = Score(world: World(motion: .cut), isNight: false)
        #expect(score.bed(for: scene(0)) == Bed("wood.ogg"))
    }

    // MARK: - How long

    @Test func `a bed ends 20 s after the voice or the last touch`() {
        var score = Score(world: Self.world(), isNight: false)
        #expect(score.rest(scene(0, isTold: true)) == .moving)
        #expect(score.tick(scene(1, isTold: true)) == [.bed(Bed("wood.ogg"))])
        #expect(score.rest(scene(2, isTold: true)) == .still)
        score.receive(.narrationEnded("1.ogg"), clip: "1.ogg", at: 500)
        #expect(score.rest(scene(500)) == .until(1700) && score.tick(scene(1699)) == [])
        score.stir(at: 600)
        #expect(score.rest(scene(1700)) == .until(1800))
        #expect(score.tick(scene(1800)) == [.bed(nil)])
        #expect(score.rest(scene(1801)) == .still)
    }

    @Test func `a touch brings it back`() {
        var score = Score(world: Self.world(), isNight: false)
        _ = score.tick(scene(1))
        _ = score.tick(scene(1200))
        score.stir(at: 3000)
        #expect(score.rest(scene(3000)) == .moving && score.tick(scene(3001)) == [.bed(Bed("wood.ogg"))])
    }

    @Test func `a theme waits for the melody of the end`() {
        var score = Score(world: Self.world(), isNight: false)
        #expect(score.rest(scene(10, start: 110)) == .until(110) && score.tick(scene(109, start: 110)) == [])
        #expect(score.tick(scene(110, start: 110)) == [.bed(Bed("wood.ogg"))])
    }

    @Test func `who leaves takes the bed along`() {
        var score = Score(world: Self.world(), isNight: false)
        #expect(score.leave() == [])
        _ = score.tick(scene(1))
        #expect(score.leave() == [.bed(nil)] && score.leave() == [])
    }

    // MARK: - Sounds at words

    private let slide = Slide(
        id: "1", narration: "1.ogg", text: "Vilks pūš un pūš",
        words: (0..<4).map { WordTime(start: Double($0), end: Double($0) + 0.9) },
        foley: [Foley("blow.ogg", word: 1), Foley("crash.ogg", word: 3), Foley("step.ogg", word: 0)])

    private func sounds(_ score: inout Score, at position: Double?) -> [Command] {
        score.meet(slide)
        return score.sounds(at: position)
    }

    @Test func `each sound begins with its word, once`() {
        var score = Score(world: Self.world { $0[.musicAndSounds] = "soft" }, isNight: false)
        #expect(sounds(&score, at: nil) == [])
        #expect(sounds(&score, at: 0) == [.foley("step.ogg", gain: 0.5)])
        #expect(score.nextSound == 1)
        #expect(sounds(&score, at: 0.98) == [])
        #expect(sounds(&score, at: 1.02) == [.foley("blow.ogg", gain: 0.5)])
        // The clock was ahead of the voice, and is put back.
        #expect(sounds(&score, at: 0.9) == [] && sounds(&score, at: 1.01) == [] && sounds(&score, at: 1.1) == [])
    }

    @Test func `a sound whose word is past is not begun`() {
        var score = Score(world: Self.world(), isNight: false)
        #expect(sounds(&score, at: 2.5) == [])
        #expect(sounds(&score, at: 3.1) == [.foley("crash.ogg", gain: 1)])
        #expect(score.nextSound == nil)
    }

    @Test func `a clip that begins again has its sounds again`() {
        var score = Score(world: Self.world(), isNight: false)
        _ = sounds(&score, at: 1)
        score.receive(.narrationStarted("other.ogg", seconds: 4), clip: "1.ogg", at: 9)
        #expect(sounds(&score, at: 0) == [])
        score.receive(.narrationStarted("1.ogg", seconds: 4), clip: "1.ogg", at: 9)
        #expect(sounds(&score, at: 0.1) == [.foley("step.ogg", gain: 1)])
    }

    @Test func `at night no word has a sound`() {
        var score = Score(world: Self.world(), isNight: true)
        #expect(sounds(&score, at: 1) == [] && score.nextSound == nil)
    }
}
