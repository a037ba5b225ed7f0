import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct BookcaseTests {
    private func tale(
        _ id: Int, language: String = "lv", shelf: String? = nil, added: Int? = nil, title: String? = nil
    ) -> Story {
        Story(
            id: "\(id)", title: title ?? "Tale \(id)", language: language, shelf: shelf, added: added,
            slides: [Slide(id: "1"), Slide(id: "2")])
    }

    private func rows(_ stories: [Story], _ changes: (inout UserProgress) -> Void = { _ in }) -> [Bookcase.Row] {
        var progress = UserProgress()
        changes(&progress)
        return Bookcase(Shelf(stories: stories), progress, places: 5).rows
    }

    @Test(arguments: [(0, false), (36, false), (37, true), (5000, true)])
    func `a few dozen tales need no bookcase`(count: Int, isNeeded: Bool) {
        #expect(Shelf(stories: Story.many(count)).isMany == isNeeded)
    }

    @Test func `tales of one language with unknown arrival times are on one shelf`() {
        #expect(rows((0..<40).map { tale($0) }).map(\.key) == [.all])
    }

    @Test func `tales in progress come first, the latest before the others`() {
        let rows = rows((0..<40).map { tale($0) }) { progress in
            for (id, slide) in [("7", 2), ("9", 3), ("3", 2), ("5", 1), ("gone", 2)] { progress.turn(id, to: slide) }
            progress.finish("3")
        }
        #expect(rows.map(\.key) == [.begun, .all])
        #expect(rows[0].front == [9, 7])
        #expect(rows[0].pile.isEmpty)
    }

    @Test func `then the newest, whatever shelf they are on`() {
        let rows = rows((0..<100).map { tale($0, added: $0 == 50 ? 9000 : 1000 + $0 % 3) })
        #expect(rows.map(\.key) == [.new, .all])
        #expect(rows[0].front == [50, 2, 5, 8, 11, 14, 17])
        #expect(rows[0].count == 60)
    }

    @Test func `folders are sorted by name, then Latvian, then other languages, then unknown ones`() {
        let stories =
            (0..<10).map { tale($0) } + (10..<20).map { tale($0, language: "en-GB") }
            + (20..<30).map { tale($0, shelf: "Žagatas") } + (30..<40).map { tale($0, language: "ru") }
            + (40..<50).map { tale($0, language: "en", shelf: "Āži") } + (50..<52).map { tale($0, language: "qq") }
        #expect(
            rows(stories).map(\.key) == [
                .folder("Āži"), .folder("Žagatas"), .language(.lv), .language(.en), .language(.ru), .language(nil),
                .all,
            ])
        #expect(rows(stories).map(\.count) == [10, 10, 10, 10, 10, 2, 52])
    }

    @Test func `a shelf shows tales in progress and new tales first`() {
        let stories = (0..<20).map { tale($0, added: $0) } + (20..<40).map { tale($0, language: "en", added: 100 - $0) }
        let rows = rows(stories) { $0.turn("4", to: 2) }
        #expect(rows.first { $0.key == .language(.lv) }?.shown == [4, 19, 18, 17])
        #expect(rows.first { $0.key == .language(.lv) }?.pile == [16, 15, 14])
    }

    @Test func `a shelf that was arranged ahead gives the same bookcase, and has changed none the less`() {
        let stories = (0..<40).map { tale($0, language: $0 % 3 == 0 ? "en" : "lv", added: $0 % 7) }
        var progress = UserProgress()
        for id in ["3", "4", "5"] { progress.turn(id, to: 2) }
        var shelf = Shelf(stories: stories)
        let rows = Bookcase(shelf, progress, places: 5).rows
        shelf.arrange()
        #expect(shelf.order != nil)
        #expect(Bookcase(shelf, progress, places: 5).rows == rows)
        shelf.stories.removeLast(3)
        #expect(
            Bookcase(shelf, progress, places: 5).rows
                == Bookcase(Shelf(stories: shelf.stories), progress, places: 5).rows)
    }

    @Test(arguments: [(1, 1, 0), (5, 5, 0), (6, 4, 2), (7, 4, 3), (8, 4, 3), (40, 4, 3)])
    func `five covers have room, and of more the last place is a pile`(count: Int, shown: Int, pile: Int) {
        let stories =
            (0..<count).map { tale($0, shelf: "A") } + (count..<(count + 40)).map { tale($0, shelf: "B") }
        let row = rows(stories)[0]
        #expect((row.shown.count, row.pile.count) == (shown, pile))
    }

    @Test func `all tales of a shelf are sorted by title`() {
        let titles = ["Zaķis", "Āda", "Pasaka 10", "Pasaka 2", "Abra"]
        let stories =
            titles.enumerated().map { tale($0, shelf: "A", title: $1) } + (10..<50).map { tale($0, language: "en") }
        let shelf = Shelf(stories: stories)
        #expect(Bookcase.places(of: .folder("A"), in: shelf, UserProgress()) == [4, 1, 3, 2, 0])
        #expect(Bookcase.places(of: .all, in: shelf, UserProgress()).count == 45)
        #expect(Bookcase.places(of: .folder("B"), in: shelf, UserProgress()) == [])
        #expect(Bookcase.places(of: .language(.en), in: shelf, UserProgress()).count == 40)
    }

    @Test(
        arguments: [.begun, .new, .all, .folder("Āži: un citi"), .folder(""), .language(.en), .language(nil)]
            as [ShelfKey])
    func `a shelf's address leads to it`(key: ShelfKey) { #expect(ShelfKey(key.text) == key) }

    @Test(arguments: ["", "alles", "new:", "folder", "language"])
    func `other addresses lead nowhere`(text: String) { #expect(ShelfKey(text) == nil) }

    @Test(
        arguments: [
            ("Dinozauri", "Dinozauri"), (" a  b\n", "a b"), ("a/b", "a b"), ("", nil), (" / ", nil),
            (String(repeating: "ā", count: 70), String(repeating: "ā", count: 60)),
        ] as [(String, String?)])
    func `a folder's name becomes a shelf's`(folder: String, name: String?) {
        #expect(ShelfName.usable(folder) == name)
    }
}
