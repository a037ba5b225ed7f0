import ArgumentParser
import Commands
import Engine
import Installed
import Spanish
import Storage

/// Plays a guided scene in the terminal, or through pipes, or talks there with a language model.
struct ChatCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "chat", abstract: said("Plays a Spanish scene in the terminal."),
        discussion: said(
            """
            Prints the tutor's line and three answers, and reads what the learner says, a line each: a number chooses \
            an answer, anything else is the learner's own. ?WORD explains a word, /quit ends. After each line it \
            prints what the tutor says about it, with its source in brackets, and at the end of the scene or of the \
            input a summary. With the same input the output is the same.
            """))

    @Option(help: .said("The scene, by its id: pasaka soltura scenarios prints the ids.", valueName: "id"))
    var scenario: String

    @Option(help: .said("The learner's level."))
    var level = LevelChoice.automatic

    @Option(help: .said("The language in which the tutor explains."))
    var language = TutorLanguage.english

    @Option(help: .said("Whose Spanish is practised."))
    var dialect = Dialect.spain

    @Option(help: .said("A deck for Anki.", valueName: "file"), completion: .file())
    var deck: String?

    @Option(help: .said("What the tutor says about each line."))
    var preset = TutorPreset.translation

    @Option(
        help: .said(
            "An installed language model, which begins, and answers each line: pasaka model list shows the names.",
            valueName: "name"))
    var model: String?

    private var tutor: TutorChoices { TutorChoices(preset: preset, language: language, dialect: dialect) }

    func run(_ host: ActivityHost) throws {
        let tools = LanguageTools(host)
        defer { tools.close() }
        let models = ModelProcess(host, InstalledStore(host))
        defer { models.close() }
        models.beginTalk()
        try run(
            SolturaCommand.scenarios(host), tools.isInstalled ? tools : nil, model: { models.model($0) },
            deck: { try DeckReader(host, tools).read($0, followsLinks: true) })
    }

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
        let scenario = try SolturaCommand.scenario(scenario, of: scenarios)
        if let model {
            let talk = ModelTalk(
                scenario, level: level, tutor, tools: tools, deck: DeckWords(notes), notes: notes, model: models(model))
            return try run(talk, from: input, to: output)
        }
        let talk = TerminalTalk(
            scenario, level: Level(level), tutor, tools: tools, deck: DeckWords(notes),
            glossary: scenarios.flatMap(\.words))
        guard var talk else {
            throw CommandFailure("the scenario \(text: scenario.id) has no talk")
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
