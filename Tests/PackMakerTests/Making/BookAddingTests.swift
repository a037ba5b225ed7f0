import Conversion
import Foundation
import Synchronization
import TalePacks
import Testing

@testable import PackMaker

/// Folders of tales stand for books: what is in a book the converter's tests try.
struct BookAddingTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    /// What is told of the books of a run.
    private final class Report: Sendable {
        let lines = Mutex<[String]>([])
        /// The adding that is running.
        let adding = Mutex<BookAdding?>(nil)

        func note(_ book: BookSearch.Found, _ outcome: BookAdding.Outcome) {
            let name = book.place.split(separator: "/").last.map(String.init) ?? ""
            let line =
                switch outcome {
                case .added(let pack): "\(name) \(pack.isNewVersion ? "replaces" : "is") \(pack.id)"
                case .known: "\(name) is known"
                case .refused(let refusal): "\(name): \(refusal)"
                }
            lines.withLock { $0.append(line) }
        }
    }

    /// Adds all that lies in `books`.
    @discardableResult private func add(
        _ source: String = "books", convert: @escaping Converting = Converters.copying,
        during: @escaping @Sendable (BookAdding) -> Void = { _ in }
    ) throws -> (lines: [String], count: BookAdding.Count, failure: PackRefusal?) {
        let path = disk.path
        let search = try #require(BookSearch(in: "\(path)/\(source)", convert))
        let report = Report()
        let adding = BookAdding(
            search.books, register: TalesRegister(in: "\(path)/tales", shipped: ["\(path)/shipped"]),
            place: { () throws(PackRefusal) in try HiddenPlace(in: "\(path)/tales") },
            maker: { PackMaker(place: $0, shipped: ["\(path)/shipped"], convert: convert) }
        ) { book, outcome, _ in
            report.note(book, outcome)
            if let adding = report.adding.withLock({ $0 }) { during(adding) }
        }
        report.adding.withLock { $0 = adding }
        // As the command does: a book that is refused must not take away the folder that it made.
        let first = try HiddenPlace(in: "\(path)/tales")
        defer { withExtendedLifetime(first) {} }
        var failure: PackRefusal?
        do throws(PackRefusal) { try adding.run() } catch { failure = error }
        report.adding.withLock { $0 = nil }
        return (report.lines.withLock { $0.sorted() }, adding.count, failure)
    }

    private func write(_ book: String, _ picture: String = "picture") throws {
        try disk.write("\(picture) of \(book)", "books/\(book)/1.jpg")
    }

    private var tales: [String] { get throws { try disk.names("tales").filter { !$0.hasPrefix(".") } } }

    @Test func `all books are added, each on the shelf of its folder, and none twice`() throws {
        for book in ["Owl", "Sea/Whale", "Sea/Crab"] { try write(book) }
        #expect(try add().lines == ["Crab is crab", "Owl is owl", "Whale is whale"])
        #expect(try tales == ["crab", "owl", "whale"])
        #expect(try disk.text("tales/whale/story.json").contains(#""shelf": "Sea""#))
        #expect(try disk.text("tales/owl/story.json").contains(#""shelf": "books""#))
        let again = try add()
        #expect(again.lines == ["Crab is known", "Owl is known", "Whale is known"])
        #expect(again.count.known == 3 && again.count.left == 0)
        #expect(try tales == ["crab", "owl", "whale"])
    }

    @Test func `of the same content a tale is there for each title, and none twice`() throws {
        for folder in ["Kazas", "Kāzas", "Теремок", "B/kazas", "C/Теремок"] {
            try disk.write("picture", "books/\(folder)/1.jpg")
        }
        for _ in 1...2 { _ = try add() }
        let titles = try tales.map { try #require(StoryFile(in: "\(disk.path)/tales/\($0)")?.title).lowercased() }
        #expect(titles.sorted() == ["kazas", "kāzas", "теремок"])
        #expect(try add().count.known == 5)
    }

    @Test func `content with a title of its own is known under every name`() throws {
        let story = StoryManifest(id: "a", title: "Owl", slides: [.init(id: "1", image: "1")]).json
        for folder in ["A", "B/C"] {
            try disk.write(story, "books/\(folder)/story.json")
            try disk.write("picture", "books/\(folder)/1.jpg")
        }
        let count = try add().count
        #expect((count.added, count.known) == (1, 1))
    }

    @Test func `refused content is refused under each name, also while it is being read under another`()
        throws
    {
        try disk.write("picture", "books/A/1.jpg")
        try disk.write("picture", "books/B/1.jpg")
        try disk.write("picture of something else", "books/C/1.jpg")
        let isThirdDone = DispatchSemaphore(value: 0)
        let result = try add(
            convert: { job, input, output throws(ConversionRefusal) in
                var status = stat()
                fstat(input ?? -1, &status)
                guard case .picture = job, status.st_size == off_t("picture".utf8.count) else {
                    return try Converters.copying(job, input, output)
                }
                // The second is looked at meanwhile, unless this machine has but one thread to spare.
                _ = isThirdDone.wait(timeout: .now() + 2)
                throw ConversionRefusal("is no picture")
            },
            during: { if $0.count.added == 1 { isThirdDone.signal() } })
        #expect(result.lines.filter { $0.contains(" is known") } == [])
        #expect((result.count.added, result.count.refused, result.count.left) == (1, 2, 0))
    }

    @Test func `what was added alone before is not added again`() throws {
        try write("Owl")
        let place = try HiddenPlace(in: disk.path + "/tales")
        let maker = PackMaker(place: place, shipped: [], convert: Converters.copying)
        _ = try maker.make(TaleRequest(source: disk.path + "/books/Owl"))
        #expect(try add().lines == ["Owl is known"])
    }

    @Test func `a changed book is a new version of the same tale`() throws {
        try write("Owl")
        try add()
        try write("Owl", "picture, better,")
        #expect(try add().lines == ["Owl replaces owl"])
        #expect(try add().lines == ["Owl is known"])
        #expect(try tales == ["owl"])
        #expect(try disk.names("tales/.earlier") == ["owl"])
    }

    @Test func `another book in the place of one is a tale of its own`() throws {
        try disk.write(
            StoryManifest(id: "a", title: "Owl", slides: [.init(id: "1", image: "1")]).json, "books/1/story.json")
        try write("1")
        try add()
        try disk.write(
            StoryManifest(id: "a", title: "Hen", slides: [.init(id: "1", image: "1")]).json, "books/1/story.json")
        #expect(try add().lines == ["1 is \(TaleNames.marked("a", of: "Hen"))"])
    }

    @Test func `a book with only a new timestamp is recognised by its content`() throws {
        try write("Owl")
        try add()
        try disk.write("no part of the tale", "books/Owl/notes.xyz")
        #expect(try add().lines == ["Owl is known"])
        #expect(try disk.names("tales") == ["owl"])
        let isReadAgain = Mutex(false)
        let again = try add(convert: { _, _, _ throws(ConversionRefusal) in
            isReadAgain.withLock { $0 = true }
            throw ConversionRefusal("is read again")
        })
        #expect(again.lines == ["Owl is known"] && !isReadAgain.withLock { $0 })
    }

    @Test func `two books with the same title are added side by side`() throws {
        try write("A/Owl")
        try write("B/Owl")
        try add()
        #expect(try tales == ["owl", "owl-2"])
    }

    @Test func `a tale that was removed can be added again`() throws {
        try write("Owl")
        try add()
        try disk.remove("tales/owl")
        #expect(try add().lines == ["Owl is owl"])
    }

    @Test func `one bad book costs itself alone`() throws {
        for book in ["A", "C"] { try write(book) }
        try disk.write("PK no more", "books/B.zip")
        let result = try add()
        #expect(result.lines.filter { $0.contains(" is ") && !$0.hasPrefix("B") } == ["A is a", "C is c"])
        #expect(result.lines.contains { $0.hasPrefix("B.zip: ") && $0.hasSuffix("is not a ZIP") }, "\(result.lines)")
        #expect((result.count.added, result.count.refused) == (2, 1))
        #expect(result.failure == nil)
    }

    @Test func `each tale of a ZIP is added on its own, a bad one costs itself alone, and none comes twice`() throws {
        try disk.write("PK\u{3}\u{4}", "Stāsti.zip")
        let files = [
            "Owl/1.jpg": "picture of an owl", "Owl/1.mp3": "sound", "Sea/Whale/1.jpg": "picture of a whale",
            "Sea/x.xyz": "no part", "book.epub": "damaged", "Bad/1.jpg": "nothing",
        ]
        let first = try add("Stāsti.zip", convert: Converters.unpacking(files))
        #expect(first.lines.suffix(2) == ["Whale is whale", "book.epub: \(disk.path)/Stāsti.zip/book.epub is damaged"])
        #expect(first.lines.contains("Owl is owl") && first.lines.contains { $0.hasPrefix("Bad: nothing is left") })
        #expect((first.count.added, first.count.refused, first.count.left) == (2, 2, 0))
        #expect(try disk.text("tales/whale/story.json").contains(#""shelf": "Sea""#))
        #expect(try disk.text("tales/owl/story.json").contains(#""shelf": "Stāsti""#))
        #expect(try disk.names("tales/owl").contains("slide01.ogg"))
        #expect(try disk.names("tales").filter { $0.hasPrefix(".pasaka") } == [])
        let again = try add("Stāsti.zip", convert: Converters.unpacking(files))
        #expect((again.count.known, again.count.refused) == (2, 2))
    }

    @Test func `what was added from a ZIP is known when it is unpacked, and a changed tale is a new version`() throws {
        try disk.write("PK\u{3}\u{4}", "books/pack.zip")
        let files = ["Owl/1.jpg": "picture of an owl", "Hen/1.jpg": "picture of a hen"]
        try add(convert: Converters.unpacking(files))
        var newer = files
        newer["Owl/1.jpg"] = "picture, better, of an owl"
        #expect(try add(convert: Converters.unpacking(newer)).lines == ["Hen is known", "Owl replaces owl"])
        try disk.remove("books/pack.zip")
        for (name, text) in newer { try disk.write(text, "books/\(name)") }
        #expect(try add().lines == ["Hen is known", "Owl is known"])
    }

    @Test func `a stopped run continues without losses or duplicates`() throws {
        for number in 1...20 { try write("Book \(number)") }
        let stopped = try add(during: { $0.stop() })
        #expect(stopped.failure?.cause == .interrupted)
        let before = try tales
        #expect(!before.isEmpty && before.count < 20)
        #expect(try disk.names("tales").filter { $0.hasPrefix(".pasaka") } == [])
        let count = try add().count
        #expect((count.added, count.known) == (20 - before.count, before.count))
        #expect(try tales.count == 20)
    }

    @Test func `a full disk ends it with one sentence`() throws {
        for number in 1...9 { try write("Book \(number)") }
        let result = try add(convert: { _, _, _ throws(ConversionRefusal) in throw .diskFull })
        #expect(result.failure?.cause == .diskFull)
        #expect(result.lines == [])
        #expect(result.count.left == 9)
    }

    @Test func `two finished tales with one id are added side by side, and an existing one gets a new version`()
        throws
    {
        func finished(_ folder: String, _ title: String) throws {
            let story = StoryManifest(id: "owl", title: title, slides: [.init(id: "1", image: "1")])
            try disk.write(story.json, "books/\(folder)/story.json")
            try disk.write("picture \(title)", "books/\(folder)/1.jpg")
        }
        try finished("A", "One")
        try add()
        try finished("B", "Two")
        try add()
        #expect(try tales.count == 2 && tales.contains("owl"))
        try disk.remove("books/A")
        try disk.remove("books/B")
        try finished("C", "One")
        try disk.write("picture, better", "books/C/1.jpg")
        #expect(try add().lines == ["C replaces owl"])
        try disk.remove("books/C")
        try finished("D", "Three")
        #expect(try add().lines == ["D is \(TaleNames.marked("owl", of: "Three"))"])
    }
}
