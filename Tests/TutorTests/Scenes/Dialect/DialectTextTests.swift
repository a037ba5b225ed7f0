import Foundation
import Testing

@testable import Spanish
@testable import Tutor

struct DialectTextTests {
    private func spoken(_ text: String, _ dialect: Dialect) -> String { DialectText.all[dialect]?.spoken(text) ?? "" }

    @Test(arguments: [
        ("¡Rápido, que ya salen! ¡Sonreíd!", "¡Rápido, que ya salen! ¡Sonrían!", "¡Rápido, que ya salen! ¡Sonrían!"),
        ("¿Vienes en coche?", "¿Vienes en carro?", "¿Venís en auto?"),
        ("Un zumo de naranja, por favor.", "Un jugo de naranja, por favor.", "Un jugo de naranja, por favor."),
        ("El ordenador está lentísimo.", "La computadora está lentísima.", "La computadora está lentísima."),
        ("¿Tú quieres patatas?", "¿Tú quieres papas?", "¿Vos querés papas?"),
        ("Mira, es para ti. Voy contigo.", "Mira, es para ti. Voy contigo.", "Mirá, es para vos. Voy con vos."),
        ("Siempre mira el móvil.", "Siempre mira el celular.", "Siempre mira el celular."),
        ("¡Hola! Pasa, pasa.", "¡Hola! Pasa, pasa.", "¡Hola! Pasá, pasá."),
        ("Tengo un billete de cincuenta.", "Tengo un billete de cincuenta.", "Tengo un billete de cincuenta."),
        ("Quiero un billete para Sevilla.", "Quiero un boleto para Sevilla.", "Quiero un boleto para Sevilla."),
    ])
    func `each dialect says it its own way`(spain: String, mexico: String, argentina: String) {
        #expect(spoken(spain, .spain) == spain)
        #expect(spoken(spain, .mexico) == mexico)
        #expect(spoken(spain, .argentina) == argentina)
    }

    @Test(arguments: [
        ("¿Tiene un bolígrafo, por favor?", "¿Tiene una pluma, por favor?", "¿Tiene una lapicera, por favor?"),
        ("¿Tiene bolígrafo o quiere el mío?", "¿Tiene pluma o quiere la mía?", "¿Tiene lapicera o quiere la mía?"),
        ("Los plátanos se quedan.", "Los plátanos se quedan.", "Las bananas se quedan."),
        ("¡Oh, cuántos calcetines!", "¡Oh, cuántos calcetines!", "¡Oh, cuántas medias!"),
        ("Vale, pero lejos.", "Está bien, pero lejos.", "Dale, pero lejos."),
        ("Un chiste vale más que un helado.", "Un chiste vale más que un helado.", "Un chiste vale más que un helado."),
        ("Tengo un vale de regalo.", "Tengo un vale de regalo.", "Tengo un vale de regalo."),
        ("Al lado de la tarta.", "Al lado del pastel.", "Al lado de la torta."),
        (
            "El grifo de la cocina pierde agua.", "La llave de la cocina pierde agua.",
            "La canilla de la cocina pierde agua."
        ),
        ("Pondría más cubos de basura.", "Pondría más botes de basura.", "Pondría más tachos de basura."),
        ("¿Hay un cubo por aquí?", "¿Hay una cubeta por aquí?", "¿Hay un balde por aquí?"),
        ("Voy a coger el autobús.", "Voy a tomar el autobús.", "Voy a tomar el colectivo."),
        ("El alquiler de mayo.", "La renta de mayo.", "El alquiler de mayo."),
        ("Me gusta el melocotón.", "Me gusta el durazno.", "Me gusta el durazno."),
        ("Una manta y una maleta.", "Una cobija y una maleta.", "Una frazada y una valija."),
        (
            "El hotel Piscina está en la calle Coche.", "El hotel Piscina está en la calle Coche.",
            "El hotel Piscina está en la calle Coche."
        ),
    ])
    func `the commonest words are those of the dialect, and names stay`(
        spain: String, mexico: String, argentina: String
    ) {
        #expect(spoken(spain, .mexico) == mexico)
        #expect(spoken(spain, .argentina) == argentina)
    }

    @Test func `Colombia has its own words`() {
        #expect(spoken("El ordenador y el autobús", .colombia) == "El computador y el bus")
    }
}

/// The scenes in the dialects of America, with the real tools.
struct SpokenScenarioTests {
    private static let scenes: [Scenario] = {
        let assets = URL(filePath: #filePath).appending(path: "../../../../../assets/soltura").standardizedFileURL
        return SceneFolder(assets: assets.path).read().scenarios
    }()

    private static func lines(_ dialect: Dialect) -> [String] {
        scenes.map { $0.spoken(in: dialect) }.flatMap(\.talks).flatMap(\.turns).flatMap { turn in
            [turn.line, turn.again].map(\.spanish)
                + turn.answers.flatMap { [$0.say.spanish, $0.reply.spanish] + $0.also }
        }
    }

    @Test(arguments: [Dialect.mexico, .colombia, .argentina]) func `no line that a dialect changes is corrected`(
        dialect: Dialect
    ) throws {
        let written = Set(Self.lines(.spain))
        let changed = Set(Self.lines(dialect)).subtracting(written).sorted()
        #expect(changed.count > 150)
        let corrected = try changed.filter { try !Tools.spanish.corrections(in: $0, dialect).isEmpty }
        #expect(corrected == [])
    }

    /// The lines that are shown and spoken; what Spain says is understood everywhere.
    private static func shown(_ dialect: Dialect) -> [String] {
        scenes.map { $0.spoken(in: dialect) }.flatMap(\.talks).flatMap(\.turns).flatMap { turn in
            [turn.line, turn.again].map(\.spanish) + turn.answers.flatMap { [$0.say.spanish, $0.reply.spanish] }
        }
    }

    @Test func `nobody in America says vosotros, nobody in Argentina says tú`() {
        func lines(_ dialect: Dialect, with words: Set<String>) -> [String] {
            Self.shown(dialect).filter { !words.isDisjoint(with: TalkLine.words(of: $0.lowercased())) }
        }
        #expect(lines(.mexico, with: ["vosotros", "sonreíd", "zumo", "ordenador", "móviles"]) == [])
        #expect(lines(.argentina, with: ["vosotros", "contigo", "coche", "ti"]) == [])
    }

    @Test(arguments: [Dialect.mexico, .colombia, .argentina]) func `what is shown and what Spain says are understood`(
        dialect: Dialect
    ) throws {
        for scenario in Self.scenes {
            let spoken = scenario.spoken(in: dialect)
            let rules = TutorRules(tools: nil, scenario: spoken, deck: DeckWords(Deck()))
            for (talk, written) in zip(spoken.talks, scenario.talks) {
                for (turn, base) in zip(talk.turns, written.turns) {
                    for (place, answer) in turn.answers.enumerated() {
                        for text in [answer.say.spanish, base.answers[place].say.spanish] {
                            let message = LearnerMessage(
                                id: 0, text: text, chosen: nil,
                                place: .init(scenario: scenario.id, level: talk.level, turn: turn.id),
                                tutor: Samples.tutor)
                            #expect(rules.choice(message, []) == place, "\(turn.id): \(text)")
                        }
                    }
                }
            }
        }
    }
}
