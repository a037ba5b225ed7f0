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
        let found = try search([".a.epub", "__MACOSX/b.epub", "c.doc", "d.txt", "e.EPUB", "lost+found/f.zip"])
        #expect(found?.books.map(\.place) == ["books/e.EPUB"])
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
}

extension BookSearch: Equatable {
    public static func == (left: BookSearch, right: BookSearch) -> Bool { left.books == right.books }
}
