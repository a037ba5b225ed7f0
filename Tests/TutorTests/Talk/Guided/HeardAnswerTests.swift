import Foundation
import Testing

@testable import Spanish
@testable import Tutor

/// What is typed in the written scenes, with the real tools.
struct HeardAnswerTests {
    private func hear(_ text: String, _ place: String) throws -> (HeardAnswer, Turn) {
        let parts = place.split(separator: "/").map(String.init)
        let assets = URL(filePath: #filePath).appending(path: "../../../../../assets/soltura").standardizedFileURL
        let scenario = try #require(SceneFolder(assets: assets.path).scene(parts[0]))
        let talk = try #require(scenario.talks.first { $0.level.rawValue == parts[1] })
        let turn = try #require(talk[parts[2]])
        let rules = TutorRules(tools: Tools.spanish, scenario: scenario, deck: DeckWords(Deck()))
        let message = LearnerMessage(
            id: 0, text: text, chosen: nil, place: .init(scenario: parts[0], level: talk.level, turn: parts[2]),
            tutor: Samples.tutor)
        return (rules.hear(message, try Tools.spanish.tokens(of: text)), turn)
    }

    @Test(arguments: [
        ("bakery/A1/hello", "no quiero pan, quiero algo dulce", "Quiero algo dulce."),
        ("bakery/A1/hello", "quiero pan pero nada dulce", "Quiero pan, por favor."),
        ("bakery/A1/hello", "algo dulce en vez de pan", "Quiero algo dulce."),
        ("bakery/A1/bread", "el blanco no, el negro sí", "El pan negro, por favor."),
        ("bakery/A1/bread", "con semiyas", "El pan con semillas."),
        ("bakery/A1/sweet", "chocolatte", "El pastel de chocolate."),
        ("bakery/A1/sweet", "de fressa", "El pastel de fresa."),
        ("bakery/A1/many", "no quiero dos, quiero uno", "Uno, por favor."),
        ("cafe/A1/sugar", "no quiero azúcar", "Sin azúcar, gracias."),
        ("cafe/A1/sugar", "con miel y sin azúcar", "Con un poco de miel, por favor."),
        ("cafe/A1/welcome", "en la terraza no, mejor dentro", "Una mesa dentro, por favor."),
        ("beach/A2/flag", "no lo sé", "No lo sé."),
    ])
    func `an answer is what a text wants`(place: String, text: String, answer: String) throws {
        let (heard, turn) = try hear(text, place)
        #expect(heard.choice.map { turn.answers[$0].say.spanish } == answer)
    }

    @Test(arguments: [
        ("bakery/A1/hello", "no quiero pan", "¿Sin pan? ¿Qué, entonces?"),
        ("bakery/A1/hello", "el pan no me gusta", "¿El pan no? ¿Qué, entonces?"),
        ("bakery/A1/hello", "ni pan ni dulce", "¿Ni pan ni dulce? ¿Qué, entonces?"),
        ("bakery/A1/hello", "no", "¿No? ¿Qué, entonces?"), ("bakery/A1/hello", "no, gracias", "¿No? ¿Qué, entonces?"),
        ("bakery/A1/hello", "pan o dulce", "¿Pan o dulce? ¿Cuál de las dos cosas?"),
        ("cafe/A1/welcome", "en la terraza no, hace frío", "¿En la terraza no? ¿Qué, entonces?"),
        ("bakery/A1/sweet", "el chocolate no me gusta", "¿El chocolate no? ¿Cuál, entonces?"),
        ("bakery/A1/hello", "¿Puede repetir?", "Claro."),
        ("bakery/A1/hello", "Más despacio, por favor", "Sí, más despacio."),
        ("bakery/A1/hello", "no entiendo", "No pasa nada. Más despacio."),
        ("bakery/A1/hello", "¿Cómo se dice bread?", "Se dice «el pan»."),
        ("bakery/A1/hello", "¿Cómo se dice submarine?", "Esa palabra no la sé. ¿Con otras palabras?"),
    ])
    func `the other speaker shows what was understood`(place: String, text: String, line: String) throws {
        let (heard, _) = try hear(text, place)
        #expect(heard.choice == nil && heard.back.line?.spanish == line)
    }

    @Test(arguments: [
        "Could you repeat that, please?", "I would like some white bread", "Lūdzu, vēlreiz!", "asdf qwer zxcv", "No sé",
    ])
    func `what is no answer is asked for again`(text: String) throws {
        let (heard, _) = try hear(text, "bakery/A1/hello")
        #expect(heard == .none(.unknown))
    }

    @Test func `the meaning of a word is told beside the talk`() throws {
        let back = try hear("¿Qué significa horno?", "bakery/A1/hello").0.back
        #expect(back.note == Line("horno", "krāsns", "krāsns") && back.line == nil && !back.isMiss)
    }
}
