import Foundation
import Testing

@testable import Spanish
@testable import Tutor

/// What is typed in the written scenes, with the real tools.
struct HeardAnswerTests {
    private func hear(
        _ text: String, _ place: String, _ language: TutorLanguage = .latvian, glossary: [Line] = []
    ) throws -> (HeardAnswer, Turn) {
        let parts = place.split(separator: "/").map(String.init)
        let assets = URL(filePath: #filePath).appending(path: "../../../../../assets/soltura").standardizedFileURL
        let scenario = try #require(SceneFolder(assets: assets.path).scene(parts[0]))
        let talk = try #require(scenario.talks.first { $0.level.rawValue == parts[1] })
        let turn = try #require(talk[parts[2]])
        let rules = TutorRules(
            tools: Tools.spanish, scenario: scenario, deck: DeckWords(Deck()), glossary: { glossary })
        let tutor = TutorChoices(preset: .translation, language: language, dialect: .spain)
        let message = LearnerMessage(
            id: 0, text: text, chosen: nil, place: .init(scenario: parts[0], level: talk.level, turn: parts[2]),
            tutor: tutor)
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

    @Test(arguments: [
        ("bakery/A1/bag", "caja no, gracias"), ("bakery/A1/bag", "no quiero caja"),
        ("bakery/A1/hello", "cualquier cosa menos pan"), ("bakery/A1/sweet", "soy alérgico al chocolate"),
        ("bakery/A1/hello", "mi familia no come pan"), ("restaurant/A2/dessert", "helado no, gracias"),
        ("hotel/A2/breakfast", "no tomo café"), ("cafe/A1/eat", "no como tostadas"), ("cafe/A1/sugar", "sin miel"),
        ("doctor/A2/start", "ya no me duele la garganta"), ("doctor/A2/medicine", "sin pastillas, por favor"),
        ("doctor/A2/food", "no comí pescado"), ("pharmacy/A2/sweet", "menta no, gracias"),
        ("pharmacy/A2/cream", "no quiero olor a limón"), ("phone-shop/A2/extra", "no quiero funda"),
        ("gym/A1/price", "no es caro"), ("gym/A1/price", "no está mal"), ("making-plans/A2/who", "a Nora no"),
        ("clothes-shop/A2/more", "no necesito calcetines"), ("takeaway/A2/drink", "agua no, gracias"),
        ("flatmates/A2/music", "no me gusta la música"), ("camping/A2/tent", "lejos del río"),
        ("beach/A2/swim", "no nado muy bien"), ("beach/A2/sun", "no tengo crema"),
    ])
    func `what refuses a part of an offer is no answer`(place: String, text: String) throws {
        #expect(try hear(text, place).0.choice == nil)
    }

    @Test(arguments: [
        ("bakery/A1/bag", "ni caja ni bolsa", 3), ("bakery/A1/bag", "ninguna, gracias", 3),
        ("bakery/A1/candles", "sin velas", 2), ("hotel/A2/welcome", "sin reserva", 2),
        ("restaurant/A2/arrive", "sin reserva", 2), ("hotel/A2/lift", "ningún problema", 1),
        ("restaurant/A2/dessert", "ni helado ni fruta", 3), ("restaurant/A2/dessert", "no quiero postre", 3),
        ("cafe/A1/outside", "manta no, gracias", 2), ("cafe/A1/cat", "odio los gatos", 2),
        ("cafe/A1/sugar", "nada de azúcar", 2), ("pharmacy/A2/allergy", "sin alergias", 1),
        ("pharmacy/A2/sweet", "ni miel ni menta", 3), ("museum/A2/photo", "sin foto, gracias", 3),
        ("museum/A2/mummy", "ningún miedo", 2), ("takeaway/A2/sauce", "ninguna salsa", 3),
        ("airport/A2/bags", "sin maletas", 3), ("clothes-shop/A2/more", "no necesito nada más", 3),
    ])
    func `what refuses the whole offer is the answer that says no`(place: String, text: String, answer: Int) throws {
        #expect(try hear(text, place).0.choice == answer - 1)
    }

    @Test(arguments: [
        ("bakery/A1/hello", "prefiero pan a algo dulce", 1), ("bakery/A1/hello", "prefiero algo dulce a pan", 2),
        ("bakery/A1/hello", "me gusta más el pan que lo dulce", 1), ("bakery/A1/sweet", "fresa más que chocolate", 2),
        ("bakery/A1/bag", "mejor una caja que una bolsa", 2), ("bakery/A1/bag", "prefiero la caja a la bolsa", 2),
        ("hotel/A2/floor", "prefiero el primero al quinto", 1), ("cafe/A1/welcome", "prefiero dentro a fuera", 1),
        ("train-station/A2/seat", "prefiero ventana a pasillo", 1), ("gym/A1/today", "prefiero nadar a correr", 1),
        ("making-plans/A2/how", "mejor a pie que en autobús", 3), ("cafe/A1/outside", "prefiero una silla al sol", 3),
        ("cafe/A1/inside", "prefiero la mesa al fondo", 2), ("bakery/A1/cookie", "¿por qué no?", 1),
        ("hotel/A2/welcome", "no tengo, pero mi mujer sí tiene una reserva", 1),
        ("hotel/A2/welcome", "sí, no hay problema", 1), ("hotel/A2/welcome", "no se preocupe, tengo reserva", 1),
        ("hotel/A2/welcome", "sí, no se preocupe, tengo reserva", 1),
        ("hotel/A2/welcome", "sí, pero no la encuentro", 1),
        ("hotel/A2/welcome", "claro que sí, no faltaba más", 1),
        ("doctor/A2/fever", "no tengo frío, tengo calor", 2), ("repair/A2/problem", "la puerta no, el grifo", 1),
        ("repair/A2/lamp", "no en la cocina, en el baño", 2), ("camping/A2/guitar", "no sé tocar", 2),
        ("train-station/A2/way", "no quiero vuelta, solo ida", 1),
    ])
    func `of what is compared or contrasted the wanted one is the answer`(
        place: String, text: String, answer: Int
    ) throws {
        #expect(try hear(text, place).0.choice == answer - 1)
    }

    @Test(arguments: [
        (TutorLanguage.latvian, "horno", Line("horno", "oven", "krāsns")),
        (.english, "horno", Line("horno", "oven", "krāsns")),
        (.spanish, "horno", Line("horno: Hecho. Este salió del horno ahora mismo.", "oven", "krāsns")),
        (.latvian, "ventana", Line("ventana", "window", "logs")),
        (.spanish, "alfombra", Line("alfombra: en inglés, carpet.", "carpet", "en inglés, carpet.")),
    ])
    func `the meaning of a word is told beside the talk`(language: TutorLanguage, word: String, note: Line) throws {
        let glossary = [Line("la ventana", "window", "logs")]
        let back = try hear("¿Qué significa \(word)?", "bakery/A1/hello", language, glossary: glossary).0.back
        #expect(back.note == note && back.line == nil && !back.isMiss)
    }

    @Test func `a word that no scene has in Latvian is told by a sentence that was said`() throws {
        let back = try hear("¿qué es semillas?", "bakery/A1/bread").0.back
        #expect(back.note?.spanish == "semillas: ¿Qué pan te gusta: blanco, negro o con semillas?")
        #expect(back.note?.latvian == "Kāda maize tev garšo – baltā, tumšā vai ar sēkliņām?")
    }
}
