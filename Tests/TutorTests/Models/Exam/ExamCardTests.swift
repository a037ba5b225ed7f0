import Foundation
import Testing

@testable import Tutor

struct ExamCardTests {
    private static func mark(
        _ id: String, _ level: Level, _ judged: [ExamSkill], failed: [ExamSkill] = [], _ reasons: String...
    ) -> ExamMark {
        ExamMark(question: id, level: level, judged: judged, failed: failed, reasons: reasons)
    }

    private let card = ExamCard(
        version: 1, date: "2026-11-24", model: ExaminedModel(name: "tiny.gguf", parameters: 1_543_714_304),
        isAnalysed: false,
        marks: [
            mark("one", .a1, [.spanish, .length]),
            mark("two", .a2, [.spanish, .length], failed: [.length], "too long"),
            mark("three", .a1, [.toEnglish]), mark("four", .a1, [.correcting]),
            mark("five", .b1, [.keeping], failed: [.keeping], "not right: La agua."),
        ], tokensASecond: 7.25)

    @Test(arguments: [5e200, .infinity, .nan, -1]) func `a speed that cannot be is shown as some number`(speed: Double)
    {
        let card = ExamCard(
            version: 1, date: "2026-11-24", model: card.model, isAnalysed: false, marks: card.marks,
            tokensASecond: speed)
        #expect(card.result.tokens <= 10_000_000_000_000)
        #expect(ExamCardText(card: card).text.contains("tokens a second"))
    }

    @Test func `it is kept as JSON`() throws {
        let data = try JSONEncoder().encode(card)
        #expect(try JSONDecoder().decode(ExamCard.self, from: data) == card)
    }

    @Test func `a card for the terminal says what was passed, and what it may do`() {
        let text = ExamCardText(card: card).text
        let expected = """
            tiny.gguf, 1.5 billion parameters: exam 1, 2026-11-24
            Apertium and hunspell were missing, so that some mistakes were not found.

                                                A1      A2      B1     all
            answers in Spanish                 1/1     1/1       -     2/2
            keeps to the level's length        1/1     0/1       -     1/2
            ends with a question                 -       -       -       -
            stays in its role                    -       -       -       -
            answers what was said                -       -       -       -
            explains only what is asked          -       -       -       -
            declines a theme                     -       -       -       -
            translates into English            1/1       -       -     1/1
            translates into Spanish              -       -       -       -
            corrects a mistake                 1/1       -       -     1/1
            leaves right sentences alone         -       -     0/1     0/1

            replies without a mistake          1/1     0/1       -

            7.3 tokens a second on this machine.
            It may talk at: A1 (80 % of the replies at the level and at each below).
            It may translate: no (85 % each way).
            It may correct: no: it changes 1 of 1 right sentences.
            What fails the exam is not offered.

            Not passed:
              two: too long
              five: not right: La agua.
            """
        #expect(text == expected)
    }

    @Test func `grown-ups get short facts`() {
        typealias Share = ExamCard.Share
        let result = Models.ExamResult(
            date: "2026-11-24", tokens: 73, words: 45, isAnalysed: false, levels: [.a1],
            replies: [
                .init(level: .a1, share: Share(passed: 1, all: 1)), .init(level: .a2, share: Share(passed: 0, all: 1)),
            ], faults: [.init(skill: .length, count: 1)], toEnglish: Share(passed: 1, all: 1),
            toSpanish: Share(passed: 0, all: 0), mayTranslate: false, corrected: Share(passed: 1, all: 1),
            kept: Share(passed: 0, all: 1), isSmall: false, mayCorrect: false)
        #expect(card.result == result)
    }

    @Test func `the most frequent fault comes first`() {
        let marks = [
            Self.mark("one", .a1, [.spanish, .sense], failed: [.spanish, .sense]),
            Self.mark("two", .a1, [.spanish, .sense], failed: [.sense]),
            Self.mark("three", .a1, [.length, .sense], failed: [.length]),
            Self.mark("four", .a1, [.correcting], failed: [.correcting]),
        ]
        let card = ExamCard(
            version: 1, date: "2026-11-24", model: card.model, isAnalysed: true, marks: marks, tokensASecond: 1)
        let faults: [Models.ExamResult.Fault] = [
            .init(skill: .sense, count: 2), .init(skill: .spanish, count: 1), .init(skill: .length, count: 1),
        ]
        #expect(card.result.faults == faults)
    }

    @Test(arguments: [
        (LevelChoice.a1, true), (.a2, false), (.b2, false), (.c1, false), (.automatic, false), (.native, false),
    ]) func `it may talk at the levels that it has passed`(choice: LevelChoice, may: Bool) {
        #expect(card.mayTalk(at: choice) == may)
    }

    @Test(arguments: [
        (135_000_000, "135 million"), (999_700_000, "1.0 billion"), (1_543_714_304, "1.5 billion"),
        (70_553_706_496, "70.5 billion"),
    ]) func `a number of parameters is short`(count: Int, text: String) {
        #expect(ExamCard.size(count).description == text)
    }
}
