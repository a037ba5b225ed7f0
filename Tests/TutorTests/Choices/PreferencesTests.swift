import FoundationEssentials
import Testing

@testable import Tutor

struct PreferencesTests {
    private func preferences(_ json: String) throws -> Preferences {
        try JSONDecoder().decode(Preferences.self, from: Data(json.utf8))
    }

    @Test func `they survive JSON`() throws {
        var chosen = Preferences()
        (chosen.level, chosen.dialect, chosen.grammar) = (.b1, .mexico, [.preterite, .subjunctive])
        (chosen.targetWords, chosen.scenario, chosen.goal) = (["la cuenta"], "cafe", "hablar")
        (chosen.isMuted, chosen.language, chosen.preset, chosen.instruction) = (true, .english, .custom, "Sé breve.")
        #expect(try JSONDecoder().decode(Preferences.self, from: JSONEncoder().encode(chosen)) == chosen)
    }

    @Test(arguments: [
        "{}",
        #"{"level":"D7","dialect":3,"grammar":"x","targetWords":{},"isMuted":"no","language":"fr","preset":null}"#,
    ])
    func `what cannot be read counts as not chosen`(json: String) throws {
        #expect(try preferences(json) == Preferences())
    }

    @Test func `words and texts have an end`() throws {
        let words = (0..<99).map { "\"\($0)\"" }.joined(separator: ",")
        let long = String(repeating: "x", count: 900)
        let read = try preferences(#"{"targetWords":["","\#(long)",\#(words)],"goal":"\#(long)"}"#)
        #expect(read.targetWords.count == Preferences.mostWords - 1 && read.targetWords[0].count == 60)
        #expect(read.goal.count == 500)
    }
}
