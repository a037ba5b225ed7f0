import Engine
import Foundation
import Testing

@testable import Stories
@testable import TalePacks

struct BookcaseViewModelTests {
    /// Tales of two languages, named by their numbers; every second one is English.
    private static func tales(_ count: Int) -> [Story] {
        (0..<count).map { number in
            Story(
                id: "\(number)", title: "Tale \(number)", language: number % 2 == 0 ? "lv" : "en", added: 1000 - number,
                slides: [Slide(id: "1"), Slide(id: "2")])
        }
    }

    private func show(
        _ count: Int = 200, at route: Route = "stories", motion: Motion = .cut,
        _ read: (inout UserProgress) -> Void = { _ in }
    ) -> Show {
        Show(
            world: World(Self.tales(count), motion: motion, changes: read), activities: [.home, .stories],
            at: route)
    }

    private func tap(_ point: Point, in show: inout Show) {
        _ = show.advance(60)
        for input in [Input.press(point), .release(point)] { _ = show.take(input) }
    }

    private func cover(_ place: Int, in row: Int) -> Point {
        BookcaseLayout(rowCount: 4).area(of: place, in: row).center
    }

    // MARK: - By touch

    @Test func `a tap on a cover opens its tale, which leads back to the bookcase`() {
        var show = show()
        tap(cover(2, in: 0), in: &show)
        #expect(show.route == "stories/2/title")
        _ = show.take(.button(.back))
        #expect(show.route == "stories")
    }

    @Test func `the pile, or the shelf's name, leads to all of its tales, and a tale from there leads back`() {
        var show = show()
        tap(cover(4, in: 1), in: &show)
        #expect(show.route == "shelf/language:lv")
        tap(StoryShelfLayout(count: 100, hasLetters: false).area(of: 1).center, in: &show)
        #expect(show.route == "shelf/language:lv/2/title")
        _ = show.take(.button(.back))
        #expect(show.route == "shelf/language:lv")
        tap(Point(x: 110, y: 110), in: &show)
        #expect(show.route == "stories")
        tap(BookcaseLayout(rowCount: 4).name(of: 1).center, in: &show)
        #expect(show.route == "shelf/language:lv")
        _ = show.take(.button(.home))
        #expect(show.route == .home)
    }

    @Test func `a drag scrolls and opens nothing`() {
        var show = show()
        let before = show.hotspots
        for input in [Input.press(cover(0, in: 1)), .drag(cover(0, in: 0)), .release(cover(0, in: 0))] {
            _ = show.take(input)
        }
        #expect(show.route == "stories")
        #expect(show.hotspots != before)
    }

    @Test func `a finger that stays on a cover hears its title`() {
        let tales = Self.tales(40).map { story in
            var story = story
            story.spokenTitle = Sound("\(story.id)/title.ogg")
            return story
        }
        var show = Show(world: World(tales), activities: [.home, .stories], at: "stories")
        _ = show.take(.press(cover(1, in: 0)))
        #expect(show.advance(40) == [.narrate("1/title.ogg")])
    }

    @Test(arguments: [(0, "new"), (1, "lv")])
    func `a finger resting on a pile or on a shelf's name plays the shelf's name, and opens it when lifted`(
        row: Int, name: String
    ) {
        let clip = Sound("interface/voice-shelf-\(name).ogg")
        for place in [cover(4, in: row), BookcaseLayout(rowCount: 4).name(of: row).center] {
            var show = show()
            _ = show.take(.press(place))
            #expect(show.advance(40) == [.narrate(clip)])
            #expect(show.route == "stories")
            _ = show.take(.release(place))
            #expect(show.route.parts.first == "shelf")
        }
    }

    @Test func `a pile that has the focus says which shelf it is`() {
        var menu = BookcaseViewModel(world: World(Self.tales(200), motion: .cut))
        menu.focus(on: .open(.new))
        menu.now = 15
        #expect(menu.tick() == [.narrate("interface/voice-shelf-new.ogg")])
        menu.focus(on: .open(.folder("Dinozauri")))
        menu.now = 40
        #expect(menu.tick() == [])
    }

    @Test func `every name that Pasaka gives a shelf has been spoken`() {
        let keys = [.begun, .new, .all, .language(nil)] + Language.allCases.map { ShelfKey.language($0) }
        let assets = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../assets")
        for key in keys {
            let clip = assets.appending(path: key.spokenTitle?.name ?? "none").standardizedFileURL
            #expect(FileManager.default.fileExists(atPath: clip.path), "\(key)")
        }
    }

    // MARK: - By keys

    /// The pages to which confirm leads from everything that the four arrows reach.
    private func reached(from start: Show) -> Set<String> {
        var seen: Set<String> = [], waiting: [Show] = [start]
        while let show = waiting.popLast() {
            for arrow in [Input.Button.up, .down, .left, .right] {
                var next = show
                _ = next.take(.button(arrow))
                var opened = next
                _ = opened.take(.button(.confirm))
                guard opened.route != start.route,
                    seen.insert("\(opened.route) \(next.hotspots.count) \(next.picture.hashValue)").inserted
                else { continue }
                waiting.append(next)
            }
        }
        return Set(seen.map { String($0.prefix { $0 != " " }) })
    }

    @Test func `every cover, every pile and the way home are reached with arrows`() {
        let tales =
            (0..<4).map { "stories/\($0)/title" } + [1, 3, 5, 7].map { "stories/\($0)/title" }
            + [0, 2, 4, 6].map { "stories/\($0)/title" }
        let shelves = ["new", "language:lv", "language:en", "all"].map { "shelf/\($0)" }
        #expect(reached(from: show(60)) == Set(tales + shelves + ["home"]))
    }

    @Test func `the focus brings its shelf into view`() {
        var show = show()
        let before = show.hotspots
        for _ in 0..<5 { _ = show.take(.button(.down)) }
        #expect(show.hotspots != before)
        _ = show.take(.button(.confirm))
        #expect(show.route == "stories/0/title")
        var menu = BookcaseViewModel(world: World(Self.tales(200), motion: .cut))
        for (row, shelf) in menu.bookcase.rows.enumerated() {
            menu.focus(on: .open(shelf.key))
            let board = menu.layout.board(of: row).moved(by: Point(x: 0, y: -menu.scroll.offset))
            #expect(board.maxY <= 1200 && board.y > 300)
        }
    }

    @Test func `coming back shows the tale just left, on the first shelf`() {
        var show = show { $0.turn("7", to: 2) }
        _ = show.take(.button(.confirm))
        _ = show.take(.button(.confirm))
        #expect(show.route == "stories/7")
    }

    // MARK: - Letters

    private static let titled: [Story] = ["Abra", "Āda", "Bērzs", "Čaula", "3 lāči", "Волк"].flatMap { title in
        (0..<10).map { Story(id: "\(title)\($0)", title: "\(title) \($0)", slides: [Slide(id: "1")]) }
    }

    @Test func `the letters of a shelf are in order, and lead to their tales`() {
        var menu = StoryMenuViewModel(world: World(Self.titled, motion: .cut), key: .all)
        #expect(menu.letters?.letters == ["1", "A", "Ā", "B", "Č", "…"])
        _ = menu.perform(.letter("B"))
        #expect(menu.letters?.letters(of: menu.layout.placesInSight(from: menu.scroll.offset)) == ["B"])
        menu.focus(on: .letter("1"))
        #expect(menu.scroll.offset == 0)
    }

    @Test func `letters are reached with arrows from the covers beside them, and lead back`() {
        var show = Show(
            world: World(Self.titled, motion: .cut), activities: [.home, .stories], at: "shelf/all")
        let start = show.picture
        for button in [Input.Button.down, .right, .right, .right, .down] { _ = show.take(.button(button)) }
        #expect(show.picture != start)
        _ = show.take(.button(.confirm))
        #expect(show.route == "shelf/all")
        _ = show.take(.button(.left))
        _ = show.take(.button(.confirm))
        #expect(show.route.parts.count == 4)
    }

    @Test(arguments: [ShelfKey.begun, .new])
    func `the shelves of started and new tales have no letters`(key: ShelfKey) {
        let tales = Self.titled.map { Story(id: $0.id, title: $0.title, added: 1, slides: $0.slides) }
        let world = World(tales) { progress in for tale in tales { progress.turn(tale.id, to: 2) } }
        #expect(StoryMenuViewModel(world: world, key: key).letters == nil)
        #expect(StoryMenuViewModel(world: world, key: key).count == 60)
    }

    @Test func `two columns of all letters fit beside the covers`() throws {
        let titles = (["7"] + LatvianOrder.alphabet.map { String($0) } + ["ж"])
        let strip = try #require(LetterStrip(titles))
        let areas = titles.indices.map(strip.area)
        #expect(Stage.bounds.inset(by: 20).contains(Point(x: strip.sheet.x, y: strip.sheet.y)))
        #expect(areas.allSatisfy { $0.maxX <= 1580 && $0.maxY <= 1190 && $0.width >= 60 && $0.height >= 50 })
        let layout = StoryShelfLayout(count: 100, hasLetters: true)
        #expect(layout.area(of: 2).maxX < strip.sheet.x - 20)
        #expect(layout.area(of: 0).x >= 24)
        #expect(Set(areas).count == titles.count)
    }

    // MARK: - News

    @Test func `tales that come make a bookcase of the shelf, and one of the bookcase when they go`() {
        var show = Show(
            world: World(Self.tales(10), motion: .cut), activities: [.home, .stories], at: "stories")
        _ = show.take(.reply(.learned(AnyDocument(Shelf(stories: Self.tales(100))))))
        #expect(show.hotspots.count > 12)
        tap(cover(4, in: 3), in: &show)
        _ = show.take(.reply(.learned(AnyDocument(Shelf(stories: Self.tales(6))))))
        #expect(show.route == "stories")
        #expect(show.hotspots.count == 7)
    }

    @Test(arguments: ["shelf", "shelf/none", "shelf/folder:none", "shelf/begun"] as [Route])
    func `a shelf that is not there leads to the bookcase`(route: Route) {
        #expect(show(at: route).picture == show().picture)
    }

    @Test func `with few tales there are no shelves`() { #expect(show(6, at: "shelf/all").route.parts.count < 2) }

    @Test func `only shelves in sight are drawn`() {
        let tales = (0..<4000).map {
            Story(id: "\($0)", title: "T", shelf: "Shelf \($0 / 10)", slides: [Slide(id: "1")])
        }
        let show = Show(world: World(tales), activities: [.home, .stories], at: "stories")
        #expect(show.hotspots.count < 60)
        #expect(show.picture.drawings.count < 400)
    }
}
