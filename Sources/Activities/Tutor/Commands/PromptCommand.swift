import Engine
import FoundationEssentials
import Sentences
import Storage

/// Prints the system prompt that a language model would get.
struct PromptCommand {
    static let usage: Sentence = """
        Usage: pasaka soltura prompt --preferences FILE [--deck FILE] [--rotation NUMBER]

        Reads preferences, a JSON object like soltura.json, and prints the system prompt for a language model:
          {"level": "A2", "scenario": "cafe", "targetWords": ["la cuenta"], "grammar": ["preterite"],
           "dialect": "mexico", "goal": "…"}
        --deck names a deck for Anki; --rotation chooses which of its words have their turn (0 at first).
        """

    private let preferences: Preferences
    private let deck: String?
    private let rotation: Int

    init(_ words: [String]) throws {
        var options: [String: String] = [:]
        var rest = words[...]
        while let name = rest.popFirst() {
            guard ["--preferences", "--deck", "--rotation"].contains(name), let value = rest.popFirst() else {
                throw UsageFailure(
                    sentence: "pasaka soltura prompt takes --preferences FILE, --deck FILE and --rotation NUMBER")
            }
            options[name] = value
        }
        guard let file = options["--preferences"] else {
            throw UsageFailure(sentence: "pasaka soltura prompt needs --preferences FILE")
        }
        preferences = try Self.read(file)
        deck = options["--deck"]
        guard let rotation = Int(options["--rotation"] ?? "0"), rotation >= 0 else {
            throw UsageFailure(sentence: "--rotation is a number from 0")
        }
        self.rotation = rotation
    }

    private static func read(_ file: String) throws -> Preferences {
        let bytes: [UInt8]
        do {
            bytes = try OrdinaryFile.read(file, atMost: 1 << 20)
        } catch {
            throw UsageFailure(sentence: "\(path: file): \(error)")
        }
        do {
            return try JSONDecoder().decode(Preferences.self, from: Data(bytes))
        } catch {
            throw UsageFailure(sentence: "\(path: file) is not a JSON object")
        }
    }

    /// - Parameter read: reads a deck's file.
    func run(_ scenarios: [Scenario], deck read: (String) throws -> Deck) throws {
        let scenario = preferences.scenario.flatMap { id in scenarios.first { $0.id == id } }
        if let id = preferences.scenario, scenario == nil {
            throw UsageFailure(sentence: "there is no scenario \(text: id)")
        }
        let builder = PromptBuilder(
            preferences, scenario, deck: try deck.map(read) ?? Deck(), rotation: rotation)
        print(builder.prompt)
    }
}
