import Engine
import TestSupport
import Testing

@testable import GrownUps

/// What is found on sticks by names only.
struct StickReadingTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private func sticks(_ files: [String]) throws -> [Stick] {
        for file in files { try disk.write(file) }
        return StickReading(places: [disk.path, "/nowhere/at/all"]).sticks()
    }

    private func titles(_ files: [String]) throws -> [String] { try sticks(files).flatMap(\.tales).map(\.title) }

    @Test(arguments: [
        (["K/Vasara/1.jpg", "K/Ziema/story.json"], ["Vasara", "Ziema"]),
        (["K/Vasara 10/1.jpg", "K/Vasara 2/1.HEIC"], ["Vasara 2", "Vasara 10"]),
        (["K/vasara.zip", "K/grāmata.epub", "K/dziesma.mp3"], ["vasara", "grāmata"]),
        (["K/a.bloompub", "K/b.bloomd", "K/c.bloomSource"], ["a", "b", "c"]),
        (["K/Pasakas/Vasara/1.jpg", "K/Pasakas/vasara.ZIP"], ["Vasara", "vasara"]),
        (["K/Vasara/1.jpg", "K/Vasara/art/2.jpg"], ["Vasara"]),
        (["K/1.jpg", "K/1.mp3"], ["K"]),
        (["K/1.jpg", "K/Vasara/1.jpg"], ["Vasara"]),
        (["K/1.jpg", "K/2.jpg", "K/Vasara/1.jpg", "K/a.zip"], ["K", "Vasara", "a"]),
        (["K/a/b/c/Vasara/1.jpg"], []),
        (["K/.Trash-1000/1.jpg", "K/System Volume Information/1.jpg", "K/readme.txt"], []),
        (["K/FOUND.000/1.jpg", "K/$RECYCLE.BIN/1.jpg", "K/LOST.DIR/1.jpg", "K/Android/media/1.jpg"], []),
        (["K/Vasara/Attēli/1.jpg", "K/Vasara/Skaņas/1.mp3", "K/komikss.cbr"], ["Vasara", "komikss"]),
        (["K/Pasakas/cover.jpg", "K/Pasakas/A/1.jpg", "K/Pasakas/B/1.jpg", "K/Pasakas/c.epub"], ["A", "B", "c"]),
        (
            ["K/Kaste/story.json", "K/Kaste/assets/1.png", "K/Telmi/nodes.json", "K/Telmi/audios/1.mp3"],
            ["Kaste", "Telmi"]
        ),
        (["K/nodes.json", "K/images/1.png", "K/title.png"], ["K"]),
        (["K/Rudens.pdf", "K/rudens.PPTX", "K/Rudens.odp"], ["Rudens"]),
        (["K/Vasara/1.jfif", "K/Ziema/1.bmp"], ["Vasara", "Ziema"]),
    ]) func `a folder with pictures, a ZIP and an EPUB can become tales`(files: [String], titles: [String]) throws {
        #expect(try Set(self.titles(files)) == Set(titles))
    }

    @Test(arguments: [
        ("Rudens.PPTX", StickTale.Refusal.presentation), ("Rudens.ppsx", .presentation), ("Rudens.odp", .presentation),
        ("Izrāde.mp4", .video), ("Grāmata.mobi", .book), ("Mape.rar", .archive),
    ]) func `a file of which no tale is made is named, after all tales`(
        _ name: String, _ refusal: StickTale.Refusal
    ) throws {
        let tales = try sticks(["K/\(name)", "K/z/\(name)", "K/Vasara/1.jpg", "K/a.zip"]).flatMap(\.tales)
        #expect(tales.map(\.title) == ["Vasara", "a", name, name])
        #expect(tales.map(\.state) == [.unread, .unread, .refused(refusal), .refused(refusal)])
        #expect(tales.last?.canBeAdded == false)
        #expect(tales.last?.remarks.count == 1)
    }

    @Test func `of many films a few are named, and a folder of pictures with a film is a tale`() throws {
        let tales = try sticks((0..<90).map { "K/\($0).mp4" } + ["K/Vasara/1.jpg", "K/Vasara/2.mp4"]).flatMap(\.tales)
        #expect(tales.map(\.title) == ["Vasara"] + (0..<12).map { "\($0).mp4" })
    }

    @Test func `one picture beside a presentation is a tale`() throws {
        #expect(try titles(["K/1.jpg", "K/Rudens.pptx"]) == ["K", "Rudens.pptx"])
    }

    @Test func `the sheets of letters saved there are no tale, and all activities know the stick`() throws {
        let sticks = try sticks(["KINGSTON/Pasaka burti/Latviešu 2026-11-22.png"])
        #expect(sticks.map(\.tales) == [[]])
        var world = World()
        world.learn(AnyDocument(Sticks(sticks: sticks)))
        #expect(world.media == [Medium("KINGSTON", at: disk.path + "/KINGSTON")])
        #expect(World().media == [])
    }

    @Test func `a stick without tales is a stick, an empty folder is none`() throws {
        try disk.makeFolder("EMPTY")
        #expect(try sticks(["KINGSTON/readme.txt"]).map(\.name) == ["KINGSTON"])
    }

    @Test func `links lead nowhere`() throws {
        let other = try TemporaryFolder(["Vasara/1.jpg"])
        try disk.makeLink("K", to: other.path)
        try disk.makeFolder("L")
        try disk.makeLink("L/Vasara", to: other.path + "/Vasara")
        try disk.makeLink("L/a.zip", to: other.path + "/Vasara/1.jpg")
        #expect(try sticks([]).flatMap(\.tales) == [])
    }

    @Test func `a stick that is full of folders is read to a limit`() throws {
        #expect(try titles((0..<80).map { "K/\($0)/1.jpg" }).count == 60)
    }

    @Test func `the log says why a folder cannot be listed, unless it is missing`() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let disk = try TemporaryFolder()
            try disk.makeLink("loop", to: "loop")
            #expect(StickReading(places: ["\(disk.path)/loop", "\(disk.path)/none"]).sticks() == [])
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("/loop cannot be read (Too many levels of symbolic links)"), "\(text)")
        #expect(!text.contains("/none"), "\(text)")
    }

    @Test func `names that would steer the text are shown without doing so`() throws {
        #expect(try titles(["K/Vas\u{202e}ara\n/1.jpg"]) == ["Vasara "])
    }
}
