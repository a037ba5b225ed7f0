import ArgumentParser
import Commands
import Engine
import FoundationEssentials
import Sentences
import Spanish
import Storage

/// Prints the system prompt that a language model would get.
struct PromptCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "prompt", abstract: said("Prints the system prompt for a language model."),
        discussion: said(
            """
            The preferences are a JSON object like soltura.json:
              {"level": "A2", "scenario": "cafe", "targetWords": ["la cuenta"],
               "grammar": ["preterite"], "dialect": "mexico", "goal": "…"}
            """))

    @Option(help: .said("The file of preferences.", valueName: "file"), completion: .file())
    var preferences: String

    @Option(help: .said("A deck for Anki.", valueName: "file"), completion: .file())
    var deck: String?

    @Option(help: .said("Which of the deck's words come next.", valueName: "number"))
    var rotation = 0

    func validate() throws {
        guard rotation >= 0 else { throw ValidationError(said("--rotation is a number from 0.")) }
    }

    func run(_ host: ActivityHost) throws {
        let preferences = try Self.read(preferences)
        let scenarios = try SolturaCommand.scenarios(host)
        let scenario = try preferences.scenario.map { try SolturaCommand.scenario($0, of: scenarios) }
        let tools = LanguageTools(host)
        defer { tools.close() }
        let deck = try deck.map { try DeckReader(host, tools).read($0, followsLinks: true) } ?? Deck()
        print(PromptBuilder(preferences, scenario, deck: deck, rotation: rotation).prompt)
    }

    private static func read(_ file: String) throws -> Preferences {
        let bytes: [UInt8]
        do {
            bytes = try OrdinaryFile.read(file, atMost: 1 << 20)
        } catch {
            throw CommandFailure("\(path: file): \(error)")
        }
        do {
            return try JSONDecoder().decode(Preferences.self, from: Data(bytes))
        } catch {
            throw CommandFailure("\(path: file) is not a JSON object")
        }
    }
}
