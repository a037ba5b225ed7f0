import Engine
import Testing

@testable import LetterJudge
@testable import Letters

struct CongratulationsPageTests {
    /// The page after a round whose levels have earned these stars.
    private func flow(_ stars: [Int] = [3, 3, 2], _ letter: String = "A", _ motion: Motion = .eased) throws
        -> LetterFlowViewModel
    {
        var world = try Lessons.world {
            for (level, stars) in zip(LetterLevel.allCases, stars) {
                let drawing = KeptDrawing([[InkPoint(x: 0.2, y: 0.2), InkPoint(x: 0.8, y: 0.8)]], color: 1)
                $0.finish(level, of: letter, in: "lv", stars: stars, drawing: drawing)
            }
        }
        world.motion = motion
        return try Lessons.flow(letter, at: .congratulations, in: world)
    }

    private func stars(_ flow: LetterFlowViewModel) -> Int { flow.shows("letters/star.svg") }

    private func confetti(_ flow: LetterFlowViewModel) -> Int {
        flow.drawings.map { if case .particles(let particles) = $0 { particles.count } else { 0 } }.reduce(0, +)
    }

    @Test func `the stars of this round appear one after another`() throws {
        var flow = try flow([3, 2, 1])
        #expect(stars(flow) == 0 && flow.shows("letters/star-hollow.svg") == 3)
        flow.wait(30)
        #expect(stars(flow) == 1)
        flow.wait(24)
        #expect(stars(flow) == 2)
        flow.wait(200)
        #expect(stars(flow) == 2)
    }

    @Test func `confetti falls and is over some seconds later, then all is still`() throws {
        var flow = try flow()
        flow.wait(40)
        #expect(confetti(flow) > 100)
        flow.wait(Confetti.mostTicks)
        #expect(confetti(flow) == 0)
        while let clip = flow.lesson.speech.current { _ = flow.receive(.narrationEnded(clip)) }
        #expect(flow.rest == .still)
    }

    @Test func `with reduced motion the stars are there at once, without confetti`() throws {
        var flow = try flow([3, 3, 3], "A", .cut)
        #expect(stars(flow) == 3 && confetti(flow) == 0)
        while flow.lesson.speech.current == nil { flow.wait(1) }
        while let clip = flow.lesson.speech.current { _ = flow.receive(.narrationEnded(clip)) }
        #expect(flow.rest == .still)
    }

    @Test func `it is praised, and the letter says its sound`() throws {
        var flow = try flow()
        #expect(flow.wait(60).narrated == ["say-praise"])
        #expect(flow.receive(.narrationEnded("say-praise")).narrated == ["A-sound"])
    }

    @Test func `the three drawings of this round lie side by side`() throws {
        let flow = try flow()
        let sheets = flow.drawings.compactMap { if case .ink(_, let area) = $0 { area } else { nil } }
        #expect(sheets.count == 3)
        for (left, right) in zip(sheets, sheets.dropFirst()) {
            #expect(left.maxX < right.x && left.y == right.y)
        }
    }

    @Test func `the next letter opens, and the first after the last`() throws {
        for (letter, next) in [("A", "Ķ"), ("Ķ", "S"), ("S", "A")] {
            var flow = try flow([1, 1, 1], letter)
            #expect(flow.perform(.nextLetter) == [.open(Route("letters/lv/\(next)"))])
        }
    }

    @Test func `once more begins a new round, in which the best stars stay`() throws {
        var flow = try flow([3, 3, 3])
        let saved = try #require(flow.perform(.again).saved)
        #expect(flow.step == .introduction)
        #expect(saved["lv", "A"].round.isEmpty)
        #expect(saved["lv", "A"].stars == 3)
    }

    @Test func `a child who left before the congratulations finds them, and then begins again`() throws {
        var progress = LetterProgress()
        for level in LetterLevel.allCases {
            progress.finish(level, of: "A", in: "lv", stars: 2, drawing: KeptDrawing())
        }
        let world = try Lessons.world { $0 = progress }
        var flow = try #require(LetterFlowViewModel(world: world, alphabet: "lv", letter: "A"))
        #expect(flow.step == .congratulations)
        let saved = try #require(flow.tick().saved)
        #expect(saved["lv", "A"].step == nil && saved["lv", "A"].stars == 2)
    }
}
