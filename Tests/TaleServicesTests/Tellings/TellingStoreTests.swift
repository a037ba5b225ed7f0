import Engine
import Glibc
import Storage
import System
import TalePacks
import TestSupport
import Testing

@testable import TaleServices

struct TellingStoreTests {
    private let disk: TemporaryFolder
    private let store: TellingStore
    private let place = TellingPlace(pack: "stories/1/tale", tale: "turnip", telling: "fox-orange")

    init() throws {
        disk = try TemporaryFolder(["shipped/tale/story.json", "own/stories/tale/story.json"])
        store = TellingStore(
            folders: AssetFolders(interface: "", stories: ["\(disk.path)/shipped", "\(disk.path)/own/stories"]),
            family: "\(disk.path)/own/stories")
    }

    private func open(_ name: String) -> Int32 { Glibc.open("\(disk.path)/\(name)", O_RDONLY | O_CLOEXEC) }

    /// Keeps a recording that says `words`.
    @discardableResult
    private func keep(_ words: String, slide: String = "s1", _ place: TellingPlace? = nil) throws
        -> OpenFolder
    {
        try disk.write("take", words)
        let take = open("take")
        defer { close(take) }
        return try store.keep(take, slide: slide, of: place ?? self.place)
    }

    private let told = "own/stories/tale/tellings/fox-orange"
    private let family = "own/stories/turnip/tellings/fox-orange"

    // MARK: - Keeping

    @Test func `a recording is stored in the tale's own folder, with the teller's face`() throws {
        try keep("Reiz dzīvoja")
        #expect(disk.names(in: told) == ["s1.wav", "telling.json"])
        #expect(try disk.text("\(told)/s1.wav") == "Reiz dzīvoja")
        #expect(
            try disk.text("\(told)/telling.json") == "{\"version\": 1, \"animal\": \"fox\", \"color\": \"orange\"}\n")
    }

    @Test func `a new recording takes the place of the old one`() throws {
        try keep("one")
        try keep("two")
        #expect(try disk.text("\(told)/s1.wav") == "two")
        #expect(try disk.text("\(told)/.previous-s1.wav") == "one")
        #expect(disk.names(in: told) == [".previous-s1.wav", "s1.wav", "telling.json"])
    }

    @Test func `a long recording is complete`() throws {
        let words = String(repeating: "Reiz ", count: 12_000)
        try keep(words)
        #expect(try disk.text("\(told)/s1.wav") == words)
    }

    @Test func `a telling made by hand keeps its face`() throws {
        try disk.write("\(told)/telling.json", "{}")
        try keep("one")
        #expect(try disk.text("\(told)/telling.json") == "{}")
    }

    @Test func `a name that is no face's gets no face`() throws {
        try keep("one", TellingPlace(pack: "stories/1/tale", tale: "turnip", telling: "vecmamma"))
        #expect(disk.names(in: "own/stories/tale/tellings/vecmamma") == ["s1.wav"])
    }

    @Test func `where the tale cannot be written the family's folder is`() throws {
        try disk.write("own/stories/tale/tellings", "in the way")
        try keep("one")
        #expect(disk.names(in: family) == ["s1.wav", "telling.json"])
    }

    @Test func `a shipped tale is recorded in the family's folder, its own is unchanged`() throws {
        try keep("one", TellingPlace(pack: "stories/0/tale", tale: "turnip", telling: "fox-orange"))
        #expect(disk.names(in: family) == ["s1.wav", "telling.json"])
        #expect(disk.names(in: "shipped/tale") == ["story.json"])
    }

    @Test func `a folder is not the family's because its name begins alike`() throws {
        try disk.write("own/stories-old/tale/story.json", "")
        let store = TellingStore(
            folders: AssetFolders(interface: "", stories: ["\(disk.path)/own/stories-old"]),
            family: "\(disk.path)/own/stories")
        try disk.write("take", "one")
        let take = open("take")
        defer { close(take) }
        let place = TellingPlace(pack: "stories/0/tale", tale: "turnip", telling: "fox-orange")
        _ = try store.keep(take, slide: "s1", of: place)
        #expect(disk.names(in: family) == ["s1.wav", "telling.json"])
        #expect(disk.names(in: "own/stories-old/tale") == ["story.json"])
    }

    @Test func `a telling in a shipped tale's own folder is moved aside there too`() throws {
        let place = TellingPlace(pack: "stories/0/tale", tale: "turnip", telling: "fox-orange")
        try disk.write("shipped/tale/tellings/fox-orange/s1.wav", "one")
        try store.remove(place)
        #expect(disk.names(in: "shipped/tale/tellings").allSatisfy { $0.hasPrefix(".removed-") })
    }

    @Test func `a tale without files is recorded in the family's folder`() throws {
        try keep("one", TellingPlace(pack: nil, tale: "turnip", telling: "fox-orange"))
        #expect(disk.names(in: family) == ["s1.wav", "telling.json"])
    }

    @Test func `a telling started in the family's folder continues there`() throws {
        try disk.write("\(family)/s2.wav", "two")
        try keep("one")
        #expect(disk.names(in: family) == ["s1.wav", "s2.wav", "telling.json"])
        #expect(disk.names(in: told) == [])
    }

    @Test func `a link in a stranger's tale is not followed`() throws {
        try disk.makeFolder("outside")
        try disk.makeLink("own/stories/tale/tellings", to: "../../outside")
        try keep("one")
        #expect(disk.names(in: "outside") == [])
        #expect(try disk.text("\(family)/s1.wav") == "one")
    }

    @Test func `a link in the place of the recording is replaced, not followed`() throws {
        try disk.write("victim", "precious")
        try disk.write("\(told)/telling.json", "{}")
        try disk.makeLink("\(told)/s1.wav", to: "../../../../victim")
        try disk.makeLink("\(told)/.s1.wav.new", to: "../../../../victim")
        try keep("one")
        #expect(try disk.text("victim") == "precious")
        #expect(try disk.text("\(told)/s1.wav") == "one")
    }

    @Test(arguments: ["..", ".hidden", "a/b"]) func `an id that is no folder's name is not one`(tale: String) throws {
        let place = TellingPlace(pack: nil, tale: tale, telling: "fox-orange")
        let failure = #expect(throws: TellingStore.Failure.self) { try keep("one", place) }
        #expect(failure.map { "\($0)" } == "there is no folder for it")
        #expect(disk.names(in: "own/stories") == ["tale"])
    }

    @Test func `another tale in a folder of this name is left alone`() throws {
        try disk.write("own/stories/turnip/story.json", "{}")
        let place = TellingPlace(pack: nil, tale: "turnip", telling: "fox-orange")
        #expect(throws: TellingStore.Failure.self) { try keep("one", place) }
        #expect(disk.names(in: "own/stories/turnip") == ["story.json"])
    }

    @Test func `if no folder is writable, each one's reason is reported`() throws {
        for folder in ["own/stories/tale", "own/stories/turnip"] { try disk.write("\(folder)/tellings", "in the way") }
        let failure = try #require(throws: TellingStore.Failure.self) { try keep("one") }
        #expect(
            "\(failure)" == """
                \(disk.path)/own/stories/tale: open: Not a directory; \
                \(disk.path)/own/stories/turnip: open: Not a directory
                """)
        #expect(!failure.isFullDisk)
    }

    @Test func `a recording leaves 64 MiB free, and is told to have no room`() throws {
        // Only a superuser can make a disk.
        guard let small = SmallDisk(at: "\(disk.path)/own/stories", bytes: DiskRoom.usualSpare) else { return }
        try withExtendedLifetime(small) {
            let place = TellingPlace(pack: nil, tale: "turnip", telling: "fox-orange")
            let failure = try #require(throws: TellingStore.Failure.self) { try keep("Reiz dzīvoja", place) }
            #expect(failure.isFullDisk)
            #expect(disk.names(in: family) == [])
        }
    }

    @Test(arguments: [ENOSPC, EDQUOT, EFBIG]) func `one place that is full is what a grown-up hears of`(code: Int32) {
        var failure = TellingStore.Failure()
        failure.add(CallFailure("write", code), in: "a")
        failure.add(CallFailure("open", EROFS), in: "b")
        #expect(failure.isFullDisk)
    }

    // MARK: - Conversion

    @Test func `a converted recording takes the place of its WAV`() throws {
        let folder = try keep("one")
        let wav = open("\(told)/s1.wav")
        defer { close(wav) }
        try disk.write("\(told)/.converted.new", "smaller")
        try store.replace("s1", with: ".converted.new", madeOf: wav, in: folder)
        #expect(disk.names(in: told) == ["s1.ogg", "telling.json"])
        #expect(try disk.text("\(told)/s1.ogg") == "smaller")
    }

    @Test func `a WAV that was recorded meanwhile stays`() throws {
        let folder = try keep("one")
        let wav = open("\(told)/s1.wav")
        defer { close(wav) }
        try keep("two")
        try disk.write("\(told)/.converted.new", "smaller")
        try store.replace("s1", with: ".converted.new", madeOf: wav, in: folder)
        #expect(disk.names(in: told) == [".previous-s1.wav", "s1.wav", "telling.json"])
        #expect(try disk.text("\(told)/s1.wav") == "two")
    }

    @Test func `recording again keeps the previous recording`() throws {
        for words in ["one", "two"] {
            let folder = try keep(words)
            let wav = open("\(told)/s1.wav")
            defer { close(wav) }
            try disk.write("\(told)/.converted.new", "smaller \(words)")
            try store.replace("s1", with: ".converted.new", madeOf: wav, in: folder)
        }
        #expect(disk.names(in: told) == [".previous-s1.ogg", "s1.ogg", "telling.json"])
        #expect(try disk.text("\(told)/.previous-s1.ogg") == "smaller one")
    }

    @Test func `what a cut of the power left half written is swept away`() throws {
        try keep("one")
        try disk.write("\(told)/.s2.wav.new", "half of")
        try disk.write("\(family)/.converted.new", "half of")
        store.sweep()
        #expect(disk.names(in: told) == ["s1.wav", "telling.json"])
        #expect(disk.names(in: family) == [])
    }

    // MARK: - Removing

    @Test func `a telling is moved aside wherever it is, and nothing is lost`() throws {
        try keep("one")
        try disk.write("\(family)/s2.wav", "two")
        try store.remove(place)
        for tellings in ["own/stories/tale/tellings", "own/stories/turnip/tellings"] {
            let names = disk.names(in: tellings)
            #expect(names.count == 1)
            #expect(names.allSatisfy { $0.hasPrefix(".removed-") && $0.hasSuffix("-fox-orange") })
        }
        #expect(
            disk.names(in: "own/stories/tale/tellings/" + (disk.names(in: "own/stories/tale/tellings").first ?? ""))
                .count == 2)
    }

    @Test func `two tellings that are moved aside in one second keep apart`() throws {
        for words in ["one", "two", "three"] {
            try keep(words)
            try store.remove(place)
        }
        #expect(disk.names(in: "own/stories/tale/tellings").count == 3)
    }

    @Test func `a telling that is not there needs no moving`() throws {
        try store.remove(place)
        #expect(disk.names(in: "own/stories/tale") == ["story.json"])
    }
}
