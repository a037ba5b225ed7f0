import Inference
import Testing

@testable import Spanish
@testable import Tutor

struct ExamRunTests {
    /// The skills in which nothing was passed, and those in which all was.
    private func ends(_ card: ExamCard) -> (none: [ExamSkill], all: [ExamSkill]) {
        let shares = ExamSkill.allCases.map { ($0, card.share(of: $0)) }
        return (shares.filter { $0.1.passed == 0 }.map(\.0), shares.filter { $0.1.passed == $0.1.all }.map(\.0))
    }

    @Test(arguments: [true, false]) func `a perfect model passes everything, with the analyser and without`(
        isAnalysed: Bool
    ) throws {
        let card = try Examinees.run(Examinees.large, isAnalysed ? Tools.spanish : nil, answer: Examinees.perfect)
        #expect(card.marks.filter { !$0.isPassed } == [])
        #expect(card.levels == [.a1, .a2, .b1, .b2])
        #expect(card.mayTranslate && card.mayCorrect)
        #expect(LevelChoice.allCases.allSatisfy(card.mayTalk))
        #expect(card.isAnalysed == isAnalysed)
        #expect(card.tokensASecond == 10)
    }

    @Test func `a small model may not correct, however good it is`() throws {
        let small = ExaminedModel(name: "small", parameters: 494_032_768)
        let card = try Examinees.run(small, answer: Examinees.perfect)
        #expect(card.whyNotCorrect == ["it has 494 million parameters, not 1.5 billion"])
        #expect(card.mayTranslate && card.levels.count == 4)
        let unknown = try Examinees.run(ExaminedModel(name: "unknown", parameters: nil), answer: Examinees.perfect)
        #expect(!unknown.mayCorrect)
    }

    @Test func `a parrot leaves right sentences alone, and can nothing else`() throws {
        let card = try Examinees.run(answer: Examinees.parrot)
        #expect(ends(card).none == [.sense, .declining, .toEnglish, .toSpanish, .correcting])
        #expect(card.share(of: .keeping).isAtLeast(100))
        #expect(card.levels == [] && !card.mayTranslate && !card.mayCorrect)
    }

    @Test func `one that speaks English may do nothing`() throws {
        let card = try Examinees.run(answer: Examinees.english)
        #expect(ends(card).none.starts(with: [.spanish]))
        #expect(card.levels == [] && !card.mayTranslate && !card.mayCorrect)
    }

    @Test func `one that says nothing fails everything`() throws {
        let card = try Examinees.run(answer: Examinees.silent)
        #expect(ends(card).none == ExamSkill.allCases)
        #expect(card.levels == [])
    }

    @Test func `one that rambles fails by its length, and in the tutor's tasks`() throws {
        let card = try Examinees.run(answer: Examinees.rambler)
        #expect(ends(card).none == [.length, .toEnglish, .toSpanish, .correcting, .keeping])
        #expect(card.share(of: .spanish).isAtLeast(100) && card.share(of: .question).isAtLeast(100))
        #expect(card.levels == [])
    }

    @Test func `one that always says the same answers nothing`() throws {
        let card = try Examinees.run(answer: Examinees.canned)
        #expect(card.share(of: .sense).passed == 1)
        #expect(card.levels == [])
    }

    @Test func `one that corrects wrongly never corrects, but may talk and translate`() throws {
        let card = try Examinees.run(answer: Examinees.worsener)
        #expect(ends(card).none == [.correcting, .keeping])
        #expect(card.levels.count == 4 && card.mayTranslate)
        #expect(
            card.whyNotCorrect == ["it corrects 0 of 10 mistakes, not 90 %", "it changes 6 of 6 right sentences"])
    }

    @Test func `one that leaves its role fails there, and may not talk`() throws {
        let card = try Examinees.run(answer: Examinees.turncoat)
        #expect(ends(card).none == [.plain, .declining])
        #expect(card.marks.filter { $0.failed.contains(.role) }.count == 6)
        #expect(card.levels == [])
    }

    @Test func `a single changed sentence forbids to correct`() throws {
        let card = try Examinees.run { question in
            question.id == "keep-agua" ? "La agua está fría." : Examinees.perfect(question)
        }
        #expect(card.whyNotCorrect == ["it changes 1 of 6 right sentences"])
    }

    @Test(
        arguments: [
            (1, [.a1, .a2, .b1, .b2]), (2, []),
        ] as [(Int, [Level])]) func `of ten replies at a level one may be bad, and a bad level bars those above`(
            bad: Int, levels: [Level]
        ) throws
    {
        var left = bad
        let card = try Examinees.run { question in
            guard question.level == .a1, case .talk = question.task, left > 0 else {
                return Examinees.perfect(question)
            }
            left -= 1
            return ""
        }
        #expect(card.levels == levels)
    }

    // MARK: - Running

    @Test func `it asks in order, with the limits, and tells how far it is`() {
        var asked: [([ChatMessage], Int)] = [], told: [Int] = []
        _ = ExamRun(exam: ShippedExam.exam, lexicon: nil).run(
            Examinees.large, date: "", progress: { told.append($0.done) }
        ) { messages, most in
            asked.append((messages, most))
            return ExamReply(text: "", tokens: 0, seconds: 0)
        }
        let questions = ShippedExam.exam.questions
        #expect(asked.map(\.0) == questions.map(\.messages))
        #expect(asked.map(\.1) == questions.map(\.mostTokens))
        #expect(told == Array(0...questions.count))
    }

    @Test func `it stops between two questions`() {
        var count = 0
        let card = ExamRun(exam: ShippedExam.exam, lexicon: nil).run(
            Examinees.large, date: "", isCancelled: { count == 3 }
        ) { _, _ in
            count += 1
            return ExamReply(text: "", tokens: 0, seconds: 0)
        }
        #expect(card == nil && count == 3)
    }

    private struct Broken: Error {}

    @Test func `an engine that fails ends it`() {
        #expect(throws: Broken.self) {
            try ExamRun(exam: ShippedExam.exam, lexicon: nil).run(Examinees.large, date: "") {
                _, _ throws(Broken) -> ExamReply in throw Broken()
            }
        }
    }
}
