import Engine
import Testing

@testable import LetterJudge
@testable import Letters

struct LetterParentsTests {
    private let world = World([.latvian, .small(["A", "B"], id: "en")])

    private func frame<Content: Screen>(_ screen: Content) -> Frame<Content.Action> {
        var frame = Frame<Content.Action>()
        screen.draw(in: &frame)
        return frame
    }

    private func drawing(_ color: Int) -> KeptDrawing {
        KeptDrawing([[InkPoint(x: 0.1, y: 0), InkPoint(x: 0.5, y: 1)]], color: color)
    }

    private func progress(_ count: Int, of letter: String = "K") -> LetterProgress {
        var progress = LetterProgress()
        for number in 0..<count {
            progress.finish(.draw, of: letter, in: "lv", stars: 1, drawing: drawing(number % 8))
        }
        return progress
    }

    /// The colours of the lines.
    private func inks(_ picture: Picture) -> [Color] {
        picture.drawings.compactMap { if case .line(_, _, let color) = $0 { color } else { nil } }
    }

    // MARK: - Routes

    @Test func `the pages are behind the grown-ups' page`() {
        #expect(ParentScreens.screen("grownups/letters", world) is LetterParentsViewModel)
        #expect(ParentScreens.screen("grownups/letters/lv/Ķ", world) is GrowthViewModel)
        #expect(ParentScreens.screen("grownups/letters/lv/.save", world) is GrowthSavingViewModel)
        for route: Route in ["grownups", "grownups/letters/lt", "grownups/letters/lv/Q", "grownups/letters/lv/A/x"] {
            #expect(ParentScreens.screen(route, world) == nil)
            #expect(LetterScreens.screen(route, world) == nil)
        }
    }

    // MARK: - All letters

    @Test func `the choice of the alphabet and of the age are kept`() throws {
        var page = LetterParentsViewModel(world: world)
        var wishes = world.letterWishes
        wishes.alphabet = "en"
        #expect(page.perform(.alphabet("en")) == [.play(.press), .save(AnyDocument(wishes))])
        #expect(page.alphabet?.id == "en")
        wishes.age = .sevenToEight
        #expect(page.perform(.age(.sevenToEight)) == [.play(.press), .save(AnyDocument(wishes))])
        #expect(page.perform(.age(.sevenToEight)) == [])
    }

    @Test(arguments: [Stage.bounds, Letterbox(window: Size(width: 800, height: 1280)).view])
    func `each alphabet, each age and each letter has its place on the strip`(window: Rect) {
        var world = world
        world.window = window
        let page = LetterParentsViewModel(world: world)
        var frame = Frame<LetterParentsViewModel.Action>(window: window)
        page.draw(in: &frame)
        let places = frame.hotspots.filter { ![.pageDown, .leave].contains($0.action) }
        #expect(places.count == 33 + 2 + 3 + 2 + 1)
        for (number, place) in places.enumerated() {
            #expect(places[..<number].allSatisfy { !$0.area.intersects(place.area.inset(by: 1e-6)) })
            #expect(place.area.x >= 60 && place.area.maxX <= 1540 + 1e-6)
            #expect(place.area.maxY <= window.y + page.layout.length)
        }
    }

    @Test func `an upright tablet shows capitals and choices at once, and the stage scrolls to the choices`() {
        let upright = Rooms(in: Letterbox(window: Size(width: 800, height: 1280)).view)
        #expect(LetterParentsLayout(upright, letters: 33, choices: 2).length <= 2560)
        var page = LetterParentsViewModel(world: world)
        #expect(page.scroll.canScroll)
        page.focus(on: .save)
        while page.rest == .moving { _ = page.tick() }
        #expect(page.placed(page.layout.save).maxY <= Stage.size.height)
        page.fit(upright)
        #expect(!page.scroll.canScroll && page.scroll.offset == 0)
    }

    @Test(arguments: [Stage.bounds, Letterbox(window: Size(width: 800, height: 1280)).view])
    func `a letter is 20 mm wide and high on a tablet of 10 inches`(window: Rect) {
        let rooms = Rooms(in: window), tile = LetterParentsLayout(rooms, letters: 33, choices: 3).tile(0)
        #expect(min(tile.width, tile.height) >= 20 / 135.6 * (rooms.areUpright ? 1600 : 1200))
    }

    @Test func `letter, tutorial and saving have pages of their own`() {
        var page = LetterParentsViewModel(world: world)
        #expect(page.perform(.letter("Ķ")) == [.open("grownups/letters/lv/Ķ")])
        #expect(page.perform(.letter("Q")) == [])
        #expect(page.perform(.tutorial) == [.open("letters/tutorial/1")])
        #expect(page.perform(.save) == [.open("grownups/letters/lv/.save")])
    }

    @Test func `without alphabets there is an empty page`() {
        var page = LetterParentsViewModel(world: World())
        #expect(frame(page).hotspots.filter { $0.action != .pageDown }.count == 3 + 2 + 2)
        #expect(page.perform(.save) == [])
    }

    // MARK: - One letter

    private func growth(_ count: Int) -> GrowthViewModel {
        var world = world
        world.learn(AnyDocument(progress(count)))
        return GrowthViewModel(world: world, alphabet: .latvian, letter: Letter("K", small: "k"))
    }

    @Test func `the first drawing is beside the newest, and the last ten are below`() {
        let colors = inks(frame(growth(14)).picture)
        #expect(colors.count == 2 + 10)
        #expect(colors[..<2] == [InkColor.all[0], InkColor.all[13 % 8]])
        #expect(colors.last == InkColor.all[13 % 8])
        #expect(colors[2] == InkColor.all[4])
    }

    @Test func `a single drawing is only the first, and without one the page says so`() {
        #expect(inks(frame(growth(1)).picture) == [InkColor.all[0]])
        let words = frame(growth(0)).picture.drawings.compactMap {
            if case .text(let text, _, _) = $0 { text } else { nil }
        }
        #expect(words.contains("Šis burts vēl nav uzrakstīts."))
    }

    @Test func `a damaged drawing does not leave its field`() {
        var world = world, progress = LetterProgress()
        let far = KeptDrawing([[InkPoint(x: -30, y: -30), InkPoint(x: 30, y: 30)], [InkPoint(x: 9, y: 0)]], color: 3)
        progress.finish(.draw, of: "K", in: "lv", stars: 1, drawing: far)
        world.learn(AnyDocument(progress))
        let page = GrowthViewModel(world: world, alphabet: .latvian, letter: Letter("K", small: "k"))
        var clip: Rect?
        for drawing in frame(page).picture.drawings {
            if case .clip(let area) = drawing { clip = area }
            if case .line = drawing { #expect(clip != nil) }
        }
        #expect(clip == nil)
    }

    @Test func `the neighbours in the alphabet are a button away`() {
        var page = growth(0)
        #expect(page.perform(.next) == [.open("grownups/letters/lv/Ķ")])
        #expect(page.perform(.previous) == [.open("grownups/letters/lv/J")])
        #expect(page.perform(.leave) == [.open("grownups/letters")])
    }

    // MARK: - Saving

    private struct Inserted: MediaDocument {
        static let name = "inserted"
        var media: [Medium]
    }

    private func saving(_ count: Int, _ media: [Medium] = []) -> GrowthSavingViewModel {
        var world = world
        world.learn(AnyDocument(progress(count)))
        world.learn(AnyDocument(Inserted(media: media)))
        return GrowthSavingViewModel(world: world, alphabet: .latvian)
    }

    private let stick = Medium("KINGSTON", at: "/media/a/KINGSTON")

    @Test func `the drawings are saved to the stick, once`() throws {
        var page = saving(2, [stick])
        let commands = page.perform(.save(stick.place))
        let wish = try #require(commands.last?.request(LetterRequest.self)).content
        #expect(
            wish == .save(.init(alphabet: .latvian, progress: progress(2)["lv"], place: stick.place)))
        #expect(page.saving == .writing)
        #expect(page.perform(.save(stick.place)) == [])
        _ = page.receive(.answer(GrowthAnswer(saving: .saved(files: ["Pasaka burti/L.png"], .now))))
        #expect(page.words.rest == .drawingsAreIn(stick: "KINGSTON", file: "Pasaka burti/L.png", then: .now))
        #expect(page.firstFocus == .leave)
    }

    @Test(arguments: StickFailure.allCases)
    func `each failure has a sentence, and saving can be tried again`(failure: StickFailure) {
        var page = saving(2, [stick])
        _ = page.perform(.save(stick.place))
        _ = page.receive(.answer(GrowthAnswer(saving: .failed(failure))))
        #expect(page.words.first != page.words.rest)
        #expect(page.firstFocus == .save(stick.place))
        #expect(page.perform(.save(stick.place)).count == 2)
    }

    @Test func `a stick that is inserted appears`() {
        var page = saving(1)
        #expect(page.words.first == .insert)
        #expect(page.perform(.save(stick.place)) == [])
        _ = page.receive(.learned(AnyDocument(Inserted(media: [stick]))))
        #expect(page.words.first == .stick("KINGSTON"))
        #expect(frame(page).hotspots.count == 2)
    }

    @Test func `without drawings there is nothing to save`() {
        var page = saving(0, [stick])
        #expect(page.words.first == .nothingYet)
        #expect(page.perform(.save(stick.place)) == [])
        #expect(frame(page).hotspots.count == 1)
    }

    @Test func `nothing of it reaches a report`() {
        let kind = [Activity.letters].kind(of: AnyAnswer(GrowthAnswer(saving: .writing), to: 0))
        #expect(kind?.isShown == false)
    }
}
