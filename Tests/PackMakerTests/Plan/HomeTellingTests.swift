import Conversion
import Glibc
import TalePacks
import Testing

@testable import PackMaker

/// A family's recordings stay with their tale.
struct HomeTellingTests {
    private let disk: TemporaryFolder
    private static let story = """
        {"id": "lacis", "title": "Lācis", "slides": [
          {"id": "a", "imageName": "a", "text": "Lācis iet"}, {"id": "b", "imageName": "b"}]}
        """

    init() throws { disk = try TemporaryFolder() }

    private func add(_ files: [String: String]) throws -> MadePack {
        let tale = ["src/story.json": Self.story, "src/a.jpg": "picture a", "src/b.jpg": "picture b"]
        for (name, text) in tale.merging(files, uniquingKeysWith: { $1 }) { try disk.write(text, name) }
        let place = try HiddenPlace(in: disk.path + "/tales", sparing: 0)
        defer { place.abandon() }
        let maker = PackMaker(place: place, shipped: [disk.path + "/shipped"], convert: Converters.copying)
        return try maker.make(.init(source: disk.path + "/src"))
    }

    /// Gives a file a time, in seconds since 1970.
    private func date(_ name: String, _ seconds: Int) {
        let time = timespec(tv_sec: seconds, tv_nsec: 0)
        utimensat(AT_FDCWD, "\(disk.path)/\(name)", [time, time], 0)
    }

    private static let fox = [
        "src/tellings/fox-orange/a.ogg": "sound a", "src/tellings/fox-orange/b.wav": "sound b",
        "src/tellings/fox-orange/telling.json":
            #"{"version": 1, "animal": "hare", "color": "blue", "words": {"a": [[0, 1], [1, 2]]}}"#,
    ]

    @Test func `recordings come along, with their face and the times of their words`() throws {
        let pack = try add(Self.fox)
        #expect(try disk.names("tales/lacis/tellings/fox-orange") == ["a.ogg", "b.ogg", "telling.json"])
        #expect(try disk.text("tales/lacis/tellings/fox-orange/a.ogg") == "Opus of sound a")
        let shelf = StoryService(roots: [disk.path + "/tales"]).loadShelf()
        let telling = try #require(shelf.stories.first?.tellings.first)
        #expect(telling.teller == Teller(.hare, .blue))
        #expect(telling.words["a"] == [WordTime(start: 0, end: 1), WordTime(start: 1, end: 2)])
        #expect(pack.remarks == [])
        #expect(
            pack.rows.map(\.sound.description).suffix(2) == ["tellings/fox-orange/a.ogg", "tellings/fox-orange/b.wav"])
    }

    @Test func `a recording keeps the time at which it was made`() throws {
        try disk.write("sound b", "src/tellings/fox-orange/b.wav")
        date("src/tellings/fox-orange/b.wav", 1_600_000_000)
        _ = try add([:])
        var status = stat()
        stat("\(disk.path)/tales/lacis/tellings/fox-orange/b.ogg", &status)
        #expect(status.st_mtim.tv_sec == 1_600_000_000)
    }

    @Test func `what is no recording of the tale is left out with a sentence`() throws {
        try disk.write("secret", "precious/a.ogg")
        let pack = try add([
            "src/tellings/fox-orange/a.ogg": "is damaged", "src/tellings/fox-orange/b.ogg": "sound b",
            "src/tellings/fox-orange/z.ogg": "sound z", "src/tellings/empty/z.ogg": "sound z",
            "src/tellings/Ļauna mape; rm/1.ogg": "sound 1", "src/tellings/.removed-owl/a.ogg": "sound r",
        ])
        #expect(try disk.names("tales/lacis/tellings").count == 2)
        #expect(try disk.names("tales/lacis/tellings/fox-orange") == ["b.ogg", "telling.json"])
        #expect(try disk.names("tales/lacis/tellings").allSatisfy { !$0.contains(" ") && !$0.contains(";") })
        #expect(
            Set(pack.remarks.map(\.description)) == [
                "tellings/empty: contains no recording of a slide; it is left out",
                "tellings/fox-orange: 1 recordings belong to missing slides; they are left out",
                "tellings/fox-orange/a.ogg: is damaged; the recording is left out",
            ])
    }

    @Test func `a link among them leads nowhere`() throws {
        try disk.write("sound secret", "precious/a.ogg")
        try disk.write("sound b", "src/tellings/owl-blue/b.ogg")
        symlink("\(disk.path)/precious", "\(disk.path)/src/tellings/fox-orange")
        symlink("\(disk.path)/precious/a.ogg", "\(disk.path)/src/tellings/owl-blue/a.ogg")
        _ = try add([:])
        #expect(try disk.names("tales/lacis/tellings") == ["owl-blue"])
        #expect(try disk.names("tales/lacis/tellings/owl-blue") == ["b.ogg", "telling.json"])
    }

    @Test func `of two recordings of a slide the newer one plays, and the other one is kept`() throws {
        _ = try add(Self.fox)
        date("tales/lacis/tellings/fox-orange/a.ogg", 2_000_000_000)
        date("tales/lacis/tellings/fox-orange/b.ogg", 1_000)
        _ = try add(["src/tellings/fox-orange/a.ogg": "sound 2", "src/tellings/fox-orange/b.wav": "sound 2"])
        let folder = "tales/lacis/tellings/fox-orange"
        #expect(try disk.text("\(folder)/a.ogg") == "Opus of sound a")
        #expect(try disk.text("\(folder)/b.ogg") == "Opus of sound 2")
        #expect(try disk.text("\(folder)/.previous-b.ogg") == "Opus of sound b")
        #expect(try add([:]).wasThere)
    }

    @Test func `the same recordings are there already, and a new one makes a new version`() throws {
        _ = try add(Self.fox)
        #expect(try add(Self.fox).wasThere)
        #expect(try !add(["src/tellings/owl-blue/a.ogg": "sound owl"]).wasThere)
        #expect(try add([:]).wasThere)
        #expect(try disk.names("tales/lacis/tellings") == ["fox-orange", "owl-blue"])
    }

    @Test func `recordings of a tale that came with Pasaka join it`() throws {
        try disk.write(Self.story, "shipped/lacis/story.json")
        for name in ["a", "b"] { try disk.write("picture", "shipped/lacis/\(name).jpg") }
        let pack = try add(Self.fox)
        #expect(pack.isOfRecordings)
        #expect(try disk.names("tales/lacis") == ["tellings"])
        _ = try add(["src/tellings/owl-blue/a.ogg": "sound owl"])
        #expect(try disk.names("tales") == ["lacis"])
        #expect(try disk.names("tales/lacis/tellings") == ["fox-orange", "owl-blue"])
        let roots = [disk.path + "/shipped", disk.path + "/tales"]
        #expect(StoryService(roots: roots).loadShelf().stories.first?.tellings.count == 2)
    }
}
