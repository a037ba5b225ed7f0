import Testing

@testable import Engine
@testable import Tutor

struct SceneListTests {
    private func page(_ change: (inout Preferences) -> Void = { _ in }) -> SceneListViewModel {
        SceneListViewModel(world: Samples.world(Samples.scenes, change))
    }

    @Test func `the scenes are listed in their order, and asked for once`() {
        var page = page()
        #expect(page.entries.map(\.id) == ["cafe", "hotel"])
        #expect(page.tick().requests == [.ask(SceneRequest.all)])
        #expect(page.tick() == [])
    }

    @Test func `without scenes there is nothing to start, until they are known`() {
        var page = SceneListViewModel(world: Samples.world(nil))
        #expect(page.entries.isEmpty && page.perform(.start) == [] && page.firstFocus == nil)
        _ = page.receive(.learned(AnyDocument(Samples.scenes)))
        #expect(page.entries.count == 2 && page.firstFocus == .choose("cafe"))
    }

    @Test func `a tap chooses, and another one starts`() {
        var page = page()
        #expect(page.perform(.start) == [])
        #expect(page.perform(.choose("hotel")).saved?.scenario == "hotel")
        #expect(page.chosen?.id == "hotel")
        #expect(page.perform(.choose("hotel")) == [.play(.press), .open("soltura/hotel")])
        #expect(page.perform(.start) == [.play(.press), .open("soltura/hotel")])
    }

    @Test func `a chosen scene that is gone cannot be started`() {
        var page = page { $0.scenario = "moon" }
        #expect(page.chosen == nil && page.perform(.start) == [])
    }

    @Test(arguments: [
        ("ca", ["cafe"]), ("CAFÉ", ["cafe"]), ("viesn", ["hotel"]), ("key", ["hotel"]), ("", ["cafe", "hotel"]),
        ("zebra", []),
    ])
    func `a search finds scenes by words in any language`(search: String, found: [String]) {
        var page = page()
        _ = page.perform(.field(.field))
        _ = page.type(.text(search))
        #expect(page.entries.map(\.id) == found)
    }

    @Test func `a search is over with Return, and begins at the top`() {
        var page = page()
        _ = page.perform(.field(.field))
        #expect(page.typing.keyboard != nil)
        _ = page.perform(.key(.letter(row: 0, place: 0)))
        #expect(page.typing.text.count == 1 && page.scroll.offset == 0)
        _ = page.type(.edit(.send))
        #expect(!page.typing.isTyping && page.typing.keyboard == nil && page.typing.text.count == 1)
    }

    @Test func `a search can be cleared, and every scene is listed again`() {
        var page = page()
        _ = page.perform(.field(.field))
        _ = page.type(.text("hotel"))
        #expect(page.entries.map(\.id) == ["hotel"])
        #expect(page.perform(.clearSearch) == [.play(.press)])
        #expect(page.entries.map(\.id) == ["cafe", "hotel"])
        #expect(page.typing.text == "" && page.typing.isTyping && page.scroll.offset == 0)
    }

    @Test func `only a search that is there can be cleared, and its button has a name`() {
        var show = Show(world: Samples.world(), activities: [.tutor], at: .soltura)
        let label = SpokenLabel.named("soltura-find-clear")
        func names() -> [SpokenLabel?] { show.namedPlaces.map(\.label) }
        #expect(!names().contains(label))
        _ = show.take(.press(SceneListLayout(Rooms(), []).search.center))
        _ = show.take(.release(SceneListLayout(Rooms(), []).search.center))
        _ = show.take(.typed(.text("hotel")))
        #expect(names().contains(label))
    }

    @Test func `the search does not reach the button of the choices`() {
        let layout = SceneListLayout(Rooms(), [])
        #expect(!layout.search.intersects(layout.choices))
    }

    @Test func `the buttons lead on`() {
        var page = page()
        #expect(page.perform(.choices) == [.open("soltura/choices")])
        #expect(page.perform(.leave) == [.open(.home)])
        #expect(page.perform(.nothing) == [])
    }
}
