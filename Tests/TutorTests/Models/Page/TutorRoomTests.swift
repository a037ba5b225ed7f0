import Engine
import Testing

@testable import Tutor

/// Soltura's door, and its page in the grown-ups' room.
struct TutorRoomTests {
    private func words(_ change: (inout World) -> Void = { _ in }) -> [String] {
        var world = World(motion: .cut)
        change(&world)
        return Show(world: world, activities: [.tutor], at: TutorRoomPage.route).picture.drawings.compactMap {
            if case .text(let text, _, _) = $0 { text } else { nil }
        }
    }

    private func scenes(hasAnalyser: Bool) -> Scenes {
        var scenes = Scenes()
        let lines = Line("a", "a", "a")
        scenes.entries = [
            Scenes.Entry(
                Scenario(
                    id: "cafe", category: .dining, title: lines, role: lines, goal: lines, names: [], words: [],
                    talks: []))
        ]
        scenes.parts.hasAnalyser = hasAnalyser
        return scenes
    }

    @Test func `the door is modest, and waits in a kiosk`() throws {
        let door = try #require(Activity.tutor.doors(World()).first)
        #expect(door.word == "Sarunas")
        #expect(door.size == .modest)
        #expect(door.canBeHidden && door.waitsInKiosk)
        #expect(door.label == .named("soltura"))
        #expect(door.spoken == ["interface/labels/lv/soltura.ogg"])
    }

    @Test func `the page asks once what is installed`() {
        var screen = TutorRoomScreen(world: World())
        #expect(screen.tick() == [.ask(SceneRequest.all), .ask(ModelRequest.look([]))])
        #expect(screen.tick() == [])
    }

    @Test func `it says what is installed, which layers speak, and that no model does`() {
        let words = words { $0[Scenes.self] = self.scenes(hasAnalyser: true) }
        for sentence in [
            "1 rakstīta saruna", "1 temats", "Vārdus un kļūdas skaidro pēc valodas likumiem",
            "Valodas modelis nav uzstādīts",
        ] { #expect(words.contains(sentence)) }
        #expect(!words.contains("sudo apt install pasaka-soltura"))
    }

    @Test func `it says what is missing, and how that is installed`() {
        let words = words { $0[Scenes.self] = Scenes() }
        #expect(words.contains("Sarunas nav uzstādītas"))
        #expect(words.contains("Skaidrojumi nav uzstādīti"))
        #expect(words.count { $0 == "sudo apt install pasaka-soltura" } == 2)
    }

    @Test(arguments: [(false, "hiddenDoors"), (true, "shownDoors")])
    func `its switch shows and hides the door`(isKiosk: Bool, setting: String) throws {
        var world = World()
        world[Kiosk.self] = isKiosk ? Kiosk() : nil
        var screen = TutorRoomScreen(world: world)
        guard case .save(let document)? = screen.perform(.turn(0)).first,
            let settings = document.content as? Settings
        else {
            Issue.record("nothing is saved")
            return
        }
        #expect(settings.values == [setting: .list(["soltura"])])
    }

    @Test(arguments: [1, 2, 11, 21, 56, 111])
    func `Latvian counts conversations as a teacher does`(count: Int) {
        let sentence = Wording.tutor(.sceneCount(count)).text(in: .latvian)
        #expect(sentence == "\(count) \([1, 21].contains(count) ? "rakstīta saruna" : "rakstītas sarunas")")
    }

    // MARK: - The audit

    @Test func `nothing is wrong with a Pasaka without scenes, and no picture is missing`() {
        let audit = Audit.tutor(SceneFolder.Scenes(), hasTools: false)
        #expect(audit.problems == [])
        #expect(audit.images == [])
    }

    @Test func `scenes without their tools are a problem`() {
        let scenes = SceneFolder.Scenes(scenarios: [], problems: ["cafe.json is not a scene"])
        #expect(
            Audit.tutor(scenes, hasTools: false).problems == [
                "cafe.json is not a scene", "Apertium and hunspell are missing; install pasaka-soltura",
            ])
        let audit = Audit.tutor(scenes, hasTools: true)
        #expect(audit.problems == ["cafe.json is not a scene"])
        #expect(audit.images.count == 14)
    }
}
