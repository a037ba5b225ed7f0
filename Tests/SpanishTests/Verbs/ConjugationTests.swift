import Testing

@testable import Spanish

/// Verb forms of the real generator.
struct ConjugationTests {
    private func forms(_ verb: String, _ tense: VerbTense, _ dialect: Dialect = .spain) throws -> [String] {
        try Tools.spanish.conjugation(verb, tense, dialect)?.forms.map { ($0.isIrregular ? "!" : "") + $0.text } ?? []
    }

    @Test func `irregular forms differ from the regular pattern`() throws {
        #expect(try forms("hablar", .present) == ["hablo", "hablas", "habla", "hablamos", "habláis", "hablan"])
        #expect(try forms("tener", .present) == ["!tengo", "!tienes", "!tiene", "tenemos", "tenéis", "!tienen"])
        #expect(try forms("buscar", .preterite).prefix(3) == ["busqué", "buscaste", "buscó"])
        #expect(try forms("leer", .preterite) == ["leí", "leíste", "leyó", "leímos", "leísteis", "leyeron"])
        #expect(try forms("romper", .participle) == ["!roto"])
        #expect(try forms("dormir", .gerund) == ["!durmiendo"])
        #expect(try forms("vivir", .imperfectSubjunctive).first == "viviera")
        #expect(try forms("salir", .future).first == "!saldré")
        #expect(try forms("coger", .subjunctive).first == "coja")
    }

    @Test func `each dialect has its persons`() throws {
        #expect(try forms("venir", .imperative) == ["!ven", "!venga", "!vengamos", "venid", "!vengan"])
        #expect(try forms("decir", .imperative, .argentina) == ["decí", "!diga", "!digamos", "!digan"])
        #expect(try forms("ser", .present, .argentina) == ["!soy", "!sos", "!es", "!somos", "!son"])
        #expect(try forms("tener", .present, .argentina)[1] == "tenés")
        #expect(try forms("pensar", .subjunctive, .argentina)[1] == "!pienses")
        #expect(try forms("ir", .imperative, .argentina).first == "!andá")
        #expect(try forms("ver", .imperative, .argentina).first == "!ve")
        #expect(try forms("dar", .imperative, .argentina).first == "!da")
        #expect(try forms("comer", .present, .mexico) == ["como", "comes", "come", "comemos", "comen"])
    }

    @Test func `a reflexive verb has its pronouns`() throws {
        #expect(
            try forms("levantarse", .present)
                == ["me levanto", "te levantas", "se levanta", "nos levantamos", "os levantáis", "se levantan"])
        #expect(
            try forms("levantarse", .imperative)
                == ["levántate", "levántese", "levantémonos", "levantaos", "levántense"])
        #expect(try forms("levantarse", .imperative, .argentina).first == "levantate")
        #expect(try forms("vestirse", .gerund) == ["!vistiéndose"])
        #expect(try forms("vestirse", .imperative)[3] == "vestíos")
        #expect(try forms("irse", .imperative)[3] == "idos")
    }

    @Test func `what is no verb has no table`() throws {
        for word in ["casa", "", "ar", "zxqwar", "^$", "hablar\n"] {
            #expect(try Tools.spanish.conjugation(word, .present, .spain) == nil)
        }
    }
}
