import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct LivingFiguresTests {
    private static func figure(
        _ rest: FigureMove?, _ answer: Figure.Answer? = nil, isMouse: Bool = false
    ) -> Figure {
        Figure(
            image: "a.webp", behind: "b.jpg",
            place: FigurePlace(Rect(x: 700, y: 500, width: 200, height: 200), ground: Stage.bounds), rest: rest,
            answer: answer, isMouse: isMouse)
    }

    private let sway = figure(FigureMove(.sway, seconds: 1))
    private let bell = figure(nil, Figure.Answer(FigureMove(.hop), clip: "bell.ogg", clipLength: 2, word: 3))

    private func living(_ figures: [Figure], _ world: World = World(motion: .eased)) -> LivingFigures {
        var living = LivingFigures(world: world, isNight: false)
        living.arrive(at: 0, figures, now: 0)
        return living
    }

    /// Ticks of a still page.
    private func pass(
        _ ticks: Range<Int>, _ living: inout LivingFigures, isStill: Bool = true, isTold: Bool = false
    ) {
        for now in ticks { living.tick(.init(now: now, isStill: isStill, isTold: isTold)) }
    }

    private func rest(_ living: LivingFigures, _ now: Int, isStill: Bool = true, isTold: Bool = false) -> Rest {
        living.rest(.init(now: now, isStill: isStill, isTold: isTold))
    }

    @Test func `a figure begins at rest, moves thirty times a second, and settles at its next phase 0`() {
        var living = living([sway])
        #expect(living.poses(onPage: 0, at: 0) == nil && rest(living, 0) == .moving)
        pass(1..<2, &living)
        #expect(living.poses(onPage: 0, at: 1) == nil)
        #expect(living.poses(onPage: 0, at: 16) == [Pose(degrees: 2)])
        #expect(rest(living, 1) == .until(3) && rest(living, 3) == .until(5))
        pass(2..<1200, &living)
        #expect(living.movingCount == 1)
        pass(1200..<1201, &living)
        #expect(living.movingCount == 1 && rest(living, 1200) == .until(1201))
        pass(1201..<1202, &living)
        #expect(living.movingCount == 0)
        #expect(living.poses(onPage: 0, at: 1300) == nil && rest(living, 1300) == .still)
    }

    @Test func `while a clip is heard figures go on, and a touch wakes them again`() {
        var living = living([sway])
        pass(1..<4000, &living, isTold: true)
        #expect(living.movingCount == 1)
        pass(4000..<4100, &living)
        #expect(living.movingCount == 0 && rest(living, 4100) == .still)
        living.stir(at: 4100)
        #expect(rest(living, 4100) == .moving)
        pass(4101..<4110, &living)
        #expect(living.movingCount == 1)
    }

    @Test func `only what blinks wakes the loop only when it blinks`() {
        var living = living([Self.figure(FigureMove(.blink, seconds: 4))])
        pass(1..<2, &living)
        #expect(rest(living, 1) == .until(115))
        #expect(living.poses(onPage: 0, at: 115) == [Pose(isRevealed: true)])
        #expect(rest(living, 115) == .until(126))
        #expect(living.poses(onPage: 0, at: 126) == nil)
    }

    @Test func `a touched figure moves at sixty, is heard, and its word is lit as long as its clip`() {
        var living = living([bell])
        #expect(living.answer(0, at: 10) == [.play("bell.ogg")])
        #expect(rest(living, 10) == .moving)
        #expect(living.poses(onPage: 0, at: 26)?.first?.offset.y ?? 0 < -29)
        #expect(living.litWord(at: 129) == 3 && living.litWord(at: 130) == nil)
        #expect(rest(living, 70) == .until(130))
        pass(130..<131, &living)
        #expect(living.movingCount == 0 && rest(living, 130) == .still)
        #expect(living.answer(0, at: 131) == [.play("bell.ogg")])
    }

    @Test func `a figure touched while it moves is heard at once, and moves again when it has done so`() {
        var living = living([bell])
        _ = living.answer(0, at: 10)
        #expect(living.answer(0, at: 40) == [.play("bell.ogg")])
        pass(41..<65, &living)
        #expect(living.poses(onPage: 0, at: 80)?.first?.offset.y ?? 0 < -29)
        // It stands, but its clip is still heard.
        pass(65..<151, &living)
        #expect(living.movingCount == 1 && living.poses(onPage: 0, at: 150) == nil)
        #expect(living.answer(0, at: 150) == [.play("bell.ogg")])
        #expect(living.poses(onPage: 0, at: 166)?.first?.offset.y ?? 0 < -29)
        pass(151..<271, &living)
        #expect(living.movingCount == 0)
    }

    @Test func `a figure without a clip answers with the sound of a press, and one without an answer not at all`() {
        var living = living([Self.figure(nil, Figure.Answer(FigureMove(.shake))), sway])
        #expect(living.answer(0, at: 1) == [.play(.press)])
        #expect(living.answer(1, at: 1) == [] && living.answer(2, at: 1) == [])
    }

    @Test func `a page that turns takes its figures with it, and they soon lie as in its picture`() {
        var living = living([sway])
        pass(1..<2, &living)
        pass(16..<17, &living, isStill: false)
        #expect(living.poses(onPage: 0, at: 16) == [Pose(degrees: 2)])
        living.arrive(at: 1, [bell], now: 16)
        #expect(rest(living, 16, isStill: false) == .moving)
        #expect(living.poses(onPage: 0, at: 21) == [Pose(degrees: 1)])
        #expect(living.poses(onPage: 1, at: 21) == nil)
        pass(17..<27, &living, isStill: false)
        #expect(living.poses(onPage: 0, at: 26) == nil && rest(living, 26, isStill: false) == .still)
    }

    @Test func `a page that is dragged and let go moves again when it lies still`() {
        var living = living([sway])
        pass(1..<2, &living)
        #expect(rest(living, 16, isStill: false) == .moving)
        pass(16..<30, &living, isStill: false)
        #expect(living.movingCount == 0)
        pass(30..<31, &living)
        #expect(living.movingCount == 1 && living.poses(onPage: 0, at: 30) == nil)
    }

    @Test(arguments: ["motion", "night", "quiet"])
    func `with less motion an answer gives its clip alone, at night and in quiet hours its word alone`(reason: String) {
        var world = World(motion: reason == "motion" ? .cut : .eased)
        if reason == "quiet" {
            var settings = Settings()
            settings[.quietHours] = true
            world.learn(AnyDocument(settings))
            world.learn(AnyDocument(Daytime(day: 1, hour: 22)))
        }
        var living = LivingFigures(world: world, isNight: reason == "night")
        living.arrive(at: 0, [sway, bell], now: 0)
        pass(1..<100, &living, isTold: true)
        #expect(living.answer(1, at: 100) == (reason == "motion" ? [.play("bell.ogg")] : []))
        #expect((100..<300).allSatisfy { living.poses(onPage: 0, at: $0) == nil })
        #expect(living.litWord(at: 110) == 3)
        #expect(rest(living, 100, isTold: true) == .until(220))
    }

    @Test func `quiet hours that begin while a tale is read still its figures`() {
        var world = World(motion: .eased), settings = Settings()
        settings[.quietHours] = true
        world.learn(AnyDocument(settings))
        var living = living([sway], world)
        pass(1..<30, &living)
        #expect(living.movingCount == 1)
        living.learn(AnyDocument(Daytime(day: 1, hour: 21)))
        pass(30..<100, &living, isTold: true)
        #expect(living.movingCount == 0 && rest(living, 100, isTold: true) == .still)
    }

    @Test func `the mice that were found are kept while the tale is read`() {
        let mouse = Self.figure(nil, Figure.Answer(FigureMove(.peek)), isMouse: true)
        var living = living([bell, mouse])
        _ = living.answer(0, at: 1)
        #expect(living.found == [])
        _ = living.answer(1, at: 2)
        living.arrive(at: 1, [mouse], now: 200)
        #expect(living.found == [0])
        _ = living.answer(0, at: 300)
        #expect(living.found == [0, 1])
        living.beginAgain()
        #expect(living.found == [])
    }
}
