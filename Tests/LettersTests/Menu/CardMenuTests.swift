import Engine
import Testing

@testable import LetterJudge
@testable import Letters

struct CardMenuTests {
    private let drawing = KeptDrawing([[InkPoint(x: 0, y: 0), InkPoint(x: 0.5, y: 1)]], color: 2)

    private func world(_ name: String = "", drawn: [String] = []) throws -> World {
        var world = try Words.world(name), progress = LetterProgress()
        for letter in drawn { progress.keep(drawing, of: letter, in: "lv") }
        world[LetterProgress.self] = progress
        return world
    }

    private func doors(_ world: World) throws -> [Route] {
        let menu = try #require(LetterMenuViewModel(world: world, alphabet: "lv"))
        return menu.doors.map { $0.route(of: menu.letters.isEmpty ? .small() : menu.alphabet ?? .small()) }
    }

    @Test func `the menu has a door for words, one for what is drawn, and one for the name`() throws {
        #expect(try doors(world()) == ["letters/lv/words"])
        #expect(try doors(world(drawn: ["S"])) == ["letters/lv/drawings", "letters/lv/words"])
        #expect(
            try doors(world("Asa", drawn: ["S"]))
                == ["letters/lv/drawings", "letters/lv/words", "letters/lv/words/.name"])
        #expect(try doors(world("ночь")) == ["letters/lv/words"])
    }

    @Test func `a door opens, and says what it is when the focus comes to it`() throws {
        var menu = try #require(LetterMenuViewModel(world: try world("Asa"), alphabet: "lv"))
        #expect(menu.perform(.door(1)) == [.open("letters/lv/words/.name")])
        #expect(menu.perform(.door(2)) == [])
        menu.focus(on: .door(1))
        menu.now = 15
        #expect(menu.tick() == [.narrate("interface/labels/lv/my-name.ogg")])
    }

    @Test(arguments: [Stage.bounds, Rect(x: 0, y: -680, width: 1600, height: 2560)])
    func `doors are as large as small fingers need, and touch nothing`(viewport: Rect) {
        let layout = LetterMenuLayout(count: 33, viewport: viewport)
        let areas = (0..<3).map(layout.door) + (0..<6).map(layout.area)
        let least = 20 / 135.6 * (viewport.height > 1200 ? 1600 : 1200)
        let home = viewport.height > 1200 ? 212.0 : 176
        for (place, area) in areas.enumerated() {
            #expect(min(area.width, area.height) >= least || place > 2)
            #expect(area.x > home || place > 2)
            #expect(areas[..<place].allSatisfy { !$0.inset(by: -8).intersects(area.inset(by: -8)) })
        }
    }

    @Test func `a word opens, and a drawing says its letter`() throws {
        let world = try world(drawn: ["S", "A"])
        var words = try #require(CardMenuViewModel(world: world, alphabet: "lv", .words))
        #expect(words.cards.count == 2)
        #expect(words.perform(.card(0)) == [.open("letters/lv/words/asa")])
        #expect(words.perform(.say(0)) == [.narrate("asa-voice")])
        #expect(words.perform(.leave) == [.open("letters/lv")])
        var drawings = try #require(CardMenuViewModel(world: world, alphabet: "lv", .drawings))
        #expect(drawings.cards.count == 2)
        #expect(drawings.perform(.card(1)) == [.narrate("S-sound")])
        #expect(drawings.receive(.narrationEnded("S-sound")) == [.narrate("S-name")])
        #expect(drawings.perform(.card(2)) == [])
    }

    @Test func `the last drawing of a letter is shown`() throws {
        var world = try world(drawn: ["S"])
        let newest = KeptDrawing([[InkPoint(x: 0, y: 0), InkPoint(x: 0.9, y: 0.9)]], color: 5)
        world[LetterProgress.self]?.keep(newest, of: "S", in: "lv")
        let drawings = try #require(CardMenuViewModel(world: world, alphabet: "lv", .drawings))
        guard case .drawing(let drawn) = drawings.cards.first else { return #expect(Bool(false)) }
        #expect(drawn.drawing == newest)
    }

    @Test func `on a kiosk only the drawings of the child who is there are shown`() throws {
        var world = try world(drawn: ["S", "A"])
        world[Kiosk.self] = Kiosk()
        let flower = Flower(letter: 0, of: 3, color: .plum, sounds: [])
        var meadow = Meadow()
        _ = meadow.grow(Growth(from: "letters/lv/A", .flower(flower)))
        world[Meadow.self] = meadow
        let drawings = try #require(CardMenuViewModel(world: world, alphabet: "lv", .drawings))
        #expect(drawings.cards.map(\.spoken) == [["A-sound", "A-name"]])
    }
}
