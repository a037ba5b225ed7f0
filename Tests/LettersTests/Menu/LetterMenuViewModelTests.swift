import Engine
import Testing

@testable import Letters

struct LetterMenuViewModelTests {
    private let world = World([.latvian, .small(["A", "B"], id: "en")])

    private func menu(last: String? = nil) throws -> LetterMenuViewModel {
        try #require(LetterMenuViewModel(world: World([.latvian], last: last)))
    }

    // MARK: - Which letters

    @Test func `the chosen alphabet is shown, another by its route`() throws {
        #expect(LetterMenuViewModel(world: world)?.letters.count == 33)
        #expect(LetterMenuViewModel(world: world, alphabet: "en")?.letters.map(\.capital) == ["A", "B"])
    }

    @Test func `there is no menu of an unknown alphabet`() {
        #expect(LetterMenuViewModel(world: world, alphabet: "xx") == nil)
        #expect(LetterScreens.screen("letters/xx", world) == nil)
        #expect(LetterScreens.screen("letters/lv", World()) == nil)
    }

    @Test func `a chosen alphabet that has gone is replaced by the first`() {
        var wishes = LetterWishes()
        wishes.alphabet = "lt"
        var world = world
        world.learn(AnyDocument(wishes))
        #expect(LetterMenuViewModel(world: world)?.alphabet?.id == "lv")
    }

    @Test func `the page is empty until the alphabets have been read`() throws {
        var menu = try #require(LetterMenuViewModel(world: World(motion: .cut)))
        #expect(menu.letters.isEmpty && !menu.isWhole)
        _ = menu.receive(.learned(AnyDocument(Alphabets([.latvian]))))
        #expect(menu.letters.count == 33 && menu.isWhole)
    }

    @Test func `stars that have just been earned are shown`() throws {
        var menu = try menu()
        var progress = LetterProgress()
        for level in LetterLevel.allCases {
            progress.finish(level, of: "B", in: "lv", stars: 2, drawing: KeptDrawing())
        }
        progress.complete("B", in: "lv")
        _ = menu.receive(.learned(AnyDocument(progress)))
        #expect(menu.progress.letters["B"]?.stars == 2)
    }

    // MARK: - Choosing

    @Test func `a letter opens`() throws {
        var menu = try menu()
        #expect(menu.perform(.open("Ķ")) == [.open("letters/lv/Ķ")])
        #expect(menu.perform(.open("Q")) == [])
        #expect(menu.perform(.home) == [.open(.home)])
    }

    @Test func `the letter opened last is in sight and has the focus`() throws {
        let menu = try menu(last: "Ž")
        #expect(menu.firstFocus == .open("Ž"))
        #expect(Stage.bounds.intersection(menu.placed(menu.layout.area(of: 32))).height == menu.layout.tile.height)
        #expect(try self.menu().firstFocus == nil)
    }

    @Test func `left and right step through the alphabet, beyond the ends of rows too`() {
        var show = Show(world: World([.latvian], last: "D"), activities: [.letters], at: "letters")
        _ = show.take(.button(.right))
        _ = show.take(.button(.right))
        #expect(show.advance(20) == [.narrate("letters/lv/E-sound.ogg")])
    }

    @Test func `a page goes on by rows, and not beyond the end`() throws {
        var menu = try menu()
        _ = menu.perform(.pageDown)
        #expect(menu.scroll.offset == menu.layout.length - 1200)
        _ = menu.perform(.pageUp)
        #expect(menu.scroll.offset == max(0, menu.layout.length - 1200 - 3 * menu.layout.rowHeight))
        for _ in 0..<9 { _ = menu.perform(.pageDown) }
        #expect(menu.scroll.offset == menu.layout.length - 1200)
        for _ in 0..<9 { _ = menu.perform(.pageUp) }
        #expect(menu.scroll.offset == 0)
    }

    // MARK: - Saying

    @Test func `a held tile says its sound, then its name, and is large meanwhile`() throws {
        var menu = try menu()
        let letter = try #require(menu.alphabet?["B"])
        #expect(menu.perform(.say("B")) == [.narrate("letters/lv/B-sound.ogg")])
        #expect(menu.swell(of: letter) == 1)
        #expect(menu.receive(.narrationEnded("letters/lv/B-sound.ogg")) == [.narrate("letters/lv/B-name.ogg")])
        #expect(menu.receive(.narrationEnded("letters/lv/B-name.ogg")) == [])
        #expect(menu.swell(of: letter) == 0)
        #expect(menu.rest == .still)
    }

    @Test func `a tile with the focus says its letter after a moment, one that is passed says nothing`() throws {
        var menu = try menu()
        menu.focus(on: .open("A"))
        menu.now = 10
        #expect(menu.tick() == [])
        menu.focus(on: .open("Ā"))
        menu.now = 24
        #expect(menu.tick() == [])
        menu.now = 25
        #expect(menu.tick() == [.narrate("letters/lv/Ā-sound.ogg")])
        menu.focus(on: .home)
        menu.now = 60
        #expect(menu.tick() == [])
    }

    @Test func `a letter without clips is silent`() throws {
        var alphabet = Alphabet.small(["A"])
        alphabet.letters[0].sound = nil
        alphabet.letters[0].name = nil
        var menu = try #require(LetterMenuViewModel(world: World([alphabet])))
        #expect(menu.perform(.say("A")) == [])
        #expect(menu.swell(of: alphabet.letters[0]) == 0)
    }

    // MARK: - Windows

    @Test func `the letters at the top stay there when the window is turned`() throws {
        var menu = try menu()
        for _ in 0..<2 { _ = menu.perform(.pageDown) }
        let first = menu.layout.firstInSight(from: menu.scroll.offset)
        menu.fit(Rooms(in: Rect(x: 0, y: -680, width: 1600, height: 2560)))
        #expect(menu.layout.columns == 4)
        menu.fit(Rooms())
        #expect(menu.layout.firstInSight(from: menu.scroll.offset) <= first)
    }
}

struct LetterMenuLayoutTests {
    private static let upright = Rect(x: 0, y: -680, width: 1600, height: 2560)

    @Test func `tiles are as large as small fingers need, and do not touch`() {
        for viewport in [Stage.bounds, Self.upright] {
            let layout = LetterMenuLayout(count: 33, viewport: viewport)
            let areas = (0..<33).map(layout.area)
            for (place, area) in areas.enumerated() {
                #expect(min(area.width, area.height) >= 160)
                #expect(area.x >= 40 && area.maxX <= 1560)
                #expect(areas[..<place].allSatisfy { !$0.inset(by: -8).intersects(area.inset(by: -8)) })
            }
        }
    }

    @Test func `two thirds of the alphabet are seen at once, and the next row peeks in`() {
        let layout = LetterMenuLayout(count: 33)
        let areas = (0..<33).map(layout.area)
        #expect(areas.count { $0.maxY <= 1200 } >= 22)
        #expect(areas.contains { $0.y < 1200 && $0.maxY > 1220 })
    }

    @Test func `a few letters are in one row in the middle`() {
        let layout = LetterMenuLayout(count: 3)
        #expect(layout.area(of: 1).center == Point(x: 800, y: 600))
        #expect(layout.length <= 1200)
        #expect(LetterMenuLayout(count: 0).columns == 1)
    }
}
