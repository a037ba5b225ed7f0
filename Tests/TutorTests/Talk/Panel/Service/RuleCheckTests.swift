import Testing

@testable import Spanish
@testable import Tutor

/// What the rules say of a message, with the real tools where they are asked.
struct RuleCheckTests {
    private func check(
        _ text: String, chosen: Line? = nil, known: Set<String> = [], isUnderstood: Bool = false, names: [String] = [],
        _ tools: LanguageTools? = nil
    ) -> RuleCheck {
        let tokens = TalkLine.words(of: text).map { word in
            Token(word, known.contains(word) ? [Reading(word, ["n"])] : [])
        }
        return RuleCheck(Samples.message(text, chosen: chosen), tokens, isUnderstood: isUnderstood, names: names, tools)
    }

    @Test func `in a written answer there is nothing to correct`() {
        #expect(check("mi gato come", chosen: Samples.line("mi gato come")) == .written)
    }

    @Test(arguments: [
        ("my cat eats", [], RuleCheck.foreign), ("my cat come", ["come"], .foreign),
        ("my gato come", ["gato", "come"], .failed), ("my cat", [], .failed), ("… ?", [], .failed),
    ])
    func `three words or more, most of which are unknown, are hardly Spanish`(
        text: String, known: [String], check: RuleCheck
    ) {
        #expect(self.check(text, known: Set(known)) == check)
    }

    @Test func `what means a written answer is Spanish, however it is spelled`() {
        #expect(check("kiero un kafe", isUnderstood: true) == .failed)
        #expect(check("kiero un kafe") == .foreign)
    }

    @Test func `the tools find mistakes, and none where there is none`() {
        let found = check("Tengo mucho hambre.", known: ["Tengo", "mucho", "hambre"], Tools.spanish)
        #expect(found.corrections.map(\.from) == ["mucho"] && found.corrections.map(\.to) == ["mucha"])
        #expect(check("Tengo hambre.", known: ["Tengo", "hambre"], Tools.spanish) == .checked([]))
    }

    @Test func `a word that nobody knows is not Spanish, though no rule speaks`() {
        #expect(check("paldies", Tools.spanish) == .foreign)
        #expect(check("Liepāja", names: ["Liepāja"], Tools.spanish) == .foreign)
        #expect(check("¿?", Tools.spanish) == .checked([]))
    }

    @Test(arguments: [(TutorLanguage.latvian, "jo"), (.english, "because"), (.spanish, "porque")])
    func `mistakes are explained in the learner's language`(language: TutorLanguage, why: String) {
        let correction = Correction(
            from: "una café", to: "un café", rule: .agreement, reason: Reason("jo", "because", "porque"), place: 0..<8)
        #expect(
            RuleCheck.checked([correction]).mistakes(in: language) == [
                Mistake("una café", "un café", rule: "agreement", why: why)
            ])
    }

    @Test(arguments: [RuleCheck.written, .foreign, .failed])
    func `what was not checked has no mistakes`(check: RuleCheck) {
        #expect(check.corrections == [] && check.mistakes(in: .english) == [])
    }
}
