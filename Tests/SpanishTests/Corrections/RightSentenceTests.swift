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
        "Mi tío vendó la pierna de su hijo.", "El jardinero podó los rosales.", "El niño se calló y escuchó.",
        "Me duele la sien.", "La valla es alta.", "El as de corazones es mío.", "La tasa de paro es alta.",
        "La caza está prohibida.", "La tienda abría a las nueve.", "Mi tía halla siempre la solución.",
    ])
    func `a seldom word is what it says beside its own things`(sentence: String) throws {
        #expect(try Self.found(sentence) == [])
    }

    @Test(arguments: [
        "La segunda viaja conmigo.", "El segundo planta un árbol.", "El que llegue el último paga los helados.",
        "La primera come carne y la segunda pescado.", "La mañana pasada en el museo fue interesante.",
        "El son cubano es alegre.", "Mi problema son los verbos.", "Hable más despacio, por favor.",
        "Mi jefe quiere que llegue temprano.", "Me ducho y me despierta mi madre.", "La ducha está rota.",
        "La parada es en la próxima calle.", "Este libro es por mi abuelo.", "Yo desayuno a las ocho.",
    ])
    func `who acts and what is meant is read from what stands around`(sentence: String) throws {
        #expect(try Self.found(sentence) == [])
    }

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
        ("Mi padre entro en la sala y cerró la puerta.", "entro → entró"), ("Yo llegue tarde ayer.", "llegue → llegué"),
        ("Mi primo trabajo en un banco.", "trabajo → trabaja"), ("Mi tía vendó la casa.", "vendó → vendió"),
        ("No podó venir.", "podó → pudo"), ("Mi hermana bebó agua.", "bebó → bebió"),
        ("Él no pode venir.", "pode → puede"),
        ("Ella se sentió mal.", "sentió → sintió"), ("Ella mentió otra vez.", "mentió → mintió"),
        ("Me acosto a las diez.", "acosto → acuesto"), ("Yo desayuna en casa.", "desayuna → desayuno"),
        ("No puedo dormo.", "dormo → dormir"), ("Me levanto y me ducha.", "ducha → ducho"),
        ("Boy al cine.", "Boy → Voy"), ("Hoy ase calor.", "ase → hace"), ("Se calló de la bici.", "calló → cayó"),
        ("Trabajo asta las ocho.", "asta → hasta"), ("Quiero que valla conmigo.", "valla → vaya"),
        ("Aveces como pizza.", "Aveces → A veces"), ("Voy aver una película.", "aver → a ver"),
        ("La semana pasado fui al cine.", "pasado → pasada"), ("Vivo en la segundo planta.", "segundo → segunda"),
        ("Buenas días, señora.", "Buenas → Buenos"), ("Son muy buen profesores.", "buen → buenos"),
        ("Me gusta muy el café.", "muy → mucho"), ("Tengo muy amigos.", "muy → muchos"),
        ("No sé como hacerlo.", "como → cómo"), ("No se nada de eso.", "se → sé"),
        ("Mi primo ganó y celebro toda la noche.", "celebro → celebró"), ("Hay un problemas.", "problemas → problema"),
        ("El gatos duerme.", "gatos → gato"), ("Tengo una idea bueno.", "bueno → buena"),
        ("Estoy trabajado mucho estos días.", "trabajado → trabajando"), ("Quiero un baso de agua.", "baso → vaso"),
        ("Cuando llego a casa, te llamaré.", "llego → llegue"), ("Cada días estudio.", "días → día"),
        ("Cuando yo soy niño, vivía en el campo.", "soy → era"), ("Quiero te ver.", "te ver → verte"),
        ("Cuando era joven, juego al tenis.", "juego → jugaba"), ("Me duele mi cabeza.", "mi → la"),
        ("Antes comer me lavo las manos.", "Antes → Antes de"), ("Me encanta viajo.", "viajo → viajar"),
        ("Necesito que estudiar.", "que estudiar → estudiar"), ("Yo nunca no fumo.", "nunca no → nunca"),
        ("Es la mejor ciudad en el mundo.", "en el → del"), ("Se que es difícil.", "Se → Sé"),
        ("Ana estudió mucho y aprobo el examen.", "aprobo → aprobó"), ("Tú dijistes la verdad.", "dijistes → dijiste"),
        ("Los niños rompaban todo.", "rompaban → rompían"), ("Llamo ha mi madre.", "ha → a"),
        ("Quiero que mi hija valla a la escuela.", "valla → vaya"), ("¿Tú gustas el pan?", "Tú gustas → Te gusta"),
        ("Yo gusta la pizza.", "Yo gusta → Me gusta"),
    ])
    func `the wrong half is mended`(sentence: String, correction: String) throws {
        let found = try Tools.spanish.corrections(in: sentence, .spain)
        #expect(found.map { "\($0.from) → \($0.to)" } == [correction])
    }
}
