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

    // MARK: - The bin

    private func owning(_ root: Int?) -> World {
        var world = World(
            [Story(id: "b", title: "Bite", slides: [Slide(id: "1", image: "stories/1/b/1.jpg")])], motion: .cut)
        world[OwnTales.self] = OwnTales(root: root)
        return world
    }

    @Test func `only the family's own tale has a bin`() {
        #expect(texts(show(owning(1), of: "b")).contains("Noņemt pasaku"))
        #expect(!texts(show(owning(0), of: "b")).contains("Noņemt pasaku"))
        #expect(!texts(show(owning(nil), of: "b")).contains("Noņemt pasaku"))
    }

    @Test func `the bin leads to the list, which removes the tale`() {
        var show = show(owning(1), of: "b")
        press("Noņemt pasaku", in: &show)
        #expect(show.route == TalesPageViewModel.route)
        let asked = show.advance(1)
        #expect(asked.contains { $0.request(RemovalRequest.self)?.content == .look })
        let known = Input.Reply.answer(RemovalAnswer.known(RemovedTales()), to: show.visit)
        let removed = show.take(.reply(known))
        #expect(removed.contains { $0.request(RemovalRequest.self)?.content == .remove(packs: ["stories/1/b"]) })
        #expect(show.world[RemovalWish.self]?.tale == nil)
    }

    // MARK: - Wolves

    /// The rating that each of the two round buttons asks for; nil for a button that does not.
    private func asked(_ world: World) -> [RatingRequest?] {
        [-1.0, 1].map { side in
            var show = show(world, of: "b")
            show.draw()
            let words = show.picture.drawings.compactMap { drawing -> Rect? in
                if case .text(let text, let area, _) = drawing, text == "nav vērtēta" || text == "1 vilks" {
                    area
                } else {
                    nil
                }
            }
            guard let area = words.last else { return nil }
            let point = Point(x: area.center.x + side * (area.width / 2 + 90), y: area.center.y)
            let commands = show.take(.press(point)) + show.take(.release(point))
            return commands.lazy.compactMap { $0.request(RatingRequest.self)?.content }.first
        }
    }

    private func rated(_ wolves: Int?) -> World {
        var world = owning(1)
        world[Shelf.self] = Shelf(stories: [
            Story(id: "b", title: "Bite", wolves: wolves, slides: [Slide(id: "1", image: "stories/1/b/1.jpg")])
        ])
        return world
    }

    @Test func `an added tale is not rated until a grown-up says how frightening it is`() {
        #expect(texts(show(rated(nil), of: "b")).contains("nav vērtēta"))
        #expect(asked(rated(nil)) == [nil, .rate(pack: "stories/1/b", wolves: 0)])
        #expect(asked(rated(1)) == [.rate(pack: "stories/1/b", wolves: 0), .rate(pack: "stories/1/b", wolves: 2)])
        #expect(!texts(show(owning(0), of: "b")).contains("Cik baisa pasaka"))
    }

    @Test func `the page shows what the shelf tells of it, and a file that cannot be changed`() {
        var show = show(rated(nil), of: "b")
        _ = show.take(.reply(.learned(AnyDocument(rated(1)[Shelf.self] ?? Shelf()))))
        show.draw()
        #expect(texts(show).contains("1 vilks"))
        _ = show.take(.reply(.learned(AnyDocument(RatingFailure(pack: "stories/1/b")))))
        show.draw()
        #expect(texts(show).contains("Neizdevās: pasakas failu nevar mainīt"))
    }
}
