import Engine
import Testing

@testable import LetterJudge
@testable import Letters

struct LetterHintTests {
    static let refusals: [Refusal] = [
        .tooLittle, .missingPart(stroke: 1), .extraPart, .mirrored, .looksLike("S"), .smallLetter, .capitalLetter,
        .markMissing, .markWrong, .markMisplaced, .notALetter,
    ]

    /// The free drawing of a letter after it was refused.
    private func refused(_ reason: Refusal, _ letter: String = "Ķ", in world: World? = nil) throws
        -> LetterFlowViewModel
    {
        var flow = try Lessons.flow(letter, at: .level3FreeDraw, in: world)
        flow.refuse(Verdict(accepted: false, ranking: [], reason: reason))
        return flow
    }

    /// The lines drawn on the hint's card.
    private func lines(_ flow: LetterFlowViewModel, _ color: Color) -> [(points: [Point], width: Double)] {
        flow.drawings.lines(color).filter { $0.points.allSatisfy(flow.lesson.sheet.hint.contains) }
    }

    @Test(arguments: refusals) func `each refusal is one sentence and a picture`(reason: Refusal) throws {
        let flow = try refused(reason)
        #expect(flow.frame.hotspots.contains { $0.area == flow.lesson.sheet.hint && $0.action == .speak })
        #expect(lines(flow, .plum).count == flow.lesson.guide.strokes.count)
        #expect(flow.lesson.speech.current == Sound("say-\(reason.word)"))
    }

    @Test(arguments: refusals) func `a touch on the picture says the sentence once more`(reason: Refusal) throws {
        var flow = try refused(reason)
        _ = flow.receive(.narrationEnded(Sound("say-\(reason.word)")))
        #expect(flow.perform(.speak).narrated == [Sound("say-\(reason.word)")])
    }

    @Test func `a drawing that was refused is not judged again until it changes`() throws {
        var flow = try refused(.notALetter)
        #expect(flow.perform(.ready) == [.narrate("say-not-a-letter")])
        #expect(flow.wait(300).drawing == nil)
        _ = flow.drag([InkPoint(x: 0.1, y: 0.1), InkPoint(x: 0.8, y: 0.9)])
        #expect(flow.perform(.ready).drawing != nil)
    }

    @Test func `before the first refusal there is no picture, and none while the child draws again`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        #expect(!flow.frame.hotspots.contains { $0.action == .speak })
        #expect(flow.perform(.speak) == [])
        flow = try refused(.mirrored)
        _ = flow.drag([InkPoint(x: 0.5, y: 0.5)])
        #expect(!flow.frame.hotspots.contains { $0.action == .speak })
    }

    @Test func `the part that is missing stands out on the letter, small and large`() throws {
        let flow = try refused(.missingPart(stroke: 1))
        let marked = flow.drawings.lines(.deepOrange).map(\.points)
        #expect(marked.contains(flow.lesson.box.points(flow.lesson.guide.strokes[1].line)))
        #expect(marked.count == 2)
    }

    @Test(arguments: [Refusal.markMissing, .markWrong, .markMisplaced])
    func `so does a mark`(reason: Refusal) throws {
        let flow = try refused(reason)
        let mark = try #require(flow.lesson.guide.strokes.last)
        let marked = flow.drawings.lines(.deepOrange).map(\.points)
        #expect(marked.contains(flow.lesson.box.points(mark.line)))
    }

    @Test func `a part that the letter does not have marks nothing`() throws {
        let flow = try refused(.missingPart(stroke: 17))
        #expect(flow.drawings.lines(.deepOrange).isEmpty)
        #expect(lines(flow, .plum).count == flow.lesson.guide.strokes.count)
    }

    @Test func `a stroke that is too much fades, and the others stay as they are`() throws {
        var flow = try Lessons.flow("Ķ", at: .level3FreeDraw)
        flow.drag((0...20).map { InkPoint(x: -0.3 + Float($0) * 0.08, y: 0.55) })
        flow.refuse(Verdict(accepted: false, ranking: [], reason: .extraPart))
        #expect(flow.ink.first?.color == flow.lesson.color.faded(to: 0.5))
        #expect(flow.ink.dropFirst().allSatisfy { $0.color == flow.lesson.color })
        #expect(flow.ink.count == 1 + flow.lesson.guide.strokes.count)
        _ = flow.perform(.undo)
        #expect(flow.ink.allSatisfy { $0.color == flow.lesson.color })
    }

    @Test func `the letter it looks like stands beside the right one, an unknown one does not`() throws {
        func widths(_ reason: Refusal) throws -> Int {
            let flow = try refused(reason)
            let pale = flow.drawings.lines(Color(0xd9c4b2))
            return pale.count { $0.points.allSatisfy(flow.lesson.sheet.hint.contains) }
        }
        #expect(try widths(.looksLike("S")) == 1)
        #expect(try widths(.looksLike("Ω")) == 0)
    }

    @Test(arguments: refusals) func `it lies on its card, in every window`(reason: Refusal) throws {
        for (width, height) in [(1280.0, 800.0), (1920, 1080), (800, 1280), (1024, 768)] {
            let flow = try refused(reason, in: Lessons.world().seen(width, height))
            let card = flow.lesson.sheet.hint
            for color in [Color.plum, .deepOrange, Color(0xd9c4b2)] {
                for line in flow.drawings.lines(color) where line.points.contains(where: card.contains) {
                    let reach = card.inset(by: line.width / 2)
                    for point in line.points { #expect(reach.contains(point), "\(reason) \(width)") }
                }
            }
        }
    }

    @Test func `it pulses while somebody is there and then rests`() throws {
        var flow = try refused(.missingPart(stroke: 0), in: Lessons.world().eased)
        while let clip = flow.lesson.speech.current { _ = flow.receive(.narrationEnded(clip)) }
        let before = flow.drawings
        flow.wait(15)
        #expect(flow.drawings != before)
        #expect(flow.rest == .moving)
        flow.wait(600)
        let later = flow.drawings
        flow.wait(15)
        #expect(flow.drawings == later)
        #expect(flow.rest == .still)
    }
}
