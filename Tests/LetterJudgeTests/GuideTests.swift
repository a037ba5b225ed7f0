import Testing

@testable import LetterJudge

struct GuideTests {
    @Test func `every alphabet has its letters in order, each with a sound guide`() throws {
        let (latvian, english) = ("AĀBCČDEĒFGĢHIĪJKĶLĻMNŅOPRSŠTUŪVZŽ", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        #expect(try Samples.guides("lv").map(\.letter).joined() == latvian + latvian.lowercased())
        #expect(try Samples.guides("en").map(\.letter).joined() == english + english.lowercased())
        for guide in try Samples.guides("lv") + Samples.guides("en") {
            #expect(((guide.form == .small ? 0.35 : 0.5)...1.5).contains(guide.width), "\(guide.letter)")
            for stroke in guide.strokes {
                #expect(!stroke.line.isEmpty, "\(guide.letter)")
                let room: ClosedRange<Float> =
                    stroke.kind == .base ? -0.02...(guide.form == .small ? 1.31 : 1.15) : -0.4...1.4
                for point in stroke.line {
                    #expect((0...Float(guide.width)).contains(point.x), "\(guide.letter)")
                    #expect(room.contains(point.y), "\(guide.letter)")
                }
            }
        }
    }

    @Test func `marks come last and hang on their side`() throws {
        for guide in try Samples.guides("lv") where guide.mark != nil {
            #expect(guide.strokes.map { $0.kind == .base }.lastIndex(of: true) == guide.strokes.count - 2)
            let mark = try #require(guide.strokes.last)
            let base = try #require(InkBox(around: guide.base(spacing: 0.02).flatMap(\.points)))
            let isAbove = guide.markSide == .above
            #expect(mark.line.allSatisfy { isAbove ? $0.y < base.minY - 0.05 : $0.y > base.maxY + 0.05 })
        }
    }

    @Test func `both alphabets draw a letter alike`() throws {
        let latvian = try Samples.guides("lv")
        for guide in try Samples.guides("en") {
            if let same = latvian.first(where: { $0.letter == guide.letter }) { #expect(same == guide) }
        }
    }

    @Test func `a path has moves, lines and curves`() {
        #expect(GuidePath.points(of: "M 0 .5 L 1 .5") == [InkPoint(x: 0, y: 0.5), InkPoint(x: 1, y: 0.5)])
        let curve = GuidePath.points(of: "M 0 0 C 0 1 1 1 1 0")
        #expect(curve?.count == 17)
        #expect(curve?[8] == InkPoint(x: 0.5, y: 0.75))
    }

    @Test(arguments: [
        "", "M 0 0", "L 0 0 L 1 1", "M 0 0 L 1", "M 0 0 Q 1 1 2 2", "M 0 0 L a b", "M 0 0 L nan 1", "M 0 0 L 1 1 M 2 2",
        "C 1 1 1 1 1 1",
    ])
    func `a damaged path has no points`(path: String) {
        #expect(GuidePath.points(of: path) == nil)
    }

    @Test func `resampling keeps ends and spacing`() {
        let points = [InkPoint(x: 0, y: 0), InkPoint(x: 1, y: 0)].resampled(0.25)
        #expect(points.map(\.x) == [0, 0.25, 0.5, 0.75, 1])
        #expect([InkPoint]().resampled(0.1).isEmpty)
    }

    @Test(arguments: ["A", "B", "E", "H", "R", "N", "Y"])
    func `the part that is missing is found, leaning too`(letter: String) throws {
        let guide = try Samples.guide(letter, letter == "Y" ? "en" : "lv")
        for missing in guide.strokes.indices {
            let ink = Samples.ink(guide, without: [missing]).moved { InkPoint(x: $0.x * 0.8 - $0.y * 0.15, y: $0.y) }
            let fit = PartFit(SmoothedInk(ink), guide)
            #expect(fit.missing == missing)
            #expect(fit.isCertain)
        }
        #expect(PartFit(SmoothedInk(Samples.ink(guide)), guide).missing == nil)
    }

    @Test(arguments: [("A", "H"), ("E", "O"), ("F", "Z"), ("H", "O"), ("M", "T")])
    func `another letter is not for certain one that lacks a part`(asked: String, drawn: String) throws {
        let fit = PartFit(SmoothedInk(try Samples.ink(drawn)), try Samples.guide(asked))
        #expect(fit.missing != nil && !fit.isCertain)
    }

    @Test func `a guide is laid on a drawing as a hand draws, never mirrored, lying or out of proportion`() {
        func map(_ move: (InkPoint) -> InkPoint) -> AffineMap? {
            var sums = AffineSums(near: AffineMap(x: [1, 0, 0], y: [0, 1, 0]))
            for place in 0..<9 {
                let point = InkPoint(x: Float(place % 3), y: Float(place / 3))
                sums.add(point, move(point))
            }
            return sums.map
        }
        #expect(map { InkPoint(x: 2 * $0.x + 0.5 * $0.y + 1, y: $0.y - 0.5 * $0.x) } != nil)
        #expect(map { InkPoint(x: 2 - $0.x, y: $0.y) } == nil)
        #expect(map { InkPoint(x: $0.x, y: 2 - $0.y) } == nil)
        #expect(map { InkPoint(x: 2 - $0.x, y: 2 - $0.y) } == nil)
        #expect(map { InkPoint(x: $0.x + 1.5 * $0.y, y: $0.y) } == nil)
        #expect(map { InkPoint(x: $0.x, y: $0.y + 1.5 * $0.x) } == nil)
        #expect(map { InkPoint(x: 4 * $0.x, y: $0.y) } == nil)
    }
}
