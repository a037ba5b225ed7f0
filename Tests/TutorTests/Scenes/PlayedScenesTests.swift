import Foundation
import Testing

@testable import Spanish
@testable import Tutor

/// Every written talk, played by typing, with the real analyser.
struct PlayedScenesTests {
    private static let scenes: [Scenario] = {
        let assets = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../assets/soltura")
        return SceneFolder(assets: assets.path).read().scenarios
    }()

    /// Texts understood only without other words, because the analyser knows their phrases by another base form.
    private static let onlyAlone: Set = ["¿Giro a la derecha o a la izquierda?", "La de dibujos animados."]

    /// The mark between texts that are analysed together.
    private static let mark = "zxqwz"

    /// The words of many texts, asked for in few questions.
    private func tokens(_ texts: [String]) throws -> [[Token]] {
        var all: [[Token]] = [], piece: [String] = []
        func ask() throws {
            let tokens = try Tools.spanish.tokens(of: piece.joined(separator: " \(Self.mark) "))
            all += tokens.split(separator: Token(Self.mark), omittingEmptySubsequences: false).map(Array.init)
            piece = []
        }
        for text in texts {
            if piece.reduce(text.count, { $0 + $1.count + 8 }) > ApertiumStream.longestText { try ask() }
            piece.append(text)
        }
        try ask()
        return all
    }

    private func message(_ text: String, _ scenario: Scenario, _ talk: Talk, _ turn: Turn) -> LearnerMessage {
        LearnerMessage(
            id: 0, text: text, chosen: nil, place: .init(scenario: scenario.id, level: talk.level, turn: turn.id),
            tutor: Samples.tutor)
    }

    @Test(arguments: scenes.map(\.id)) func `each written answer and each other way to say it is understood`(
        id: String
    ) throws {
        let scenario = try #require(Self.scenes.first { $0.id == id })
        let desk = TutorRules(tools: nil, scenario: scenario, deck: DeckWords(Deck()))
        for talk in scenario.talks {
            for turn in talk.turns {
                for (place, answer) in turn.answers.enumerated() {
                    for text in [answer.say.spanish] + answer.also {
                        let typed = text.lowercased().filter { !"¿¡".contains($0) }
                        let choice = desk.choice(message(typed, scenario, talk, turn), [])
                        #expect(choice == place, "\(turn.id): \(text)")
                    }
                }
            }
        }
    }

    @Test(arguments: scenes.map(\.id)) func `more words around an answer do not hide its meaning`(id: String) throws {
        let scenario = try #require(Self.scenes.first { $0.id == id })
        let turns = scenario.talks.flatMap(\.turns)
        let texts = turns.flatMap(\.answers).map { "Pues, \($0.say.spanish)" }
        var analysed = try tokens(texts)[...]
        #expect(analysed.count == texts.count)
        // Without `Pues` and the comma.
        let own = Dictionary(
            zip(
                turns.flatMap(\.answers).map(\.say.spanish),
                analysed.map { Array($0.drop { $0.isMark || $0.plain == "pues" }) })
        ) {
            first, _ in first
        }
        for turn in turns {
            for (place, answer) in turn.answers.enumerated() {
                let matcher = AnswerMatcher(answers: turn.answers) { own[$0] ?? Token.plain($0) }
                let choice = matcher.choose(analysed.popFirst() ?? [])
                guard !Self.onlyAlone.contains(answer.say.spanish) else { continue }
                #expect(choice == place, "\(turn.id): \(answer.say.spanish)")
            }
        }
    }

    @Test(arguments: scenes.map(\.id)) func `each talk can be played to its end by typing`(id: String) throws {
        let scenario = try #require(Self.scenes.first { $0.id == id })
        let desk = TutorRules(tools: nil, scenario: scenario, deck: DeckWords(Deck()))
        for level in scenario.talks.map(\.level) {
            var talk = try #require(GuidedTalk(scenario, level: level))
            var count = 0
            while let turn = talk.turn, count < 100 {
                let text = turn.answers[count % turn.answers.count].also.first ?? turn.answers[0].say.spanish
                let choice = desk.choice(message(text, scenario, talk.talk, turn), [])
                talk.answer(try #require(choice), inOwnWords: text)
                count += 1
            }
            #expect(talk.isOver && talk.progress == 1 && count >= 8)
        }
    }

    @Test(arguments: scenes.map(\.id)) func `nonsense and sentences in other languages are not understood`(
        id: String
    ) throws {
        let scenario = try #require(Self.scenes.first { $0.id == id })
        let texts = ["asdf qwer zxcv", "Could you repeat that, please?", "Lūdzu, vēlreiz!"]
        let analysed = try tokens(texts)
        for turn in scenario.talks.flatMap(\.turns) {
            for (text, tokens) in zip(texts, analysed) {
                #expect(AnswerMatcher(answers: turn.answers).choose(tokens) == nil, "\(turn.id): \(text)")
            }
        }
    }
}
