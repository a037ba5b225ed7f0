import Engine
import Testing

@testable import LetterJudge
@testable import Letters

/// A tablet is turned in the middle of a letter.
struct TurnedWindowTests {
    private let upright = Rooms(in: Letterbox(window: Size(width: 800, height: 1280)).view)

    /// How far the ink lies from places of the guide's unit, in letter heights.
    private func distance(_ flow: LetterFlowViewModel, _ strokes: [[InkPoint]]) -> Float {
        let ink = flow.ink.map { $0.points.map(flow.lesson.box.place) }
        guard ink.map(\.count) == strokes.map({ $0.count + 1 }) else { return .infinity }
        let pairs = zip(ink, strokes).flatMap { zip($0, $1) }
        return pairs.map { $0.distance(to: $1) }.max() ?? .infinity
    }

    @Test(arguments: [LetterStep.level1Fill, .level2Trace, .level3FreeDraw])
    func `what is half drawn comes along`(step: LetterStep) throws {
        var flow = try Lessons.flow(at: step)
        let line = flow.lesson.guide.strokes[0].line.resampled(0.05)
        flow.drag(line)
        let width = try #require(flow.ink.first).width / flow.lesson.box.height
        flow.fit(upright)
        #expect(distance(flow, [line]) < 0.001)
        #expect(abs(flow.ink[0].width / flow.lesson.box.height - width) < 1e-9)
        flow.fit(Rooms())
        #expect(distance(flow, [line]) < 0.001)
        #expect(flow.perform(.undo) == [.play(.press)])
        #expect(flow.ink.isEmpty)
    }

    @Test(arguments: [LetterStep.level1Fill, .level2Trace, .level3FreeDraw])
    func `a finger that is drawing has to come down again`(step: LetterStep) throws {
        var flow = try Lessons.flow(at: step)
        let start = flow.lesson.box.point(flow.lesson.guide.strokes[0].line[0])
        _ = flow.mark(Contact(.began, 1, at: start, milliseconds: 0))
        flow.fit(upright)
        let before = flow.ink
        _ = flow.mark(Contact(.moved, 1, at: start + Point(x: 30, y: 60), milliseconds: 16))
        _ = flow.mark(Contact(.ended, 1, at: start + Point(x: 30, y: 60), milliseconds: 32))
        #expect(flow.ink == before)
        flow.drag([InkPoint(x: 0.46, y: 0.06), InkPoint(x: 0.4, y: 0.2)])
        #expect(flow.ink != before)
    }

    @Test func `a stroke that was taken back does not come back with it`() throws {
        var flow = try Lessons.flow(at: .level1Fill)
        flow.drag([InkPoint(x: 0.2, y: 0.5)])
        flow.drag([InkPoint(x: 0.8, y: 0.5)])
        flow.fit(upright)
        _ = flow.perform(.undo)
        #expect(distance(flow, [[InkPoint(x: 0.2, y: 0.5)]]) < 0.001)
    }

    @Test func `a drawing whose finger was down is judged after the usual rest`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        flow.dragGuide(without: [2])
        let line = flow.lesson.guide.strokes[2].line.resampled(0.05)
        for (place, point) in line.enumerated() {
            let phase: Contact.Phase = place == 0 ? .began : .moved
            _ = flow.mark(Contact(phase, 1, at: flow.lesson.box.point(point), milliseconds: 0))
        }
        flow.fit(upright)
        let drawing = try #require(flow.wait(91).drawing)
        #expect(drawing.strokes.count == 3)
        #expect(drawing.strokes[2].last.map { $0.distance(to: line[line.count - 1]) < 0.001 } == true)
    }

    @Test(arguments: [LetterStep.level1Fill, .level2Trace])
    func `a finished level stays finished`(step: LetterStep) throws {
        var flow = try Lessons.flow(at: step)
        if step == .level1Fill { flow.dragAllOver() } else { flow.dragGuide() }
        flow.fit(upright)
        let isFinished = flow.page.isFinished
        #expect(isFinished)
    }

    @Test func `a drawing that was refused keeps its hint and its count`() throws {
        var flow = try Lessons.flow(at: .level3FreeDraw)
        flow.refuse(Verdict(accepted: false, ranking: [], reason: .mirrored))
        flow.fit(upright)
        #expect(flow.frame.hotspots.contains { $0.area == flow.lesson.sheet.hint })
        #expect(flow.wait(200).drawing == nil)
    }
}
