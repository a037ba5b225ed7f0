import Engine
import Testing

@testable import Letters

struct NameTests {
    private func page(_ name: String = "") throws -> NameViewModel { NameViewModel(world: try Words.world(name)) }

    @Test func `the button on the letters' page leads there, and then shows the name`() throws {
        var page = LetterParentsViewModel(world: try Words.world("Asa"))
        #expect(page.childName == "Asa")
        #expect(page.perform(.name) == [.open("grownups/letters/.name")])
        #expect(ParentScreens.screen("grownups/letters/.name", try Words.world()) is NameViewModel)
    }

    @Test func `what is typed is kept when the page is left, and only if it is new`() throws {
        var page = try page()
        #expect(page.perform(.key(.letter(row: 2, place: 0))) == [])
        #expect(page.type(.text("sa")) == [])
        #expect(page.word?.letters.map(\.capital) == ["A", "S", "A"])
        #expect(page.type(.edit(.send)) == [.open("grownups/letters")])
        #expect(page.leave().words?.childName == "asa")
        var same = try self.page("Asa")
        #expect(same.leave() == [])
    }

    @Test func `an empty name takes it from the child's menu`() throws {
        var page = try page("A")
        _ = page.type(.edit(.backspace))
        #expect(page.leave().words == WrittenWords())
    }

    @Test func `what this alphabet cannot write is said`() throws {
        var page = try page()
        #expect(page.words == [.whereNameIs])
        _ = page.type(.text("ночь"))
        #expect(page.words == [.notInThisAlphabet])
    }

    @Test(arguments: LetterSheetTests.windows)
    func `everything lies above the keyboard and in the window`(width: Double, height: Double) throws {
        let world = try Words.world("Asa").seen(width, height)
        let page = NameViewModel(world: world), layout = page.layout
        let keyboard = TypingPlace.keyboardArea(in: page.rooms)
        for area in [layout.title, layout.field, layout.done, layout.words, layout.preview] {
            #expect(area.maxY <= keyboard.y && area.x >= 0 && area.maxX <= 1600)
        }
        #expect(!layout.field.intersects(layout.done))
    }
}
