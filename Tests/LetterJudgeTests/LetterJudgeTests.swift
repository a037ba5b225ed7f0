import Testing

@testable import LetterJudge

struct LetterJudgeTests {
    private func verdict(_ ink: Ink, _ expected: String?, _ alphabet: String = "lv") throws -> Verdict {
        var judge = try Samples.judge(alphabet)
        return judge.judge(ink, expected: expected)
    }

    @Test(arguments: ["lv", "en"], LetterForm.allCases)
    func `every letter drawn as taught is accepted`(alphabet: String, form: LetterForm) throws {
        var judge = try Samples.judge(alphabet, form)
        for guide in try Samples.guides(alphabet) where guide.form == form {
            let verdict = judge.judge(Samples.ink(guide), expected: guide.letter)
            #expect(verdict.accepted == true, "\(guide.letter): \(String(describing: verdict.reason))")
            #expect(verdict.ranking.first == guide.letter)
            #expect(verdict.reason == nil)
        }
    }

    @Test func `a ranking has every letter of the alphabet once`() throws {
        let verdict = try verdict(Samples.ink("K"), nil)
        #expect(verdict.accepted == nil)
        #expect(verdict.reason == nil)
        #expect(Set(verdict.ranking).count == 33)
        #expect(verdict.ranking.count == 33)
        #expect(verdict.ranking.first == "K")
    }

    @Test(arguments: ["A", "Ģ", "R", "Š", "Ž"])
    func `order, direction and number of strokes do not count`(letter: String) throws {
        let ink = try Samples.ink(letter)
        let backwards = Ink(ink.strokes.reversed().map { $0.reversed() })
        let lifted = Ink(
            ink.strokes.flatMap { [Array($0.prefix($0.count / 2 + 1)), Array($0.suffix(from: $0.count / 2))] })
        #expect(try verdict(backwards, letter).accepted == true)
        #expect(try verdict(lifted, letter).accepted == true)
    }

    @Test func `place and size do not count`() throws {
        for scale in [0.01, 30, 5000] as [Float] {
            let ink = try Samples.ink("R").moved { InkPoint(x: $0.x * scale - 70, y: $0.y * scale + 900) }
            #expect(try verdict(ink, "R").accepted == true)
        }
    }

    @Test func `the same strokes always give the same answer`() throws {
        var judge = try Samples.judge("lv")
        let other = try verdict(Samples.ink("Ķ"), "Ķ")
        for _ in 0..<3 {
            #expect(judge.judge(try Samples.ink("Ķ"), expected: "Ķ") == other)
            _ = judge.judge(try Samples.ink("S"))
        }
    }

    @Test func `a letter of another alphabet is never accepted`() throws {
        #expect(try verdict(Samples.ink("W"), "W").reason == .notALetter)
        #expect(try verdict(Samples.ink("Ā"), "Ā", "en").accepted == false)
    }

    @Test func `an alphabet of three letters needs only its guides`() throws {
        let guides = try ["O", "Š", "T"].map { try Samples.guide($0) }
        var judge = LetterJudge(try Samples.table(), guides)
        #expect(judge.judge(try Samples.ink("Š"), expected: "Š").ranking.first == "Š")
        #expect(judge.judge(try Samples.ink("Š")).ranking.sorted() == ["O", "T", "Š"])
        #expect(judge.judge(try Samples.ink("T"), expected: "T").accepted == true)
        #expect(judge.judge(try Samples.ink("A"), expected: "O").accepted == false)
    }
}
