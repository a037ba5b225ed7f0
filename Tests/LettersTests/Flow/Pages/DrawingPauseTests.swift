import Engine
import Testing

@testable import LetterJudge
@testable import Letters

struct DrawingPauseTests {
    private static let missing = Verdict(accepted: false, ranking: ["A", "S"], reason: .missingPart(stroke: 2))
    private static let strange = Verdict(accepted: false, ranking: ["S", "A"], reason: .looksLike("S"))

    /// A sheet on which a part of the letter was drawn and refused, a second and a half after the finger was lifted.
    private func resting(_ verdict: Verdict) throws -> LetterFlowViewModel {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        let commands = flow.dragGuide(without: [2]) + flow.wait(90)
        #expect(flow.answer(verdict, to: commands) == [])
        return flow
    }

    private func stars(_ commands: [Command]) -> Int? { commands.saved?["lv", "A"].round[.draw]?.stars }

    @Test(arguments: [missing, strange])
    func `nothing is refused aloud before a rest of four seconds`(verdict: Verdict) throws {
        var flow = try resting(verdict)
        #expect(flow.wait(149).narrated == [])
        #expect(!flow.frame.hotspots.contains { $0.action == .speak })
    }

    @Test func `a slow child is praised with the last stroke, with all stars`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        for (place, stroke) in flow.lesson.guide.strokes.enumerated() {
            let commands = flow.drag(stroke.line.resampled(0.02)) + flow.wait(90)
            let accepted = Verdict(accepted: true, ranking: ["A"], reason: nil)
            let said = flow.answer(place == 2 ? accepted : Self.missing, to: commands)
            #expect(place == 2 ? stars(said) == 3 : said == [])
            #expect(flow.wait(30).narrated == [])
        }
    }

    @Test func `something strange is told after four seconds`() throws {
        var flow = try resting(Self.strange)
        #expect(flow.wait(150).narrated == ["say-looks-like"])
    }

    @Test func `of a beginning nothing is said the first time`() throws {
        var flow = try resting(Self.missing)
        #expect(flow.wait(150 + 239).narrated == [])
        #expect(flow.wait(1).narrated == ["say-missing-part"])
    }

    @Test func `after a long rest the next one is told`() throws {
        var flow = try resting(Self.missing)
        flow.wait(200)
        let commands = flow.drag([InkPoint(x: 0.1, y: 0.7), InkPoint(x: 0.3, y: 0.7)]) + flow.wait(90)
        _ = flow.answer(Self.missing, to: commands)
        #expect(flow.wait(150).narrated == ["say-missing-part"])
    }

    @Test(arguments: [(missing, [.missingPart(stroke: 2)] as [Refusal]), (strange, [.looksLike("S")])])
    func `a child who says that it is ready is answered at once`(verdict: Verdict, reasons: [Refusal]) throws {
        var flow = try resting(verdict)
        #expect(flow.perform(.ready).narrated == ["say-\(reasons[0].word)"].map { Sound($0) })
    }

    @Test func `so is one who says it while the judge still looks`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        let commands = flow.dragGuide(without: [2]) + flow.wait(90)
        #expect(flow.perform(.ready) == [])
        #expect(flow.answer(Self.missing, to: commands).narrated == ["say-missing-part"])
    }

    @Test(arguments: [(missing, 3), (strange, 1)])
    func `only what is strange costs stars without a word from the child`(verdict: Verdict, stars: Int) throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        for _ in 0..<2 {
            let commands = flow.dragGuide(without: [2]) + flow.wait(90)
            _ = flow.answer(verdict, to: commands)
            flow.wait(400)
            while !flow.ink.isEmpty { _ = flow.perform(.undo) }
        }
        let commands = flow.dragGuide() + flow.wait(90)
        #expect(self.stars(flow.answer(Verdict(accepted: true, ranking: ["A"], reason: nil), to: commands)) == stars)
    }

    @Test func `an answer for a drawing that goes on is not told`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        let commands = flow.dragGuide(without: [2]) + flow.wait(90)
        _ = flow.drag(flow.lesson.guide.strokes[2].line)
        #expect(flow.answer(Self.strange, to: commands) == [])
        #expect(flow.wait(89).narrated == [])
    }
}
