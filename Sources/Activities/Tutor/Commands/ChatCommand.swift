import Engine
import Sentences
import Spanish
import Storage

/// Plays a guided scene in the terminal, or through pipes, or talks there with a language model.
struct ChatCommand {
    static let usage: Sentence = """
        Usage: pasaka soltura chat --scenario ID [--level A1|A2|B1|B2|C1|C2|Auto|Native] [--language lv|en|es]
                 [--dialect spain|mexico|argentina|colombia] [--deck FILE]
                 [--preset translation|grammar|irregular-verbs|vocabulary|common-mistakes] [--model NAME]

        Prints the tutor's line and three answers, and reads what the learner says, a line each: a number chooses an
        answer, anything else is the learner's own. ?WORD explains a word, /quit ends. After each line it prints what the
        tutor says of it, with its source in brackets, and at the end of the scene or of the input a summary. With the
        same input the output is the same. pasaka soltura scenarios prints the ids.

        --model has an installed language model talk instead (pasaka model list): it begins, and answers each line.
        """

    private let scenario: String
    private let level: LevelChoice
    private let tutor: TutorChoices
    private let deck: String?
    private let model: String?

    init(_ words: [String]) throws {
        var options: [String: String] = [:]
        var rest = words[...]
        while let name = rest.popFirst() {
            guard Self.names.contains(name), let value = rest.popFirst() else {
                throw UsageFailure(
                    sentence:
                        "pasaka soltura chat takes --scenario, --level, --language, --dialect, --deck, --preset and --model"
                )
            }
            options[name] = value
        }
        guard let scenario = options["--scenario"] else {
            throw UsageFailure(sentence: "pasaka soltura chat needs --scenario ID")
        }
        guard let level = LevelChoice(rawValue: options["--level"] ?? LevelChoice.automatic.rawValue) else {
            throw UsageFailure(sentence: "--level is A1, A2, B1, B2, C1, C2, Auto or Native")
        }
        guard let language = TutorLanguage(rawValue: options["--language"] ?? TutorLanguage.english.rawValue) else {
            throw UsageFailure(sentence: "--language is lv, en or es")
        }
        guard let dialect = Dialect(rawValue: options["--dialect"] ?? Dialect.spain.rawValue) else {
            throw UsageFailure(sentence: "--dialect is spain, mexico, argentina or colombia")
        }
        let name = options["--preset"] ?? TutorPreset.translation.label
        guard let preset = TutorPreset.allCases.first(where: { $0.label == name && $0 != .custom }) else {
            throw UsageFailure(
                sentence: "--preset is translation, grammar, irregular-verbs, vocabulary or common-mistakes")
        }
        (self.scenario, self.level, deck, model) = (scenario, level, options["--deck"], options["--model"])
        tutor = TutorChoices(preset: preset, language: language, dialect: dialect)
    }

    private static let names = ["--scenario", "--level", "--language", "--dialect", "--deck", "--preset", "--model"]

    /// Blocks until the scene or the input ends.
    ///
    /// - Parameters:
    ///   - tools: nil if they are not installed.
    ///   - models: gives an installed model by its name.
    ///   - read: reads a deck's file.
    func run(
        _ scenarios: [Scenario], _ tools: LanguageTools?, model models: (String) -> any FreeReply.Model,
        deck read: (String) throws -> Deck, from input: Int32 = 0, to output: Int32 = 1
    ) throws {
        let notes = try deck.map(read) ?? Deck()
        guard let scenario = scenarios.first(where: { $0.id == scenario }) else {
            throw UsageFailure(sentence: "there is no scenario \(text: scenario)")
        }
        if let model {
            let talk = ModelTalk(
                scenario, level: level, tutor, tools: tools, deck: DeckWords(notes), notes: notes, model: models(model))
            return try run(talk, from: input, to: output)
        }
        guard var talk = TerminalTalk(scenario, level: Level(level), tutor, tools: tools, deck: DeckWords(notes)) else {
            throw UsageFailure(sentence: "there is no scenario \(text: scenario.id)")
        }
        func write(_ lines: [String]) throws { try Self.write(lines, to: output) }
        try write(talk.begin())
        var lines = LineReader(of: input, longest: 4 * ApertiumStream.longestText)
        while !talk.isOver, let line = try lines.next() {
            if case .whole(let bytes) = line, let text = String(validating: bytes, as: UTF8.self) {
                try write(talk.hear(text.typed()))
            } else {
                try write(["that is no line of text"])
            }
        }
        try write(talk.end())
    }

    private func run(_ talk: ModelTalk, from input: Int32, to output: Int32) throws {
        var talk = talk
        try Self.write(try talk.begin(), to: output)
        var lines = LineReader(of: input, longest: 4 * ApertiumStream.longestText)
        while let line = try lines.next() {
            guard case .whole(let bytes) = line, let text = String(validating: bytes, as: UTF8.self) else {
                try Self.write(["that is no line of text"], to: output)
                continue
            }
            guard let said = try talk.hear(text.typed()) else { return }
            try Self.write(said, to: output)
        }
    }

    private static func write(_ lines: [String], to output: Int32) throws {
        try FileBytes.write(lines.flatMap { Array("\($0)\n".utf8) }, to: output)
    }
}
