import Foundation
import TestSupport
import Testing

@testable import Spanish
@testable import Tutor

/// The exam's questions as they are written.
struct ExamQuestionsTests {
    private static let questions = ShippedExam.exam.questions

    private static func counts(_ skill: ExamSkill) -> [Level: Int] {
        Dictionary(grouping: questions.filter { $0.skill == skill }, by: \.level).mapValues(\.count)
    }

    @Test func `there are about sixty, of each skill and level`() {
        #expect(throws: Never.self) { try ExamReader(assets: RightTexts.assets).read() }
        #expect(Self.questions.count == 64)
        #expect(Set(Self.questions.map(\.id)).count == 64)
        for skill in ExamSkill.allCases where skill != .question {
            #expect(Self.counts(skill).count >= (skill == .length || skill == .sense ? 4 : 3), "\(skill)")
        }
        for skill in [ExamSkill.toEnglish, .toSpanish] { #expect(Self.counts(skill).values.reduce(0, +) == 7) }
        #expect(Self.counts(.correcting).values.reduce(0, +) == 10)
        #expect(Self.counts(.keeping).values.reduce(0, +) == 6)
        #expect(Self.counts(.declining) == [.a1: 1, .a2: 1, .b1: 1, .b2: 1])
    }

    @Test(arguments: questions) func `each is asked as in a talk: the learner speaks last`(question: ExamQuestion) {
        let messages = question.messages
        #expect(messages.first?.role == .system && messages.last?.role == .user)
        #expect(zip(messages, messages.dropFirst()).allSatisfy { $0.role != $1.role })
        #expect(messages.reduce(0) { $0 + PromptBuilder.tokens(in: $1.content) } < 400)
    }

    /// Its Spanish that has to be right.
    private static func spanish(_ question: ExamQuestion) -> [String] {
        switch question.task {
        case .talk(let talk): [talk.example] + talk.turns.filter { $0.speaker == .tutor }.map(\.text)
        case .translation(let translation):
            question.skill == .toEnglish ? [translation.text] : translation.accepts
        case .correction(let correction): correction.accepts
        }
    }

    /// What a learner says and needs not be right, but has words that exist.
    private static func learnersWords(_ question: ExamQuestion) -> [String] {
        switch question.task {
        case .talk(let talk): talk.turns.filter { $0.speaker == .learner }.map(\.text)
        case .translation(let translation): question.skill == .toEnglish ? [] : translation.needs
        case .correction(let correction): [correction.text]
        }
    }

    @Test(arguments: questions) func `no rule finds a mistake in what has to be right`(question: ExamQuestion) throws {
        for text in Self.spanish(question) {
            let found = try Tools.spanish.corrections(in: text, .spain, names: ["Ana", "Sevilla"])
            #expect(found.map { "\($0.from) → \($0.to)" } == [], "\(text)")
        }
    }

    @Test(arguments: questions) func `each Spanish word is known`(question: ExamQuestion) throws {
        let texts =
            Self.spanish(question)
            + Self.learnersWords(question).filter { !SpanishCheck($0, LemmatisedText($0)).isForeign }
        let words = texts.flatMap { TalkLine.words(of: $0) }.filter { $0 != "Ana" && $0 != "Sevilla" }
        let unknown = zip(words, try Tools.spanish.readings(of: words)).filter(\.1.isEmpty).map(\.0)
        let misspelt = zip(unknown, try Tools.spanish.spelling(of: unknown)).filter { $0.1 != .right }.map(\.0)
        #expect(misspelt == [])
    }

    @Test(arguments: questions) func `what has to be left alone has no mistake, and what is wrong differs`(
        question: ExamQuestion
    ) throws {
        guard case .correction(let correction) = question.task else { return }
        #expect(correction.accepts.contains(correction.text) == (question.skill == .keeping))
    }

    @Test(arguments: questions) func `each accepted translation has the phrases of a free one`(question: ExamQuestion) {
        guard case .translation(let translation) = question.task, !translation.needs.isEmpty else { return }
        for text in translation.accepts {
            #expect(translation.needs.filter { !ComparedText(text).has($0) } == [], "\(text)")
        }
    }

    // MARK: - The file

    @Test func `without the file there is one sentence`() throws {
        let folder = try TemporaryFolder()
        for (content, sentence) in [
            (nil, "there is no exam for models; install pasaka-soltura"), ("{", "exam.json is not an exam"),
            (#"{"version": 1, "scenes": [], "talks": [], "translations": []}"#, "exam.json is not an exam"),
        ] {
            if let content { try folder.write("exam.json", content) }
            #expect { try ExamReader(assets: folder.path).read() } throws: { "\($0)" == sentence }
        }
    }

    @Test func `a talk in no scene, or an id twice, is no exam`() throws {
        func exam(scene: String, ids: [String]) throws -> Exam? {
            let corrections = ids.map { #"{"id": "\#($0)", "text": "Sí.", "level": "A1"}"# }.joined(separator: ",")
            let json = """
                {"version": 1, "translations": [], "corrections": [\(corrections)],
                 "scenes": [{"id": "a", "title": "a", "role": "a", "goal": "a", "category": "dining"}],
                 "talks": [{"id": "t", "scene": "\(scene)", "example": "a", "level": "A1", "skill": "role", "turns": []}]}
                """
            return try JSONDecoder().decode(ExamFile.self, from: Data(json.utf8)).exam()
        }
        #expect(try exam(scene: "a", ids: ["b", "c"])?.questions.count == 3)
        #expect(try exam(scene: "x", ids: ["b", "c"]) == nil)
        #expect(try exam(scene: "a", ids: ["b", "b"]) == nil)
    }
}
