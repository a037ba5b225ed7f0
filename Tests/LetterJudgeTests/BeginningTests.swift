import Testing

@testable import LetterJudge

/// What a child has drawn so far is told from what is wrong: it is unfinished.
struct BeginningTests {
    private func refusal(_ ink: Ink, _ expected: String) throws -> Refusal? {
        let form = expected.first?.isLowercase == true ? LetterForm.small : .capital
        var judge = try Samples.judge("QWXYqwxy".contains(expected) ? "en" : "lv", form)
        return judge.judge(ink, expected: expected).reason
    }

    private func isUnfinished(_ reason: Refusal?) -> Bool {
        switch reason {
        case .missingPart, .tooLittle, .markMissing: true
        default: false
        }
    }

    @Test(arguments: ["lv", "en"]) func `a letter begun as taught is unfinished until its last stroke`(
        alphabet: String
    ) throws {
        for guide in try Samples.guides(alphabet) {
            let needed = guide.strokes.indices.filter { !guide.strokes[$0].isOptional }
            for count in 1..<max(1, needed.count) {
                let ink = Samples.ink(guide, without: Set(guide.strokes.indices).subtracting(needed.prefix(count)))
                let reason = try refusal(ink, guide.letter)
                #expect(isUnfinished(reason), "\(guide.letter) after \(count): \(String(describing: reason))")
            }
        }
    }

    @Test(arguments: ["A", "E", "F", "H", "K", "M", "N", "R"])
    func `strokes may come in any order, and lean`(letter: String) throws {
        let guide = try Samples.guide(letter)
        for count in 1..<guide.strokes.count {
            let ink = Samples.ink(guide, without: Set(0..<count)).moved { InkPoint(x: $0.x - 0.1 * $0.y, y: $0.y) }
            let reason = try refusal(ink, letter)
            #expect(isUnfinished(reason), "\(letter) without \(count): \(String(describing: reason))")
        }
    }

    @Test(arguments: [("E", "F"), ("E", "L"), ("R", "P"), ("B", "P"), ("Q", "O"), ("G", "C"), ("M", "V"), ("Y", "V")])
    func `a letter that is a part of the other is a beginning of it`(asked: String, drawn: String) throws {
        #expect(isUnfinished(try refusal(Samples.ink(drawn), asked)))
    }

    @Test(arguments: ["Č", "Š", "Ž", "Ā", "Ū"]) func `a mark drawn first lacks its letter`(letter: String) throws {
        let guide = try Samples.guide(letter)
        let reason = try refusal(Samples.ink(guide, without: Set(guide.strokes.indices.dropLast())), letter)
        #expect(isUnfinished(reason), "\(String(describing: reason))")
    }
}
