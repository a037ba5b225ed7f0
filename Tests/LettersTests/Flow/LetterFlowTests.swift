import Engine
import Testing

@testable import LetterJudge
@testable import Letters

struct LetterFlowTests {
    private let refused = Verdict(accepted: false, ranking: ["S", "Ķ", "A"], reason: .looksLike("S"))
    private let accepted = Verdict(accepted: true, ranking: ["A", "S", "Ķ"], reason: nil)

    @Test func `a letter begins with its introduction and says its sound, then its name`() throws {
        var flow = try Lessons.flow()
        #expect(flow.step == .introduction)
        #expect(flow.wait(40).narrated == ["A-sound"])
        #expect(flow.receive(.narrationEnded("A-sound")).narrated == ["A-name"])
        #expect(flow.receive(.narrationEnded("A-name")) == [])
    }

    @Test func `the steps follow in their order`() throws {
        var flow = try Lessons.flow()
        var steps = [flow.step]
        for _ in 0..<5 {
            if !flow.page.isFinished { finishLevel(&flow) }
            _ = flow.perform(.next)
            steps.append(flow.step)
        }
        #expect(steps == LetterStep.allCases)
    }

    private func finishLevel(_ flow: inout LetterFlowViewModel) {
        let commands = flow.dragGuide() + flow.wait(100)
        _ = flow.answer(accepted, to: commands)
        if flow.step == .level1Fill { flow.dragAllOver() }
    }

    @Test(arguments: [LetterStep.level1Fill, .level2Trace, .level3FreeDraw])
    func `a level is left only when it is finished`(step: LetterStep) throws {
        var flow = try Lessons.flow(at: step)
        #expect(flow.perform(.next) == [])
        #expect(flow.step == step)
        finishLevel(&flow)
        let isFinished = flow.page.isFinished
        #expect(isFinished)
        _ = flow.perform(.next)
        #expect(flow.step != step)
    }

    @Test(arguments: [LetterStep.level1Fill, .level2Trace, .level3FreeDraw])
    func `keys and switches, which cannot draw, may skip what a hand does`(step: LetterStep) throws {
        func skips(_ flow: LetterFlowViewModel, byKeys: Bool) -> Bool {
            var attention = Attention<LetterAction>()
            (attention.focus, attention.showsFocus) = (.color(0), byKeys)
            var frame = Frame<LetterAction>(attention: attention)
            flow.draw(in: &frame)
            return frame.hotspots.contains { $0.action == .skip }
        }
        var flow = try Lessons.flow(at: step)
        #expect(skips(flow, byKeys: true) && !skips(flow, byKeys: false))
        let commands = flow.perform(.skip)
        let next = try #require(flow.lesson.alphabet.letter(after: flow.lesson.letter))
        #expect(commands.contains(.open(.letter(next, of: flow.lesson.alphabet))))
        #expect(commands.saved?["lv", "A"].step == nil && commands.saved?["lv", "A"].round.isEmpty == true)
        finishLevel(&flow)
        #expect(!skips(flow, byKeys: true))
    }

    @Test func `a finished level is saved at once with its stars and drawing`() throws {
        var flow = try Lessons.flow(at: .level2Trace)
        let result = try #require(flow.dragGuide().saved?["lv", "A"].round[.trace])
        #expect(result.stars == 3)
        #expect(result.drawing.strokes.count == 3)
    }

    /// The flowers among what commands save.
    private func meadow(_ commands: [Command]) -> Meadow? {
        commands.lazy.compactMap { if case .save(let document) = $0 { document.content as? Meadow } else { nil } }.first
    }

    @Test func `a letter drawn alone brings a flower in the colour of its ink, once`() throws {
        var flow = try Lessons.flow("Ķ", at: .level2Trace)
        #expect(meadow(flow.dragGuide()) == nil)
        flow = try Lessons.flow("Ķ", at: .level3FreeDraw)
        _ = flow.perform(.color(4))
        let grown = meadow(flow.answer(accepted, to: flow.dragGuide() + flow.wait(100)))
        let flower = Flower(letter: 1, of: 3, color: InkColor.all[4], sounds: ["Ķ-sound", "Ķ-name"])
        #expect(grown?.growths == [Growth(from: "letters/lv/Ķ", .flower(flower))])
        var world = try Lessons.world()
        world[Meadow.self] = grown
        flow = try Lessons.flow("Ķ", at: .level3FreeDraw, in: world)
        #expect(meadow(flow.answer(accepted, to: flow.dragGuide() + flow.wait(100))) == nil)
    }

    @Test func `a child who comes back goes on at the step`() throws {
        var flow = try Lessons.flow(at: .level1Fill)
        finishLevel(&flow)
        let progress = try #require(flow.perform(.next).saved)
        let world = try Lessons.world { $0 = progress }
        #expect(try Lessons.flow(in: world).step == .level2Trace)
    }

    @Test func `the stars of a letter are the rounded mean of its levels, and never become fewer`() throws {
        var progress = LetterProgress()
        for (level, stars) in [(LetterLevel.fill, 1), (.trace, 3), (.draw, 3)] {
            progress.finish(level, of: "A", in: "lv", stars: stars, drawing: KeptDrawing())
        }
        progress.complete("A", in: "lv")
        #expect(progress["lv", "A"].stars == 2)
        progress.beginRound(of: "A", in: "lv")
        for level in LetterLevel.allCases {
            progress.finish(level, of: "A", in: "lv", stars: 1, drawing: KeptDrawing())
        }
        progress.complete("A", in: "lv")
        #expect(progress["lv", "A"].stars == 2)
        #expect(progress["lv", "A"].step == nil)
    }

    // MARK: - Drawing freely

    @Test func `a drawing is judged after a rest of a second and a half`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        _ = flow.dragGuide()
        #expect(flow.wait(88).drawing == nil)
        #expect(flow.wait(3).drawing?.expected == "A")
        #expect(flow.wait(300).drawing == nil)
    }

    @Test func `a drawing that is taken up again is not judged meanwhile`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        _ = flow.dragGuide(without: [2])
        _ = flow.wait(60)
        let strokes = flow.lesson.guide.strokes
        _ = flow.drag(strokes[2].line)
        #expect(flow.wait(60).drawing == nil)
        #expect(flow.wait(40).drawing?.strokes.count == 3)
    }

    @Test func `a dot is too little, without asking the judge`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        _ = flow.drag([InkPoint(x: 0.5, y: 0.5)])
        let commands = flow.wait(120) + flow.perform(.ready)
        #expect(commands.drawing == nil)
        #expect(commands.narrated.last == "say-too-little")
    }

    @Test func `an answer to an earlier drawing does not count`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        let first = flow.dragGuide() + flow.wait(100)
        _ = flow.drag(flow.lesson.guide.strokes[0].line)
        #expect(flow.answer(accepted, to: first) == [])
        let isFinished = flow.page.isFinished
        #expect(!isFinished)
    }

    @Test func `a refusal says what it looks like`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        #expect(flow.refuse(refused).narrated == ["say-looks-like"])
        #expect(flow.receive(.narrationEnded("say-looks-like")).narrated == ["S-sound"])
    }

    @Test func `after three refusals a rough likeness is enough`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        for _ in 0..<3 {
            flow.refuse(refused)
            let isFinished = flow.page.isFinished
            #expect(!isFinished)
        }
        let result = flow.refuse(refused).saved?["lv", "A"].round[.draw]
        #expect(result?.stars == 1)
        let isFinished = flow.page.isFinished
        #expect(isFinished)
    }

    @Test func `after three refusals something else is still refused`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        let other = Verdict(accepted: false, ranking: ["S", "Ķ", "B", "A"], reason: .notALetter)
        for _ in 0..<5 {
            flow.refuse(other)
        }
        let isFinished = flow.page.isFinished
        #expect(!isFinished)
    }

    @Test func `without a judge every letter is right`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        let commands = flow.dragGuide() + flow.wait(100)
        _ = flow.answer(nil, to: commands)
        let isFinished = flow.page.isFinished
        #expect(isFinished)
    }

    @Test func `a missing part may be added to what is there`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        let commands = flow.dragGuide(without: [2]) + flow.perform(.ready)
        _ = flow.answer(Verdict(accepted: false, ranking: ["A"], reason: .missingPart(stroke: 2)), to: commands)
        _ = flow.drag(flow.lesson.guide.strokes[2].line)
        #expect(flow.wait(100).drawing?.strokes.count == 3)
    }

    @Test func `after another refusal the next touch begins on an empty sheet`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        flow.refuse(refused)
        _ = flow.drag(flow.lesson.guide.strokes[2].line)
        #expect(flow.wait(100).drawing?.strokes.count == 1)
    }

    // MARK: - Undo and colours

    @Test func `a stroke is taken back`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        _ = flow.dragGuide()
        _ = flow.perform(.undo)
        #expect(flow.wait(100).drawing?.strokes.count == 2)
    }

    @Test func `the colour stays for the next time`() throws {
        var flow = try Lessons.flow(at: .level1Fill)
        let commands = flow.perform(.color(3))
        var wishes = LetterWishes()
        wishes.color = 3
        #expect(commands.contains(.save(AnyDocument(wishes))))
        #expect(flow.perform(.color(99)) == [])
    }

    @Test(arguments: [
        Point(x: .nan, y: 3), Point(x: .infinity, y: -.infinity), Point(x: 1e300, y: 1e300),
    ])
    func `odd places of a finger do no harm`(point: Point) throws {
        for step in [LetterStep.level1Fill, .level2Trace, .level3FreeDraw] {
            var flow = try Lessons.flow(at: step)
            for phase in [Contact.Phase.began, .moved, .ended] {
                _ = flow.mark(Contact(phase, 1, at: point, milliseconds: 0))
            }
            _ = flow.wait(100)
            let isFinished = flow.page.isFinished
            #expect(!isFinished)
        }
    }

    @Test(arguments: [LetterStep.level1Fill, .level2Trace, .level3FreeDraw])
    func `what is drawn moves with the letter when the window changes`(step: LetterStep) throws {
        var flow = try Lessons.flow(at: step)
        _ = flow.drag(flow.lesson.guide.strokes[0].line.resampled(0.02))
        let before = try #require(flow.ink.first)
        let box = flow.lesson.box
        flow.fit(Rooms(in: Rect(x: 0, y: -680, width: 1600, height: 2560)))
        let after = try #require(flow.ink.first)
        let places = zip(before.points.map(box.place), after.points.map(flow.lesson.box.place))
        #expect(places.allSatisfy { $0.distance(to: $1) < 0.001 })
        #expect(flow.lesson.box != box)
    }

    // MARK: - Rest

    @Test(arguments: LetterStep.allCases)
    func `every page rests some seconds after the last touch`(step: LetterStep) throws {
        var world = try Lessons.world()
        world.motion = .eased
        var flow = try Lessons.flow(at: step, in: world)
        for _ in 0..<40 {
            flow.wait(60)
            if let clip = flow.lesson.speech.current { _ = flow.receive(.narrationEnded(clip)) }
        }
        #expect(flow.rest == .still)
    }

    @Test func `unknown letters have no page`() throws {
        let world = try Lessons.world()
        #expect(LetterFlowViewModel(world: world, alphabet: "lv", letter: "Q") == nil)
        #expect(LetterFlowViewModel(world: world, alphabet: "xx", letter: "A") == nil)
        #expect(LetterFlowViewModel(world: World(), alphabet: "lv", letter: "A") == nil)
    }

    @Test func `a letter without a guide leaves out what is drawn`() throws {
        var alphabet = try Lessons.alphabet()
        alphabet.letters[0].guide = nil
        var world = World(motion: .cut)
        world[Alphabets.self] = Alphabets([alphabet])
        var flow = try Lessons.flow(in: world)
        _ = flow.perform(.next)
        _ = flow.perform(.next)
        #expect(flow.step == .congratulations)
    }
}
