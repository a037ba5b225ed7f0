import Engine
import FoundationEssentials
import MorningCheck
import Sentences
import Stories
import TalePacks
import Testing

@testable import GrownUps
@testable import PasakaApp

struct RedactionTests {
    private static let racenis = Story(
        id: "racenis", title: "Rācenis", cover: "stories/0/racenis/cover.jpg",
        slides: [Slide(id: "slide01", image: "stories/0/racenis/slide01.jpg", text: "Vectēvs iestādīja rāceni.")])

    private let family = Story(
        id: "annas_diena", title: "Annas 6. diena", cover: "stories/1/annas_diena/zane.jpg",
        slides: [
            Slide(
                id: "oma", image: "stories/1/annas_diena/oma.jpg", narration: "stories/1/annas_diena/oma.ogg",
                text: "Oma Zane nāk!", words: [WordTime(start: 0, end: 1)])
        ],
        tellings: [
            Telling(id: "vecmamma", teller: Teller(.fox, .blue), narration: ["oma": "stories/1/annas_diena/t.ogg"])
        ])

    private var redaction: Redaction { Redaction(shipped: [Self.racenis]) }

    private func world(_ stories: [Story]) -> World {
        var world = World()
        world[Shelf.self] = Shelf(stories: stories, problems: ["\(tale: "Zanes tale")/story.json: is empty"])
        var progress = UserProgress()
        progress.turn("annas_diena", to: 1)
        progress.choose("vecmamma", of: "annas_diena")
        world[UserProgress.self] = progress
        world[Installation.self] = Installation(
            version: "1", storiesFolder: "/home/zane/tales", progressFile: "/home/zane/progress.json")
        return world
    }

    @Test func `what pasaka ships with stays`() {
        var redaction = redaction
        let world = redaction.world(world([Self.racenis]))
        #expect(world[Shelf.self]?.stories == [Self.racenis])
        #expect(redaction.route("stories/racenis/3") == "stories/racenis/3")
    }

    @Test func `a familys tale keeps its shape alone`() throws {
        var redaction = redaction
        let story = try #require(redaction.world(world([family]))[Shelf.self]?.stories.first)
        #expect(story.title == "xxxxx 0. xxxxx")
        #expect(story.slides[0].text == "xxx xxxx xxx!")
        #expect(story.slides[0].words == [WordTime(start: 0, end: 1)])
        #expect(story.tellings[0].teller == Teller(.fox, .blue))
        #expect(story.route == redaction.route("stories/annas_diena"))
        let sound = try #require(story.slides[0].narration)
        #expect(Sound(redaction.asset("stories/1/annas_diena/oma.ogg")) == sound)
        #expect(story.tellings[0].narration.keys.first == story.slides[0].id)
    }

    @Test func `no name is left in a recording`() {
        var redaction = redaction
        var recording = Recording(start: world([family]), route: "stories/annas_diena/1")
        let place = TellingPlace(pack: "stories/1/annas_diena", tale: "annas_diena", telling: "vecmamma")
        let take = SlideTake(place, slide: "oma", tick: 5)
        let replies: [Input.Reply] = [
            .narrationStarted("stories/1/annas_diena/oma.ogg", seconds: 2), .recorder(.kept(take)),
            .recorder(.removed(place)), .recorder(.taken("takes/zane.wav", seconds: 1, of: take)),
            .recorder(.unkept("takes/zane.wav", seconds: 1, .full, of: take)),
            .learned(AnyDocument(Shelf(stories: [family]))),
        ]
        for (tick, reply) in replies.enumerated() { recording.append(.reply(reply), at: tick) }
        recording.append(.button(.next), at: 9)
        let told = "\(redaction.recording(recording))".lowercased()
        for word in ["anna", "oma", "zane", "vecmamma", "/home", "diena"] { #expect(!told.contains(word), "\(word)") }
        #expect(redaction.recording(recording).events.map(\.tick) == [0, 1, 2, 3, 4, 5, 9])
    }

    @Test func `files that have changed keep their place alone`() {
        var redaction = redaction
        let names = ["stories/1/annas_diena/oma.jpg", "stories/1/annas_diena", "stories/1/./zane.jpg", "stories/1"]
        var recording = Recording(start: world([family]), route: .home)
        recording.append(.reply(.touched(names)), at: 0)
        recording.append(.reply(.touched(nil)), at: 1)
        let told = redaction.recording(recording).events
        guard case .reply(.touched(let changed?)) = told[0].input else {
            Issue.record("\(told[0].input)")
            return
        }
        let folder = redaction.asset("stories/1/annas_diena/oma.jpg").split(separator: "/").dropLast()
        #expect(changed[0] == redaction.asset("stories/1/annas_diena/oma.jpg"))
        #expect(changed[1] == folder.joined(separator: "/"))
        #expect(changed.count == names.count)
        for word in ["anna", "oma", "zane", "diena"] { #expect(!"\(changed)".lowercased().contains(word), "\(word)") }
        #expect(told[1].input == .reply(.touched(nil)))
    }

    /// Leads to the page for recording and keeps a take of the first slide there.
    private func recording(of story: Story) -> Recording {
        let pack = "stories/\(story == family ? 1 : 0)/\(story.id)"
        let place = TellingPlace(pack: pack, tale: story.id, telling: "fox-pink")
        let take = SlideTake(place, slide: story.slides[0].id, tick: 630)
        var recording = Recording(
            start: world([story]), route: Route("grownups/tales/\(story.id)/fox-pink"), firstTick: 600)
        recording.append(.button(.play), at: 30)
        recording.append(.reply(.recorder(.level(0.5, seconds: 0.1, of: take))), at: 40)
        recording.append(.button(.play), at: 50)
        recording.append(.reply(.recorder(.taken("takes/1.wav", seconds: 1, of: take))), at: 60)
        recording.append(.press(Point(x: 1370, y: 834)), at: 95)
        recording.append(.release(Point(x: 1370, y: 834)), at: 101)
        recording.append(.reply(.recorder(.kept(take))), at: 110)
        recording.end(at: 120)
        return recording
    }

    @Test func `a take is still kept in the replay of a report`() {
        for story in [Self.racenis, family] {
            var redaction = redaction
            var texts: [String] = []
            redaction.recording(recording(of: story)).replay(activities, stops: [120]) { _, show in
                for case .text(let text, _, _) in show.picture.drawings { texts.append(text) }
            }
            #expect(texts.contains("Šī bilde ir ierunāta."), "\(story.id)")
        }
    }

    @Test func `a shipped tale with a familys words is the familys`() throws {
        var redaction = redaction
        let story = Story(id: "racenis", title: "Rācenis", slides: [Slide(id: "slide01", text: "Annas vārdi")])
        #expect(try #require(redaction.world(world([story]))[Shelf.self]).stories[0].slides[0].text == "xxxxx xxxxx")
    }

    private struct Letter: Document {
        static let name = "letter"
        var words = "Mīļā Zane"
    }

    @Test func `a document that nobody has looked through is left out`() {
        var (redaction, world) = (redaction, World())
        world[Letter.self] = Letter()
        #expect(redaction.world(world).documents.isEmpty)
    }

    // MARK: - Values

    private func redacted<Content: Document>(_ document: Content) -> Content? {
        var redaction = redaction
        return redaction.document(AnyDocument(document))?.content as? Content
    }

    private func progress(_ change: (inout UserProgress) -> Void) -> UserProgress {
        var progress = UserProgress()
        change(&progress)
        return progress
    }

    @Test func `a last tale that is finished stays finished, and has no slide`() {
        let told = redacted(progress { $0.finish("annas_diena") })
        #expect(told == progress { $0.finish("tale-1") })
    }

    @Test func `a tale that is read again keeps its star`() {
        let told = redacted(
            progress {
                $0.finish("annas_diena")
                $0.turn("annas_diena", to: 3)
            })
        #expect(told?.tales["tale-1"]?.isFinished == true)
        #expect(told?.tales["tale-1"]?.slide == 3)
    }

    @Test func `each kind of place stays as it is`() {
        let before = progress {
            $0.turn("racenis", to: 2)
            $0.finish("zanes")
            $0.choose("fox-orange", of: "zanes")
            $0.choose("vecmamma", of: "annas")
        }
        let told = redacted(before)
        #expect(told?.lastTale == "tale-1" && told?.version == before.version)
        #expect(told?.tales.mapValues(\.slide) == ["racenis": 2, "tale-1": nil, "tale-3": nil])
        #expect(told?.tales.mapValues(\.isFinished) == ["racenis": false, "tale-1": true, "tale-3": false])
        #expect(told?.tales["tale-1"]?.telling == "fox-orange")
        #expect(told?.tales["tale-3"]?.telling == "telling-2")
    }

    @Test func `a tale without progress gets none`() { #expect(redacted(UserProgress()) == UserProgress()) }

    @Test func `lights keep their colours and lose their details`() {
        let test = SelfTest([Light(.space, .littleSpace, "12 MB, \(path: "/home/zane")"), Light(.clock, "2026")])
        #expect(redacted(test) == SelfTest([Light(.space, .littleSpace), Light(.clock)]))
    }

    @Test(arguments: [
        ("stories/2019/3", "stories/tale-1/3"), ("stories/home/x y", "stories/tale-1/part-2"),
        ("grownups/tales/tales/anna", "grownups/tales/tale-1/telling-2"), ("anna", "part-1"),
        ("grownups/tales/racenis/fox-blue", "grownups/tales/racenis/fox-blue"), ("selftest", "selftest"),
        ("grownups/stick", "grownups/stick"), ("grownups/anna", "grownups/part-1"), ("home", "home"),
    ])
    func `a route keeps its pages alone`(route: String, told: String) {
        var redaction = redaction
        #expect(redaction.route(Route(route)).description == told)
    }

    @Test(arguments: [
        ("Anna ir 6", "xxxx xx 0"), ("🄰🄽🄽🄰!", "xxxx!"), ("⠁⠝⠝⠁", "xxxx"), ("a\u{301}a", "xx"),
        ("„Zane” – 100 %", "„xxxx” – 000 x"),
    ])
    func `only punctuation stays of a text`(text: String, told: String) { #expect(redaction.text(text) == told) }

    @Test func `a tale's language is a known one`() throws {
        var redaction = redaction
        let shelf = Shelf(
            stories: ["lv", "anna"].map { Story(id: $0, title: "", language: $0, slides: [Slide(id: "1")]) })
        let told = redaction.document(AnyDocument(shelf))?.content as? Shelf
        #expect(told?.stories.map(\.language) == ["lv", "und"])
    }

    @Test func `what is wrong with tales is no part of a recording`() {
        #expect(redacted(Shelf(problems: ["\(tale: "zane") is odd"])) == Shelf())
    }

    @Test func `a file of the family's in a tale of Pasaka's name is the family's`() {
        var redaction = redaction
        #expect(redaction.asset("stories/1/racenis/zane.jpg") == "stories/1/racenis/file-1.jpg")
        #expect(redaction.asset("stories/0/racenis/slide01.jpg") == "stories/0/racenis/slide01.jpg")
    }

    @Test func `fingers and keys are shown as they came: no key has a name`() throws {
        var redaction = Redaction(shipped: [])
        let inputs: [Input] = [
            .contact(Contact(.moved, 3, at: Point(x: 812.3, y: 433.2), milliseconds: 41250, pressure: 0.5)),
            .key(Input.Key(nil)), .key(Input.Key(.right, .repeated)), .unfocused, .unplugged(pad: 2),
            .thumbstick(Input.Thumbstick(pad: 2, .left, x: 1, y: 0)),
        ]
        for input in inputs {
            #expect(redaction.input(input) == input)
            #expect(activities.shows(input))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let key = String(decoding: try encoder.encode(inputs[1]), as: UTF8.self)
        #expect(key == #"{"key":{"_0":{"device":{"keyboard":{}},"phase":"pressed"}}}"#)
    }
}
