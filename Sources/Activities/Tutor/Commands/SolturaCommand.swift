import Engine
import Sentences
import Spanish

extension Subcommand {
    /// `pasaka soltura …`: what scripts and examiners ask of the tutor.
    static let soltura = Subcommand("soltura", "Spanish scenes and prompts: pasaka soltura --help.") { words, host in
        let rest = Array(words.dropFirst())
        let asksForHelp = rest.first.map { ["help", "-h", "--help"].contains($0) } ?? false
        switch words.first {
        case nil, "help", "-h", "--help": print(usage)
        case "scenarios" where asksForHelp: print(ScenariosCommand.usage)
        case "scenarios" where rest.isEmpty: try ScenariosCommand(scenarios: scenarios(host)).run()
        case "scenarios": throw UsageFailure(sentence: "pasaka soltura scenarios takes no arguments")
        case "prompt" where asksForHelp: print(PromptCommand.usage)
        case "prompt":
            let decks = DeckReader(converter: host.program("pasaka-converter"))
            try PromptCommand(rest).run(scenarios(host)) { try decks.read($0, followsLinks: true) }
        case "check" where asksForHelp: print(CheckCommand.usage)
        case "check":
            let tools = LanguageTools(host)
            defer { tools.close() }
            let check = try CheckCommand(rest, tools)
            tools.prepare(for: .commonMistakes)
            try check.run()
        case "conjugate" where asksForHelp: print(ConjugateCommand.usage)
        case "conjugate":
            let tools = LanguageTools(host)
            defer { tools.close() }
            try ConjugateCommand(rest).run(tools)
        case "chat" where asksForHelp: print(ChatCommand.usage)
        case "chat":
            let tools = LanguageTools(host)
            defer { tools.close() }
            let decks = DeckReader(converter: host.program("pasaka-converter"))
            let models = ModelProcess(host, ModelStore(host))
            defer { models.close() }
            models.beginTalk()
            try ChatCommand(rest).run(
                scenarios(host), tools.isInstalled ? tools : nil, model: { models.model($0) },
                deck: { try decks.read($0, followsLinks: true) })
        case "hear" where asksForHelp: print(HearCommand.usage)
        case "hear": try HearCommand(rest).run(host)
        case let word?: throw UsageFailure(sentence: "pasaka soltura has no command \(text: word)")
        }
    }

    private static let usage: Sentence = """
        Usage: pasaka soltura COMMAND

          scenarios  prints the scenarios as JSON
          prompt     prints the system prompt for a language model
          check      finds mistakes in sentences by rule
          conjugate  prints the forms of a verb
          chat       plays a scene in the terminal
          hear       prints what is said in a sound

        pasaka soltura COMMAND --help says more.
        """

    private static func scenarios(_ host: ActivityHost) throws -> [Scenario] {
        let scenes = SceneFolder(assets: host.folders.assets).read()
        if let problem = scenes.problems.first { throw UsageFailure(sentence: problem) }
        guard !scenes.scenarios.isEmpty else {
            throw UsageFailure(sentence: "there are no written scenes")
        }
        return scenes.scenarios
    }
}
