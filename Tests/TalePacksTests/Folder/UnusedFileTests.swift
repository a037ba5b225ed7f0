import TestSupport
import Testing

@testable import TalePacks

/// Files beside the tales that none uses.
struct UnusedFileTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private func audit(_ folder: String = "") -> [String] {
        StoryService(roots: [disk.path + folder]).audit().unused.map {
            ($0.isMissed ? "! " : "  ") + $0.sentence.description
        }
    }

    @Test func `what a tale of pictures does not use is named, with what to do`() throws {
        for file in [
            "1.jpg", "1.ogg", "2.jpg", "2.m4a", "2.ogg", "3.heic", "3.m4a", "10.ogg", "cover.jpg", "title.ogg", "1.txt",
            "film.MP4",
            "notes.xyz", ".hidden", "Thumbs.db", "tellings/anna/1.ogg", "more/4.jpg",
        ] { try disk.write("vasara/\(file)") }
        #expect(
            audit() == [
                "! vasara/1.txt: is not read; make a tale from the folder: pasaka add FOLDER",
                "! vasara/3.heic: is a picture in an unsupported format; make a tale from the folder: pasaka add FOLDER",
                "! vasara/3.m4a: is not played; the picture of its name is in an unsupported format",
                "! vasara/10.ogg: is not played; no picture has its name",
                "! vasara/film.MP4: is a video; only pictures and sounds are used",
                "  vasara/more: is a folder, and only files beside the pictures are used",
                "  vasara/notes.xyz: is not used",
            ])
    }

    @Test func `what story json does not name is named`() throws {
        try disk.write(
            "a/story.json",
            #"{"id":"a","title":"A","coverImage":"cover","slides":[{"imageName":"one.jpg","audioName":"one"}]}"#)
        for file in ["cover.png", "one.jpg", "one.ogg", "two.jpg", "two.ogg", "two.txt", "art/one.svg", "book.epub"] {
            try disk.write("a/\(file)")
        }
        #expect(
            audit() == [
                "! a/book.epub: is not opened; make a tale from it: pasaka add FILE",
                "! a/two.jpg: is not named in story.json, so it is not used",
                "! a/two.ogg: is not named in story.json, so it is not used",
                "! a/two.txt: is not read; words belong in story.json",
            ])
        #expect(audit("/a") == audit())
    }

    @Test func `files beside the tales are listed`() throws {
        try disk.write("a/1.jpg")
        for file in ["book.epub", "photo.jpg", "readme"] { try disk.write(file) }
        #expect(
            audit() == [
                "! book.epub: is not opened; make a tale from it: pasaka add FILE",
                "! photo.jpg: is beside the tales, so it is not used; put what belongs together into one folder",
                "  readme: is not used",
            ])
    }

    @Test func `advice is given only for what works`() throws {
        try disk.write("vasara/1.jpg")
        for file in ["a.pptx", "b.doc", "c.bmp", "d.dng", "e.wma", "f.jfif", "g.rar", "h.md"] {
            try disk.write("vasara/\(file)")
        }
        let add = "make a tale from the folder: pasaka add FOLDER"
        #expect(
            audit() == [
                "! vasara/a.pptx: is a presentation; save it as a PDF too in its own program (File, Export or Save As), beside it and with the same name, and add the PDF: from a PPTX or ODP come the recordings and notes",
                "! vasara/b.doc: is a text that is not read; save it as DOCX or TXT",
                "! vasara/c.bmp: is a picture in a format that is not read; save it as JPEG",
                "! vasara/d.dng: is a picture in a format that is not read; save it as JPEG",
                "! vasara/e.wma: is a sound in an unsupported format; \(add)",
                "! vasara/f.jfif: is a picture in an unsupported format; \(add)",
                "! vasara/g.rar: is in an unsupported archive format; pack the folder as a ZIP",
                "! vasara/h.md: is not read; \(add)",
            ])
    }

    @Test func `a folder of videos has no tale, and each is named`() throws {
        for film in ["1.mp4", "2.mp4"] { try disk.write("films/\(film)") }
        #expect(audit("/films") == ["1.mp4", "2.mp4"].map { "! \($0): is a video; only pictures and sounds are used" })
        #expect(audit().count == 2)
        #expect(StoryService(roots: [disk.path]).audit().shelf.stories.isEmpty)
    }
}
