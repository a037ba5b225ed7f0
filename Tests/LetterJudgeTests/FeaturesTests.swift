import Testing

@testable import LetterJudge

struct FeaturesTests {
    private func sums(_ strokes: [[(Float, Float)]]) -> [Float] {
        let values = Features(Ink(strokes.map { $0.map { InkPoint(x: $0.0, y: $0.1) } })).values
        return (0..<Features.channels).map { channel in
            stride(from: channel, to: Features.count - 1, by: Features.channels).reduce(0) { $0 + values[$1] }
        }
    }

    @Test(arguments: [(0, [(0, 0), (9, 0)]), (1, [(0, 0), (9, 9)]), (2, [(0, 0), (0, 9)]), (3, [(0, 9), (9, 0)])])
    func `a straight line has ink in its direction only`(channel: Int, line: [(Float, Float)]) {
        let sums = sums([line])
        for other in 0..<4 { #expect((sums[other] > 0.5) == (other == channel), "direction \(other)") }
        #expect(sums[4] > 0)
    }

    @Test func `direction and order of strokes do not count`() throws {
        let ink = try Samples.ink("K")
        let turned = Ink(ink.strokes.reversed().map { $0.reversed() })
        for (one, two) in zip(Features(ink).values, Features(turned).values) { #expect(abs(one - two) < 0.06) }
    }

    @Test func `place and size do not count`() throws {
        let ink = try Samples.ink("R")
        let moved = ink.moved { InkPoint(x: $0.x * 64 + 512, y: $0.y * 64 - 256) }
        for (one, two) in zip(Features(ink).values, Features(moved).values) { #expect(abs(one - two) < 0.01) }
    }

    @Test func `the box's shape is told`() {
        func shape(_ points: [(Float, Float)]) -> Float {
            Features(Ink([points.map { InkPoint(x: $0.0, y: $0.1) }])).values[Features.count - 1]
        }
        #expect(shape([(0, 0), (0, 9)]) < 0.01)
        #expect(abs(shape([(0, 0), (9, 9)]) - 0.5) < 0.01)
        #expect(shape([(0, 0), (9, 0)]) > 0.99)
    }

    @Test func `no ink has no features`() {
        #expect(Features(Ink([])).values.allSatisfy { $0 == 0 })
        #expect(Features(Ink([[]])).values.allSatisfy { $0 == 0 })
    }

    @Test func `a turn is clockwise on the screen`() {
        let turned = Turn(degrees: 30)(InkPoint(x: 1, y: 0))
        #expect(abs(turned.x - 0.8660254) < 1e-6)
        #expect(abs(turned.y - 0.5) < 1e-6)
    }

    @Test func `points are evenly spaced and ends stay`() {
        let ink = SmoothedInk(Ink([[InkPoint(x: 10, y: 10), InkPoint(x: 110, y: 10)]]))
        #expect(ink.points.count == 51)
        #expect(ink.points[0] == InkPoint(x: 0, y: 0))
        #expect(abs(ink.points[50].x - 1) < 1e-5)
        #expect(abs(ink.points[25].x - 0.5) < 1e-5)
        #expect(ink.length == 1)
    }
}
