import Testing

@testable import Spanish
@testable import Tutor

/// The tutor's cards for a message, by preset; with the real tools only where they are asked.
struct TutorCommentTests {
    private static let correction = Correction(
        from: "una", to: "un", rule: .article, reason: Reason("jo", "because", "porque"), place: 0..<3)
    private static let wrong = TutorCard(.rule, .correction(from: "una", to: "un", why: "because"))

    private static let wanted = Token("quiero", [Reading("querer", ["vblex", "pri", "p1", "sg"])])
    private static let went = Token(
        "fui", [Reading("ir", ["vblex", "ifi", "p1", "sg"]), Reading("ser", ["vbser", "ifi", "p1", "sg"])])
    /// A form of `comer`, or the word for `like`.
    private static let como = Token("como", [Reading("comer", ["vblex", "pri", "p1", "sg"]), Reading("como", ["pr"])])

    private static func practised(_ word: String, _ tense: FormName.Tense) -> TutorCard.Practised {
        .init(word: word, form: FormName(kind: .verb, tense: tense, person: 1, isPlural: false))
    }

    private func cards(
        _ preset: TutorPreset, _ text: String = "x", chosen: Line? = nil, tokens: [Token] = [],
        check: RuleCheck = .checked([]), choice: Line? = nil, language: TutorLanguage = .english,
        grammar: [GrammarFocus] = [], tools: LanguageTools? = Tools.spanish
    ) -> [TutorCard] {
        let desk = TutorRules(tools: tools, scenario: Samples.cafe, deck: DeckWords(Deck(notes: [])))
        let message = Samples.message(text, chosen: chosen, preset, language, grammar: grammar)
        return TutorComment(rules: desk, message: message, tokens: tokens, check: check).cards(choice: choice)
    }

    @Test(arguments: [
        (TutorPreset.translation, TutorCard.Content.needsTools), (.grammar, .needsTools),
        (.irregularVerbs, .needsTools),
        (.vocabulary, .needsTools), (.commonMistakes, .needsTools), (.custom, .needsModel(.customInstruction)),
    ])
    func `without tools the tutor says what is missing`(preset: TutorPreset, content: TutorCard.Content) {
        #expect(cards(preset, tools: nil) == [TutorCard(.program, content)])
    }

    // MARK: - Translation

    @Test(arguments: [(TutorLanguage.latvian, "tēja"), (.english, "tea")])
    func `a written answer has its written translation, also without tools`(language: TutorLanguage, meaning: String) {
        let line = Line("el té", "tea", "tēja")
        #expect(
            cards(.translation, "el té", chosen: line, language: language, tools: nil) == [
                TutorCard(.written, .translation(of: "el té", meaning))
            ])
    }

    @Test func `own words get a rough translation, and that of the answer they mean`() {
        let meant = TutorCard(.written, .translation(of: "Un té.", "A tea."))
        let line = Line("Un té.", "A tea.", "Vienu tēju.")
        #expect(cards(.translation, "la casa", choice: line, tools: nil) == [meant])
        #expect(
            cards(.translation, "una casa zxqw", choice: line) == [
                TutorCard(
                    .machine,
                    .roughTranslation(
                        of: "una casa zxqw",
                        [.init(text: "A house ", isKnown: true), .init(text: "zxqw", isKnown: false)])
                ),
                meant,
            ])
    }

    // MARK: - Mistakes

    @Test(arguments: [
        (RuleCheck.written, [TutorCard(.written, .writtenAnswer)]), (.foreign, [TutorCard(.rule, .notSpanish)]),
        (.failed, [TutorCard(.program, .notChecked)]), (.checked([]), [TutorCard(.rule, .noMistakes)]),
        (.checked([correction, correction]), [wrong, wrong]),
    ])
    func `common mistakes are those that the rules have found`(check: RuleCheck, cards: [TutorCard]) {
        #expect(self.cards(.commonMistakes, check: check) == cards)
    }

    // MARK: - Grammar

    @Test(arguments: [
        ([], [TutorCard(.rule, .noForms)]),
        ([wanted], [TutorCard(.rule, .practised([practised("quiero", .present)]))]),
        ([como], [TutorCard(.rule, .noForms)]),
        (
            [wanted, went, Token("zxqw")],
            [TutorCard(.rule, .practised([practised("quiero", .present), practised("fui", .preterite)]))]
        ),
    ])
    func `grammar names the forms that can be only one`(tokens: [Token], cards: [TutorCard]) {
        #expect(self.cards(.grammar, tokens: tokens) == cards)
    }

    @Test func `grammar says first what is wrong, and last what of the chosen parts was practised`() {
        let focus = TutorCard(
            .rule, .focus([.init(focus: .present, words: ["quiero"]), .init(focus: .future, words: [])]))
        #expect(
            cards(.grammar, tokens: [Self.wanted], check: .checked([Self.correction]), grammar: [.present, .future])
                == [
                    Self.wrong, TutorCard(.rule, .practised([Self.practised("quiero", .present)])), focus,
                ])
    }

    @Test(arguments: [
        (RuleCheck.foreign, TutorCard(.rule, .notSpanish)), (.failed, TutorCard(.program, .notChecked)),
    ])
    func `grammar says nothing of what was not checked`(check: RuleCheck, card: TutorCard) {
        #expect(cards(.grammar, tokens: [Self.wanted], check: check, grammar: [.present]) == [card])
    }

    // MARK: - Verbs and words

    @Test func `irregular verbs have their tables, three at most`() {
        func tables(_ tokens: [Token]) -> [String] {
            cards(.irregularVerbs, tokens: tokens).map { card in
                if case .table(let table) = card.content { "\(table.verb) \(table.rows[0].form)" } else { "none" }
            }
        }
        let spoke = Token("hablo", [Reading("hablar", ["vblex", "pri", "p1", "sg"])])
        #expect(tables([spoke, Self.wanted]) == ["querer quiero"])
        #expect(tables([Self.wanted, Self.went, Self.wanted]) == ["querer quiero", "ir fui", "ser fui"])
        #expect(cards(.irregularVerbs, tokens: [spoke]) == [TutorCard(.rule, .noIrregularVerbs)])
    }

    @Test func `vocabulary explains the words that bear the meaning`() {
        let coffee = Token("café", [Reading("café", ["n", "m", "sg"])])
        let note = WordNote(
            word: "café", lemma: "café", forms: [FormName(kind: .noun, isPlural: false, gender: .masculine)],
            meanings: ["coffee"], mastery: nil)
        let un = Token("un", [Reading("uno", ["det", "ind", "m", "sg"])])
        #expect(cards(.vocabulary, tokens: [un, coffee]) == [TutorCard(.rule, .words([note]))])
        #expect(cards(.vocabulary, tokens: [un]) == [TutorCard(.rule, .words([]))])
    }
}
