import Testing

@testable import Spanish

/// Right sentences as learners write them, one table for each reading that was once taken for sure.
struct RightSentenceTests {
    private static func found(_ sentence: String) throws -> [String] {
        try Tools.spanish.corrections(in: sentence, .spain).map { "\($0.from) → \($0.to)" }
    }

    @Test(arguments: [
        "Mi hermana es cuatro años mayor que yo.", "Mi primo es doce años menor.",
        "Mis hermanos son dos años mayores que yo.", "La película es veinte minutos más larga que el libro.",
    ])
    func `a difference in years does not agree with the years`(sentence: String) throws {
        #expect(try Self.found(sentence) == [])
    }

    @Test(arguments: [
        "Viajamos mucho juntos.", "Mi hermana viaja mucho sola.", "Compramos mucho protector solar.",
        "Nos reímos mucho juntas.",
    ])
    func `an adjective after mucho may tell how somebody acts`(sentence: String) throws {
        #expect(try Self.found(sentence) == [])
    }

    @Test(arguments: [
        "Mis amigas, mi hermana, y yo fuimos de compras.", "Mi tía, mamá, y yo no hablamos mucho.",
        "El sábado, mis amigos, y yo fuimos a la playa.", "María, Juan, mi hermano y yo comemos pizza.",
        "Tanto mi madre como mi padre trabajan.",
    ])
    func `a list has a verb in the plural`(sentence: String) throws { #expect(try Self.found(sentence) == []) }

    @Test(arguments: [
        "Mi mamá y yo somos altas.", "Tú y yo estamos solas.", "Mi novia y yo estamos enamorados.",
        "Ana y su familia son muy simpáticos.", "Mi madre y su pareja están casados.",
        "Mi hermana, mi madre y yo somos morenas.",
    ])
    func `of several the gender may be open`(sentence: String) throws { #expect(try Self.found(sentence) == []) }

    @Test(arguments: [
        "Estudio artes plásticas y francés.", "Ambos son de Perú.", "Unas son rojas y otras son verdes.",
        "Hay muchas casas y algunas son grandes.", "Las otras son mejores.", "Mi madre los ama.",
        "Tiene dos hijos y los ama mucho.", "Lo abrazo y lo beso.", "La beso antes de salir.",
    ])
    func `a pronoun is no article, and a language no adjective`(sentence: String) throws {
        #expect(try Self.found(sentence) == [])
    }

    @Test(arguments: [
        "Una ciudad como Madrid es cara.", "Un actor como ella es necesario.", "Los países como Letonia son pequeños.",
        "Una persona como mi padre es muy buena.", "Barcelona es muy bonita.", "Moscú es fría.",
        "Nueva York es enorme y ruidoso.", "Riga es preciosa.", "Valmiera es tranquila.", "Ogre es pequeña.",
        "Mi tía es una chef muy buena.", "La canciller alemana es famosa.", "La capitán del barco se llama Laura.",
        "Soy la número cinco en mi clase.", "Davis es pequeña.", "Harvard es cara.",
    ])
    func `a comparison, a place and a title decide no gender`(sentence: String) throws {
        #expect(try Self.found(sentence) == [])
    }

    @Test(arguments: [
        "La verdad no entiendo la pregunta.", "La verdad estoy muy contenta aquí.", "Toda mi vida he vivido en Riga.",
        "Toda mi infancia viví en el campo.", "Mi primer semestre estaba muy perdida.",
    ])
    func `a time or an opinion is no subject`(sentence: String) throws { #expect(try Self.found(sentence) == []) }

    @Test(arguments: [
        "No creo que haya comida en la casa.", "Me alegro de que haya salida.", "Hubo heridos.",
        "Ha habido muertos.", "Había comida y bebida en la fiesta.", "Había como mínimo veinte personas.",
    ])
    func `what there is may look like a participle`(sentence: String) throws { #expect(try Self.found(sentence) == []) }

    @Test(arguments: [
        "Practico karate los lunes.", "Hicimos un pícnic.", "Juego al vóleibol.", "Escucho un pódcast.",
        "Evacúo el edificio.", "Bailo bachata y salsa.", "Fuimos a un resort en Cancún.", "Zlata es mi amiga.",
        "Trabajo con un bordoneo.",
    ])
    func `a word that only the dictionaries lack is left alone`(sentence: String) throws {
        #expect(try Self.found(sentence) == [])
    }
}

/// What is proposed for a mistake mends the half that is wrong.
struct ProposalTests {
    @Test(arguments: [
        ("Vivo en españa.", "españa → España"), ("Soy de mexico.", "mexico → México"),
        ("Mi abuela vive en jelgava.", "jelgava → Jelgava"), ("Me gusta el aroz.", "aroz → arroz"),
        ("Ven quisas mañana.", "quisas → quizás"), ("Nosotros bamos a casa.", "bamos → vamos"),
        ("He echo los deberes.", "echo → hecho"), ("Voy ha comer.", "ha → a"),
        ("Lo ha vuelto ha decir.", "ha → a"), ("Fuimos ha la playa.", "ha → a"),
        ("Ayer mi mamá entro en casa.", "entro → entró"), ("Ayer él conducó el coche.", "conducó → condujo"),
        ("Los alumnos leeron tres novelas.", "leeron → leyeron"), ("Ellos pediron pan.", "pediron → pidieron"),
        ("¿Porqué no vienes?", "Porqué → Por qué"), ("No sé como.", "como → cómo"), ("No sé donde.", "donde → dónde"),
        ("¿Cúando vienes?", "Cúando → Cuándo"), ("Nuestros vecinas son simpáticas.", "Nuestros → Nuestras"),
        ("Es una casa mucho grande.", "mucho → muy"), ("Ella había comida pan.", "comida → comido"),
        ("Mi hermana y yo somos alto.", "alto → altos"), ("Me gusta el música.", "el → la"),
        ("Mi ninez fue feliz.", "ninez → niñez"), ("España es bonito.", "bonito → bonita"),
        ("Tengo que trabago mañana.", "trabago → trabajo"),
        ("Los noticias de hoy no son nada buenas.", "Los → Las"),
    ])
    func `the wrong half is mended`(sentence: String, correction: String) throws {
        let found = try Tools.spanish.corrections(in: sentence, .spain)
        #expect(found.map { "\($0.from) → \($0.to)" } == [correction])
    }
}
