import Conversion
import Glibc
import TalePacks
import Testing

@testable import PackMaker

/// What is found in folders and archives as people have them.
struct SourceReadingTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private func plan(_ files: [String: String], in folder: String = "Vasara") throws -> TalePlan {
        for (name, text) in files { try disk.write(text, "\(folder)/\(name)") }
        return try reading(Converters.copying).plan(.init(source: disk.path + "/\(folder)")).1
    }

    private func reading(_ convert: @escaping Converting) throws -> SourceReading {
        SourceReading(place: try HiddenPlace(in: disk.path + "/tales"), convert: convert)
    }

    /// The plan of an archive with these entries; each unpacks to its own name.
    private func plan(ofArchive name: String, head: String = "PK\u{3}\u{4}", _ entries: [String]) throws -> TalePlan {
        try disk.write(head, name)
        let convert: Converting = { job, _, _ throws(ConversionRefusal) in
            guard case .listing = job else { throw ConversionRefusal("is not asked for") }
            return .listing(entries.map { ConversionAnswer.ArchiveEntry(path: $0, size: 0) }, leftOut: [])
        }
        let reading = try reading(convert)
        return try reading.plan(TaleRequest(source: "\(disk.path)/\(name)")).1
    }

    private func slides(_ plan: TalePlan) -> [String] {
        plan.slides.map { "\($0.picture?.name ?? "")+\($0.sound?.name ?? "")" }
    }

    // MARK: - By content

    @Test func `what its ending does not tell its content does`() throws {
        let plan = try plan([
            "1.bilde": "GIF89a", "1.balss": "OggS", "2": "GIF89a", "1.vārdi": "Reiz bija.", "3.jpg": "picture",
        ])
        #expect(slides(plan) == ["1.bilde+1.balss", "2+", "3.jpg+"])
        #expect(plan.slides[0].caption?.name == "1.vārdi")
        #expect(plan.remarks == [] && plan.leftOut == [])
    }

    @Test func `every file that is not used is named`() throws {
        let plan = try plan([
            "1.jpg": "picture", "a.xyz": "\u{1}", "readme": "Notes.", "b.doc": "x", "c.dng": "x", "IMG_1.AAE": "<",
            "Thumbs.db": "x", "desktop.ini": "x", "d.txt": "d", "e.txt": "e", "film.mov": "x",
        ])
        #expect(
            plan.leftOut.sorted() == ["IMG_1.AAE", "a.xyz", "b.doc", "c.dng", "d.txt", "e.txt", "film.mov", "readme"])
        let told = plan.remarks.map(\.description).joined(separator: "\n")
        #expect(plan.leftOut.allSatisfy { told.contains($0) })
        #expect(!told.contains("Thumbs") && !told.contains("desktop"))
    }

    @Test func `a text without pictures is named`() throws {
        let plan = try plan(["lasi.txt": "Reiz.", "x.xyz": "\u{1}"])
        #expect(plan.slides == [] && plan.leftOut.sorted() == ["lasi.txt", "x.xyz"])
    }

    @Test func `a book beside pictures is no picture, whatever is in it`() throws {
        let plan = try plan(["1.jpg": "picture", "b.pdf": "GIF89a"])
        #expect(slides(plan) == ["1.jpg+"] && plan.remarks.map(\.description) == ["b.pdf: is a PDF; add it by itself"])
    }

    @Test func `what story json does not name is named`() throws {
        let story = #"{"id": "a", "title": "A", "slides": [{"id": "1", "imageName": "1"}]}"#
        let plan = try plan(["story.json": story, "1.jpg": "picture", "2.jpg": "picture", "x.md": "Notes"])
        #expect(
            plan.remarks.map(\.description).last?.contains("2.jpg") == true
                && plan.leftOut.sorted() == ["2.jpg", "x.md"])
    }

    // MARK: - Of telephones

    @Test func `byte-equal copies are left out and named, unless they have a sound of their own`() throws {
        let plan = try plan([
            "IMG_0001.JPG": "picture a", "IMG_0001 (1).JPG": "picture a", "IMG_0002.JPG": "picture b",
            "IMG_0003.JPG": "picture a", "IMG_0004 (1).JPG": "picture d", "IMG_0004.JPG": "picture e",
        ])
        #expect(slides(plan) == ["IMG_0001.JPG+", "IMG_0002.JPG+", "IMG_0004.JPG+", "IMG_0004 (1).JPG+"])
        #expect(
            plan.remarks.map(\.description).sorted() == [
                "IMG_0001 (1).JPG: is a copy of IMG_0001.JPG; it is left out",
                "IMG_0003.JPG: is a copy of IMG_0001.JPG; it is left out",
            ])
        let told = ["1.jpg": "picture", "1 b.jpg": "picture", "1 b.mp3": "sound", "2.jpg": "picture"]
        #expect(try self.plan(told, in: "Ziema").slides.count == 3)
    }

    @Test func `copies stay where what is told counts them`() throws {
        let plan = try plan([
            "IMG_0001.JPG": "picture a", "IMG_0002.JPG": "picture b", "IMG_0003.JPG": "picture a",
            "Balss 001.wav": "one", "Balss 002.wav": "two", "Balss 003.wav": "three",
        ])
        #expect(
            slides(plan) == ["IMG_0001.JPG+Balss 001.wav", "IMG_0002.JPG+Balss 002.wav", "IMG_0003.JPG+Balss 003.wav"])
    }

    @Test func `among very many pictures copies are found, each file being read once`() throws {
        let names = (1...600).map { "IMG_\(1000 + $0).JPG" }
        var plan = try plan(Dictionary(uniqueKeysWithValues: names.map { ($0, "picture \($0)") }))
        #expect(plan.slides.count == TalePlan.mostSlides || plan.slides.count == names.count)
        plan = try self.plan(Dictionary(uniqueKeysWithValues: names.map { ($0, "picture") }), in: "Ziema")
        #expect(slides(plan) == ["IMG_1001.JPG+"])
    }

    @Test func `an edited picture is no copy of its original, although nothing was changed`() throws {
        let plan = try plan(["IMG_0001.JPG": "picture a", "IMG_E0001.JPG": "picture a", "IMG_0002.JPG": "picture b"])
        #expect(slides(plan) == ["IMG_E0001.JPG+", "IMG_0002.JPG+"])
        #expect(plan.remarks.map(\.description) == ["IMG_0001.JPG: its edited copy IMG_E0001.JPG is used instead"])
    }

    @Test func `the film of a live photo is left out in a few words`() throws {
        let plan = try plan(["IMG_1.HEIC": "picture", "IMG_1.MOV": "x", "IMG_2.JPG": "picture", "IMG_2.mov": "x"])
        #expect(
            plan.remarks.map(\.description) == ["the films of live photos are left out: IMG_1.MOV, IMG_2.mov"]
                || plan.remarks.map(\.description) == [
                    "the films of live photos are left out: IMG_2.mov, IMG_1.MOV"
                ])
        #expect(plan.leftOut == [])
    }

    // MARK: - In parts

    @Test(arguments: [
        (
            ["Attēli/1.jpg", "Attēli/2.jpg", "Skaņas/1.wav", "Skaņas/2.wav"],
            ["Attēli/1.jpg+Skaņas/1.wav", "Attēli/2.jpg+Skaņas/2.wav"]
        ),
        (["Attēli/1.jpg", "Attēli/2.jpg"], ["Attēli/1.jpg+", "Attēli/2.jpg+"]),
        (["xyz/1.jpg", "balss/1.mp3"], ["xyz/1.jpg+balss/1.mp3"]),
        (["xyz/1.jpg", "1.mp3"], ["xyz/1.jpg+1.mp3"]),
        (["1.jpg", "Skaņas/1.mp3"], ["1.jpg+Skaņas/1.mp3"]),
        (["1.jpg", "1.mp3", "vecie/1.mp3"], ["1.jpg+1.mp3"]),
    ])
    func `pictures and sounds one folder deeper are paired`(files: [String], expected: [String]) throws {
        let contents = Dictionary(uniqueKeysWithValues: files.map { ($0, "x") })
        let plan = try plan(contents)
        #expect(slides(plan) == expected && plan.title == "Vasara")
        let zipped = try self.plan(ofArchive: "a.zip", files.map { "Vasara/\($0)" })
        #expect(slides(zipped) == expected && zipped.title == "Vasara")
    }

    @Test func `a cover beside the parts is the cover`() throws {
        let plan = try plan([
            "cover.jpg": "picture c", "Attēli/1.jpg": "picture a", "Attēli/2.jpg": "picture b", "Skaņas/1.wav": "one",
            "Skaņas/2.wav": "two",
        ])
        #expect(slides(plan) == ["Attēli/1.jpg+Skaņas/1.wav", "Attēli/2.jpg+Skaņas/2.wav"])
        #expect(plan.cover?.name == "cover.jpg")
    }

    @Test func `folders of several tales are not parts of one`() throws {
        for file in ["A/1.jpg", "B/1.jpg", "Attēli/1.jpg"] { try disk.write("x", "books/\(file)") }
        #expect(BookSearch(in: disk.path + "/books")?.books.count == 3)
        try disk.write("x", "Vasara/Attēli/1.jpg")
        #expect(BookSearch(in: disk.path + "/Vasara") == nil)
    }

    @Test func `a change one folder deeper makes another source`() throws {
        _ = try plan(["Attēli/1.jpg": "a", "Skaņas/1.mp3": "b"])
        let before = SourceRecord(of: disk.path + "/Vasara", place: "p")
        try disk.write("c", "Vasara/Skaņas/1.mp3")
        #expect(before != nil && before != SourceRecord(of: disk.path + "/Vasara", place: "p"))
    }

    @Test(arguments: [
        (
            ["1.jpg", "Papildus/3.jpg", "Papildus/a/b/4.mp3", "Papildus/.x", "Papildus/Thumbs.db"],
            ["Papildus/3.jpg", "Papildus/a/b/4.mp3"]
        ),
        (["Attēli/1.jpg", "Attēli/vecie/2.jpg", "Skaņas/1.mp3"], ["Attēli/vecie/2.jpg"]),
        (["1.jpg", "Vēl/1.jpg", "Vēl/2.jpg", "Vēl/3.jpg", "Vēl/4.jpg", "Vēl/5.jpg", "Vēl/6.jpg"], ["Vēl/ (6)"]),
        (["story.json", "1.jpg", "zīmējumi/9.png"], ["zīmējumi/9.png"]),
    ])
    func `what lies in folders that are no part of the tale is named`(files: [String], expected: [String]) throws {
        let story = #"{"id": "a", "title": "A", "slides": [{"id": "1", "imageName": "1"}]}"#
        let contents = files.map { ($0, $0 == "story.json" ? story : "picture of \($0)") }
        let plan = try plan(Dictionary(uniqueKeysWithValues: contents))
        #expect(plan.leftOut == expected)
        let told = plan.remarks.map(\.description).joined(separator: "\n")
        #expect(expected.allSatisfy { told.contains($0.prefix { $0 != "(" }) }, "\(told)")
        guard !files.contains("story.json") else { return }
        #expect(try self.plan(ofArchive: "a.zip", files.map { "Vasara/\($0)" } + ["__MACOSX/x"]).leftOut == expected)
    }

    @Test func `what lies around the tale's folder in an archive is named`() throws {
        let plan = try plan(ofArchive: "a.zip", ["Vasara/1.jpg", "Vasara/tellings/anna/1.ogg", "lasi mani.xyz"])
        #expect(slides(plan) == ["1.jpg+"] && plan.leftOut == ["lasi mani.xyz"])
    }

    @Test func `a link to a folder is named and not followed`() throws {
        try disk.write("picture", "Vasara/1.jpg")
        #expect(symlink("..", "\(disk.path)/Vasara/aplis") == 0)
        #expect(try plan([:]).leftOut == ["aplis/"])
    }

    @Test(arguments: [
        (
            ["1.jpg", "2.jpg", "Skaņas/1.mp3", "Skaņas/2.mp3", "Vecās/1.mp3", "Vecās/2.mp3"],
            ["1.jpg+Skaņas/1.mp3", "2.jpg+Skaņas/2.mp3"], ["Vecās/1.mp3", "Vecās/2.mp3"]
        ),
        (["Bildes/1.jpg", "Audio/1.mp3", "A/1.mp3"], ["Bildes/1.jpg+Audio/1.mp3"], ["A/1.mp3"]),
        (["1.jpg", "Krievu/1.mp3", "Latviešu/1.mp3"], ["1.jpg+Krievu/1.mp3"], ["Latviešu/1.mp3"]),
        (["1.jpg", "b/1.mp3", "b/1.txt", "a/1.txt"], ["1.jpg+b/1.mp3"], ["a/1.txt"]),
    ])
    func `of two folders of sounds one is taken, and the other is named`(
        files: [String], expected: [String], leftOut: [String]
    ) throws {
        let plan = try plan(Dictionary(uniqueKeysWithValues: files.map { ($0, "x \($0)") }))
        #expect(slides(plan) == expected && plan.leftOut.sorted() == leftOut)
        let zipped = try self.plan(ofArchive: "a.zip", files)
        #expect(slides(zipped) == expected && zipped.leftOut.sorted() == leftOut)
    }

    // MARK: - Scans

    @Test(arguments: ["Vasara.tif", "Vasara.TIFF", "Vasara.scan"])
    func `a TIFF of several pages is a tale by itself`(name: String) throws {
        try disk.write("II*\0", name)
        let pages: Converting = { job, _, _ throws(ConversionRefusal) in
            guard case .sheets = job else { throw ConversionRefusal("is not asked for") }
            return .sheets(count: 3)
        }
        let plan = try reading(pages).plan(TaleRequest(source: "\(disk.path)/\(name)")).1
        #expect(plan.title == "Vasara" && plan.slides.map(\.picture?.sheet) == [0, 1, 2])
        let one: Converting = { _, _, _ throws(ConversionRefusal) in .sheets(count: 1) }
        #expect { try reading(one).plan(TaleRequest(source: "\(disk.path)/\(name)")) } throws: {
            "\($0)".hasSuffix("is a single picture; add the folder with the tale's pictures")
        }
    }

    // MARK: - Archives by other names

    @Test func `a CBR that is a ZIP is a comic, and a real RAR is named`() throws {
        #expect(slides(try plan(ofArchive: "a.cbr", ["c/2.jpg", "c/1.jpg"])) == ["c/1.jpg+", "c/2.jpg+"])
        #expect { try plan(ofArchive: "c.rar", head: "PK, or not", []) } throws: {
            "\($0)".hasSuffix("pack the folder as a ZIP")
        }
        for name in ["b.cbr", "b.rar", "b.zip"] {
            #expect(
                throws: PackRefusal.foreignArchive("\(disk.path)/\(name)", isRAR: true)
            ) { try plan(ofArchive: name, head: "Rar!\u{1a}\u{7}", []) }
        }
    }

    @Test(arguments: [["a.epub", "b.epub"], ["A/1.jpg", "B/1.jpg"], ["A/1.jpg", "b.pdf"]])
    func `of several tales in a ZIP none is taken unless it is chosen`(entries: [String]) throws {
        let reason = PackRefusal.several("\(disk.path)/a.zip", 2)
        #expect(throws: reason) { try plan(ofArchive: "a.zip", entries) }
    }

    @Test func `one of several tales in a ZIP is the same tale as alone`() throws {
        try disk.write("PK\u{3}\u{4}", "a.zip")
        let convert = Converters.unpacking([
            "A/Attēli/1.jpg": "x", "A/1.mp3": "y", "A/lieks/z.xyz": "z", "B/1.jpg": "x", "c.xyz": "",
        ])
        var wish = TaleRequest(source: "\(disk.path)/a.zip")
        wish.inside = "A"
        let plan = try reading(convert).plan(wish).1
        #expect(slides(plan) == ["Attēli/1.jpg+1.mp3"] && plan.title == "A" && plan.leftOut == ["lieks/z.xyz"])
        for file in [("Attēli/1.jpg", "x"), ("1.mp3", "y")] { try disk.write(file.1, "A/\(file.0)") }
        #expect(
            try reading(convert).record(of: wish, place: "p") == SourceRecord(of: "\(disk.path)/A", place: "p"))
    }

    @Test func `an archive that holds itself comes to an end`() throws {
        try disk.write("PK\u{3}\u{4}", "a.zip")
        let reading = try reading(Converters.unpacking(["a.zip": "PK\u{3}\u{4}"]))
        #expect { try reading.plan(TaleRequest(source: "\(disk.path)/a.zip")) } throws: {
            "\($0)".hasPrefix("\(disk.path)/a.zip/a.zip/a.zip/a.zip/a.zip: is an archive within archives; ")
        }
    }

    @Test func `a cover around the only tale of an archive does not hide it`() throws {
        let plan = try plan(ofArchive: "a.zip", ["cover.jpg", "Vasara/1.jpg", "lasi/a.xyz"])
        #expect(slides(plan) == ["1.jpg+"] && plan.title == "Vasara")
        #expect(plan.leftOut.sorted() == ["cover.jpg", "lasi/a.xyz"])
    }
}
