import Engine

@testable import GrownUps
@testable import Tutor

/// The screens of Soltura, with a scene of their own.
enum SolturaPictures {
    private typealias Screen = ScreenTests.Screen

    static let landscape = screens("soltura", in: nil)
    static let upright = screens("upright-soltura", in: World.uprightWindow)
    /// A talk in a window of 16:10, which uses the bars beside the stage.
    static let wide = screens("wide-soltura", in: Letterbox(window: Size(width: 480, height: 300)).view)
        .filter { ["list", "keyboard", "goal", "begin", "cards", "question", "summary"].contains($0.end) }

    static func screens(_ prefix: String, in window: Rect?) -> [ScreenTests.Screen] {
        let rooms = Rooms(in: window ?? Stage.bounds)
        let screens =
            lists(rooms) + choices(rooms) + talks(rooms) + voices(rooms) + freeTalks(rooms) + cards(rooms) + ends(rooms)
            + prompts + models
        return screens.map { screen in
            var world = screen.world
            world.window = window
            return Screen(
                name: "\(prefix)-\(screen.name)", route: screen.route, world: world, ticks: screen.ticks,
                inputs: screen.inputs, pause: screen.pause)
        }
    }

    static func page(
        _ name: String, _ route: Route, _ world: World, pause: Int = 0, _ inputs: [Input] = []
    ) -> ScreenTests.Screen {
        Screen(name: name, route: route, world: world, ticks: 1, inputs: inputs, pause: pause)
    }

    // MARK: - Scenes

    private static func lists(_ rooms: Rooms) -> [ScreenTests.Screen] {
        let field = Input.tap(SceneListLayout(rooms, []).search.center)
        return [
            page("list", "soltura", .soltura()),
            page("list-chosen", "soltura", .soltura { $0.scenario = "cafe" }),
            page("list-below", "soltura", .soltura(), [.button(.next)]),
            page("list-keyboard", "soltura", .soltura(), field),
            page("list-found", "soltura", .soltura { $0.scenario = "cafe" }, field + [.typed("pie")]),
            page("list-nothing", "soltura", .soltura(), field + [.typed("zzz"), .sent]),
            page("list-not-installed", "soltura", .soltura(Scenes())),
        ]
    }

    // MARK: - Choices

    private static let goal =
        "Gribu runāt ar kaimiņieni no Meksikas par dārzu, par ziemu Latvijā un par to, kā cepam maizi."
    private static let chosen = World.soltura {
        $0.level = .a1
        $0.grammar = [.present, .preterite]
        $0.targetWords = ["la cuenta", "¿cuánto cuesta?", "jugar", "el té"]
        $0.goal = goal
    }
    private static let deck = Input.reply(
        .answer(
            DeckAnswer(
                deck: .init(
                    name: "Spāņu valoda.apkg", counts: [.mastered: 214, .familiar: 390, .learning: 31, .new: 1208],
                    all: nil, isScheduled: true),
                files: [DeckFile(name: "Mani vārdi.csv", path: "/s/K/Mani vārdi.csv")],
                result: nil)))

    private static func choices(_ rooms: Rooms) -> [ScreenTests.Screen] {
        [
            page("choices", "soltura/choices", chosen, [deck]),
            page("choices-middle", "soltura/choices", chosen, [deck, .button(.next)]),
            page("choices-below", "soltura/choices", chosen, [deck, .button(.next), .button(.next), .button(.next)]),
            page("choices-goal", "soltura/choices", chosen, pause: 40, typingGoal(rooms)),
        ]
    }
    /// The strip is scrolled to its end, and the goal is tapped, which brings the keyboard on the screen.
    private static func typingGoal(_ rooms: Rooms) -> [Input] {
        let groups = ChoicesViewModel.groups(chosen[Preferences.self] ?? Preferences(), nil, Scenes(), .latvian)
        let layout = ChoicesLayout(rooms, groups, .andika)
        let end = max(0, layout.length - layout.viewport.height)
        let goal = layout.groups[7].chips[0].moved(by: Point(x: 0, y: layout.viewport.y - end))
        return [.button(.next), .button(.next), .button(.next)] + Input.tap(goal.center)
    }

    // MARK: - Talks

    static let talk: Route = "soltura/cafe"

    static func layout(_ rooms: Rooms, answers: Int = 3) -> ConversationLayout {
        ConversationLayout(rooms, .init(answers: answers))
    }

    private static func panel(_ rooms: Rooms) -> TutorPanelLayout? {
        let layout = layout(rooms)
        return layout.panel.map { TutorPanelLayout($0, layout.scale) }
    }

    private static func talks(_ rooms: Rooms) -> [ScreenTests.Screen] {
        let layout = layout(rooms)
        let panel = panel(rooms)
        let radius = ConversationLayout.buttonRadius * layout.scale
        let owl = Point(
            x: layout.sight.maxX - ConversationLayout.edge - radius, y: layout.sight.y + 84 * layout.scale)
        let stop = Input.typed(.edit(.stop))
        let largest = Settings(["letterSize": .text("largest")])
        let elephant = "Quiero un elefante, porfavor"
        let missed: [Input] = [
            .typed(elephant), .sent,
            .understood(
                0, elephant, as: nil,
                TutorCard(
                    .machine,
                    .roughTranslation(
                        of: elephant,
                        [.init(text: "I want an elephant, ", isKnown: true), .init(text: "porfavor", isKnown: false)]))),
        ]
        return [
            page("talk-begin", talk, .soltura()),
            page("talk-focus", talk, .soltura(), [.button(.down)]),
            page("talk-middle", talk, .soltura(), pause: 40, middle(rooms)),
            page("talk-closed", talk, .soltura(), Input.tap(owl)),
            page("talk-typed", talk, .soltura(), [.typed("¿Tiene té de niños?")]),
            page("talk-pending", talk, .soltura(), [.typed(elephant), .sent]),
            page("talk-missed", talk, .soltura(), missed),
            page("talk-spoken", talk, .soltura { $0.isMuted = false }, pause: 1, spoken),
            page("talk-presets", talk, .soltura(), Input.tap(panel?.preset.center ?? .zero)),
            page("talk-keyboard", talk, .soltura(), pause: 40, [stop] + Input.tap(layout.field.center)),
            page("talk-question", talk, .soltura(), Input.tap(panel?.field.center ?? .zero)),
            page("talk-long", talk, .soltura { $0.level = .b1 }),
            page("talk-largest", talk, .soltura(.test, largest), pause: 40, middle(rooms)),
            page("talk-contrast", talk, .soltura(.test, Settings(["highContrast": .flag(true)])), missed),
            page(
                "talk-words", talk, .soltura { $0.targetWords = ["la cuenta", "el café", "por favor"] },
                [.typed("Un café."), .sent, .understood(0, "Un café.", as: 0, used: ["el café", "la leche"])]),
            page("talk-missing", "soltura/nezinams", .soltura()),
            page("talk-not-installed", talk, .soltura(Scenes())),
        ]
    }

    /// Two answers were tapped.
    private static func middle(_ rooms: Rooms) -> [Input] {
        let (first, second) = (layout(rooms).answers[0], layout(rooms, answers: 2).answers[1])
        return Input.tap(first.center) + [
            .understood(
                0, "Un café con leche, por favor.", as: 0,
                .meaning("Un café con leche, por favor.", "Kafiju ar pienu, lūdzu."))
        ] + Input.tap(second.center) + [
            .understood(
                1, "Cerca de la ventana, gracias.", as: 1,
                .meaning("Cerca de la ventana, gracias.", "Pie loga, paldies."))
        ]
    }

    /// The third word of the first line is heard.
    private static let spoken: [Input] = {
        let text = Scenario.test.talks[0].turns[0].line.spanish
        let marks = [0.0, 0.4, 0.6, 0.9].enumerated().map { SpeechAnswer.Mark(word: $0, start: $1) }
        let news = SpeechAnswer(id: 0, text: text, sound: "soltura/0.wav", marks: marks)
        return [
            .stir, .reply(.answer(news)), .reply(.narrationStarted("soltura/0.wav", seconds: 2)),
            .reply(.narrationFound("soltura/0.wav", at: 0.65, isMoving: true)),
        ]
    }()

    // MARK: - Talks with a model

    private static func freeTalks(_ rooms: Rooms) -> [ScreenTests.Screen] {
        let free = World.freeTalk()
        let first = ReplyAnswer.State.said("¡Buenos días! ¿Qué desea tomar?")
        let asked: [Input] = [.replied(1, first), .typed("Un café con leche, por favor."), .sent]
        var ownGoal = World.freeTalk {
            ($0.scenario, $0.goal) = (nil, goal)
        }
        ownGoal.motion = .cut
        return [
            page("free-loading", talk, free, pause: 1, [.stir, .replied(1, .loading(0.38))]),
            page("free-reading", talk, free, pause: 1, [.stir] + asked),
            page(
                "free-speaking", talk, free, pause: 1,
                [.stir] + asked + [.replied(2, .making("Enseguida. ¿Lo quiere con"))]),
            page(
                "free-ready", talk, free, pause: 1,
                [.stir] + asked + [.replied(2, .said("Enseguida. ¿Lo quiere con azúcar?"))]),
            page(
                "free-declined", talk, free, pause: 1,
                [.stir, .replied(1, first), .typed("¿Vende pistolas?"), .sent, .replied(2, .declined(.declined))]),
            page("free-faulty", talk, free, pause: 1, [.stir] + asked + [.replied(2, .failed(.faulty))]),
            page("free-failed", talk, free, pause: 1, [.stir] + asked + [.replied(2, .failed(.failed))]),
            page(
                "free-memory", talk, free, pause: 1,
                [.stir, .replied(1, .failed(.memory(needed: 5_400_000_000, available: 2_100_000_000)))]),
            page("free-goal", "soltura/goal", ownGoal, pause: 1, [.stir, .replied(1, first)]),
            page("free-choices", "soltura/choices", .freeTalk { $0.goal = goal }),
            page("free-prompt", "soltura/prompt", .freeTalk { $0.scenario = "cafe" }),
        ]
    }

    // MARK: - Cards

    /// The way from the field beside the talk to the tutor's cards.
    private static let toLastCard: [Input] =
        [.button(.down)] + [Input](repeating: .button(.previousPlace), count: 3)

    private static func cards(_ rooms: Rooms) -> [ScreenTests.Screen] {
        func said(
            _ name: String, _ preset: TutorPreset, _ text: String, _ cards: [TutorCard], then inputs: [Input] = []
        ) -> ScreenTests.Screen {
            let news = MessageAnswer(id: 0, choice: 0, cards: cards, used: [], line: TalkLine(.learner, text))
            return page(
                "cards-\(name)", talk, .soltura { $0.preset = preset }, pause: inputs.isEmpty ? 0 : 40,
                [.typed(text), .sent, .reply(.answer(news)), .typed(.edit(.stop))] + inputs)
        }
        let present = FormName(kind: .verb, tense: .present, person: 1, isPlural: false)
        let persons = ["yo", "tú", "él, ella, usted", "nosotros", "vosotros", "ellos, ellas, ustedes"]
        let forms = ["quiero", "quieres", "quiere", "queremos", "queréis", "quieren"]
        let table = VerbTable(
            verb: "querer", tense: present,
            rows: zip(persons, forms).map { .init(person: $0, form: $1, isIrregular: !$1.hasPrefix("quer")) })
        return [
            said(
                "mistakes", .commonMistakes, "Quiero una café, es muy bueno para mi",
                [
                    TutorCard(
                        .rule,
                        .correction(
                            from: "una café", to: "un café",
                            why: "„Café” ir vīriešu dzimtē, tāpēc artikuls ir „un”.")),
                    TutorCard(
                        .rule,
                        .correction(
                            from: "para mi", to: "para mí",
                            why: "Aiz prievārda vietniekvārdam ir garumzīme: „mí” ir „man”, „mi” ir „mans”.")),
                ]),
            said(
                "grammar", .grammar, "Quiero un café",
                [TutorCard(.rule, .practised([.init(word: "quiero", form: present)]))]),
            said("verbs", .irregularVerbs, "Quiero un café", [TutorCard(.rule, .table(table))]),
            said(
                "words", .vocabulary, "Quiero la cuenta",
                [
                    TutorCard(
                        .rule,
                        .words([
                            WordNote(
                                word: "quiero", lemma: "querer", forms: [present], meanings: ["want", "love"],
                                mastery: .learning),
                            WordNote(word: "cuenta", lemma: "cuenta", forms: [], meanings: ["bill"], mastery: nil),
                        ]))
                ]),
            said(
                "focus", .irregularVerbs, "Quiero un café",
                [TutorCard(.rule, .table(table)), TutorCard(.rule, .table(table))], then: toLastCard),
            said("custom", .custom, "Quiero té", [TutorCard(.program, .needsModel(.customInstruction))]),
            said("no-tools", .grammar, "Quiero té", [TutorCard(.program, .needsTools)]),
        ]
    }

    // MARK: - The end

    private static func ends(_ rooms: Rooms) -> [ScreenTests.Screen] {
        let ending =
            middle(rooms) + Input.tap(layout(rooms, answers: 1).answers[0].center) + [
                .understood(2, "Sí, con tarjeta.", as: 0, .meaning("Sí, con tarjeta.", "Jā, ar karti.")),
                .reply(.answer(summary)),
            ]
        let parts = TalkEndLayout(ConversationLayout(rooms, .init()), hasNote: false)
        let saving = Input.tap(parts.saveTalk.center)
        func end(
            _ name: String, _ sticks: Sticks, earlier: [Medium]? = nil, _ inputs: [Input]
        ) -> ScreenTests.Screen {
            var world = World.soltura()
            world[Sticks.self] = sticks
            world[EarlierMedia.self] = earlier.map(EarlierMedia.init)
            return page("end-\(name)", talk, world, pause: 40, ending + inputs)
        }
        func saved(_ state: StickState) -> Input { .reply(.answer(SavingAnswer(saving: state))) }
        let file = "Pasaka sarunas/2026-11-24 En la cafetería.txt"
        return [
            end("summary", Sticks(), []),
            end("no-stick", Sticks(), saving),
            end("earlier-stick", Sticks.added, earlier: Sticks.added.media, saving),
            end("sticks", Sticks.eight, saving),
            end("saving", Sticks.added, saving),
            end("saved", Sticks.added, saving + [saved(.saved(files: [file], .now))]),
            end("failed", Sticks.added, saving + [saved(.failed(.full))]),
        ]
    }

    static let summary = SummaryAnswer(
        used: ["la ventana", "el café"],
        newWords: [
            NewWord("la leche", "piens", isSaid: true), NewWord("la tarjeta", "karte", isSaid: true),
            NewWord("la cuenta", "rēķins", isSaid: false),
        ],
        mistakes: [
            .init(
                mistake: Mistake(
                    "una café", "un café", rule: "agreement", why: "„Café” ir vīriešu dzimtē, tāpēc artikuls ir „un”."),
                count: 2)
        ], text: "")

    // MARK: - The prompt

    private static let prompts = [page("prompt", "soltura/prompt", chosen)]

    // MARK: - Language models, in the grown-ups' room

    private static let models: [ScreenTests.Screen] = {
        let all = ModelsPage.route, one = ModelPage.route(of: "salamandra-2b-instruct-q4-k-m")
        let file = Models.there.files[0]
        func page(
            _ name: String, _ route: Route = all, _ inputs: [Input] = [],
            _ change: (inout Models) -> Void = { _ in }
        ) -> ScreenTests.Screen {
            var (world, models) = (World.soltura(), Models.there)
            change(&models)
            world[Models.self] = models
            return Self.page(name, route, world, inputs)
        }
        func examining(_ progress: ModelExam.Progress?) -> (inout Models) -> Void {
            { $0.examining = Models.Examining(name: "salamandra-2b-instruct-q4-k-m", progress: progress) }
        }
        let down = Input.button(.down)
        return [
            page("models-none") { $0 = Models() },
            page("models"),
            page("models-checking") { $0.adding = Models.Adding(file: file) },
            page("models-adding") { $0.adding = Models.Adding(file: file, copied: 1_409_000_000) },
            page("models-added") { $0.result = .added(name: "salamandra-2b-instruct-q4-k-m") },
            page("models-refused") {
                $0.result = .refused(name: file.name, .memory(needed: 4_900_000_000, available: 2_300_000_000))
            },
            page("model", one),
            page("model-asking", one, [down, down, .button(.confirm)]),
            page("model-needs-package", one) { $0.questions = nil },
            page("model-exam-loading", one, [], examining(.init(done: 0, all: 64, loading: 0.4))),
            page("model-exam", one, [], examining(.init(done: 22, all: 64))),
            page("model-exam-elsewhere", one) { $0.examining = Models.Examining(name: "other") },
            page("model-exam-broken", one) {
                $0.result = .notExamined(name: "salamandra-2b-instruct-q4-k-m", .failed)
            },
            page("model-passed", one) { $0.installed[1].facts?.exam = .passed },
            page("model-failed", one) { $0.installed[1].facts?.exam = .failed },
            page("model-failed-below", one, [down, down]) { $0.installed[1].facts?.exam = .failed },
            page("models-examining", all, [], examining(.init(done: 22, all: 64))),
            page("models-examined") {
                $0.result = .examined(name: "salamandra-2b-instruct-q4-k-m")
                $0.installed[1].facts?.exam = .passed
            },
            page("model-damaged", ModelPage.route(of: "qwen2-5")),
            page("models-door", TutorRoomPage.route),
        ]
    }()
}

extension Models {
    /// One that is whole, one that is damaged, and one on a stick.
    static let there = Models(
        installed: [
            Entry(name: "qwen2-5", title: "qwen2-5", bytes: 398_000_000),
            Entry(
                name: "salamandra-2b-instruct-q4-k-m", title: "Salamandra 2B Instruct", bytes: 1_510_000_000,
                facts: Facts(
                    quantisation: "Q4_K_M", licence: "apache-2.0", contextLength: 8192, memory: 1_862_000_000,
                    exam: nil)),
        ],
        files: [
            ModelOnMedium(
                name: "EuroLLM-9B-Instruct-Q4_K_M.gguf", path: "/media/KINGSTON/EuroLLM-9B-Instruct-Q4_K_M.gguf",
                bytes: 5_580_000_000, medium: "KINGSTON")
        ],
        questions: 64, availableMemory: 2_300_000_000)
}

extension Models.ExamResult {
    /// The result of a model that may talk with beginners and translate.
    fileprivate static let passed = Models.ExamResult(
        date: "2026-11-24", tokens: 79, words: 49, isAnalysed: true, levels: [.a1, .a2],
        replies: [
            .init(level: .a1, share: share(8, 9)), .init(level: .a2, share: share(9, 11)),
            .init(level: .b1, share: share(5, 10)), .init(level: .b2, share: share(2, 6)),
        ],
        faults: [.init(skill: .question, count: 7), .init(skill: .length, count: 6), .init(skill: .role, count: 1)],
        toEnglish: share(7, 8), toSpanish: share(7, 7), mayTranslate: true, corrected: share(9, 10), kept: share(4, 4),
        isSmall: false, mayCorrect: true)

    /// The result of a model that may do nothing, examined without the analyser.
    fileprivate static let failed = Models.ExamResult(
        date: "2026-11-24", tokens: 312, words: 195, isAnalysed: false, levels: [],
        replies: [
            .init(level: .a1, share: share(1, 9)), .init(level: .a2, share: share(0, 11)),
            .init(level: .b1, share: share(0, 10)), .init(level: .b2, share: share(0, 6)),
        ],
        faults: [
            .init(skill: .sense, count: 28), .init(skill: .question, count: 20), .init(skill: .spanish, count: 11),
            .init(skill: .length, count: 9), .init(skill: .role, count: 3),
        ],
        toEnglish: share(1, 8), toSpanish: share(0, 7), mayTranslate: false, corrected: share(0, 10),
        kept: share(1, 4), isSmall: true, mayCorrect: false)

    private static func share(_ passed: Int, _ all: Int) -> ExamCard.Share { .init(passed: passed, all: all) }
}

extension ScreenTests.Screen {
    /// The last part of its name.
    fileprivate var end: String { name.split(separator: "-").last.map(String.init) ?? name }
}
