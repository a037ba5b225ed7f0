import Commands
import Engine
import Testing

@testable import Tutor

/// A scene in the terminal, without the tools.
struct TerminalTalkTests {
    private func talk(_ language: TutorLanguage = .english, _ deck: [Note] = []) throws -> TerminalTalk {
        let tutor = TutorChoices(preset: .translation, language: language, dialect: .spain)
        return try #require(
            TerminalTalk(Samples.cafe, level: .a1, tutor, tools: nil, deck: DeckWords(Deck(notes: deck))))
    }

    @Test func `it begins with the scene, the tutor's line and three answers`() throws {
        var talk = try talk()
        #expect(
            talk.begin() == [
                "En la cafetería – At the café", "Pide algo. (Pide algo. in English)",
                "A number chooses an answer; anything else is your own. ?WORD explains a word, /quit ends.", "",
                "Camarero: ¿Qué quiere? (¿Qué quiere? in English)",
                "  1. Un café, por favor. (Un café, por favor. in English)",
                "  2. Un té, por favor. (Un té, por favor. in English)",
                "  3. Nada, gracias. (Nada, gracias. in English)",
            ])
    }

    @Test func `a number, own words and an end lead through it`() throws {
        var talk = try talk(.spanish, [Note("café", "coffee")])
        _ = talk.begin()
        #expect(talk.hear("9") == ["1–3"])
        #expect(
            talk.hear("hello") == [
                "Yo: hello", "  [from Pasaka]",
                "  Explanations need the package pasaka-soltura. Install it with: sudo apt install pasaka-soltura",
                "Camarero: ¿Perdón?", "Hint: Un…, por favor.", "  1. Un café, por favor.", "  2. Un té, por favor.",
                "  3. Nada, gracias.",
            ])
        #expect(
            talk.hear("quiero un cafe") == [
                "Yo: quiero un cafe", "  [written]", "  Un café, por favor.", "  = Un café, por favor. in English",
                "Camarero: Muy bien.", "Camarero: ¿Algo más?", "  1. No, gracias.", "  2. La cuenta, por favor.",
            ])
        let end = talk.hear("1")
        #expect(end.prefix(2) == ["Yo: No, gracias.", "  [written]"])
        #expect(
            end.drop { $0 != "The conversation is over!" }.prefix(4) == [
                "The conversation is over!", "", "Your words that you used:", "  ✓\u{2002}café",
            ])
        #expect(talk.isOver && talk.hear("1") == [] && talk.end() == [])
    }

    @Test func `one who has said nothing gets no summary`() throws {
        var talk = try talk()
        _ = talk.begin()
        #expect(talk.hear("  ") == [])
        #expect(talk.hear("/quit") == [] && talk.isOver)
    }

    @Test func `a scenario that is not there is named, and what to do`() {
        let id = "moon"
        let failure = CommandFailure("there is no scenario \(text: id); pasaka soltura scenarios prints their ids")
        #expect(throws: failure) {
            try ChatCommand.parse(["--scenario", id]).run(
                [Samples.cafe], nil, model: { _ in ScriptedModel() }, deck: { _ in Deck() }, from: -1, to: -1)
        }
    }
}
