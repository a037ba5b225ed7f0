import Engine
import Testing

@testable import LetterJudge
@testable import Letters

struct FillPageTests {
    private func result(_ flow: LetterFlowViewModel) -> LetterRecord.Result? { flow.lesson.record.round[.fill] }

    private func isFinished(_ flow: LetterFlowViewModel) -> Bool { flow.page.isFinished }

    @Test func `paint lies where the finger was, as wide as it is scored`() throws {
        var flow = try Lessons.flow(at: .level1Fill)
        let line = [InkPoint(x: 0.1, y: 0.5), InkPoint(x: 0.9, y: 0.5)]
        flow.drag(line)
        let (stroke, box) = (try #require(flow.ink.first), flow.lesson.box)
        #expect(flow.ink.count == 1)
        #expect((stroke.points[0] - box.point(line[0])).length < 0.1)
        #expect((stroke.points[1] - box.point(line[1])).length < 0.1)
        let fill = Fill(LetterMask(flow.lesson.guide), .fiveToSix)
        #expect(abs(stroke.width - 2 * Double(fill.radius) * box.height) < 0.01)
    }

    @Test func `neat paint earns three stars, a scribble all over fewer`() throws {
        var neat = try Lessons.flow(at: .level1Fill)
        neat.dragAllOver()
        #expect(result(neat)?.stars == 3)
        var wild = try Lessons.flow(at: .level1Fill)
        for row in stride(from: Float(-0.1), through: 1.1, by: 0.06) {
            wild.drag([InkPoint(x: -0.2, y: row), InkPoint(x: 1.2, y: row)])
        }
        let stars = try #require(result(wild)?.stars)
        #expect(stars == 1)
    }

    @Test func `undo takes back one stroke, and what was painted with it`() throws {
        var flow = try Lessons.flow(at: .level1Fill)
        let strokes = flow.lesson.guide.strokes.map { $0.line.resampled(0.02) }
        flow.drag(strokes[0])
        flow.drag(strokes[1])
        #expect(flow.perform(.undo) == [.play(.press)])
        #expect(flow.ink.count == 1)
        #expect(flow.perform(.undo) == [.play(.press)])
        #expect(flow.ink.isEmpty)
        #expect(flow.perform(.undo) == [])
    }

    @Test(arguments: [LetterStep.level1Fill, .level2Trace, .level3FreeDraw])
    func `what is taken back while the finger draws is not drawn on`(step: LetterStep) throws {
        var flow = try Lessons.flow(at: step)
        let line = flow.lesson.guide.strokes[0].line.resampled(0.02)
        flow.drag(Array(line.prefix(8)))
        let before = flow.ink
        let points = line[8..<14].map(flow.lesson.box.point)
        _ = flow.mark(Contact(.began, 1, at: points[0], milliseconds: 0))
        _ = flow.mark(Contact(.moved, 1, at: points[1], milliseconds: 0))
        _ = flow.perform(.undo)
        _ = flow.mark(Contact(.moved, 1, at: points[2], milliseconds: 0))
        _ = flow.mark(Contact(.ended, 1, at: points[3], milliseconds: 0))
        #expect(flow.ink == before)
    }

    @Test func `undo leaves what lies below a stroke that is taken back`() throws {
        var (flow, other) = (try Lessons.flow(at: .level1Fill), try Lessons.flow(at: .level1Fill))
        flow.drag([InkPoint(x: 2, y: 2)])
        _ = flow.perform(.undo)
        for _ in 1...2 {
            flow.dragAllOver()
            other.dragAllOver()
        }
        #expect(result(flow) == result(other))
    }

    @Test func `the button for it is there only while there is something to take back`() throws {
        var flow = try Lessons.flow(at: .level1Fill)
        #expect(!flow.frame.hotspots.contains { $0.action == .undo })
        flow.drag([InkPoint(x: 0.5, y: 0.5)])
        #expect(flow.frame.hotspots.contains { $0.action == .undo })
        flow.dragAllOver()
        #expect(!flow.frame.hotspots.contains { $0.action == .undo })
        #expect(flow.perform(.undo) == [])
    }

    @Test func `another colour is for the next stroke only`() throws {
        var flow = try Lessons.flow(at: .level1Fill)
        flow.drag([InkPoint(x: 0.2, y: 0.5)])
        _ = flow.perform(.color(5))
        flow.drag([InkPoint(x: 0.8, y: 0.5)])
        let paints = [0, 5].map { InkColor.all[$0].faded(to: FillPage.opacity) }
        #expect(flow.ink.map(\.color) == paints)
    }

    @Test func `a colour chosen while the finger is down is for its next stroke`() throws {
        var flow = try Lessons.flow(at: .level1Fill)
        let point = flow.lesson.box.point(InkPoint(x: 0.5, y: 0.5))
        _ = flow.mark(Contact(.began, 1, at: point, milliseconds: 0))
        _ = flow.perform(.color(5))
        _ = flow.mark(Contact(.moved, 1, at: point + Point(x: 40, y: 0), milliseconds: 16))
        #expect(flow.ink.map(\.points.count) == [2])
        #expect(flow.ink.map(\.color) == [InkColor.all[0].faded(to: FillPage.opacity)])
    }

    @Test func `a finger that is lost ends its stroke`() throws {
        var flow = try Lessons.flow(at: .level1Fill)
        let box = flow.lesson.box
        let (left, right) = (box.point(InkPoint(x: 0, y: 0.5)), box.point(InkPoint(x: 1, y: 0.5)))
        _ = flow.mark(Contact(.began, 1, at: left, milliseconds: 0))
        _ = flow.mark(Contact(.lost, 1, at: left, milliseconds: 10))
        _ = flow.mark(Contact(.moved, 1, at: right, milliseconds: 20))
        #expect(flow.ink.map(\.points.count) == [2])
        #expect(flow.ink[0].points.allSatisfy { ($0 - left).length < 0.1 })
    }

    @Test func `the rest fills itself in the last colour, then all is still`() throws {
        var flow = try Lessons.flow(at: .level1Fill, in: Lessons.world().eased)
        _ = flow.perform(.color(4))
        flow.wait(90)
        flow.dragAllOver()
        func widths() -> [Double] { flow.drawings.lines(InkColor.all[4]).map(\.width) }
        let thin = try #require(widths().max())
        flow.wait(20)
        let wide = try #require(widths().max())
        #expect(thin < wide)
        flow.wait(30)
        #expect(widths() == [Double](repeating: flow.lesson.drawing.stem, count: 3))
        if let clip = flow.lesson.speech.current { _ = flow.receive(.narrationFailed(clip)) }
        if let clip = flow.lesson.speech.current { _ = flow.receive(.narrationFailed(clip)) }
        #expect(flow.rest == .still)
    }

    @Test func `after the last stroke nothing more is painted`() throws {
        var flow = try Lessons.flow(at: .level1Fill)
        flow.dragAllOver()
        let drawing = result(flow)?.drawing
        #expect(flow.drag([InkPoint(x: 0, y: 0), InkPoint(x: 1, y: 1)]) == [])
        #expect(result(flow)?.drawing == drawing)
        #expect(isFinished(flow))
    }
}
