import MorningCheck
import NetworkFolder
import Testing

@testable import NetworkLights

/// The page's own table of codes against those who send them.
struct AdviceTests {
    @Test(arguments: Finding.allCases)
    func `each finding of the morning check has its signal and what to do`(finding: Finding) throws {
        let advice = try #require(Advice.all[finding.rawValue])
        #expect("\(advice.signal)" == finding.entry.signal.rawValue)
        #expect(!advice.latvian.isEmpty && !advice.english.isEmpty)
    }

    @Test(arguments: NetworkRefusal.allCases)
    func `each refusal of the network has what to do`(refusal: NetworkRefusal) {
        #expect(Advice.all[refusal.rawValue] != nil)
    }

    @Test func `a code is a letter and a number, and an unknown one is amber`() {
        #expect(Code("S1")?.signal == .red)
        #expect(Code("S1")?.subject == .sound)
        #expect(Code("M1")?.subject == .other)
        #expect(Code("Q17")?.signal == .amber)
        #expect(["", "S", "s1", "S123", "Š1", "1S", "<b", "S1\n"].compactMap { Code($0) } == [])
    }

    @Test func `words of both languages have a name for each subject, light and trouble`() {
        for words in PageLanguage.allCases.map(\.words) {
            #expect(words.subjects.count == NetworkLights.Subject.allCases.count)
            #expect(words.signals.count == NetworkLights.Signal.allCases.count)
            #expect(words.meanings.count == NetworkLights.Signal.allCases.count)
            #expect(words.troubles.count == Trouble.allCases.count)
        }
    }

    @Test(arguments: [(1, "dienas"), (2, "dienām"), (11, "dienām"), (21, "dienas"), (111, "dienām")])
    func `Latvian counts one and twenty-one alike`(days: Int, word: String) {
        #expect(PageLanguage.latvian.words.daysAgo(days) == "pirms \(days) \(word)")
    }

    @Test func `the terminal's locale chooses the language`() {
        #expect(PageLanguage { ["LANG": "lv_LV.UTF-8"][$0] } == .latvian)
        #expect(PageLanguage { ["LANG": "lv_LV.UTF-8", "LC_ALL": "C"][$0] } == .english)
        #expect(PageLanguage { _ in nil } == .english)
    }
}
