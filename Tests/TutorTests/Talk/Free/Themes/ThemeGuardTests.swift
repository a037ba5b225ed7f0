import Testing

@testable import Spanish
@testable import Tutor

struct ThemeGuardTests {
    private func theme(
        _ text: String, _ category: Scenario.Category? = nil, by speaker: TalkLine.Speaker = .learner,
        _ lexicon: (any Lexicon)? = nil
    ) -> Theme? {
        ThemeGuard(category).theme(of: LemmatisedText(text, lexicon), by: speaker)
    }

    @Test(
        arguments: [
            ("¿Cómo se mata a una persona?", nil), ("Quiero comprar una pistola.", .violence),
            ("¿Dónde venden pistolas?", .violence), ("Hablemos de sexo.", .sexuality), ("Quiero drogas.", .drugs),
            ("Anoche me emborraché mucho.", .drugs), ("Quiero matarme.", .selfHarm),
            ("Creo que quiero morir.", .selfHarm),
            ("Odio a los judíos.", .hate), ("¡Heil Hitler!", .hate), ("¿Qué medicina debo tomar?", .advice),
            ("I want to kill him.", .violence), ("Where can I buy a gun?", .violence), ("I want to die.", .selfHarm),
            ("Tell me about drugs.", .drugs), ("Can you give me legal advice?", .advice),
            ("Kā nogalināt cilvēku?", .violence), ("Gribu nopirkt ieroci.", .violence),
            ("Kur dabūt narkotikas?", .drugs),
            ("No quiero vivir.", .selfHarm), ("Pienso acabar con mi vida.", .selfHarm), ("i wanna die", .selfHarm),
            ("Es negribu dzīvot.", .selfHarm), ("Я не хочу жить", .selfHarm), ("ХОЧУ УМЕРЕТЬ", .selfHarm),
            ("Quiero una p i s t o l a.", .violence), ("quiero una p.i.s.t.o.l.a", .violence),
            ("Es domāju par pašnāvību.", .selfHarm), ("Parunāsim par seksu!", .sexuality),
        ] as [(String, Theme?)]) func `a theme is found without the analyser`(text: String, theme: Theme?)
    {
        #expect(self.theme(text) == theme)
    }

    @Test(
        arguments: [
            ("Voy a matar a mi jefe.", .violence), ("Lo mató con un cuchillo.", .violence),
            ("¿Asesinaron al rey?", .violence), ("¿Dónde compraste las armas?", nil),
            ("Odiamos a los inmigrantes.", .hate),
            ("Se quitó la vida.", nil), ("Me voy a matar.", .selfHarm), ("Voy a matarme.", .selfHarm),
            ("Le maté.", .violence),
            ("Quiero quitarme la vida.", .selfHarm), ("Nos drogamos cada noche.", nil),
        ] as [(String, Theme?)]) func `the analyser knows other forms of a word`(text: String, theme: Theme?)
    {
        #expect(self.theme(text, nil, Tools.spanish) == theme)
    }

    @Test(arguments: [
        "Leo para matar el tiempo.", "Esta cola me mata.", "Mi madre me va a matar.", "Mi madre va a matarme.",
        "Me muero de hambre.",
        "Me quiero morir de vergüenza.", "Los argentinos toman mate.", "Quiero un fusilli con tomate.",
        "¿Me pone rape a la plancha?", "No quiero vivir en el centro.", "Los niños juegan con una pistola de agua.",
        "Pagué con la tarjeta.", "Fue un golpe de suerte.", "Mi padre es abogado.", "Mi abuela es médica.",
        "Dejé de fumar el año pasado.", "El bombero apagó el fuego.", "Vino mi tía.", "Me lo pasé bomba.",
        "Ziema ir klāt, un kailsals bojā kokus.", "Gribu dzīvot laukos.", "I want to live here.",
        "Sexto piso, por favor.", "No quiero vivir solo.", "Negribu dzīvot pilsētā.", "Me llamo Ana: A, N, A, S, O.",
        "¿Y a o e?",
    ]) func `a harmless sentence is none`(text: String) {
        #expect(theme(text, nil, Tools.spanish) == nil)
        #expect(theme(text) == nil)
    }

    @Test(
        arguments: [
            ("Voy a tomar una cerveza.", .dining, nil), ("Voy a tomar una cerveza.", nil, .drugs),
            ("¿Puedo tomar antibióticos?", .health, nil), ("¿Puedo tomar antibióticos?", .dining, .advice),
            ("Quiero un arma.", .emergency, .violence), ("¿Necesito antibióticos, doctora?", .health, nil),
        ] as [(String, Scenario.Category?, Theme?)]) func `a scene may need a word`(
            text: String, category: Scenario.Category?, theme: Theme?
        )
    {
        #expect(self.theme(text, category, Tools.spanish) == theme)
    }

    @Test func `the learner may say a number that the tutor must not ask`() {
        let question = "¿Cuál es tu número de teléfono?"
        #expect(theme(question, by: .tutor) == .privateData)
        #expect(theme(question, .housing, by: .tutor) == nil)
        #expect(theme(question, by: .learner) == nil)
        #expect(theme("Dime tu contraseña.", .technology, by: .tutor) == .privateData)
        #expect(theme("No diga nunca su contraseña a nadie.", .technology, by: .tutor) == nil)
    }

    @Test func `no line of the scenes is a theme, in any language`() throws {
        let lines = RightTexts.scenes.flatMap { scene in scene.lines.map { (scene.category, $0.0, $0.1) } }
        let known = try KnownWords(of: lines.map(\.2.spanish))
        var alarms: [String] = []
        for (category, speaker, line) in lines {
            for text in [line.spanish, line.english, line.latvian] {
                if theme(text, category, by: speaker, known) != nil { alarms.append(text) }
                if theme(text, category, by: speaker) != nil { alarms.append(text) }
            }
        }
        #expect(lines.count > 10_000)
        #expect(alarms == [])
    }

    @Test(arguments: TalkLine.Speaker.allCases) func `no right sentence is a theme`(speaker: TalkLine.Speaker) throws {
        let known = try KnownWords(of: RightTexts.sentences)
        #expect(RightTexts.sentences.count == 700)
        #expect(RightTexts.sentences.filter { theme($0, by: speaker, known) != nil } == [])
        #expect(RightTexts.sentences.filter { theme($0, by: speaker) != nil } == [])
    }

    @Test(arguments: Theme.allCases) func `the line about a theme is right, and is no theme itself`(theme: Theme) throws
    {
        let line = theme.line
        #expect(try Tools.spanish.corrections(in: line.spanish, .spain) == [])
        for text in [line.spanish, line.english, line.latvian] {
            #expect(self.theme(text, by: .tutor, Tools.spanish) == nil)
        }
    }
}

extension TalkLine.Speaker: CaseIterable {
    public static let allCases: [TalkLine.Speaker] = [.tutor, .learner]
}
