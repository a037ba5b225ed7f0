import Engine
import Spanish

/// A guided scene in the terminal: what is typed goes in, and lines of text come out.
struct TerminalTalk {
    private let desk: TutorRules
    private let tutor: TutorChoices
    private(set) var talk: GuidedTalk
    private var lines: [TalkLine] = []
    /// The number of the talk's sayings that were printed.
    private var shown = 0
    private var messages = 0
    private(set) var isOver = false

    /// What can be typed besides answers.
    private static let help = """
        A number chooses an answer; anything else is your own. ?WORD explains a word, /quit ends.
        """

    /// - Parameter glossary: the words of all scenes.
    /// - Returns: nil if the scenario has no talk.
    init?(
        _ scenario: Scenario, level: Level, _ tutor: TutorChoices, tools: LanguageTools?, deck: DeckWords,
        glossary: [Line] = []
    ) {
        let scenario = scenario.spoken(in: tutor.dialect)
        guard let talk = GuidedTalk(scenario, level: level) else { return nil }
        (self.talk, self.tutor) = (talk, tutor)
        desk = TutorRules(tools: tools, scenario: scenario, deck: deck, glossary: { glossary })
    }

    private var language: TutorLanguage { tutor.language }
    private func word(_ words: TutorWording) -> String { Wording.tutor(words).text(in: language.interface) }

    // MARK: - Talking

    /// The scene, the tutor's first line, and what may be answered.
    mutating func begin() -> [String] {
        let scenario = talk.scenario
        let head = [Self.line(scenario.title, language, joiner: " – "), Self.line(scenario.goal, language)]
        return head + [Self.help, ""] + goOn()
    }

    /// Takes a line of the learner's.
    mutating func hear(_ typed: String) -> [String] {
        let text = typed.trimmed
        guard !isOver, !text.isEmpty else { return [] }
        if text == "/quit" { return end() }
        if text.hasPrefix("/") { return [Self.help] }
        if text.hasPrefix("?") { return explain(text.dropFirst().description.trimmed) }
        guard let number = Int(text) else { return answer(text, chosen: nil) }
        let count = talk.turn?.answers.count ?? 0
        guard (1...count).contains(number) else { return ["1–\(count)"] }
        return answer("", chosen: number - 1)
    }

    /// Ends the talk where it is: what remains of it, if anything was answered.
    mutating func end() -> [String] {
        defer { isOver = true }
        return isOver || !lines.contains { $0.speaker == .learner } ? [] : summary
    }

    private mutating func answer(_ text: String, chosen place: Int?) -> [String] {
        guard let turn = talk.turn else { return [] }
        let written = place.map { turn.answers[$0].say }
        let message = LearnerMessage(
            id: messages, text: written?.spanish ?? text, chosen: written,
            place: .init(scenario: talk.scenario.id, level: talk.talk.level, turn: turn.id), tutor: tutor)
        messages += 1
        let news = desk.understand(message)
        if let place = place ?? news.choice {
            talk.answer(place, inOwnWords: written == nil ? text : nil)
        } else {
            talk.miss(text, news.back)
        }
        lines.append(news.line)
        let own = ["Yo: \(message.text)"] + news.cards.flatMap(self.text)
        shown += 1  // the learner's
        let more = goOn()
        guard talk.isOver else { return own + more }
        return own + more + ["", word(.finished)] + end()
    }

    /// What the tutor has said since, and what may be answered.
    private mutating func goOn() -> [String] {
        let new = talk.said[shown...]
        shown = talk.said.count
        lines += new.filter { !$0.isHint }.map { TalkLine(.tutor, $0.text) }
        let answers = talk.turn?.answers.enumerated().map { place, answer in
            "  \(place + 1). \(Self.line(answer.say, language))"
        }
        return new.map(text) + (answers ?? [])
    }

    private func explain(_ word: String) -> [String] {
        guard !word.isEmpty else { return [Self.help] }
        let question = TypedQuestion(id: 0, text: word, scenario: talk.scenario.id, tutor: tutor)
        return desk.answer(question).flatMap(text)
    }

    // MARK: - As text

    private func text(_ saying: Saying) -> String {
        guard let line = saying.line else { return saying.text }
        let text = Self.line(line, language)
        if saying.isHint { return "\(word(.hint)): \(text)" }
        let role = talk.scenario.role.spanish
        return "\(role.prefix(1).uppercased())\(role.dropFirst()): \(text)"
    }

    /// A card: who says it, and below it what.
    private func text(_ card: TutorCard) -> [String] {
        let text = CardText(card, interface: language.interface, tutor: language)
        return ["  [\(text.source)]"] + text.body.split(separator: "\n").map { "  \($0)" }
    }

    /// A line with its translation, unless the tutor speaks Spanish.
    private static func line(_ line: Line, _ language: TutorLanguage, joiner: String? = nil) -> String {
        guard let meaning = line.text(in: language) else { return line.spanish }
        return joiner.map { "\(line.spanish)\($0)\(meaning)" } ?? "\(line.spanish) (\(meaning))"
    }

    // MARK: - The end

    private var summary: [String] {
        let talk = FinishedTalk(lines: lines, scenario: talk.scenario.id, tutor: tutor)
        let news = desk.summary(of: talk, date: "")
        return TalkEnd.sections(news, language.interface).flatMap { title, lines in
            ["", "\(title):"] + lines.flatMap { $0.split(separator: "\n").map { "  \($0)" } }
        }
    }
}
