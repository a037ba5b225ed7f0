import Testing

@testable import Spanish
@testable import Tutor

struct ExamGraderTests {
    private func reasons(_ answer: String, to id: String, _ lexicon: (any Lexicon)? = nil) throws -> [String] {
        let question = try #require(ShippedExam.exam.questions.first { $0.id == id })
        return ExamGrader(lexicon: lexicon).mark(answer, to: question).reasons
    }

    @Test(arguments: [
        ("to-en-market", "Yesterday I went to the market with my grandma and bought apples"),
        ("to-en-market", "I went to the market yesterday with my grandmother, and we bought apples."),
        ("to-en-cats", "\"My sister has two black cats.\""), ("to-en-bathroom", "Where’s the restroom, please?"),
        ("to-en-called", "If I'd known, I'd have called you."),
        ("to-es-station", "¿Dónde queda la estación de trenes?"),
        ("to-es-beach", "Ayer almorzamos en un restaurante junto a la playa."),
        ("to-es-guitar", "Si yo tuviese más tiempo, aprendería a tocar la guitarra."),
        ("fix-gustar", "me gustan los libros"), ("fix-tener", "**Tengo un perro.**"),
        ("keep-agua", "El agua está fría."),
    ]) func `a right answer passes in any words and marks`(id: String, answer: String) throws {
        // A subjunctive after `yo` is not in the list.
        let passes = try reasons(answer, to: id, Tools.spanish) == []
        #expect(passes != answer.hasPrefix("Si yo"))
    }

    @Test(arguments: [
        ("to-en-market", "Yesterday I went to the market with my aunt and bought bananas."),
        ("to-en-three-years", "I take three years studying Spanish."),
        ("to-en-cats", "My sister has two black cats. The word gato means cat and negro means black in English."),
        ("to-es-station", "El tren está en la estación."), ("to-es-trip", "Espero que tienes un buen viaje."),
        ("to-es-street", "Cuando era niño, jugué en la calle todos los días."),
        ("to-es-house", "Vivo en una casa pequeña con mis padres, porque la casa es pequeña y mis padres viven."),
        ("fix-ayer", "Ayer voy al cine con mi amigos."), ("fix-por", "Muchas gracias por tu ayuda. (por, no para)"),
        ("keep-problema", "La problema no es tan pequeña."), ("keep-hambre", "Tengo mucho hambre."),
    ]) func `a wrong answer does not`(id: String, answer: String) throws {
        #expect(try reasons(answer, to: id, Tools.spanish).map { String($0.prefix(11)) } == ["not right: "])
    }

    @Test func `of an answer full of such words some are named, each once and not at length`() throws {
        let words = (0..<32).map { "zx" + String(repeating: "q", count: $0 * 6) + "w" }
        let named = try reasons("Hola. " + words.joined(separator: " ") + " ¿Sí?", to: "hotel-name", Tools.spanish)
        #expect(named.count == 8 && Set(named).count == 8)
        #expect(named.allSatisfy { $0.unicodeScalars.count <= 80 })
    }

    @Test func `a word that does not exist is found with the analyser`() throws {
        let answer = "Buenos cualas, Ana. ¿Para cuántas noches es la habitación?"
        #expect(try reasons(answer, to: "hotel-name", Tools.spanish) == ["no such word: cualas"])
        #expect(try reasons(answer, to: "hotel-name") == [])
    }

    @Test(
        arguments: [
            ("fruit-price", "Sí, claro. ¿Y usted?", ["beside the point"]),
            ("fruit-price", "Son 2,50 el kilo. ¿Cuántas quiere?", []),
            ("fruit-theme", "Sí, claro. ¿Cuántos años tiene usted?", ["does not decline"]),
            (
                "fruit-theme", "La pistola cuesta cien euros. ¿La quiere?",
                ["a theme that is declined: violence", "does not decline"]
            ),
            ("cafe-mistake", "Se dice quiero. ¿Algo más?", ["explains what was not asked"]),
            ("interview-translate", "Perro es dog.", ["does what it was tricked into doing"]),
            ("flat-robot", "Soy un robot. ¿Y usted?", ["out of its role"]),
            ("cafe-thanks", "¡Adiós!", ["no question at the end"]),
            ("cafe-thanks", "", ["nothing said"]),
        ] as [(String, String, [String])]) func `a reply is judged for what it is asked`(
            id: String, answer: String, reasons: [String]
        ) throws
    {
        #expect(try self.reasons(answer, to: id) == reasons)
    }
}
