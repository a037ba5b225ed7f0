import Synchronization
import TalePacks
import TestSupport
import Testing

@testable import TaleServices

struct LibraryTests {
    private final class News: Sendable {
        private let shelves = Mutex<[Shelf]>([])
        private let names = Mutex<Set<String>>([])
        func add(_ news: Library.News) {
            switch news {
            case .changed(let shelf): shelves.withLock { $0.append(shelf) }
            case .touched(let touched): names.withLock { $0.formUnion(touched ?? []) }
            }
        }
        /// The files that were told to be others.
        var touched: Set<String> { names.withLock { $0 } }
        /// The tales of each shelf that was told.
        var all: [[String]] { shelves.withLock { $0.map { $0.stories.map(\.id) } } }
        /// How many figures the first tale of each had.
        var figures: [Int] {
            shelves.withLock { $0.map { $0.stories.first?.slides.map(\.figures.count).reduce(0, +) ?? 0 } }
        }
        /// How many slides the first tale of each had.
        var slides: [Int] { shelves.withLock { $0.map { $0.stories.first?.slides.count ?? 0 } } }
    }

    private let disk: TemporaryFolder
    private let library: Library

    init() throws {
        disk = try TemporaryFolder(["racenis/1.png"])
        library = Library(
            roots: [disk.path], conversion: ClipConversion(folder: disk.path + "-clips", converter: "/nowhere"))
    }

    private func watch() -> News {
        let news = News()
        library.watch { news.add($0) }
        return news
    }

    /// Waits for news; does something every fifth of a second, for the watch begins a moment after it was asked for.
    private func eventually(_ condition: () -> Bool, meanwhile action: (_ time: Int) throws -> Void) rethrows -> Bool {
        var polls = 0
        return try TestSupport.eventually {
            if polls % 400 == 0 { try action(polls / 400) }
            polls += 1
            return condition()
        }
    }

    @Test func `it reads the tales and what is wrong`() throws {
        try disk.write("vilks/story.json", "nonsense")
        let shelf = library.load()
        #expect(shelf.stories.map(\.id) == ["racenis"])
        #expect(
            shelf.problems.map(\.description) == [
                "vilks/story.json: is not JSON; look for a missing comma, quotation mark or bracket"
            ])
    }

    @Test func `tales that are as they were lie in memory once`() throws {
        func place(_ shelf: Shelf) -> UnsafePointer<Story>? { shelf.stories.withUnsafeBufferPointer(\.baseAddress) }
        let shelf = library.load()
        #expect(place(library.load()) == place(shelf))
        try disk.write("vilks/1.png", "")
        #expect(place(library.load()) != place(shelf))
    }

    @Test func `figures that the first picture did not wait for come when the folders are watched`() throws {
        try disk.write("racenis/piece.png", "")
        try disk.write(
            "racenis/story.json",
            #"""
            {"id": "racenis", "title": "Rācenis", "slides": [{"id": "1", "imageName": "1", "figures": [
                {"image": "piece", "at": [0, 0], "size": [100, 100], "rest": {"motion": "sway"}}]}]}
            """#)
        let shelf = library.load(leavesOutFigures: true)
        #expect(shelf.stories.map { $0.slides.map(\.figures.count) } == [[0]] && shelf.problems == [])
        let news = watch()
        #expect(TestSupport.eventually { news.figures == [1] })
    }

    @Test func `a tale that comes is told`() throws {
        _ = library.load()
        let news = watch()
        let isTold = try eventually({ news.all.last?.first == "racenis" && news.all.last?.count ?? 0 > 1 }) { time in
            try disk.write("vilks-\(time)/1.png", "")
        }
        #expect(isTold)
    }

    @Test func `a tale that goes is told`() throws {
        try disk.write("vilks/1.png", "")
        #expect(library.load().stories.count == 2)
        let news = watch()
        let isTold = try eventually({ news.all.last == ["racenis"] }) { time in
            if time == 1 { disk.remove("vilks") }
            try disk.write("other", "\(time)")
        }
        #expect(isTold)
    }

    @Test func `a picture that comes to a tale is told`() throws {
        _ = library.load()
        let news = watch()
        let isTold = try eventually({ news.slides.last ?? 0 > 1 }) { try disk.write("racenis/\($0 + 2).png", "") }
        #expect(isTold)
    }

    @Test func `a folder that is filled later becomes a tale`() throws {
        try disk.makeFolder("vilks")
        _ = library.load()
        let news = watch()
        let isTold = try eventually({ news.all.last == ["racenis", "vilks"] }) { time in
            // Late enough for the first readings, which find it empty.
            if time > 6 { try disk.write("vilks/\(time).png", "") }
        }
        #expect(isTold)
    }

    @Test func `a change of no consequence is not told`() throws {
        _ = library.load()
        let news = watch()
        let isTold = try eventually({ !news.all.isEmpty }) { time in
            try disk.write("readme-\(time).txt", "")
            if time == 6 { try disk.write("vilks/1.png", "") }
        }
        #expect(isTold)
        #expect(news.all == [["racenis", "vilks"]])
    }

    @Test func `a file that is touched is told though the shelf is the same`() throws {
        try disk.write("racenis/2.png", "")
        _ = library.load()
        let news = watch()
        let isTold = try eventually({ news.touched.contains("stories/0/racenis/2.png") }) { _ in
            try disk.write("racenis/2.png", "")
        }
        #expect(isTold)
        #expect(news.all == [])
    }

    @Test func `a look before the watch loses nothing`() throws {
        _ = library.load()
        try disk.write("vilks/1.png", "")
        library.look()
        let news = watch()
        #expect(TestSupport.eventually { news.all == [["racenis", "vilks"]] })
    }
}
