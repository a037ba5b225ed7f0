import Testing

@testable import LetterJudge

struct FillTests {
    /// Walks every stroke of a guide, each time a little to the side.
    private func fill(_ guide: Guide, _ age: AgeGroup, offsets: [(Float, Float)]) -> Fill {
        var fill = Fill(LetterMask(guide), age)
        for stroke in guide.strokes {
            for (x, y) in offsets {
                for point in stroke.line { fill.touch(InkPoint(x: point.x + x, y: point.y + y)) }
                fill.lift()
            }
        }
        return fill
    }

    /// The places around the middle of the stroke, so that a brush narrower than the stem reaches its edges.
    private let around: [(Float, Float)] =
        (0..<16).map {
            let turned = Turn(degrees: 22.5 * Float($0 % 2))(InkPoint(x: 0.035, y: 0))
            let quarter = [(turned.x, turned.y), (-turned.y, turned.x), (-turned.x, -turned.y), (turned.y, -turned.x)]
            return quarter[$0 / 2 % 4]
        } + [(0, 0)]

    @Test(arguments: AgeGroup.allCases) func `every letter painted with care is whole and clean`(age: AgeGroup) throws {
        for guide in try Samples.guides("lv") + Samples.guides("en") {
            let filled = fill(guide, age, offsets: around)
            #expect(filled.coverage > 0.995, "\(guide.letter)")
            #expect(filled.outsideShare == 0, "\(guide.letter)")
            #expect(filled.stars == 3, "\(guide.letter)")
        }
    }

    @Test func `a letter painted beside itself is not filled`() throws {
        for guide in try Samples.guides("lv") {
            let filled = fill(guide, .fiveToSix, offsets: around.map { ($0.0 + 0.1, $0.1 + 0.1) })
            #expect(!filled.isFinished, "\(guide.letter)")
            #expect(filled.outsideShare > 0.2, "\(guide.letter)")
        }
    }

    @Test(arguments: AgeGroup.allCases) func `a sheet painted all over earns one star`(age: AgeGroup) throws {
        for guide in try Samples.guides("en") {
            var fill = Fill(LetterMask(guide), age)
            for row in 0...100 {
                for column in [-0.3, 1.6] as [Float] {
                    fill.touch(InkPoint(x: column, y: Float(row) * 0.02 - 0.4))
                }
            }
            #expect(fill.stars == 1, "\(guide.letter)")
        }
    }

    @Test(arguments: AgeGroup.allCases) func `a letter whose mark is left hollow is not filled`(age: AgeGroup) throws {
        for guide in try Samples.guides("lv") where guide.mark != nil {
            var filled = Fill(LetterMask(guide), age)
            var isFinished: [Bool] = []
            // Marks come last.
            for stroke in guide.strokes {
                for (x, y) in around {
                    for point in stroke.line { filled.touch(InkPoint(x: point.x + x, y: point.y + y)) }
                    filled.lift()
                }
                isFinished.append(filled.isFinished)
            }
            #expect(isFinished.lastIndex(of: false) == guide.strokes.count - 2, "\(guide.letter)")
        }
    }

    @Test(arguments: AgeGroup.allCases)
    func `a letter is filled by the touch that covers what its age asks, not before`(age: AgeGroup) throws {
        let guide = try Samples.guide("C")
        var fill = Fill(LetterMask(guide), age)
        var unfinished: [Double] = []
        for (x, y) in around {
            for point in guide.strokes.flatMap({ $0.line }) where !fill.isFinished {
                unfinished.append(fill.coverage)
                fill.touch(InkPoint(x: point.x + x, y: point.y + y))
            }
            fill.lift()
        }
        #expect(unfinished.allSatisfy { $0 < age.coverage })
        #expect(fill.isFinished && fill.coverage >= age.coverage)
    }

    @Test func `nothing is covered before the first touch`() throws {
        let fill = Fill(LetterMask(try Samples.guide("A")), .fiveToSix)
        #expect(fill.coverage == 0)
        #expect(fill.outsideShare == 0)
        #expect(fill.stars == 0)
    }

    @Test func `a quick finger leaves no gaps`() throws {
        var fill = Fill(LetterMask(try Samples.guide("I", "en")), .fiveToSix)
        fill.touch(InkPoint(x: 0.32, y: -0.4))
        fill.touch(InkPoint(x: 0.32, y: 1.4))
        #expect(fill.coverage > 0.3)
    }

    @Test func `a lift leaves no line`() throws {
        var fill = Fill(LetterMask(try Samples.guide("I", "en")), .fiveToSix)
        fill.touch(InkPoint(x: 0.32, y: 0.1))
        fill.lift()
        fill.touch(InkPoint(x: 0.32, y: 0.9))
        #expect(fill.coverage < 0.3)
    }

    @Test func `damaged places paint nothing, far ones nothing that counts inside`() throws {
        var fill = Fill(LetterMask(try Samples.guide("A")), .fiveToSix)
        for place in [Float.nan, .infinity, -.infinity, 1e30, 9.9] { fill.touch(InkPoint(x: place, y: place)) }
        #expect(fill.coverage == 0)
        #expect(LetterMask(Guide(letter: "", base: "", width: .infinity, strokes: [])).inside == 0)
    }
}
