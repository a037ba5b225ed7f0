import Testing

@testable import Spanish

/// Each rule on sentences of its own, with the real tools.
struct RuleTests {
    private static func found(_ sentence: String, _ dialect: Dialect = .spain) throws -> [String] {
        try Tools.spanish.corrections(in: sentence, dialect).map { "\($0.rule.rawValue): \($0.from) → \($0.to)" }
    }

    @Test(arguments: [
        ("Vivo en una casa pequeño.", "agreement: pequeño → pequeña"),
        ("El agua de la piscina está muy frío.", "agreement: frío → fría"),
        ("Tengo muchas amigos.", "agreement: muchas → muchos"), ("Quiero dos libro.", "agreement: libro → libros"),
        ("Trabajo por las tarde.", "agreement: tarde → tardes"),
        ("Tengo tres hermana y un hermano.", "agreement: hermana → hermanas"),
        ("Mi hermana está cansado.", "agreement: cansado → cansada"),
        ("El problema es complicada.", "agreement: complicada → complicado"),
        ("Mis padres son simpático.", "agreement: simpático → simpáticos"),
        ("Tengo mucho hambre.", "article: mucho → mucha"),
        ("Me gusta los gatos.", "gustar: gusta → gustan"), ("Me gustan bailar.", "gustar: gustan → gusta"),
        ("Yo gusto el chocolate.", "gustar: Yo gusto → Me gusta"), ("Me duele los pies.", "gustar: duele → duelen"),
        ("El museo es en el centro.", "ser-estar: es → está"),
        ("El museo más grande es al lado del parque.", "ser-estar: es → está"),
        ("Limpio el casa de mis abuelos.", "agreement: el → la"),
        ("Mi madre es en la cocina.", "ser-estar: es → está"),
        ("Soy de acuerdo contigo.", "ser-estar: Soy → Estoy"),
        ("Estoy profesora de música.", "ser-estar: Estoy → Soy"), ("Está las tres.", "ser-estar: Está → Son"),
        ("Son la una.", "ser-estar: Son → Es"), ("Soy quince años.", "tener: Soy → Tengo"),
        ("Estoy hambre.", "tener: Estoy → Tengo"), ("Está un banco en la plaza.", "hay: Está → Hay"),
        ("Hay el museo en la plaza.", "hay: Hay → Está"),
    ])
    func `wrong nouns, adjectives and constructions are found`(sentence: String, correction: String) throws {
        #expect(try Self.found(sentence) == [correction])
    }

    @Test(arguments: [
        ("Yo tiene dos perros.", "subject-verb: tiene → tengo"),
        ("Mis primos vive en Valencia.", "subject-verb: vive → viven"),
        ("Los trenes para Madrid sale tarde.", "subject-verb: sale → salen"),
        ("Ella trabajo en un banco.", "subject-verb: trabajo → trabaja"),
        ("Ayer como una manzana.", "tense: como → comí"), ("Mañana compré el pan.", "tense: compré → compraré"),
        ("La semana pasada voy al médico.", "tense: voy → fui"), ("Yo sabo nadar.", "no-such-form: sabo → sé"),
        ("Ellos ponieron la mesa.", "no-such-form: ponieron → pusieron"),
        ("He escribido una carta.", "no-such-form: escribido → escrito"),
        ("No he rompido nada.", "no-such-form: rompido → roto"),
        ("Tengo que trabajo mañana.", "infinitive: trabajo → trabajar"),
        ("He comer con mi abuela.", "participle: comer → comido"),
        ("Es posible que la haya ver.", "participle: ver → visto"),
        ("Quiero que vienes a mi casa.", "subjunctive: vienes → vengas"),
        ("Yo llamo Pedro.", "reflexive: llamo → me llamo"), ("Este regalo es para tú.", "pronoun: tú → ti"),
    ])
    func `wrong verbs and pronouns are found`(sentence: String, correction: String) throws {
        #expect(try Self.found(sentence) == [correction])
    }

    @Test(arguments: [
        ("Voy a el cine.", "contraction: a el → al"), ("Vengo de el mercado.", "contraction: de el → del"),
        ("Padre y hijo comen.", "conjunction: y → e"), ("Quiero siete o ocho.", "conjunction: o → u"),
        ("Es un bueno amigo.", "short-form: bueno → buen"), ("Hoy es el primero día.", "short-form: primero → primer"),
        ("Te quiero muy mucho.", "muy-mucho: muy mucho → muchísimo"),
        ("Estoy mucho cansado.", "muy-mucho: mucho → muy"), ("Canta mucho bien.", "muy-mucho: mucho → muy"),
    ])
    func `wrong short words are found`(sentence: String, correction: String) throws {
        #expect(try Self.found(sentence) == [correction])
    }

    @Test(arguments: [
        ("¿Que hora es?", "accent: Que → Qué"), ("No sé que hora es.", "accent: que → qué"),
        ("Dime que día vienes.", "accent: que → qué"), ("Leo otra formula.", "accent: formula → fórmula"),
        ("Ana y tu eres mis amigos.", "accent: tu → tú"),
        ("No tengo telefono.", "accent: telefono → teléfono"), ("El tren esta en la estación.", "accent: esta → está"),
        ("Dónde está el baño?", "punctuation: Dónde → ¿Dónde"),
        ("Qué bonito es el mar!", "punctuation: Qué → ¡Qué"),
        ("Perdone, cuánto cuesta esto?", "punctuation: cuánto → ¿cuánto"),
        ("Voy a la escuala todos los días.", "spelling: escuala → escuela"),
        ("Tanbién quiero un helado.", "spelling: Tanbién → También"),
    ])
    func `wrong letters and marks are found`(sentence: String, correction: String) throws {
        #expect(try Self.found(sentence).contains(correction))
    }

    @Test(arguments: [
        "El agua está fría y las aguas son claras.", "La mano derecha me duele, pero la foto es buena.",
        "La fiesta es en mi casa.", "¿Dónde es la reunión? Es en el segundo piso.", "Ayer quería ir al cine.",
        "Mañana voy al médico.", "La gente está contenta.", "La mayoría de los niños juegan fuera.",
        "Te gusto, ¿verdad?", "Me gusta cantar y bailar.", "A mis padres les gustan los trenes.",
        "Sé que vives aquí.", "Dime cómo te llamas.", "Como mucho pan.", "Gracias por venir.",
        "Hace dos años que vivo en Liepāja con Jānis.", "Es listo, pero hoy no está listo.", "Espero que estés bien.",
        "Cuando vengas, hablamos.", "Padre e hijo comen siete u ocho manzanas.", "No hay nadie.",
        "Hay muchas personas en la plaza.", "Un buen amigo vale mucho.", "Soy de El Salvador.", "Se lo doy a él.",
        "Nieve y hielo.", "¿Y Inés?",
        "Está bueno hoy.", "Mucho mejor.", "Uno come y el otro duerme.", "El primero es Juan.", "Mucho antes.",
        "Vi a María con su perrito.", "Uno come y otro bebe.", "Este come y ese bebe agua.", "Una bebe té.",
        "El agua está fría.", "Sé que hoy es lunes.", "Salgo a las dos.",
        "Hay muchas jóvenes.", "Vivo en la calle dos.",
        "El haya es un árbol.", "El haya es bonito.", "Mañana a las siete tarde.", "Las tardes son largas.",
        "Quiero dos cafés y tres zumos.", "La línea dos para aquí.",
        "Este cuenta la vida de una mujer.", "Hoy es dos mayo.",
    ])
    func `what is right is left alone`(sentence: String) throws { #expect(try Self.found(sentence) == []) }

    @Test(arguments: ["Vos tenés razón.", "¿Querés venir?", "Decime, ¿qué hacés?", "Ustedes son de Córdoba."])
    func `voseo is right`(sentence: String) throws {
        #expect(try Self.found(sentence, .argentina) == [])
        #expect(try Self.found(sentence, .spain) == [])
    }

    @Test(arguments: ["¿Podés repetir?", "¿Cómo te sentís?", "¿Ya te despedís?"])
    func `what only Argentina says is right there`(sentence: String) throws {
        #expect(try Self.found(sentence, .argentina) == [])
    }

    @Test func `a correction says where it is and why, in three languages`() throws {
        let text = "Hola. Yo sabo nadar."
        let correction = try #require(try Tools.spanish.corrections(in: text, .spain).first)
        #expect(correction.place == 9..<13)
        #expect(correction.reason.latvian.hasPrefix("Formas „sabo” nav"))
        #expect(correction.reason.english.contains("sé"))
        #expect(correction.reason.spanish.contains("sé"))
    }

    @Test(arguments: ["", " ", "…", "¿¡?!", "\n\n", "^$/<>", "🙂 👍🏽", "Jā, lūdzu!", String(repeating: "a ", count: 300)])
    func `odd texts have no mistakes`(text: String) throws { #expect(try Self.found(text) == []) }
}
