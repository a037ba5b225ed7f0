import Testing

@testable import LetterJudge

struct BadInkTests {
    private func verdict(_ strokes: [[InkPoint]], _ expected: String? = "A") throws -> Verdict {
        var judge = try Samples.judge("lv")
        return judge.judge(Ink(strokes), expected: expected)
    }

    private func wander(_ count: Int) -> [InkPoint] {
        var state: UInt32 = 7
        return (0..<count).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return InkPoint(x: Float(state >> 20), y: Float(state >> 8 & 0xfff))
        }
    }

    @Test func `nothing at all is too little, and no letter`() throws {
        for strokes in [[], [[]], [[], []]] as [[[InkPoint]]] {
            #expect(try verdict(strokes) == Verdict(accepted: false, ranking: [], reason: .tooLittle))
            #expect(try verdict(strokes, nil) == Verdict(accepted: nil, ranking: [], reason: nil))
        }
    }

    @Test func `damaged points are left out`() throws {
        var strokes = try Samples.ink("A").strokes
        strokes[0].insert(InkPoint(x: .nan, y: 0), at: 3)
        strokes[1].insert(InkPoint(x: 0, y: .infinity), at: 5)
        strokes[2].append(InkPoint(x: -3e38, y: 3e38))
        strokes.append([InkPoint(x: .nan, y: .nan)])
        #expect(try verdict(strokes) == verdict(Samples.ink("A").strokes))
    }

    @Test func `only damaged points are too little`() throws {
        #expect(try verdict([[InkPoint(x: .nan, y: .infinity)]]).reason == .tooLittle)
    }

    @Test(arguments: [2, 3, 100_000]) func `any number of points gets an answer`(count: Int) throws {
        #expect(try verdict([wander(count)]).accepted == false)
        #expect(try verdict(wander(count).map { [$0] }).accepted == false)
    }

    @Test func `more strokes than any letter has are left out`() {
        let dots = wander(1000).map { [$0] }
        #expect(Ink(dots).cleaned.strokes == Array(dots.prefix(200)))
    }

    @Test func `a letter of 100,000 points is the letter`() throws {
        let strokes = try Samples.guide("A").strokes.map { $0.line.resampled(0.00003) }
        #expect(strokes.joined().count > 80_000)
        #expect(try verdict(strokes).accepted == true)
    }

    @Test func `the largest and smallest coordinates get an answer`() throws {
        let wide = try Samples.ink("A").moved { InkPoint(x: $0.x * 1e6, y: $0.y * 7e5) }
        #expect(try verdict(wide.strokes).accepted == true)
        let narrow = try Samples.ink("A").moved { InkPoint(x: $0.x * 1e-3, y: $0.y * 1e-3) }
        #expect(try verdict(narrow.strokes).accepted == true)
    }
}
