import Engine
import Inference
import Spanish
import Synchronization

/// A talk with a language model in the terminal: what is typed goes in, and lines of text come out.
struct ModelTalk {
    private let desk: TutorRules
    private let tutor: TutorChoices
    private let builder: PromptBuilder
    private let model: any FreeReply.Model
    private var lines: [TalkLine] = []
    private var messages = 0

    private static let help = "/quit ends; anything else is said to the model."

    init(
        _ scenario: Scenario, level: LevelChoice, _ tutor: TutorChoices, tools: LanguageTools?, deck: DeckWords,
        notes: Deck, model: any FreeReply.Model
    ) {
        (self.tutor, self.model) = (tutor, model)
        desk = TutorRules(tools: tools, scenario: scenario, deck: deck)
        var preferences = Preferences()
        (preferences.level, preferences.dialect, preferences.language) = (level, tutor.dialect, tutor.language)
        builder = PromptBuilder(preferences, scenario, deck: notes)
    }

    private func word(_ words: TutorWording) -> String { Wording.tutor(words).text(in: tutor.language.interface) }

    /// The scene, and the model's first words.
    mutating func begin() throws(ModelProblem) -> [String] {
        guard let scenario = builder.scenario else { return [] }
        return ["\(scenario.title.spanish)", Self.help, ""] + (try reply())
    }

    /// Takes a line of the learner's.
    ///
    /// - Returns: nil when the talk is to end.
    mutating func hear(_ typed: String) throws(ModelProblem) -> [String]? {
        let text = typed.trimmed
        guard text != "/quit" else { return nil }
        guard !text.isEmpty else { return [] }
        guard !text.hasPrefix("/") else { return [Self.help] }
        let message = LearnerMessage(id: messages, text: text, chosen: nil, place: nil, tutor: tutor)
        messages += 1
        let news = desk.understand(message)
        lines.append(news.line)
        return ["Yo: \(text)"] + news.cards.flatMap(self.text) + (try reply())
    }

    private mutating func reply() throws(ModelProblem) -> [String] {
        let last = Mutex<ReplyAnswer.State?>(nil)
        let grammar = desk.tools.map {
            ReplyGrammar(tools: $0, dialect: tutor.dialect, names: Set(builder.scenario?.names ?? []))
        }
        let reply = FreeReply(
            model: model, lexicon: desk.tools, grammar: grammar, scenario: builder.scenario,
            level: builder.preferences.level.level,
            isStopped: { false }, tell: { state in last.withLock { $0 = state } })
        let heard = lines.last { $0.speaker == .learner }?.text ?? ""
        reply.run(builder.messages(for: lines), heard: heard)
        switch last.withLock(\.self) {
        case .said(let text), .stopped(let text):
            lines.append(TalkLine(.tutor, text))
            return ["\(role): \(text)"]
        case .declined(let line):
            lines.append(TalkLine(.tutor, line.spanish))
            return ["\(role): \(line.spanish)"]
        case .failed(.faulty): return [word(.modelFaulty)]
        case .failed(let problem): throw problem
        case .loading, .reading, .making, .judged, nil: throw .failed
        }
    }

    private var role: String {
        let role = builder.scenario?.role.spanish ?? ""
        return "\(role.prefix(1).uppercased())\(role.dropFirst())"
    }

    /// A card: who says it, and below it what.
    private func text(_ card: TutorCard) -> [String] {
        let text = CardText(card, interface: tutor.language.interface, tutor: tutor.language)
        return ["  [\(text.source)]"] + text.body.split(separator: "\n").map { "  \($0)" }
    }
}
