import FoundationEssentials
import Sentences
import Storage

/// Prints the scenarios as JSON, for scripts.
struct ScenariosCommand {
    let scenarios: [Scenario]

    static let usage: Sentence = """
        Usage: pasaka soltura scenarios

        Prints the scenarios as a JSON list, in the order of their categories:
          {"category": "dining", "goal": …, "icon": "soltura/icons/cafe.svg", "id": "cafe", "levels": ["A1", "B1"],
           "role": …, "title": {"en": "At the café", "es": …, "lv": …}, "words": [{"en": …, "es": …, "lv": …}]}
        """

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

    func run(to output: Int32 = 1) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        try FileBytes.write(Array(try encoder.encode(scenarios.map(Entry.init))) + [UInt8(ascii: "\n")], to: output)
    }
}
