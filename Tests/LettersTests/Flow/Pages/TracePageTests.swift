import Engine
import Testing

@testable import LetterJudge
@testable import Letters

struct TracePageTests {
    private let finger: Image = "interface/icon-touch.svg"

    /// The numbers of the strokes that are still to be traced.
    private func numbers(_ flow: LetterFlowViewModel) -> [String] { flow.texts.sorted() }

    private func stroke(_ place: Int, of flow: LetterFlowViewModel) -> [InkPoint] {
        flow.lesson.guide.strokes[place].line.resampled(0.02)
    }

    // MARK: - Strokes

    @Test func `each traced stroke is told by a sound, and its number goes`() throws {
        var flow = try Lessons.flow(at: .level2Trace)
        #expect(numbers(flow) == ["1", "2", "3"])
        #expect(flow.drag(stroke(0, of: flow)) == [.play(.press)])
        #expect(numbers(flow) == ["2", "3"])
        #expect(flow.drag(stroke(1, of: flow)) == [.play(.press)])
        #expect(flow.drag(stroke(2, of: flow)).contains(.play(.open)))
        #expect(numbers(flow) == [])
    }

    @Test func `a stroke out of its order waits`() throws {
        var flow = try Lessons.flow(at: .level2Trace)
        _ = flow.drag(stroke(1, of: flow).reversed())
        _ = flow.drag(stroke(2, of: flow))
        #expect(numbers(flow) == ["1", "2", "3"])
        #expect(flow.lesson.record.round[.trace] == nil)
    }

    @Test func `a finger may lift in the middle of a stroke and go on`() throws {
        var flow = try Lessons.flow(at: .level2Trace)
        let line = stroke(0, of: flow)
        flow.drag(Array(line.prefix(line.count / 2)))
        #expect(numbers(flow) == ["1", "2", "3"])
        flow.drag(Array(line.suffix(line.count / 2 + 2)))
        #expect(numbers(flow) == ["2", "3"])
    }

    @Test func `after the first stroke that is nowhere on its way a word tells where to begin`() throws {
        var flow = try Lessons.flow(at: .level2Trace)
        #expect(flow.drag(stroke(2, of: flow)) == [.narrate("say-trace-start")])
        #expect(flow.drag(stroke(2, of: flow)) == [])
    }

    // MARK: - Ink off the way

    /// The ink that fades.
    private func astray(_ flow: LetterFlowViewModel) -> [[Point]] {
        let width = TracePage.width(flow.lesson.box)
        return flow.drawings.lines(flow.lesson.color).filter { $0.width == width }.map(\.points)
    }

    @Test func `ink off the way fades within a second and is not kept`() throws {
        var flow = try Lessons.flow(at: .level2Trace)
        flow.wait(40)
        flow.drag([InkPoint(x: 0.9, y: 0.1), InkPoint(x: 0.9, y: 0.2), InkPoint(x: 0.9, y: 0.3)])
        #expect(flow.ink.isEmpty)
        #expect(astray(flow).map(\.count) == [4])
        #expect(flow.rest == .moving)
        flow.wait(60)
        #expect(astray(flow).isEmpty)
        for place in 0..<3 { flow.drag(stroke(place, of: flow)) }
        let kept = try #require(flow.lesson.record.round[.trace])
        #expect(kept.drawing.strokes.joined().allSatisfy { $0.x < 0.89 || $0.y > 0.6 })
    }

    @Test func `ink beyond the paper is not seen`() throws {
        var flow = try Lessons.flow(at: .level2Trace)
        flow.drag([InkPoint(x: 0.9, y: 0.1), InkPoint(x: 3, y: 0.5)])
        let lines = flow.drawings.split { if case .clip = $0 { true } else { false } }
        #expect(lines.count == 3)
        #expect(lines[1].allSatisfy { if case .line = $0 { true } else { false } })
        #expect(flow.drawings.contains(.clip(flow.lesson.sheet.paper)))
    }

    @Test func `ink that leaves the way and comes back is one stroke on it, another off it and a third on it`() throws {
        var flow = try Lessons.flow(at: .level2Trace)
        let line = stroke(0, of: flow)
        let half = line.count / 2
        flow.drag(Array(line.prefix(half)) + [InkPoint(x: 0.9, y: 0.2)] + Array(line.suffix(half + 2)))
        #expect(flow.ink.count == 2)
        #expect(astray(flow).count == 1)
        #expect(numbers(flow) == ["2", "3"])
    }

    @Test func `ink off the way that goes on and on fades at its beginning`() throws {
        var flow = try Lessons.flow(at: .level2Trace)
        flow.wait(40)
        _ = flow.mark(Contact(.began, 1, at: flow.lesson.box.point(InkPoint(x: 0.9, y: 0.1)), milliseconds: 0))
        for step in 1...1000 {
            flow.wait(1)
            let place = InkPoint(x: 0.9, y: 0.1 + 0.001 * Float(step % 200))
            _ = flow.mark(Contact(.moved, 1, at: flow.lesson.box.point(place), milliseconds: 0))
        }
        #expect(astray(flow).map(\.count) == [40])
    }

    @Test(arguments: [InkPoint(x: 0.9, y: 0.1), InkPoint(x: 0.5, y: 0)])
    func `the page rests under a finger that rests`(place: InkPoint) throws {
        var flow = try Lessons.flow(at: .level2Trace, in: Lessons.world().eased)
        _ = flow.mark(Contact(.began, 1, at: flow.lesson.box.point(place), milliseconds: 0))
        flow.wait(1400)
        #expect(flow.rest == .still)
        flow.wait(400)
        #expect(flow.rest == .still)
    }

    // MARK: - Undo

    @Test func `undo takes back what the last finger has traced`() throws {
        var flow = try Lessons.flow(at: .level2Trace)
        flow.drag(stroke(0, of: flow))
        let ink = flow.ink
        flow.drag(stroke(1, of: flow))
        _ = flow.perform(.undo)
        #expect(numbers(flow) == ["2", "3"] && flow.ink == ink)
        _ = flow.perform(.undo)
        #expect(numbers(flow) == ["1", "2", "3"] && flow.ink.isEmpty)
        #expect(flow.perform(.undo) == [])
        flow.dragGuide()
        #expect(flow.lesson.record.round[.trace]?.stars == 3)
        #expect(flow.perform(.undo) == [])
    }

    // MARK: - The finger that shows the way

    @Test func `a finger shows the first stroke before the child begins`() throws {
        var flow = try Lessons.flow(at: .level2Trace, in: Lessons.world().eased)
        #expect(flow.shows(finger) == 0)
        flow.wait(90)
        #expect(flow.shows(finger) == 1)
        flow.wait(300)
        #expect(flow.shows(finger) == 0)
    }

    @Test func `it goes when the child draws, and shows the next stroke when the child waits`() throws {
        var flow = try Lessons.flow(at: .level2Trace, in: Lessons.world().eased)
        flow.wait(90)
        let start = flow.lesson.box.point(stroke(0, of: flow)[0])
        _ = flow.mark(Contact(.began, 1, at: start, milliseconds: 0))
        #expect(flow.shows(finger) == 0)
        flow.wait(300)
        #expect(flow.shows(finger) == 0)
        _ = flow.mark(Contact(.ended, 1, at: start, milliseconds: 5000))
        flow.drag(stroke(0, of: flow))
        flow.wait(140)
        #expect(flow.shows(finger) == 0)
        flow.wait(60)
        #expect(flow.shows(finger) == 1)
    }

    @Test func `it shows the stroke that is due again after undo`() throws {
        var flow = try Lessons.flow(at: .level2Trace, in: Lessons.world().eased)
        flow.drag(stroke(0, of: flow))
        _ = flow.perform(.undo)
        flow.wait(140)
        #expect(flow.shows(finger) == 0)
        flow.wait(60)
        #expect(flow.shows(finger) == 1)
    }

    @Test func `it shows again while somebody is there, and not for an empty room`() throws {
        var flow = try Lessons.flow(at: .level2Trace, in: Lessons.world().eased)
        var seen: [Int] = []
        for second in 1...60 {
            flow.wait(60)
            if flow.shows(finger) == 1 { seen.append(second) }
        }
        #expect(seen.allSatisfy { $0 <= 20 })
        #expect(flow.rest == .still)
    }

    @Test func `with reduced motion nothing moves on its own`() throws {
        var flow = try Lessons.flow(at: .level2Trace)
        if let clip = flow.lesson.speech.current { _ = flow.receive(.narrationEnded(clip)) }
        for _ in 1...10 {
            flow.wait(30)
            #expect(flow.shows(finger) == 0)
        }
        #expect(flow.rest != .moving)
    }

    // MARK: - Signs

    @Test func `every letter's numbers and arrows lie on its paper`() throws {
        let shipped = try Lessons.shipped()
        for alphabet in shipped.all {
            for letter in alphabet.letters {
                for (width, height) in [(1280.0, 800.0), (800, 1280)] {
                    var world = World(motion: .cut).seen(width, height)
                    world[Alphabets.self] = shipped
                    let flow = try #require(
                        LetterFlowViewModel(
                            world: world, alphabet: alphabet.id, letter: letter.capital, step: .level2Trace))
                    let paper = flow.lesson.sheet.paper
                    for case .text(_, let area, _) in flow.drawings {
                        #expect(paper.union(area.inset(by: 1)) == paper, "\(letter.capital) \(width)")
                    }
                    for line in flow.drawings.lines(.deepOrange).flatMap(\.points) {
                        #expect(paper.contains(line), "\(letter.capital) \(width)")
                    }
                }
            }
        }
    }
}
