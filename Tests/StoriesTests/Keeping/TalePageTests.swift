import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct TalePageTests {
    private func world(_ count: Int, _ change: (inout Settings) -> Void = { _ in }) -> World {
        var stories = Story.many(count), settings = Settings()
        if count > 1 { stories[1].shelf = "Ziema" }
        change(&settings)
        var world = World(stories, motion: .cut)
        world[Settings.self] = settings
        return world
    }

    private func show(_ world: World, of id: String = "0") -> Show {
        Show(world: world, activities: [.home, .stories], at: TalePage.route(of: id))
    }

    private func texts(_ show: Show) -> [String] {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    /// Presses the row with these words.
    private func press(_ words: String, in show: inout Show) {
        show.draw()
        let places = show.picture.drawings.compactMap { drawing -> Point? in
            if case .text(words, let area, _) = drawing { area.center } else { nil }
        }
        guard let place = places.last else { return }
        _ = show.take(.press(place))
        _ = show.take(.release(place))
        show.draw()
    }

    @Test func `a tale that is not there has no page`() {
        #expect(show(world(3), of: "none").route != TalePage.route(of: "none"))
    }

    @Test func `it is hidden and made a good-night tale at once, and the same again undoes it`() {
        var show = show(world(3))
        press("Redzama plauktā", in: &show)
        press("Miega pasaka", in: &show)
        #expect(show.world[.hiddenTales] == ["0"] && show.world[.goodNightTales] == ["0"])
        press("Redzama plauktā", in: &show)
        press("Miega pasaka", in: &show)
        #expect(show.world[.hiddenTales] == [] && show.world[.goodNightTales] == [])
    }

    @Test func `nothing there sets back what is decided of other tales`() {
        let show = show(world(3) { $0[.hiddenTales] = ["1"] })
        #expect(!texts(show).contains("Atjaunot sākotnējos iestatījumus"))
    }

    @Test func `with few tales there is one shelf, and nothing to move to`() {
        #expect(!texts(show(world(3))).contains("Mūsu pasakas"))
    }

    @Test func `in a bookcase it is moved to a new shelf, and stands there`() {
        var world = world(40)
        world.window = Rect(x: 0, y: -1680, width: 1600, height: 4560)
        var show = show(world)
        #expect(texts(show).contains("Ziema"))
        press("Mūsu pasakas", in: &show)
        #expect(show.world[.movedTales] == ["0/Mūsu pasakas"])
        #expect(texts(show).filter { $0 == "pasaka ir šajā plauktā" }.count == 1)
        #expect(show.world.shownShelf?["0"]?.shelf == "Mūsu pasakas")
        let bookcase = Show(world: show.world, activities: [.home, .stories], at: "shelf/folder:Mūsu pasakas")
        #expect(bookcase.route == "shelf/folder:Mūsu pasakas")
        press("Ziema", in: &show)
        #expect(show.world[.movedTales] == ["0/Ziema"])
    }

    @Test func `what the administrator has pinned is not moved`() {
        var world = world(40)
        world[PinnedSettings.self] = PinnedSettings(Settings(["movedTales": .list([])]))
        #expect(!texts(show(world)).contains("Ziema"))
    }
}
