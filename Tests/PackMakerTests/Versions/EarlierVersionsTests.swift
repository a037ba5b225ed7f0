import Conversion
import Glibc
import Storage
import TalePacks
import Testing

@testable import PackMaker

/// A tale is replaced by a newer version, and restored.
struct EarlierVersionsTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    /// Adds the tale „Lācis” with one picture, which says which version it is.
    @discardableResult private func add(_ version: String, sparing spareBytes: Int = 0) throws -> MadePack {
        try disk.write("picture \(version)", "Lācis/1.jpg")
        let place = try HiddenPlace(in: disk.path + "/tales", sparing: spareBytes)
        defer { place.abandon() }
        let maker = PackMaker(place: place, shipped: [disk.path + "/shipped"], convert: Converters.copying)
        return try maker.make(TaleRequest(source: disk.path + "/Lācis"))
    }

    private var versions: EarlierVersions { EarlierVersions(in: disk.path + "/tales") }
    private func shown() throws -> String { try disk.text("tales/lacis/slide01.jpg") }
    private func kept() throws -> String { try disk.text("tales/.earlier/lacis/slide01.jpg") }

    @Test func `a new version takes the old one's place, which is kept`() throws {
        try add("1")
        let pack = try add("2")
        #expect(pack.id == "lacis")
        #expect(pack.folder == disk.path + "/tales/lacis")
        #expect(try [shown(), kept()] == ["JPEG of picture 2", "JPEG of picture 1"])
        #expect(try disk.names("tales") == [".earlier", "lacis"])
        #expect(versions.tales.map(\.id) == ["lacis"])
        #expect(versions.tales.map(\.title) == ["Lācis"])
    }

    @Test func `adding the same again changes nothing, and keeps the previous version`() throws {
        for version in ["1", "2", "2"] { try add(version) }
        let pack = try add("2")
        #expect(pack.wasThere)
        #expect([pack.id, pack.title, pack.folder] == ["lacis", "Lācis", disk.path + "/tales/lacis"])
        #expect(try [shown(), kept()] == ["JPEG of picture 2", "JPEG of picture 1"])
        try versions.restore("lacis")
        #expect(try !add("2").wasThere)
        #expect(try [shown(), kept()] == ["JPEG of picture 2", "JPEG of picture 1"])
    }

    @Test func `of three versions the last two are there`() throws {
        for version in ["1", "2", "3"] { try add(version) }
        #expect(try [shown(), kept()] == ["JPEG of picture 3", "JPEG of picture 2"])
        #expect(try disk.names("tales") == [".earlier", "lacis"])
    }

    @Test func `the earlier version comes back, and goes again`() throws {
        for version in ["1", "2"] { try add(version) }
        #expect(try versions.restore("lacis").title == "Lācis")
        #expect(try [shown(), kept()] == ["JPEG of picture 1", "JPEG of picture 2"])
        try versions.restore("lacis")
        #expect(try [shown(), kept()] == ["JPEG of picture 2", "JPEG of picture 1"])
    }

    @Test func `a tale that was replaced by another one comes back without its recordings`() throws {
        try add("1")
        try add("2")
        try disk.write(
            #"{"id": "lacis", "title": "Vilks", "slides": [{"id": "1", "imageName": "slide01"}]}"#,
            "tales/lacis/story.json")
        try disk.write("sound of the wolf", "tales/lacis/tellings/owl-blue/1.ogg")
        try versions.restore("lacis")
        #expect(try !disk.names("tales/lacis").contains("tellings"))
        #expect(try disk.names("tales/.earlier/lacis").contains("tellings"))
    }

    @Test func `a version whose successor was deleted can be restored`() throws {
        for version in ["1", "2"] { try add(version) }
        try disk.remove("tales/lacis")
        try versions.restore("lacis")
        #expect(try shown() == "JPEG of picture 1")
        #expect(versions.tales == [])
    }

    @Test func `what has no earlier version is named`() throws {
        try add("1")
        #expect {
            try versions.restore("lacis")
        } throws: {
            "\($0)" == "there is no previous version of \"lacis\" in \(disk.path)/tales"
        }
    }

    @Test func `a family's recordings stay with the current version`() throws {
        try add("1")
        try disk.write("fox 1", "tales/lacis/tellings/fox-orange/slide01.ogg")
        try add("2")
        #expect(try disk.text("tales/lacis/tellings/fox-orange/slide01.ogg") == "fox 1")
        try disk.write("owl 2", "tales/lacis/tellings/owl-blue/slide01.ogg")
        try versions.restore("lacis")
        #expect(try shown() == "JPEG of picture 1")
        #expect(try disk.names("tales/lacis/tellings") == ["fox-orange", "owl-blue"])
        #expect(try disk.text("tales/lacis/tellings/owl-blue/slide01.ogg") == "owl 2")
        #expect(try disk.names("tales") == [".earlier", "lacis"])
    }

    @Test func `a link among the recordings leads nowhere`() throws {
        try add("1")
        try disk.write("fox", "tales/lacis/tellings/fox-orange/slide01.ogg")
        try disk.write("secret", "precious/file")
        symlink("\(disk.path)/precious", "\(disk.path)/tales/lacis/tellings/out")
        symlink("\(disk.path)/precious/file", "\(disk.path)/tales/lacis/tellings/fox-orange/slide02.ogg")
        try add("2")
        #expect(try disk.names("tales/lacis/tellings") == ["fox-orange"])
        #expect(try disk.names("tales/lacis/tellings/fox-orange") == ["slide01.ogg"])
    }

    @Test func `a tale that ships with Pasaka is never replaced`() throws {
        let story = #"{"id": "lacis", "title": "Lācis", "slides": [{"id": "1", "text": "a"}]}"#
        try disk.write(story, "shipped/a/story.json")
        #expect(try add("1").id == "lacis-2")
        #expect(try add("2").id == "lacis-2")
        #expect(try disk.names("tales") == [".earlier", "lacis-2"])
        try disk.write(story, "Lācis/story.json")
        #expect(throws: PackRefusal.taken("lacis")) { try add("3") }
    }

    @Test func `a disk that would be full is reported before anything is written`() throws {
        try add("1")
        #expect(throws: PackRefusal.diskFull) { try add("2", sparing: .max / 2) }
        #expect(try disk.names("tales") == ["lacis"])
    }

    @Test func `a tale that has no room is told before anything is made of it`() throws {
        for number in 1...3 { try disk.write(String(repeating: "x", count: 1000), "Lācis/\(number).jpg") }
        let place = try HiddenPlace(in: disk.path + "/tales", room: DiskRoom(sparing: 0) { 2999 })
        defer { place.abandon() }
        let maker = PackMaker(
            place: place, shipped: [],
            convert: { job, input, output throws(ConversionRefusal) in
                Issue.record("something is made")
                return try Converters.copying(job, input, output)
            })
        #expect(throws: PackRefusal.diskFull) { try maker.make(TaleRequest(source: disk.path + "/Lācis")) }
    }

    @Test func `a source that is taken away meanwhile leaves all as it was`() throws {
        try add("1")
        try disk.write("picture 2", "Lācis/1.jpg")
        let place = try HiddenPlace(in: disk.path + "/tales")
        let source = disk.path + "/Lācis"
        let maker = PackMaker(
            place: place, shipped: [],
            convert: { job, input, output throws(ConversionRefusal) in
                rename(source, source + "-pulled")
                return try Converters.copying(job, input, output)
            })
        #expect(throws: PackRefusal.gone(source)) { try maker.make(TaleRequest(source: source)) }
        place.abandon()
        #expect(try shown() == "JPEG of picture 1")
        #expect(try disk.names("tales") == ["lacis"])
    }
}
