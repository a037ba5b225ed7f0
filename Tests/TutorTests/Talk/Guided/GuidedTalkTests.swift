import Testing

@testable import Tutor

struct GuidedTalkTests {
    private static func line(_ text: String) -> Line { Line(text, "\(text) in English", "\(text) in Latvian") }

    private static func answer(_ say: String, next: String?) -> WrittenAnswer {
        WrittenAnswer(say: line(say), keys: [KeyGroup(say)], also: [], reply: line("reply to \(say)"), next: next)
    }

    private static func turn(_ id: String, _ answers: WrittenAnswer...) -> Turn {
        Turn(id: id, line: line(id), answers: answers, again: line("\(id) again"), hint: line("\(id) hint"))
    }

    /// Two turns on the long way, one on the short one.
    private static let scenario = Scenario(
        id: "cafe", category: .dining, title: line("title"), role: line("role"), goal: line("goal"), names: [],
        words: [],
        talks: [
            Talk(
                level: .a1, grammar: [],
                turns: [
                    turn("first", answer("on", next: "second"), answer("off", next: nil)),
                    turn("second", answer("end", next: nil)),
                ]),
            Talk(level: .b1, grammar: [], turns: [turn("hard", answer("end", next: nil))]),
        ])

    private func talk(_ level: Level = .a1) throws -> GuidedTalk {
        try #require(GuidedTalk(Self.scenario, level: level))
    }

    private func texts(_ talk: GuidedTalk) -> [String] {
        talk.said.map { "\($0.speaker == .tutor ? "tutor" : "learner"): \($0.text)" }
    }

    @Test func `the tutor begins, and the level chooses the talk`() throws {
        #expect(try texts(talk()) == ["tutor: first"])
        #expect(try texts(talk(.a2)) == ["tutor: first"])
        #expect(try texts(talk(.c1)) == ["tutor: hard"])
    }

    @Test func `an answer leads to its reply and the next turn`() throws {
        var talk = try talk()
        talk.answer(0)
        #expect(texts(talk) == ["tutor: first", "learner: on", "tutor: reply to on", "tutor: second"])
        #expect(talk.turn?.id == "second")
        #expect(!talk.isOver)
    }

    @Test func `own words keep the written meaning`() throws {
        var talk = try talk()
        talk.answer(0, inOwnWords: "onn")
        #expect(talk.said[1].content == .own("onn", meaning: Self.line("on")))
    }

    @Test func `what is not understood gets a kind line and a hint, and the talk waits`() throws {
        var talk = try talk()
        talk.miss("hello")
        #expect(
            talk.said.dropFirst().map(\.content) == [
                .own("hello", meaning: nil), .written(Self.line("first again")), .hint(Self.line("first hint")),
            ])
        #expect(talk.turn?.id == "first")
        #expect(talk.misses == 1)
        talk.answer(1)
        #expect(talk.misses == 0)
    }

    @Test func `who asks to hear it again gets the line once more, slowly, and nothing is missed`() throws {
        var talk = try talk()
        talk.miss("¿Puede repetir?", .request(.again))
        #expect(texts(talk).suffix(2) == ["tutor: Claro.", "tutor: first"])
        #expect(talk.said.map(\.isSlow) == [false, false, false, true])
        #expect(talk.misses == 0 && talk.turn?.id == "first")
    }

    @Test func `who refuses is asked what else, with a hint`() throws {
        var talk = try talk()
        talk.miss("sin pan", .refused([RefusedWord(text: "pan", isThing: true)], "¿Cuántos quiere?"))
        #expect(texts(talk).suffix(2) == ["tutor: ¿Sin pan? ¿Cuántos, entonces?", "tutor: first hint"])
        #expect(talk.misses == 1)
    }

    @Test func `a talk that is over hears nothing more`() throws {
        var talk = try talk()
        talk.answer(1)
        #expect(talk.isOver)
        let said = talk.said
        talk.answer(0)
        talk.miss("hello")
        #expect(talk.said == said)
    }

    @Test func `an answer that is not there changes nothing`() throws {
        var talk = try talk()
        talk.answer(7)
        #expect(texts(talk) == ["tutor: first"])
    }

    @Test(arguments: [([Int](), 0.0), ([0], 0.5), ([0, 0], 1.0), ([1], 1.0)])
    func `progress counts the longest way that is left`(answers: [Int], progress: Double) throws {
        var talk = try talk()
        for answer in answers { talk.answer(answer) }
        #expect(talk.progress == progress)
    }

    @Test func `a scenario without a talk cannot be played`() {
        let empty = Scenario(
            id: "x", category: .work, title: Self.line(""), role: Self.line(""), goal: Self.line(""), names: [],
            words: [], talks: [])
        #expect(GuidedTalk(empty, level: .a1) == nil)
    }
}
