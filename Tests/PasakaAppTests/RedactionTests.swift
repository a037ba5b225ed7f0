import Engine
import Stories
import Testing

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
        world[Shelf.self] = Shelf(stories: stories, problems: ["Zanes tale/story.json: is empty"])
        var progress = UserProgress()
        progress.turn("annas_diena", to: 1)
        progress.choose("vecmamma", of: "annas_diena")
        world[UserProgress.self] = progress
        world[Installation.self] = Installation(
            version: "1", storiesFolder: "/home/zane/tales", progressFile: "/home/zane/progress.json")
        return world
    }

    @Test func whatPasakaShipsWithStays() {
        var redaction = redaction
        let world = redaction.world(world([Self.racenis]))
        #expect(world[Shelf.self]?.stories == [Self.racenis])
        #expect(redaction.route("stories/racenis/3") == "stories/racenis/3")
    }

    @Test func aFamilysTaleKeepsItsShapeAlone() throws {
        var redaction = redaction
        let story = try #require(redaction.world(world([family]))[Shelf.self]?.stories.first)
        #expect(story.title == "xxxxx 0. xxxxx")
        #expect(story.slides[0].text == "xxx xxxx xxx!")
        #expect(story.slides[0].words == [WordTime(start: 0, end: 1)])
        #expect(story.tellings[0].teller == Teller(.fox, .blue))
        #expect(story.route == redaction.route("stories/annas_diena"))
        let sound = try #require(story.slides[0].narration)
        #expect(Sound(redaction.file("stories/1/annas_diena/oma.ogg")) == sound)
        #expect(story.tellings[0].narration.keys.first == story.slides[0].id)
    }

    @Test func noNameIsLeftInARecording() {
        var redaction = redaction
        var recording = Recording(start: world([family]), route: "stories/annas_diena/1")
        let replies: [Input.Reply] = [
            .narrationStarted("stories/1/annas_diena/oma.ogg", seconds: 2), .recorder(.kept(slide: "oma")),
            .recorder(.removed(telling: "vecmamma")), .recorder(.taken("takes/zane.wav", seconds: 1)),
            .learned(AnyDocument(Shelf(stories: [family]))),
        ]
        for (tick, reply) in replies.enumerated() { recording.append(.reply(reply), at: tick) }
        recording.append(.button(.next), at: 9)
        let told = "\(redaction.recording(recording))".lowercased()
        for word in ["anna", "oma", "zane", "vecmamma", "/home", "diena"] { #expect(!told.contains(word), "\(word)") }
        #expect(redaction.recording(recording).events.map(\.tick) == [0, 1, 2, 3, 4, 9])
    }

    @Test func aShippedTaleWithAFamilysWordsIsTheFamilys() throws {
        var redaction = redaction
        let story = Story(id: "racenis", title: "Rācenis", slides: [Slide(id: "slide01", text: "Annas vārdi")])
        #expect(try #require(redaction.world(world([story]))[Shelf.self]).stories[0].slides[0].text == "xxxxx xxxxx")
    }

    private struct Letter: Document {
        static let name = "letter"
        var words = "Mīļā Zane"
    }

    @Test func aDocumentThatNobodyHasLookedThroughIsLeftOut() {
        var (redaction, world) = (redaction, World())
        world[Letter.self] = Letter()
        #expect(redaction.world(world).documents.isEmpty)
    }

    @Test(arguments: [
        ("Zanes tale/story.json: is empty", "…/story.json: is empty"),
        ("stories/1/zane/oma.jpg takes too long to decode", "…/… takes too long to decode"),
        ("stories/0/racenis/slide01.jpg is damaged", "…/racenis/slide01.jpg is damaged"),
        (
            "2026-01-02 03:04:05 warning pasaka.tales: Annas diena/story.json: is empty",
            "2026-01-02 03:04:05 warning pasaka.tales: …/story.json: is empty"
        ),
        (
            "2026-01-02 03:04:05 notice pasaka.tales: Annas diena is gone",
            "2026-01-02 03:04:05 notice pasaka.tales: … is gone"
        ),
        (
            "d t warning pasaka.documents: /home/zane/progress.json is damaged; it is kept as /home/a/progress.1.json",
            "d t warning pasaka.documents: …/progress.json is damaged; it is kept as …/progress.1.json"
        ),
        ("warning pasaka.recorder: Oma Zane.wav is too long", "warning pasaka.recorder: …/… is too long"),
        ("d t notice pasaka.audio: no sound device", "d t notice pasaka.audio: no sound device"),
    ])
    func linesKeepTheirReason(line: String, told: String) { #expect(redaction.line(line) == told) }
}
