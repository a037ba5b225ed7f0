import Engine
import Stories
import TestSupport
import Testing

@testable import LetterJudge
@testable import Letters
@testable import PasakaApp

/// The kept documents of Letters have the store's guarantees: what cannot be read is kept aside, what is newer stays.
struct LetterDocumentsTests {
    private let disk: TemporaryFolder
    private let time = InventedTime()
    private let store: DocumentStore

    init() throws {
        disk = try TemporaryFolder()
        store = DocumentStore(folder: disk.path, agenda: time.agenda)
    }

    private func progress(_ stars: Int) -> LetterProgress {
        var progress = LetterProgress()
        let drawing = KeptDrawing([[InkPoint(x: 0.1, y: 0.2), InkPoint(x: 0.3, y: 0.4)]], color: 3)
        for level in LetterLevel.allCases {
            progress.finish(level, of: "Ķ", in: "lv", stars: stars, drawing: drawing)
        }
        return progress
    }

    private var wishes: LetterWishes {
        var wishes = LetterWishes()
        (wishes.alphabet, wishes.age, wishes.hasSeenTutorial, wishes.color) = ("en", .sevenToEight, true, 6)
        return wishes
    }

    private func text(_ name: String) throws -> String { try disk.text(name) }

    @Test func `what is saved is loaded`() throws {
        store.save(AnyDocument(progress(2)))
        store.save(AnyDocument(wishes))
        let again = DocumentStore(folder: disk.path, agenda: time.agenda)
        #expect(again.load(LetterProgress.self) == progress(2))
        #expect(again.load(LetterWishes.self) == wishes)
        #expect(disk.names(in: ".").sorted() == ["letter-wishes.json", "letters.json"])
    }

    @Test func `the app starts with what is kept, or with the usual`() throws {
        #expect(
            store.kept(by: [.letters]) == [
                AnyDocument(LetterProgress()), AnyDocument(LetterWishes()), AnyDocument(WrittenWords()),
            ])
        store.save(AnyDocument(progress(3)))
        store.save(AnyDocument(wishes))
        let again = DocumentStore(folder: disk.path, agenda: time.agenda)
        #expect(
            again.kept(by: [.letters]) == [
                AnyDocument(progress(3)), AnyDocument(wishes), AnyDocument(WrittenWords()),
            ])
    }

    @Test(arguments: [
        "", "garbage", "[]", "{", #"{"version": 1}"#, #"{"version": 1, "alphabets": 7}"#,
        #"{"version": 1, "alphabets": {"lv": {"letters": {"A": {"stars": 4}}}}}"#,
        #"{"version": 1, "alphabets": {"lv": {"letters": {"A": {"stars": -1}}}}}"#,
        #"{"version": 1, "alphabets": {"lv": {"letters": {"A": {"step": "level9"}}}}}"#,
        #"{"version": 1, "alphabets": {"lv": {"letters": {"A": {"round": {"fill": {"stars": 0, "drawing": {"color": 0, "ink": ""}}}}}}}}"#,
        #"{"version": 1, "alphabets": {"lv": {"letters": {"A": {"first": {"color": 99, "ink": ""}}}}}}"#,
        #"{"version": 1, "alphabets": {"lv": {"letters": {"A": {"newest": [{"color": 0, "ink": "****"}]}}}}}"#,
    ])
    func `damaged progress is kept aside, and learning begins afresh`(bad: String) throws {
        try disk.write("letters.json", bad)
        #expect(store.load(LetterProgress.self) == nil)
        let aside = try #require(disk.names(in: ".").first { $0.hasPrefix("letters.unreadable-") })
        #expect(try text(aside) == bad)
        store.save(AnyDocument(progress(1)))
        #expect(DocumentStore(folder: disk.path, agenda: time.agenda).load(LetterProgress.self) == progress(1))
        #expect(try text(aside) == bad)
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"version": "x"}"#, #"{"version": 1, "age": "twelve"}"#, #"{"version": 1, "color": "red"}"#,
        #"{"version": 1, "alphabet": 7}"#,
    ])
    func `damaged wishes are kept aside, and the usual ones hold`(bad: String) throws {
        try disk.write("letter-wishes.json", bad)
        #expect(store.load(LetterWishes.self) == nil)
        let aside = try #require(disk.names(in: ".").first { $0.hasPrefix("letter-wishes.unreadable-") })
        #expect(try text(aside) == bad)
        store.save(AnyDocument(wishes))
        #expect(DocumentStore(folder: disk.path, agenda: time.agenda).load(LetterWishes.self) == wishes)
    }

    @Test func `a colour that there is not is the first one`() throws {
        try disk.write("letter-wishes.json", #"{"version": 1, "color": 8, "age": "threeToFour"}"#)
        let loaded = try #require(store.load(LetterWishes.self))
        #expect(loaded.color == 0 && loaded.age == .threeToFour)
    }

    @Test func `the last good copy replaces a damaged one`() throws {
        store.save(AnyDocument(progress(1)))
        store.save(AnyDocument(progress(2)))
        try disk.write("letters.json", "torn")
        let again = DocumentStore(folder: disk.path, agenda: time.agenda)
        #expect(again.load(LetterProgress.self) == progress(1))
    }

    @Test func `a newer Pasaka's files are not touched`() throws {
        let newer = #"{"version": 2, "cursive": true}"#
        try disk.write("letters.json", newer)
        try disk.write("letter-wishes.json", newer)
        #expect(store.load(LetterProgress.self) == nil)
        #expect(store.load(LetterWishes.self) == nil)
        store.save(AnyDocument(progress(3)))
        store.save(AnyDocument(wishes))
        #expect(try text("letters.json") == newer)
        #expect(try text("letter-wishes.json") == newer)
        let again = DocumentStore(folder: disk.path, agenda: time.agenda)
        #expect(again.load(LetterProgress.self) == progress(3))
        #expect(again.load(LetterWishes.self) == wishes)
    }

    @Test func `the next child draws in the usual colour, and the grown-ups' wishes stay`() {
        var world = World()
        world[LetterWishes.self] = wishes
        var usual = wishes
        usual.color = 0
        #expect(Activity.letters.fresh(world) == [AnyDocument(usual)])
        world[LetterWishes.self] = usual
        #expect(Activity.letters.fresh(world).isEmpty)
    }
}
