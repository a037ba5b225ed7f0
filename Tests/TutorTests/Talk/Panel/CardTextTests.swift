import Engine
import Testing

@testable import Tutor

struct CardTextTests {
    private func text(
        _ content: TutorCard.Content, _ source: TutorCard.Source = .rule, _ tutor: TutorLanguage = .latvian
    ) -> CardText {
        CardText(TutorCard(source, content), interface: .latvian, tutor: tutor)
    }

    @Test(arguments: [
        (TutorCard.Source.written, "iepriekš uzrakstīts"), (.rule, "pēc valodas likumiem"),
        (.machine, "aptuvens mašīntulkojums"), (.program, "programma Pasaka"),
        (.model(name: "Ñandú", size: "1,5 GB"), "modelis Ñandú (1,5 GB)"),
    ])
    func `a card says where it comes from`(source: TutorCard.Source, text: String) {
        #expect(self.text(.noMistakes, source).source == text)
    }

    private static let present = FormName(kind: .verb, tense: .present, person: 1, isPlural: false)

    @Test(arguments: [
        (TutorCard.Content.translation(of: "el té", "tēja"), "el té\n= tēja"),
        (
            .roughTranslation(
                of: "una zxqw", [.init(text: "A ", isKnown: true), .init(text: "zxqw", isKnown: false)]),
            "una zxqw\n≈ A [zxqw?]"
        ),
        (.correction(from: "una café", to: "un café", why: "jo"), "una café\u{2002}→\u{2002}un café\njo"),
        (
            .practised([.init(word: "quiero", form: present)]),
            "Tu lietoji\nquiero: darbības vārds, tagadne, 1. persona, vienskaitlis"
        ),
        (
            .focus([.init(focus: .present, words: ["quiero", "es"]), .init(focus: .future, words: [])]),
            "Tava izvēlētā gramatika\n✓ Tagadne: quiero, es\n– Nākotne: šoreiz nav"
        ),
        (
            .table(
                VerbTable(
                    verb: "ir", tense: present,
                    rows: [
                        .init(person: "yo", form: "voy", isIrregular: true),
                        .init(person: "tú", form: "vas", isIrregular: false),
                    ])), "ir, tagadne\nyo voy *\ntú vas"
        ),
    ])
    func `a card is text`(content: TutorCard.Content, body: String) { #expect(text(content).body == body) }

    @Test(arguments: [
        (WordNote(word: "café", lemma: "café", forms: [], meanings: ["kafija"], mastery: nil), "café = kafija"),
        (
            WordNote(word: "zxqw", lemma: "", forms: [], meanings: [], mastery: nil),
            "zxqw = nozīme vārdnīcā nav atrasta"
        ),
        (
            WordNote(
                word: "quiero", lemma: "querer", forms: [present, present], meanings: ["want", "love"], mastery: .new),
            "quiero\u{2002}←\u{2002}querer = want, love\n"
                + "darbības vārds, tagadne, 1. persona, vienskaitlis; darbības vārds, tagadne, 1. persona, vienskaitlis\n"
                + "Anki: jauns"
        ),
    ])
    func `a word has its meaning, its forms and its level in the deck`(note: WordNote, body: String) {
        #expect(text(.words([note])).body == body)
    }

    @Test func `words stand below each other, and none is said`() {
        let note = WordNote(word: "té", lemma: "té", forms: [], meanings: ["tea"], mastery: nil)
        #expect(text(.words([note, note])).body == "té = tea\nté = tea")
        #expect(text(.words([])).body == "Vārdnīcā par to nekā nav.")
    }

    @Test(arguments: [
        (TutorLanguage.latvian, "darbības vārds, tagadne, 1. persona, vienskaitlis"),
        (.english, "verb, present, 1st person, singular"), (.spanish, "verbo, presente, 1.ª persona, singular"),
    ])
    func `forms are named in the tutor's language, and the rest in the interface's`(
        language: TutorLanguage, name: String
    ) {
        #expect(
            text(.practised([.init(word: "voy", form: Self.present)]), .rule, language).body
                == "Tu lietoji\nvoy: \(name)")
    }

    private static let sentences: [TutorCard.Content] = [
        .noMistakes, .writtenAnswer, .notSpanish, .notChecked, .noForms, .noIrregularVerbs,
        .hearingProblem(.noRecogniser),
        .needsTools,
        .needsModel(.customInstruction), .needsModel(.freeQuestion), .needsModel(.freeTalk),
    ]

    @Test func `each sentence says something else`() {
        #expect(Set(Self.sentences.map { text($0).body }).count == Self.sentences.count)
    }
}
