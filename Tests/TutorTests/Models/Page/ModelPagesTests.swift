import Engine
import Testing

@testable import Tutor

/// The pages of language models in the grown-ups' room.
struct ModelPagesTests {
    private static let file = ModelOnMedium(
        name: "salamandra-2b.gguf", path: "/media/K/salamandra-2b.gguf", bytes: 1_700_000_000, medium: "K")

    private static let models: Models = {
        var models = Models()
        models.installed = [
            Models.Entry(name: "broken", title: "broken", bytes: 5_000_000),
            Models.Entry(
                name: "qwen", title: "Qwen2.5 1.5B Instruct", bytes: 1_117_000_000,
                facts: Models.Facts(
                    quantisation: "Q4_K_M", licence: "apache-2.0", contextLength: 32_768, memory: 1_325_000_000,
                    exam: nil)),
        ]
        models.files = [file]
        (models.availableMemory, models.questions) = (6_300_000_000, 64)
        return models
    }()

    private func world(_ change: (inout Models) -> Void = { _ in }) -> World {
        var models = Self.models
        change(&models)
        var world = World(motion: .cut)
        world[Models.self] = models
        return world
    }

    private func words(_ world: World, at route: Route = ModelsPage.route) -> [String] {
        Show(world: world, activities: [.tutor], at: route).picture.drawings.compactMap {
            if case .text(let text, _, _) = $0 { text } else { nil }
        }
    }

    // MARK: - All models

    @Test func `installed models and those on a stick are listed`() {
        let words = words(world())
        for text in [
            "Valodas modeļi", "broken", "5 MB · bojāts; noņemiet un pievienojiet to vēlreiz", "Qwen2.5 1.5B Instruct",
            "1,1 GB · Q4_K_M · apache-2.0 · eksāmens vēl nav kārtots", "salamandra-2b.gguf",
            "1,7 GB zibatmiņā „K”; pieskaries, lai pievienotu",
        ] { #expect(words.contains(text), "\(text)") }
    }

    @Test func `without models and sticks it says what to do`() {
        let words = words(world { ($0.installed, $0.files) = ([], []) })
        #expect(words == ["Iespraudiet zibatmiņu ar valodas modeli (.gguf)", "Valodas modeļi"])
    }

    @Test func `two models of one title go by their names`() {
        let words = words(
            world {
                var twin = $0.installed[1]
                twin = Models.Entry(name: "qwen-2", title: twin.title, bytes: twin.bytes, facts: twin.facts)
                $0.installed.append(twin)
            })
        #expect(words.contains("qwen") && words.contains("qwen-2"))
    }

    @Test func `a touch adds a model`() throws {
        var screen = try #require(ModelScreen(ModelsPage.route, world()))
        #expect(screen.perform(.press(2)) == [.play(.press), .ask(ModelRequest.add(Self.file))])
    }

    @Test func `while a model is added its bytes are shown, it can be stopped, and no other one begins`() throws {
        let checked = world { $0.adding = Models.Adding(file: Self.file) }
        #expect(words(checked).contains("Modeli pārbauda…"))
        let world = world { $0.adding = Models.Adding(file: Self.file, copied: 512_000_000) }
        #expect(words(world).contains("512 MB no 1,7 GB"))
        let page = ModelsPage.make(world)
        #expect(page.isBusy)
        guard case .bar(let part) = page.rows[0].content else {
            Issue.record("there is no bar")
            return
        }
        #expect((0.30...0.31).contains(part))
        var screen = try #require(ModelScreen(ModelsPage.route, world))
        #expect(screen.isBusy)
        #expect(screen.perform(.press(1)) == [.play(.press), .ask(ModelRequest.stop)])
        #expect(page.rows.count == 4, "nothing else can be added meanwhile")
    }

    @Test(
        arguments: [
            (.added(name: "qwen"), "Modelis pievienots"), (.removed(name: "qwen"), "Modelis noņemts"),
            (.examined(name: "qwen"), "Eksāmens pabeigts"),
            (.examStopped(name: "qwen"), "Eksāmens pārtraukts; to var sākt vēlreiz."),
            (.wasThere(file: "a.gguf", name: "qwen"), "Tas jau ir uzstādīts: qwen"),
            (
                .refused(name: "a.gguf", .memory(needed: 3_400_000_000, available: 900_000_000)),
                "Vajag 3,4 GB atmiņas, bet pieejami 900 MB."
            ),
            (
                .refused(name: "a.gguf", .room(needed: 3_400_000_000, free: 900_000_000)),
                "Vajag 3,4 GB diskā, bet brīvi ir 900 MB."
            ),
            (.refused(name: "a.gguf", .truncated), "Fails ir aprauts. Pārkopējiet to zibatmiņā vēlreiz!"),
            (.refused(name: "a.gguf", .cancelled), "Pārtraukts; nekas nav pievienots."),
            (.notExamined(name: "qwen", .failed), "Modelis eksāmena laikā apstājās; eksāmenu var sākt vēlreiz."),
            (.notExamined(name: "qwen", .noTalk), "Šis modelis sarunām nav domāts. Izvēlies citu modeli!"),
            (
                .notExamined(name: "qwen", .memory(needed: 3_400_000_000, available: 900_000_000)),
                "Vajag 3,4 GB atmiņas, bet pieejami 900 MB."
            ),
        ] as [(Models.Result, String)])
    func `what has become of it is said in one sentence`(result: Models.Result, sentence: String) {
        #expect(words(world { $0.result = result }).contains(sentence))
    }

    @Test func `it asks once, and again when a stick comes`() throws {
        var screen = try #require(ModelScreen(ModelsPage.route, World()))
        #expect(screen.rest != .still)
        #expect(screen.tick() == [.ask(ModelRequest.look([]))])
        #expect(screen.tick() == [])
        let media = Media(media: [Medium("K", at: "/media/K")])
        _ = screen.receive(.learned(AnyDocument(media)))
        #expect(screen.tick() == [.ask(ModelRequest.look(media.media))])
    }

    private struct Media: MediaDocument {
        static let name = "test-media"
        var media: [Medium]
    }

    // MARK: - One model

    @Test func `a model says what it needs`() {
        let words = words(world(), at: ModelPage.route(of: "qwen"))
        for text in [
            "Qwen2.5 1.5B Instruct", "qwen", "Vajag 1,3 GB atmiņas", "tagad pieejami 6,3 GB",
            "Vienlaikus uztver līdz 32768 tekstvienībām", "Sarunai pietiek ar 2048.", "Noņemt modeli",
            "Atbrīvosies 1,1 GB",
        ] { #expect(words.contains(text), "\(text)") }
    }

    @Test func `a damaged model can only be removed`() {
        let page = ModelPage.make("broken", isAsking: false, world())
        #expect(page.rows.count == 2)
    }

    @Test func `removing takes two steps in two places`() throws {
        var screen = try #require(ModelScreen(ModelPage.route(of: "qwen"), world()))
        #expect(screen.perform(.press(5)) == [.play(.press)])
        #expect(screen.perform(.press(5)) == [], "a second touch in the same place does nothing")
        #expect(screen.perform(.press(1)) == [.play(.press)], "this keeps it")
        #expect(screen.perform(.press(5)) == [.play(.press)])
        #expect(screen.perform(.press(2)) == [.play(.press), .ask(ModelRequest.remove("qwen")), .back])
        var damaged = try #require(ModelScreen(ModelPage.route(of: "broken"), world()))
        #expect(damaged.perform(.press(1)) == [.play(.press)])
        #expect(damaged.perform(.press(1)) == [.play(.press)], "a second touch in the same place keeps it")
    }

    @Test func `a model that is gone says so`() throws {
        var screen = try #require(ModelScreen(ModelPage.route(of: "gone"), world()))
        #expect(words(world(), at: ModelPage.route(of: "gone")).contains("Tāda modeļa vairs nav"))
        #expect(screen.perform(.press(0)) == [])
    }

    @Test func `other routes are not its own`() {
        for route in ["grownups/soltura", "grownups/soltura/models/a/b", "soltura/models"] as [Route] {
            #expect(ModelScreen(route, world()) == nil)
        }
    }

    @Test(arguments: [
        (0, "Valodas modelis nav uzstādīts"), (1, "1 modelis ir uzstādīts"), (2, "2 modeļi ir uzstādīti"),
    ])
    func `the page of Soltura leads here, and says how many there are`(count: Int, sentence: String) {
        let world = world { $0.installed = Array(repeating: $0.installed[0], count: count) }
        #expect(words(world, at: TutorRoomPage.route).contains(sentence))
    }
}
