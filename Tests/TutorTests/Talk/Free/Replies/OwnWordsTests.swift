import Testing

@testable import Spanish
@testable import Tutor

/// What of a reply the person of the scene says.
struct OwnWordsTests {
    private static let waiter = ReplyContext(level: .a1, role: "camarero de barra", category: .dining)

    private func own(_ reply: String, _ lexicon: (any Lexicon)? = nil) -> String {
        ReplyCheck(reply, in: Self.waiter, lexicon).cleaned
    }

    private static let question = "Muy bien. ¿Qué desea?"

    @Test(arguments: [
        "User: Un té.", "Usuario: un té", "Tú: Un té.", "**Cliente:** Un té.", "Cliente 2: Un té.",
        "Tú (cliente): Un té",
        "- Estudiante: Un té.", "Learner: Tea. Camarero: Aquí tiene.", "Persona B: Un té.", "Paciente: Un té.",
        "Translation: What would you like?",
    ])
    func `what goes on for the learner is cut`(line: String) {
        #expect(own("\(Self.question)\n\(line)") == Self.question)
        #expect(own("\(Self.question) \(line)") == Self.question)
    }

    @Test func `a line that begins with who is spoken to stays, unless it is the answer`() {
        for reply in [
            "Señora: aquí tiene. ¿Algo más?", "Muy bien. Señora: aquí tiene. ¿Algo más?", "Amigo: ¿qué desea?",
        ] {
            #expect(own(reply, Tools.spanish) == reply)
        }
        #expect(own("¿Qué desea?\nSeñora: Un té.", Tools.spanish) == "¿Qué desea?")
    }

    @Test(arguments: [
        "Camarero: ¿Qué desea?", "Camarera: ¿Qué desea?", "**Camarero de barra:** ¿Qué desea?",
        "Asistente: «¿Qué desea?»",
        "CAMARERO: ¿Qué desea?",
    ])
    func `the own name before a line is left out`(reply: String) {
        #expect(own(reply) == "¿Qué desea?")
    }

    @Test(arguments: [
        "Hoy hay: sopa. ¿Qué desea?", "Usted paga: cinco euros. ¿Sí?", "Abrimos a las 10:30. ¿Viene?",
        "Mi lema: Comer bien. ¿Y el tuyo?", "Son 5 euros (IVA incluido). ¿Paga usted?", "¿Y *usted* qué desea?",
        "Tengo flan (casero) y té. ¿Qué desea?", "**Muy** bien. ¿Qué desea?", "*¡Claro!* ¿Qué desea?",
    ])
    func `what is said stays`(reply: String) {
        for lexicon in [Tools.spanish, nil] as [(any Lexicon)?] {
            #expect(own(reply, lexicon) == reply.filter { $0 != "*" })
        }
    }

    @Test(arguments: [
        "(sonríe)", "*sonríe*", "*El camarero le da la carta*", "(El camarero sonríe)", "(con una sonrisa)",
        "*se acerca a la mesa*", "(riéndose)", "(mirando la carta)", "*smiles*", "[sonríe]", "_sonríe_",
        "(en voz baja)",
        "*Le sirve el café.*", "(Good afternoon! What would you like?)", "[Translation: Very well.]", "(= of course)",
    ])
    func `stage directions and translations are cut`(aside: String) {
        for lexicon in [Tools.spanish, nil] as [(any Lexicon)?] where lexicon != nil || aside != "*Le sirve el café.*" {
            #expect(own("\(aside) Muy bien. ¿Qué desea?", lexicon) == Self.question)
            #expect(own("Muy bien. \(aside) ¿Qué desea?", lexicon) == Self.question)
            #expect(own("Muy bien. ¿Qué desea? \(aside)", lexicon) == Self.question)
            #expect(own("Muy bien.\n\(aside)\n¿Qué desea?", lexicon) == "Muy bien.\n¿Qué desea?")
        }
    }

    @Test func `a gesture or a translation within a sentence is cut, too`() {
        #expect(own("Muy bien (sonríe). ¿Qué desea?") == Self.question)
        #expect(own("Tengo pollo (chicken) y té. ¿Qué desea?", Tools.spanish) == "Tengo pollo y té. ¿Qué desea?")
    }

    @Test func `a proper name begins somebody else's line, or the own`() {
        #expect(own("¿Qué desea?\nMarta: Un té.", Tools.spanish) == "¿Qué desea?")
        #expect(own("Waiter: ¿Qué desea?", Tools.spanish) == "¿Qué desea?")
        #expect(own("¿Qué desea?\nPostre: Flan.", Tools.spanish) == "¿Qué desea?\nPostre: Flan.")
    }
}
