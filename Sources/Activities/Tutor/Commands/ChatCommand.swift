import Engine
import Sentences
import Storage

/// Plays a guided scene in the terminal, or through pipes.
struct ChatCommand {
    static let usage = """
        Usage: pasaka soltura chat --scenario ID [--level A1|A2|B1|B2|C1|C2|Auto|Native] [--language lv|en|es]
                 [--dialect spain|mexico|argentina|colombia] [--deck FILE]
                 [--preset translation|grammar|irregular-verbs|vocabulary|common-mistakes]

        Prints the tutor's line and three answers, and reads what the learner says, a line each: a number chooses an
        answer, anything else is the learner's own. ?WORD explains a word, /quit ends. After each line it prints what the
        tutor says of it, with its source in brackets, and at the end of the scene or of the input a summary. With the
        same input the output is the same. pasaka soltura scenarios prints the ids.
        """

    private let scenario: String
    private let level: LevelChoice
    private let tutor: TutorChoices
    private let deck: String?

    init(_ words: [String]) throws {
        var options: [String: String] = [:]
        var rest = words[...]
        while let name = rest.popFirst() {
            guard Self.names.contains(name), let value = rest.popFirst() else {
                throw UsageFailure(
                    sentence:
                        "pasaka soltura chat takes --scenario, --level, --language, --dialect, --deck and --preset")
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
        (self.scenario, self.level, deck) = (scenario, level, options["--deck"])
        tutor = TutorChoices(preset: preset, language: language, dialect: dialect)
    }

    private static let names = ["--scenario", "--level", "--language", "--dialect", "--deck", "--preset"]

    /// Blocks until the scene or the input ends.
    ///
    /// - Parameters:
    ///   - tools: nil if they are not installed.
    ///   - read: reads a deck's file.
    func run(
        _ scenarios: [Scenario], _ tools: LanguageTools?, deck read: (String) throws -> Deck, from input: Int32 = 0,
        to output: Int32 = 1
    ) throws {
        let words = DeckWords(try deck.map(read) ?? Deck())
        guard let scenario = scenarios.first(where: { $0.id == scenario }),
            var talk = TerminalTalk(scenario, level: Level(level), tutor, tools: tools, deck: words)
        else { throw UsageFailure(sentence: "there is no scenario \(text: scenario)") }
        func write(_ lines: [String]) throws {
            try FileBytes.write(lines.flatMap { Array("\($0)\n".utf8) }, to: output)
        }
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
}
