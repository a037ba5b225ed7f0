import ArgumentParser
import Commands
import Engine
import FoundationEssentials
import Storage

/// Prints the scenarios as JSON, for scripts.
struct ScenariosCommand: ActivityCommand {
    static let configuration = CommandConfiguration(
        commandName: "scenarios", abstract: said("Prints the scenarios as JSON."),
        discussion: said(
            """
            The list is in the order of the categories:
              {"category": "dining", "goal": …, "icon": "soltura/icons/cafe.svg",
               "id": "cafe", "levels": ["A1", "B1"], "role": …,
               "title": {"en": "At the café", "es": …, "lv": …},
               "words": [{"en": …, "es": …, "lv": …}]}
            """))

    private struct Entry: Encodable {
        let id, icon: String
        let category: Scenario.Category
        let title, role, goal: Texts
        let levels: [Level]
        let words: [Texts]

        init(_ scenario: Scenario) {
            (id, icon, category) = (scenario.id, scenario.icon, scenario.category)
            (title, role, goal) = (Texts(scenario.title), Texts(scenario.role), Texts(scenario.goal))
            (levels, words) = (scenario.talks.map(\.level), scenario.words.map(Texts.init))
        }
    }

    private struct Texts: Encodable {
        let es, en, lv: String

        init(_ line: Line) { (es, en, lv) = (line.spanish, line.english, line.latvian) }
    }

    func run(_ host: ActivityHost) throws { try Self.write(SolturaCommand.scenarios(host), to: 1) }

    private static func write(_ scenarios: [Scenario], to output: Int32) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        try FileBytes.write(Array(try encoder.encode(scenarios.map(Entry.init))) + [UInt8(ascii: "\n")], to: output)
    }
}
