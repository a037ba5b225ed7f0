import Testing

@testable import Spanish
@testable import Tutor

struct SceneSummaryTests {
    private static let coffee = [Reading("café", ["n", "m", "sg"])]

    private let scenario = Scenario(
        id: "cafe", category: .dining, title: Line("En la cafetería", "At the café", "Kafejnīcā"),
        role: Line("camarero", "waiter", "viesmīlis"), goal: Line("Pide.", "Order.", "Pasūti."), names: [],
        words: [
            Line("el café", "coffee", "kafija"), Line("la cuenta", "bill", "rēķins"), Line("el té", "tea", "tēja"),
        ],
        talks: [
            Talk(
                level: .a1, grammar: [],
                turns: [
                    Turn(
                        id: "a", line: Line("Hola. ¿Quiere la cuenta?", "…", "…"), answers: [],
                        again: Line("a", "a", "a"),
                        hint: Line("a", "a", "a"))
                ])
        ])

    private let talk = [
        TalkLine(
            .tutor, "Buenos días. ¿Quiere un café? Tenemos leche.",
            tokens: [
                Token("Buenos", [Reading("bueno", ["adj"])]), Token("días", [Reading("día", ["n", "m", "pl"])]),
                Token("Quiere", [Reading("querer", ["vblex"])]), Token("un"), Token("café", coffee),
                Token("Tenemos", [Reading("tener", ["vblex"])]), Token("leche", [Reading("leche", ["n", "f", "sg"])]),
            ]),
        TalkLine(
            .learner, "Ayer yo voy al cine. Un cafe.",
            tokens: [
                Token("Ayer", [Reading("ayer", ["adv"])]), Token("yo"), Token("voy", [Reading("ir", ["vblex"])]),
                Token("al"), Token("cine", [Reading("cine", ["n", "m", "sg"])]), Token("Un"), Token("cafe"),
            ], mistakes: [Mistake("voy", "fui", rule: "tense", why: "ayer …")]),
        TalkLine(.learner, "Yo voy.", mistakes: [Mistake("voy", "fui", rule: "tense", why: "ayer …")]),
    ]

    private func summary(_ deck: [String] = [], _ language: TutorLanguage = .english) -> SceneSummary {
        SceneSummary(
            talk, scenario: scenario, deck: DeckWords(Deck(notes: deck.map { Note($0, "") })), language: language
        ) { ["leche": "milk", "cine": "cinema", "día": "day", "ayer": "yesterday"][$0] }
    }

    @Test func `the deck's words count that the learner used`() {
        #expect(summary(["leche", "el café", "cine"]).used == ["cine", "el café"])
    }

    @Test func `new words are those of the scene that fell, others that fell, then the scene's rest`() {
        #expect(
            summary(["la leche"]).newWords == [
                NewWord("el café", "coffee", example: "¿Quiere un café?", isSaid: true),
                NewWord("ayer", "yesterday", isSaid: true),
                NewWord("el cine", "cinema", isSaid: true),
                NewWord("el día", "day", example: "Buenos días.", isSaid: true),
                NewWord("la cuenta", "bill", example: "¿Quiere la cuenta?", isSaid: false),
                NewWord("el té", "tea", isSaid: false),
            ])
        #expect(summary(["café", "cuenta", "té", "leche", "ayer", "cine", "día"]).newWords.isEmpty)
    }

    @Test func `meanings of the scene's words are in the learner's language`() {
        #expect(summary([], .latvian).newWords.first?.meaning == "kafija")
    }

    @Test func `an example is never a sentence with a mistake`() {
        #expect(!summary().newWords.map(\.example).contains { $0.contains("voy") })
    }

    @Test func `mistakes are counted`() {
        #expect(
            summary().mistakes == [
                .init(mistake: Mistake("voy", "fui", rule: "tense", why: "ayer …"), count: 2)
            ])
    }

    @Test func `the talk is a text with a header`() {
        #expect(
            summary([], .latvian).text(date: "2026-11-24") == """
                En la cafetería – Kafejnīcā
                2026-11-24

                Camarero: Buenos días. ¿Quiere un café? Tenemos leche.
                Yo: Ayer yo voy al cine. Un cafe.
                Yo: Yo voy.

                voy → fui (2×): ayer …

                """)
        let empty = SceneSummary([], scenario: nil, deck: DeckWords(Deck()), language: .english)
        #expect(empty.text(date: "2026-11-24") == "Soltura\n2026-11-24\n")
        #expect(empty.newWords.isEmpty)
    }

    @Test func `words without a known meaning, or with two readings, are not offered`() {
        let line = TalkLine(
            .tutor, "La cuenta es rara.",
            tokens: [
                Token("cuenta", [Reading("cuenta", ["n", "f", "sg"]), Reading("contar", ["vblex"])]),
                Token("rara", [Reading("raro", ["adj"])]),
            ])
        let summary = SceneSummary([line], scenario: nil, deck: DeckWords(Deck()), language: .english) { lemma in
            lemma == "raro" ? nil : "x"
        }
        #expect(summary.newWords.isEmpty)
    }

    @Test func `feminine nouns with a stressed a have the article el`() {
        #expect(Token("aguas", [Reading("agua", ["n", "f", "pl"])]).headword == "el agua")
        #expect(Token("manos", [Reading("mano", ["n", "f", "pl"])]).headword == "la mano")
        #expect(Token("canciones", [Reading("canción", ["n", "f", "pl"])]).headword == "la canción")
        #expect(Token("luces", [Reading("luz", ["n", "f", "pl"])]).headword == "la luz")
        #expect(Token("sobrina", [Reading("sobrino", ["n", "f", "sg"])]).headword == "el sobrino")
        #expect(Token("profesoras", [Reading("profesor", ["n", "f", "pl"])]).headword == "el profesor")
        #expect(Token("joven", [Reading("joven", ["n", "mf", "sg"])]).headword == "el/la joven")
        #expect(Token("Riga", [Reading("Riga", ["np"])]).headword == nil)
    }

    @Test func `sentences keep their marks`() {
        #expect(TalkLine.sentences(of: "¡Hola! ¿Qué tal?… Bien") == ["¡Hola!", "¿Qué tal?…", "Bien"])
    }
}
