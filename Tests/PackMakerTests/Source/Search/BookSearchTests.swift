import Testing

@testable import PackMaker

struct BookSearchTests {
    private func search(_ files: [String]) throws -> BookSearch? {
        let disk = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ("books/\($0)", "x") }))
        return BookSearch(in: "\(disk.path)/books")
    }

    @Test func `books are found at any depth, folder by folder in natural order`() throws {
        let found = try search([
            "10.epub", "2.epub", "B/x.cbz", "A/deep/er/y.zip", "A/tale/1.jpg", "A/tale/1.mp3", "A/done/story.json",
        ])
        #expect(
            found?.books.map(\.place) == [
                "books/2.epub", "books/10.epub", "books/A/deep/er/y.zip", "books/A/done", "books/A/tale",
                "books/B/x.cbz",
            ])
        #expect(found?.books.map(\.shelf) == ["books", "books", "er", "A", "A", "B"])
    }

    @Test func `hidden files and other files are skipped`() throws {
        let found = try search([
            ".a.epub", "__MACOSX/b.epub", "c.doc", "d.txt", "e.EPUB", "lost+found/f.zip", "g.bloompub", "h.bloomSource",
            "i.bloomd",
        ])
        #expect(
            found?.books.map(\.place) == ["books/e.EPUB", "books/g.bloompub", "books/h.bloomSource", "books/i.bloomd"])
    }

    @Test func `what looks like a book and is not read is named, and what to do with it`() throws {
        let found = try search(["a.epub", "B/Rudens.pptx", "film.mp4", "c.mobi", "d.rar", "e.txt", "f.doc", "g.mp3"])
        #expect(found?.books.count == 1)
        #expect(
            found?.remarks.dropLast().map { $0.description.split(separator: ";")[0] } == [
                "books/B/Rudens.pptx: is a presentation", "books/c.mobi: is a book in an unsupported format",
                "books/d.rar: is in an unsupported archive format", "books/film.mp4: is a video",
            ])
    }

    @Test func `what belongs to no tale is named, by folder where there is much, and not what programs put there`()
        throws
    {
        let loose = ["a.epub", "metadata.opf", "cover.jpg", ".x", "Thumbs.db", "b.txt", "C/a.epub", "C/d.mp3"]
        let found = try search(loose + (1...6).map { "D/\($0).mp3" } + ["D/d.epub"])
        #expect(
            found?.remarks.map(\.description) == [
                "these files belong to no tale: books/b.txt, books/C/d.mp3, books/D/ (6 files)"
            ])
    }

    @Test(arguments: [["1.jpg", "1.mp3"], ["story.json", "a.epub"], ["1.jpg", "b.zip"], ["a.txt"], ["A/a.txt"]])
    func `a tale, or a folder without books, is no folder of books`(files: [String]) throws {
        #expect(try search(files) == nil)
    }

    @Test func `a cover beside books does not make them a tale`() throws {
        #expect(try search(["cover.jpg", "a.epub"])?.books.count == 1)
        #expect(try search(["cover.jpg", "A/1.jpg", "B/1.jpg", "C/a.epub"])?.books.count == 3)
        #expect(try search(["cover.jpg", "1.mp3"]) == nil && search(["cover.jpg", "Attēli/1.jpg"]) == nil)
    }

    // MARK: - In a ZIP

    /// What is found in a ZIP, or in the folder with it.
    private func searchZIP(_ entries: [String], in path: String = "pack.zip") throws -> BookSearch? {
        let zip = "PK\u{3}\u{4}"
        let disk = try TemporaryFolder(["books/B/pack.zip": zip, "books/pack.zip": zip, "slides.pptx": zip])
        let files = Dictionary(uniqueKeysWithValues: entries.map { ($0, "x") })
        return BookSearch(in: "\(disk.path)/books/\(path)", Converters.unpacking(files))
    }

    @Test func `each tale and each book of a ZIP is found, and what belongs to none is named`() throws {
        let found = try searchZIP([
            "A/1.jpg", "A/Skaņas/1.mp3", "B/deep/Attēli/1.jpg", "B/deep/Skaņas/1.mp3", "C/book.epub", "c.cbz", "d.PDF",
            "film.mp4", "lasi mani.txt", "__MACOSX/e.epub", "cover.jpg",
        ])
        #expect(found?.books.map(\.inside) == ["A", "B/deep", "C/book.epub", "c.cbz", "d.PDF"])
        #expect(found?.books.map(\.shelf) == ["pack", "B", "C", "pack", "pack"])
        #expect(found?.books.first?.place == "pack.zip/A")
        #expect(found?.unused == ["pack.zip/film.mp4", "pack.zip/lasi mani.txt"])
        let told = found?.remarks.map(\.description) ?? []
        #expect(told.contains("these files belong to no tale: pack.zip/lasi mani.txt"))
        #expect(told.contains { $0.hasPrefix("pack.zip/film.mp4: is a video") })
    }

    @Test(arguments: [["1.jpg", "b.epub"], ["A/1.jpg", "a.txt"], ["A/b.pdf"], ["A/a.txt", "B/b.txt"], []])
    func `a ZIP of one tale or none is searched no further`(entries: [String]) throws {
        #expect(try searchZIP(entries) == nil)
    }

    @Test func `a presentation, which is a ZIP too, is not searched`() throws {
        #expect(try searchZIP(["ppt/media/1.png", "docProps/thumbnail.jpeg"], in: "../slides.pptx") == nil)
    }

    @Test func `a ZIP of several among books is as many books`() throws {
        let several = try searchZIP(["A/1.jpg", "B/1.jpg", "x.txt"], in: "")
        #expect(
            several?.books.map(\.place) == [
                "books/B/pack.zip/A", "books/B/pack.zip/B", "books/pack.zip/A", "books/pack.zip/B",
            ])
        #expect(several?.unused == ["books/B/pack.zip/x.txt", "books/pack.zip/x.txt"])
        let single = try searchZIP(["A/1.jpg"], in: "")
        #expect(single?.books.map(\.inside) == [nil, nil])
    }
}

extension BookSearch: Equatable {
    public static func == (left: BookSearch, right: BookSearch) -> Bool { left.books == right.books }
}
