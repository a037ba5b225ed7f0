import Testing

@testable import Engine
@testable import Tutor

/// The exam of a language model on the pages of the grown-ups' room.
struct ModelExamPagesTests {
    private static func entry(_ name: String = "qwen", _ exam: Models.ExamResult? = nil) -> Models.Entry {
        Models.Entry(
            name: name, title: "Qwen2.5", bytes: 1_117_000_000,
            facts: Models.Facts(
                quantisation: "Q4_K_M", licence: "apache-2.0", contextLength: 32_768, memory: 1_325_000_000, exam: exam)
        )
    }

    private func world(_ exam: Models.ExamResult? = nil, _ change: (inout Models) -> Void = { _ in }) -> World {
        var models = Models(installed: [Self.entry("qwen", exam)], questions: 64)
        change(&models)
        var world = World(motion: .cut)
        world[Models.self] = models
        return world
    }

    private static let page = ModelPage.route(of: "qwen")

    private func words(_ world: World, at route: Route = page) -> [String] {
        Show(world: world, activities: [.tutor], at: route).picture.drawings.compactMap {
            if case .text(let text, _, _) = $0 { text } else { nil }
        }
    }

    private func rows(_ world: World) -> [RoomRow] { ModelPage.make("qwen", isAsking: false, world).rows }

    /// The place of the row that has a label.
    private func place(_ label: String, _ rows: [RoomRow]) throws -> Int {
        try #require(rows.firstIndex { $0.label == .named(label) })
    }

    // MARK: - Before it

    @Test func `a model that was added leads to its exam`() {
        let added = world { $0.result = .added(name: "qwen") }
        let rows = ModelsPage.make(added).rows
        #expect(rows[1].isWanted && rows[1].label == .named("soltura-exam"))
        guard case .door(let route) = rows[1].content else {
            Issue.record("it is no door")
            return
        }
        #expect(route == Self.page)
        #expect(words(added, at: ModelsPage.route).contains("Nākamais solis: eksāmens"))
        let gone = world { ($0.result, $0.installed) = (.added(name: "qwen"), []) }
        #expect(!words(gone, at: ModelsPage.route).contains("Nākamais solis: eksāmens"))
    }

    @Test func `a touch starts the exam, and says how long it takes`() throws {
        let words = words(world())
        for text in [
            "Eksāmens vēl nav kārtots", "Tāpēc sarunās šo modeli nepiedāvā.", "Sākt eksāmenu",
            "64 jautājumi; lēnā datorā tas ilgst līdz stundai",
        ] { #expect(words.contains(text), "\(text)") }
        var screen = try #require(ModelScreen(Self.page, world()))
        let start = try place("soltura-start-exam", rows(world()))
        #expect(screen.perform(.press(start)) == [.play(.press), .ask(ModelRequest.examine("qwen"))])
    }

    @Test func `without the engine it says what to install`() {
        let words = words(world { $0.questions = nil })
        #expect(words.contains("Eksāmenam vajadzīga pakotne pasaka-soltura"))
        #expect(words.contains("sudo apt install pasaka-soltura"))
        #expect(!words.contains("Sākt eksāmenu"))
    }

    @Test(
        arguments: [
            { $0.examining = Models.Examining(name: "other") },
            { $0.adding = Models.Adding(file: ModelOnMedium(name: "a.gguf", path: "/a.gguf", bytes: 1, medium: "K")) },
        ] as [@Sendable (inout Models) -> Void])
    func `one thing is done after the other`(work: @Sendable (inout Models) -> Void) {
        let words = words(world { work(&$0) })
        #expect(words.contains("Eksāmenu varēs sākt vēlāk") && !words.contains("Sākt eksāmenu"))
    }

    @Test(
        arguments: [
            ("soltura-start-exam", page, false, nil), ("soltura-stop-exam", page, true, nil),
            ("soltura-stop-exam", ModelsPage.route, true, nil),
            ("soltura-exam", ModelsPage.route, false, .added(name: "qwen")),
        ] as [(String, Route, Bool, Models.Result?)])
    func `keys and a single switch come to each button, by its name`(
        name: String, route: Route, isRunning: Bool, result: Models.Result?
    ) {
        let world = world {
            ($0.examining, $0.result) = (isRunning ? Models.Examining(name: "qwen") : nil, result)
        }
        let show = Show(world: world, activities: [.tutor], at: route)
        let labels = show.namedPlaces.compactMap(\.label)
        #expect(labels.contains(.named(name)))
        #expect(labels.count == show.namedPlaces.count)
    }

    // MARK: - While it runs

    @Test(
        arguments: [
            (nil, "Eksāmens sākas…", nil),
            (.init(done: 0, all: 64, loading: 0.25), "Modeli ielādē: 25 %", 0.25),
            (.init(done: 0, all: 64), "Jautājums 1 no 64", 0), (.init(done: 16, all: 64), "Jautājums 17 no 64", 0.25),
            (.init(done: 64, all: 64), "Jautājums 64 no 64", 1),
        ] as [(ModelExam.Progress?, String, Double?)])
    func `only what is done is shown`(progress: ModelExam.Progress?, sentence: String, part: Double?) {
        let world = world { $0.examining = Models.Examining(name: "qwen", progress: progress) }
        let words = words(world)
        #expect(words.contains(sentence))
        #expect(words.contains("Turpinās arī aizslēgtā istabā."))
        let bar: Double? = if case .bar(let bar) = rows(world)[1].content { bar } else { nil }
        #expect(bar == part)
        #expect(self.words(world, at: ModelsPage.route).contains(sentence), "the page of all models says it, too")
    }

    @Test func `a touch stops it, and nothing else can be done to the model meanwhile`() throws {
        let world = world { $0.examining = Models.Examining(name: "qwen") }
        let labels = rows(world).compactMap(\.label)
        #expect(labels == [.named("soltura-stop-exam")])
        let stop = try place("soltura-stop-exam", rows(world))
        var screen = try #require(ModelScreen(Self.page, world))
        #expect(screen.perform(.press(stop)) == [.play(.press), .ask(ModelRequest.stopExam)])
        #expect(!screen.isBusy, "the room locks itself; the exam goes on")
        var list = try #require(ModelScreen(ModelsPage.route, world))
        #expect(list.perform(.press(1)) == [.play(.press), .ask(ModelRequest.stopExam)])
    }

    @Test func `a second touch where the exam was started does not stop it, nor the other way round`() throws {
        let running = rows(world { $0.examining = Models.Examining(name: "qwen") })
        let stopped = rows(world { $0.result = .examStopped(name: "qwen") })
        let start = try place("soltura-start-exam", rows(world()))
        let stop = try place("soltura-stop-exam", running)
        guard case .words = running[start].content, case .words = stopped[stop].content else {
            Issue.record("a button lies where another one was")
            return
        }
    }

    // MARK: - Its end

    @Test(
        arguments: [
            (.examStopped(name: "qwen"), "Eksāmens pārtraukts; to var sākt vēlreiz."),
            (.notExamined(name: "qwen", .failed), "Modelis eksāmena laikā apstājās; eksāmenu var sākt vēlreiz."),
            (.refused(name: "qwen", .unwritable), "Diskā nevar ierakstīt."),
        ] as [(Models.Result, String)])
    func `without a card it says why, and the exam can be started again`(result: Models.Result, sentence: String) {
        let words = words(world { $0.result = result })
        #expect(words.contains(sentence) && words.contains("Sākt eksāmenu"))
    }

    private static let failed = Models.ExamResult(
        date: "2026-11-24", tokens: 79, words: 49, isAnalysed: true, levels: [],
        replies: [.init(level: .a1, share: share(2, 9)), .init(level: .a2, share: share(0, 9))],
        faults: [.init(skill: .sense, count: 14), .init(skill: .question, count: 3)], toEnglish: share(4, 8),
        toSpanish: share(1, 8), mayTranslate: false, corrected: share(1, 8), kept: share(3, 6), isSmall: true,
        mayCorrect: false)

    private static let passed = Models.ExamResult(
        date: "2026-11-24", tokens: 79, words: 49, isAnalysed: true, levels: [.a1, .a2],
        replies: [.init(level: .a1, share: share(9, 9)), .init(level: .a2, share: share(8, 9))], faults: [],
        toEnglish: share(8, 8), toSpanish: share(7, 8), mayTranslate: true, corrected: share(8, 8),
        kept: share(6, 6), isSmall: false, mayCorrect: true)

    private static func share(_ passed: Int, _ all: Int) -> ExamCard.Share { .init(passed: passed, all: all) }

    @Test(
        arguments: [
            (
                failed,
                [
                    "Eksāmens kārtots 24.11.2026.", "Šeit raksta 7,9 tekstvienības jeb ap 4,9 vārdiem sekundē.",
                    "Sarunām neder: eksāmens nav nokārtots", "Labas atbildes: A1 2/9, A2 0/9; vajag 80 %",
                    "Kas sarunās neizdevās", "neatbilst teiktajam: 14, bez jautājuma: 3", "Tulkošanai neder",
                    "Pareizi angliski 4/8, spāniski 1/8; vajag 85 %", "Kļūdas labo tikai likumi",
                    "Izlabo 1/8 (vajag 90 %); sabojā 3/6 (vajag 0); modelis ir par mazu",
                    "Kārtot eksāmenu vēlreiz",
                ]
            ),
            (
                passed,
                [
                    "Sarunājas līmenī A1, A2", "Labas atbildes: A1 9/9, A2 8/9; vajag 80 %", "Tulko",
                    "Pareizi angliski 8/8, spāniski 7/8; vajag 85 %", "Labo kļūdas",
                    "Izlabo 8/8 (vajag 90 %); sabojā 0/6 (vajag 0)",
                ]
            ),
        ] as [(Models.ExamResult, [String])])
    func `the card says what the model may do, and why not more`(exam: Models.ExamResult, sentences: [String]) {
        let shown = rows(world(exam)).flatMap { [$0.words, $0.note].compactMap(\.self) }.map(text)
        for sentence in sentences { #expect(shown.contains(sentence), "\(sentence)") }
        #expect(!exam.faults.isEmpty || !shown.contains("Kas sarunās neizdevās"))
    }

    private func text(_ words: RoomWords) -> String {
        switch words {
        case .phrase(let phrase): World().text(phrase)
        case .text(let text): text
        }
    }

    @Test(arguments: [
        (failed, "1,1 GB · Q4_K_M · apache-2.0 · eksāmens nav nokārtots"),
        (passed, "1,1 GB · Q4_K_M · apache-2.0 · sarunājas A1, A2"),
    ]) func `the list says in short what it may do`(exam: Models.ExamResult, sentence: String) {
        #expect(words(world(exam), at: ModelsPage.route).contains(sentence))
    }

    @Test func `an earlier card stays when the exam is taken again and stopped`() {
        let shown = words(world(Self.passed) { $0.result = .examStopped(name: "qwen") })
        #expect(shown.contains("Eksāmens pārtraukts; to var sākt vēlreiz."))
        #expect(shown.contains("Eksāmens kārtots 24.11.2026."))
    }
}
