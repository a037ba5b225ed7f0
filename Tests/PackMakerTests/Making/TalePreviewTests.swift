import TalePacks
import Testing

@testable import PackMaker

/// The preview of a source before it is added.
struct TalePreviewTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private func preview(_ files: [String: String]) throws -> TalePreview {
        for (name, text) in files { try disk.write(text, "Lāča diena/\(name)") }
        let place = try HiddenPlace(in: disk.path + "/tales")
        let maker = PackMaker(place: place, shipped: [], convert: Converters.copying)
        return try maker.preview(
            .init(source: disk.path + "/Lāča diena"), among: TalesThere(in: disk.path + "/tales", shipped: []))
    }

    @Test func `slides are known by the names of their files`() throws {
        let preview = try preview([
            "1.jpg": "picture", "1.mp3": "sound", "2.jpg": "picture", "2.txt": "words", "3.mp3": "sound",
        ])
        #expect([preview.id, preview.title] == ["laca_diena", "Lāča diena"])
        #expect(preview.slides.map(\.picture) == ["1.jpg", "2.jpg"])
        #expect(preview.slides.map(\.sound) == ["1.mp3", nil])
        #expect(preview.slides.map(\.hasWords) == [false, true])
        #expect(preview.sounds == ["1.mp3", "3.mp3"])
    }

    @Test func `a slide of a finished tale with a missing picture keeps its position`() throws {
        let preview = try preview([
            "story.json": """
            {"id": "x", "title": "X", "slides": [
              {"id": "1", "imageName": "a"}, {"id": "2", "imageName": "gone"}, {"id": "3", "imageName": "a"}]}
            """,
            "a.jpg": "picture",
        ])
        #expect(preview.slides.map(\.isLost) == [false, true, false])
    }

    @Test func `reading the files shows which are valid`() throws {
        let preview = try preview([
            "1.jpg": "picture", "1.mp3": "sound", "2.jpg": "is damaged", "3.jpg": "picture", "3.mp3": "is damaged",
        ])
        let folder = disk.path + "/Lāča diena"
        let pictures = preview.slides.map { slide in
            do throws(PackRefusal) {
                return String(decoding: try preview.thumbnail(slide), as: UTF8.self)
            } catch {
                return error.description
            }
        }
        let sounds = preview.slides.map { preview.faultOfSound($0)?.description }
        #expect(pictures == ["JPEG of picture", "\(folder)/2.jpg is damaged", "JPEG of picture"])
        #expect(sounds == [nil, nil, "\(folder)/3.mp3 is damaged"])
    }

    @Test func `one text for all pages is parted among them`() throws {
        let preview = try preview(["1.jpg": "picture", "2.jpg": "picture", "Pasaka.txt": "Reiz.\n\nViss."])
        #expect(preview.slides.map(\.hasWords) == [true, true])
        #expect(preview.textFit == .fits)
    }

    @Test func `a text with a wrong number of parts and an unreadable document are reported`() throws {
        let short = try preview([
            "1.jpg": "picture", "2.jpg": "picture", "teksts.txt": "Reiz.", "piezīmes.txt": "a\n\nb",
        ])
        #expect(short.slides.map(\.hasWords) == [true, false])
        #expect(short.textFit == .parts(1, pictures: 2))
        try disk.write("a", "other/1.jpg")
        try disk.write("no document", "other/teksts.docx")
        let place = try HiddenPlace(in: disk.path + "/tales")
        let maker = PackMaker(place: place, shipped: [], convert: Converters.copying)
        let other = try maker.preview(
            .init(source: disk.path + "/other"), among: TalesThere(in: disk.path + "/tales", shipped: []))
        #expect(other.textFit == .unreadable)
    }

    @Test func `a tale with the same title is a new version, and one with only its id is not`() throws {
        #expect(try preview(["1.jpg": "picture"]).isNewVersion == false)
        try disk.write("a", "tales/l/a.jpg")
        func exists(_ id: String, _ title: String) throws {
            try disk.write(
                #"{"id": "\#(id)", "title": "\#(title)", "slides": [{"id": "1", "imageName": "a"}]}"#,
                "tales/l/story.json")
        }
        try exists("laca_diena", "L")
        let other = try preview(["1.jpg": "picture"])
        #expect(!other.isNewVersion && other.id == TaleNames.marked("laca_diena", of: "Lāča diena"))
        try exists("pasaka", "Lāča diena")
        let version = try preview(["1.jpg": "picture"])
        #expect(version.isNewVersion && version.id == "pasaka")
    }

    @Test func `what was made of the very same files is unchanged, but for recordings that came with it`() throws {
        let files = ["1.jpg": "picture 1", "2.jpg": "picture 2"]
        #expect(try preview(files).isUnchanged() == false)
        let place = try HiddenPlace(in: disk.path + "/tales")
        _ = try PackMaker(place: place, shipped: [], convert: Converters.copying)
            .make(.init(source: disk.path + "/Lāča diena"))
        #expect(try preview(files).isUnchanged())
        #expect(try preview(["2.jpg": "picture two"]).isUnchanged() == false)
        #expect(try preview(files).isUnchanged())
        #expect(try preview(["tellings/owl/1.ogg": "sound"]).isUnchanged() == false)
    }

    @Test func `a tale that lacks a slide of its source is not unchanged`() throws {
        let files = ["1.jpg": "picture 1", "2.jpg": "torn"]
        _ = try preview(files)
        let place = try HiddenPlace(in: disk.path + "/tales")
        _ = try PackMaker(place: place, shipped: [], convert: Converters.copying)
            .make(.init(source: disk.path + "/Lāča diena"))
        #expect(try preview(files).isUnchanged() == false)
    }

    @Test func `what has no pictures is refused`() throws {
        #expect(throws: PackRefusal.nothingLeft(["these files are not used: \(file: "readme.txt")"])) {
            try preview(["readme.txt": "a"])
        }
    }
}
