import Testing

@testable import LetterJudge

struct MarkTests {
    private func stroke(_ points: [(Float, Float)]) -> [InkPoint] { points.map { InkPoint(x: $0.0, y: $0.1) } }

    private func name(_ strokes: [[(Float, Float)]]) -> Mark {
        MarkShape(strokes.map(stroke), letterHeight: 1).name
    }

    @Test func `flat ink is a macron, level or leaning`() {
        #expect(name([[(0, 0), (0.5, 0)]]) == .macron)
        #expect(name([[(0, 0.15), (0.4, 0)]]) == .macron)
        #expect(name([[(0, 0), (0.25, 0.05), (0.5, 0)]]) == .macron)
    }

    @Test func `ink that hangs in the middle is a caron, of one stroke or two, sharp or round`() {
        #expect(name([[(0, 0), (0.15, 0.2), (0.3, 0)]]) == .caron)
        #expect(name([[(0, 0), (0.15, 0.2)], [(0.3, 0), (0.15, 0.2)]]) == .caron)
        #expect(name([[(0, 0), (0.05, 0.12), (0.15, 0.17), (0.25, 0.12), (0.3, 0)]]) == .caron)
        #expect(name([[(0, 0.05), (0.1, 0.2), (0.3, -0.05)]]) == .caron)
    }

    @Test func `a macron may begin or end with a hook`() {
        #expect(name([[(0.15, 0.15), (0, 0.06), (0.3, 0)]]) == .macron)
        #expect(name([[(0.05, 0.08), (0, 0.02), (0.2, 0)]]) == .macron)
        #expect(name([[(0, 0), (0.5, 0.02), (0.5, 0.12)]]) == .macron)
    }

    @Test func `a caron may be shallow, or its arms unequal`() {
        #expect(name([[(0, 0), (0.25, 0.17), (0.45, 0)]]) == .caron)
        #expect(name([[(0, 0), (0.18, 0.14), (0.3, 0.12), (0.24, 0)]]) == .caron)
    }

    @Test(
        arguments: [
            ([(0, 0.05), (0.06, 0.13), (0.4, 0)], true), ([(0, 0), (0.34, 0.13), (0.4, 0.06)], true),
            ([(0, 0.02), (0.05, 0.06), (0.42, 0)], true), ([(0, 0), (0.34, 0.05), (0.4, 0.02)], true),
            ([(0, 0), (0.03, 0.03), (0.4, 0)], false), ([(0, 0), (0.2, 0.04), (0.4, 0)], false),
            ([(0, 0.12), (0.4, 0)], false), ([(0, 0), (0.5, 0.02), (0.5, 0.12)], false),
        ] as [([(Float, Float)], Bool)])
    func `a tick with one short arm may be a caron, a macron with a hook may not`(
        line: [(Float, Float)], fits: Bool
    ) throws {
        let ink = Ink(try Samples.ink("S").strokes + [stroke(line.map { ($0.0 + 0.2, $0.1 - 0.3) })])
        #expect(try #require(MarkedInk(ink, .above)).mayBe(.caron) == fits)
    }

    @Test func `short ink across is a comma`() {
        #expect(name([[(0.05, 0), (0, 0.2)]]) == .comma)
        #expect(name([[(0, 0), (0.04, 0.1), (0, 0.2)]]) == .comma)
    }

    @Test func `any short ink below may be the comma, a long bar may not`() throws {
        for (width, fits) in [(Float(0.2), true), (0.5, false)] {
            let bar = stroke([(0.3, 1.2), (0.3 + width, 1.2)])
            let ink = Ink(try Samples.ink("K").strokes + [bar])
            #expect(try #require(MarkedInk(ink, .below)).mayBe(.comma) == fits)
        }
    }

    @Test func `a mark is split off by its place`() throws {
        for guide in try Samples.guides("lv") {
            guard let mark = guide.mark, let side = guide.markSide else { continue }
            let split = try #require(MarkedInk(Samples.ink(guide), side), "\(guide.letter)")
            #expect(split.mark == mark, "\(guide.letter)")
            #expect(split.gap > 0.05)
            #expect(split.base.strokes.count == guide.strokes.count - 1)
        }
    }

    @Test func `a caron of two strokes is split off whole`() throws {
        let caron = [stroke([(0.2, -0.35), (0.4, -0.12)]), stroke([(0.6, -0.35), (0.4, -0.12)])]
        let split = try #require(MarkedInk(Ink(try Samples.ink("S").strokes + caron), .above))
        #expect(split.mark == .caron)
        #expect(split.base.strokes.count == 1)
    }

    @Test func `a bar that floats stays with its letter when there is a mark above it`() throws {
        let strokes = try Samples.ink("I").strokes
        let serif = strokes[1].map { InkPoint(x: $0.x, y: $0.y - 0.12) }
        let macron = stroke([(0.1, -0.15), (0.5, -0.15)])
        let split = try #require(MarkedInk(Ink([strokes[0], serif, strokes[2], macron]), .above))
        #expect(split.mark == .macron)
        #expect(split.base.strokes.count == 3)
    }

    @Test func `one stroke has no mark`() {
        #expect(MarkedInk(Ink([stroke([(0, 0), (0, 1)])]), .above) == nil)
        #expect(MarkedInk(Ink([]), .below) == nil)
    }
}
