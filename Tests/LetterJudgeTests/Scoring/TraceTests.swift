import Testing

@testable import LetterJudge

struct TraceTests {
    /// What tracing a letter gives when the finger follows the guide, moved by `shift`.
    private func trace(_ guide: Guide, _ age: AgeGroup, shift: (InkPoint) -> InkPoint = { $0 }) -> Trace {
        var trace = Trace(guide, age, Leeway(age))
        for stroke in guide.strokes {
            for point in stroke.line.resampled(0.03) { trace.touch(shift(point)) }
            trace.lift()
        }
        return trace
    }

    private func all() throws -> [Guide] { try Samples.guides("lv") + Samples.guides("en") }

    @Test(arguments: AgeGroup.allCases) func `every guide walked earns all stars`(age: AgeGroup) throws {
        for guide in try all() {
            let walked = trace(guide, age)
            #expect(walked.isFinished, "\(guide.letter)")
            #expect(walked.outsideShare == 0, "\(guide.letter)")
            #expect(walked.stars == 3, "\(guide.letter)")
            #expect(walked.progress == 1, "\(guide.letter)")
        }
    }

    @Test(arguments: AgeGroup.allCases) func `half a corridor beside the strokes is near enough`(age: AgeGroup) throws {
        let shift = Leeway(age).corridor * 0.35
        for guide in try all() {
            #expect(trace(guide, age) { InkPoint(x: $0.x + shift, y: $0.y + shift) }.isFinished, "\(guide.letter)")
        }
    }

    @Test(arguments: AgeGroup.allCases) func `one and a half corridors beside them is not`(age: AgeGroup) throws {
        let shift = Leeway(age).corridor * 1.5
        for guide in try all() {
            #expect(!trace(guide, age) { InkPoint(x: $0.x + shift, y: $0.y + shift) }.isFinished, "\(guide.letter)")
            #expect(!trace(guide, age) { InkPoint(x: $0.x + shift, y: $0.y) }.isFinished, "\(guide.letter)")
        }
    }

    @Test(arguments: AgeGroup.allCases) func `a scribble never passes`(age: AgeGroup) throws {
        for guide in try all() {
            // A standing stem is traced by any standing line.
            let isStem = guide.strokes[0].line.allSatisfy { $0.x == guide.strokes[0].line[0].x }
            let isOnlyStem = isStem && guide.base(spacing: 0.1).count(where: { $0.points.count > 2 }) == 1
            for scribble in Scribbles.all where !(isOnlyStem && scribble.name == "standing hatch") {
                var trace = Trace(guide, age, Leeway(age))
                for point in scribble.points { trace.touch(point) }
                trace.lift()
                #expect(!trace.isFinished, "\(guide.letter), \(scribble.name)")
            }
        }
    }

    @Test func `a stroke drawn backwards waits at its start`() throws {
        let guide = try Samples.guide("L")
        var trace = Trace(guide, .fiveToSix, Leeway(.fiveToSix))
        for point in guide.strokes[0].line.resampled(0.03).reversed() { trace.touch(point) }
        #expect(trace.stroke == 0)
        #expect(trace.progress < 0.2)
    }

    @Test func `after a lift tracing goes on near the last checkpoint only`() throws {
        let guide = try Samples.guide("I", "en")
        let line = guide.strokes[0].line.resampled(0.03)
        var trace = Trace(guide, .fiveToSix, Leeway(.fiveToSix))
        for point in line.prefix(line.count / 2) { trace.touch(point) }
        trace.lift()
        let half = trace.progress
        for point in line.suffix(5) { trace.touch(point) }
        trace.lift()
        #expect(trace.progress == half)
        for point in line.suffix(line.count / 2 + 2) { trace.touch(point) }
        #expect(trace.stroke == 1)
    }

    @Test func `running on past the end of a stroke is free`() throws {
        let guide = try Samples.guide("T")
        var trace = Trace(guide, .sevenToEight, Leeway(.sevenToEight))
        for point in guide.strokes[0].line.resampled(0.03) { trace.touch(point) }
        #expect(trace.touch(InkPoint(x: 0.415, y: 1.4)) == .free)
        #expect(trace.outsideShare == 0)
    }

    @Test func `a slip costs a star and never the letter`() throws {
        let guide = try Samples.guide("L")
        let line = guide.strokes[0].line.resampled(0.03)
        var trace = Trace(guide, .fiveToSix, Leeway(.fiveToSix))
        for point in line.prefix(10) { trace.touch(point) }
        #expect(trace.touch(InkPoint(x: 0.6, y: 0.4)) == .outside)
        trace.lift()
        for point in line.dropFirst(7) { trace.touch(point) }
        #expect(trace.isFinished)
        #expect(trace.stars == 2)
    }

    @Test func `the room is the same in millimetres on every glass, within limits`() {
        #expect(Leeway(.fiveToSix, height: 75).corridor == 0.09)
        #expect(Leeway(.fiveToSix, height: 100).corridor == 0.0675)
        #expect(Leeway(.fiveToSix, height: 500).corridor == Float(0.09 * 0.7))
        #expect(Leeway(.fiveToSix, height: 10).corridor == Float(0.09 * 1.5))
    }

    @Test func `damaged places and guides lead nowhere`() throws {
        let broken = ["M 0 L", ""].map { GuideStroke(kind: .base, path: $0) }
        let guide = Guide(letter: "A", base: "A", width: 1, strokes: broken)
        #expect(Trace(guide, .fiveToSix, Leeway(.fiveToSix)).isFinished)
        var trace = Trace(try Samples.guide("L"), .fiveToSix, Leeway(.fiveToSix))
        for place in [Float.nan, .infinity, -.infinity, 1e30] {
            #expect(trace.touch(InkPoint(x: place, y: 0)) == .outside)
        }
        #expect(trace.progress == 0)
    }
}
