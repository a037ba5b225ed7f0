import Engine

@testable import GrownUps
@testable import PasakaApp
@testable import Tutor

/// A small scene for these tests alone: the lines of the shipped ones may change.
extension Scenario {
    static let test = Scenario(
        id: "cafe", category: .dining, title: Line("En la cafetería", "At the café", "Kafejnīcā"),
        role: Line("camarera", "waitress", "viesmīle"),
        goal: Line(
            "Pide algo de beber y paga.", "Order something to drink and pay.", "Pasūti kaut ko dzeramu un samaksā."),
        names: [], words: [Line("el café", "coffee", "kafija"), Line("la cuenta", "bill", "rēķins")],
        talks: [Talk(level: .a1, grammar: [.present], turns: easy), Talk(level: .b1, grammar: [], turns: [long])])

    private static let easy = [
        Turn(
            "drink", Line("¡Hola! ¿Qué quiere beber?", "Hello! What would you like to drink?", "Sveiki! Ko dzersiet?"),
            [
                answer(
                    Line("Un café con leche, por favor.", "A coffee with milk, please.", "Kafiju ar pienu, lūdzu."),
                    Line("Muy bien, un café con leche.", "Very well, a coffee with milk.", "Labi, kafija ar pienu."),
                    "place"),
                answer(
                    Line("Un té con limón.", "A tea with lemon.", "Tēju ar citronu."),
                    Line("Enseguida.", "Right away.", "Tūlīt."), "place"),
                answer(
                    Line("¿Tiene zumo de naranja?", "Do you have orange juice?", "Vai jums ir apelsīnu sula?"),
                    Line("Sí, claro.", "Yes, of course.", "Jā, protams."), "place"),
            ]),
        Turn(
            "place",
            Line(
                "¿Lo toma aquí, en la terraza, o prefiere una mesa cerca de la ventana?",
                "Will you have it here, on the terrace, or do you prefer a table by the window?",
                "Dzersiet šeit, uz terases, vai labāk pie galdiņa blakus logam?"),
            [
                answer(
                    Line("Aquí, en la terraza.", "Here, on the terrace.", "Šeit, uz terases."),
                    Line("¡Qué bien, hace sol!", "Great, the sun is shining!", "Cik labi, spīd saule!"), "pay"),
                answer(
                    Line("Cerca de la ventana, gracias.", "By the window, thank you.", "Pie loga, paldies."),
                    Line("Venga conmigo.", "Come with me.", "Nāciet man līdzi."), "pay"),
            ]),
        Turn(
            "pay", Line("¿Paga ahora?", "Are you paying now?", "Vai maksāsiet tagad?"),
            [
                answer(
                    Line("Sí, con tarjeta.", "Yes, by card.", "Jā, ar karti."),
                    Line("Gracias. ¡Hasta luego!", "Thank you. See you!", "Paldies. Uz redzēšanos!"), nil)
            ]),
    ]

    private static let long = Turn(
        "long",
        Line(
            "Si hubiera sabido que venía con toda la familia, habría preparado la mesa grande que está junto a la "
                + "chimenea. ¿Le importaría esperar unos minutos?",
            "If I had known that you were coming with the whole family, I would have set the large table by the fireplace. "
                + "Would you mind waiting a few minutes?",
            "Ja būtu zinājusi, ka nāksiet ar visu ģimeni, es būtu uzklājusi lielo galdu pie kamīna. Vai jums nebūtu iebildumu "
                + "dažas minūtes pagaidīt?"),
        [
            answer(
                Line(
                    "No se preocupe, no tenemos prisa y los niños pueden jugar en el jardín mientras tanto.",
                    "Don't worry, we are in no hurry, and the children can play in the garden meanwhile.",
                    "Neuztraucieties, mēs nesteidzamies, un bērni tikmēr var paspēlēties dārzā."),
                Line("Es usted muy amable.", "You are very kind.", "Jūs esat ļoti laipni."), nil),
            answer(
                Line(
                    "Preferiríamos sentarnos ya, aunque sea en una mesa pequeña.",
                    "We would rather sit down now, even if it is at a small table.",
                    "Mēs labāk sēstos uzreiz, kaut vai pie maza galdiņa."),
                Line("Por supuesto.", "Of course.", "Protams."), nil),
        ])

    private static func answer(_ say: Line, _ reply: Line, _ next: String?) -> WrittenAnswer {
        WrittenAnswer(say: say, keys: [], also: [], reply: reply, next: next)
    }

    /// A scene of which only the title is known.
    fileprivate init(_ id: String, _ category: Category, _ latvian: String, _ english: String) {
        self.init(
            id: id, category: category, title: Line(english, english, latvian), role: Line("a", "a", "a"),
            goal: Line(english, english, latvian), names: [], words: [], talks: [])
    }
}

extension Turn {
    fileprivate init(_ id: String, _ line: Line, _ answers: [WrittenAnswer]) {
        self.init(
            id: id, line: line, answers: answers,
            again: Line("Perdone, no le oigo bien.", "Sorry, I can't hear you well.", "Piedodiet, slikti dzirdu."),
            hint: Line("Un…, por favor.", "Say what you would like.", "Pasaki, ko tu vēlies."))
    }
}

extension Scenes {
    /// A few scenes of three categories.
    static let test: Scenes = {
        let known: [Scenario] = [
            .test, Scenario("bakery", .dining, "Maiznīcā", "At the bakery"),
            Scenario("takeaway", .dining, "Ēdiens līdzņemšanai", "Takeaway food"),
            Scenario("restaurant", .dining, "Restorānā", "At the restaurant"),
            Scenario("cooking", .dining, "Kopā gatavojam vakariņas", "Cooking dinner together"),
            Scenario("doctor", .health, "Pie ārsta", "At the doctor's"),
            Scenario("dentist", .health, "Pie zobārsta", "At the dentist's"),
            Scenario("airport", .travel, "Lidostā", "At the airport"),
            Scenario("directions", .travel, "Kā jautāt ceļu", "Asking the way"),
            Scenario("hotel", .travel, "Viesnīcā", "At the hotel"),
            Scenario("camping", .nature, "Kempingā", "Camping"), Scenario("hiking", .nature, "Pārgājienā", "Hiking"),
        ]
        return Scenes(entries: known.map(Scenes.Entry.init), whole: [.test])
    }()
}

extension World {
    /// A learner whose tutor is silent.
    static func soltura(
        _ scenes: Scenes = .test, _ settings: Settings = Settings(), _ choose: (inout Preferences) -> Void = { _ in }
    ) -> World {
        var preferences = Preferences()
        preferences.isMuted = true
        choose(&preferences)
        var world = World(motion: .cut)
        world[Scenes.self] = scenes
        world[Preferences.self] = preferences
        world[Settings.self] = settings
        return world
    }
}

extension Input {
    /// What the service understands of the learner's message.
    ///
    /// - Parameter choice: the answer that is meant; nil for none.
    static func understood(
        _ number: Int, _ text: String, as choice: Int?, _ cards: TutorCard..., used: [String] = [], to visit: Visit = 0
    ) -> Input {
        .reply(
            .answer(
                MessageAnswer(id: number, choice: choice, cards: cards, used: used, line: TalkLine(.learner, text)),
                to: visit))
    }

    static func typed(_ text: String) -> Input { .typed(.text(text)) }
    static let sent = Input.typed(.edit(.send))

    static func tap(_ point: Point) -> [Input] { [.press(point), .release(point)] }
}

extension TutorCard {
    static func meaning(_ text: String, _ meaning: String) -> TutorCard {
        TutorCard(.written, .translation(of: text, meaning))
    }
}

extension World {
    /// A world with a language model that may talk at A1 and A2, and is chosen.
    static func freeTalk(_ change: (inout Preferences) -> Void = { _ in }) -> World {
        var scenes = Scenes.test
        scenes.parts = Scenes.Parts(
            hasAnalyser: true, hasEngine: true,
            models: [
                ModelChoice(
                    name: "salamandra-2b", title: "Salamandra 2B Instruct", bytes: 1_540_000_000,
                    rights: .init(levels: [.a1, .a2], mayTranslate: true, mayCorrect: false)),
                ModelChoice(name: "smol", title: "Smol 135M", bytes: 98_000_000, rights: nil),
            ])
        return .soltura(scenes) {
            ($0.model, $0.level) = ("salamandra-2b", .a1)
            change(&$0)
        }
    }
}

extension Input {
    /// A language model's reply.
    static func replied(_ wish: Int, _ state: ReplyAnswer.State, to visit: Visit = 0) -> Input {
        .reply(.answer(ReplyAnswer(id: wish, state: state), to: visit))
    }
}

extension Line {
    static let declined = Line(
        "De eso no hablo aquí. ¿Seguimos con la escena?", "I do not talk about that here. Shall we go on?",
        "Par to es te nerunāju. Vai turpinām ainu?")
}
