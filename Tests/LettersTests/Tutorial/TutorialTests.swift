import Engine
import Testing

@testable import Letters

struct TutorialTests {
    private static let clips: [SpokenPhrase: [Sound]] = [
        .tutorial1: ["letters/lv/1.ogg"], .tutorial2: ["letters/lv/2.ogg"], .tutorial3: ["letters/lv/3.ogg"],
        .tutorial4: ["letters/lv/4.ogg"],
    ]

    /// A world in which nobody has been to Letters.
    private func world(_ motion: Motion = .eased, canBeDrawn: Bool = true) throws -> World {
        var alphabet = Alphabet.small()
        if canBeDrawn { alphabet.letters[0].guide = try Samples.guide("A") }
        alphabet.phrases = Self.clips
        var world = World([alphabet], motion: motion)
        world.learn(AnyDocument(LetterWishes()))
        return world
    }

    private func show(_ route: Route, _ motion: Motion = .eased) throws -> Show {
        Show(world: try world(motion), activities: [.letters], at: route)
    }

    // MARK: - When

    @Test func `the first visit begins with the tutorial, the next with the letters`() throws {
        var world = try world()
        #expect(LetterScreens.screen("letters", world) is TutorialViewModel)
        var wishes = LetterWishes()
        wishes.hasSeenTutorial = true
        world.learn(AnyDocument(wishes))
        #expect(LetterScreens.screen("letters", world) is LetterMenuViewModel)
        #expect(LetterScreens.screen("letters/tutorial/3", world) is TutorialViewModel)
        #expect(LetterScreens.screen("letters/tutorial/5", world) == nil)
    }

    @Test func `four pages lead to the letters, and it counts as seen`() throws {
        var world = try world()
        for page in TutorialPage.allCases {
            var tutorial = TutorialViewModel(world: world, page: page)
            guard page == .gettingAbout else {
                #expect(tutorial.perform(.next) == [.open(Route("letters/tutorial/\(page.rawValue + 1)"))])
                continue
            }
            let commands = tutorial.perform(.next)
            #expect(commands.last == .open("letters"))
            for case .save(let document) in commands { world.learn(document) }
        }
        #expect(world.letterWishes.hasSeenTutorial)
    }

    @Test func `it can be left at once`() throws {
        var show = try show("letters")
        _ = show.take(.button(.nextPlace))
        _ = show.take(.button(.nextPlace))
        _ = show.take(.button(.confirm))
        #expect(show.route == "letters")
        #expect(show.world.letterWishes.hasSeenTutorial)
        #expect(show.hotspots.count == 4)
    }

    @Test func `the way back goes page by page, and from the first page home`() throws {
        var first = TutorialViewModel(world: try world()), third = TutorialViewModel(world: try world(), page: .drawing)
        #expect(first.perform(.previous) == [.open(.home)])
        #expect(third.perform(.previous) == [.open("letters/tutorial/2")])
        #expect(third.perform(.home) == [.open(.home)])
    }

    // MARK: - What is heard and seen

    @Test(arguments: TutorialPage.allCases)
    func `each page says what it shows, once`(page: TutorialPage) throws {
        var show = try show(page.route)
        let clip = try #require(Self.clips[page.phrase]?.first)
        #expect(show.advance(40) == [.narrate(clip)])
        #expect(show.take(.reply(.narrationEnded(clip))) == [])
        #expect(show.advance(1000) == [])
    }

    @Test(arguments: TutorialPage.allCases)
    func `the finger moves for less than ten seconds, then the page is still`(page: TutorialPage) throws {
        var show = try show(page.route)
        #expect(show.rest == .moving)
        _ = show.advance(601)
        #expect(show.rest == .still)
        let end = show.picture
        _ = show.advance(600)
        show.draw()
        #expect(show.picture == end)
    }

    @Test(arguments: TutorialPage.allCases)
    func `without motion the end is shown at once`(page: TutorialPage) throws {
        let tutorial = TutorialViewModel(world: try world(.cut), page: page)
        #expect(tutorial.demonstration?.isOver == true)
        #expect(tutorial.demonstration?.finger == nil)
    }

    /// The strokes that have been drawn in the miniature.
    private func strokes(_ page: TutorialPage) throws -> [Stroke] {
        let picture = TutorialViewModel(world: try world(.cut), page: page).demonstration?.picture
        return picture?.drawings.flatMap(Self.ink) ?? []
    }

    private static func ink(_ drawing: Drawing) -> [Stroke] {
        switch drawing {
        case .ink(let strokes, _): strokes
        case .transformed(let inner, _): inner.flatMap(ink)
        default: []
        }
    }

    @Test func `two colours are chosen, and a whole letter is drawn and accepted`() throws {
        #expect(Set(try strokes(.colors).map(\.color)).count == 2)
        let letter = try strokes(.drawing)
        #expect(letter.count == 3)
        #expect(letter.allSatisfy { $0.color == InkColor.gold })
    }

    @Test func `a tap on the miniature shows and says it again`() throws {
        var show = try show("letters/tutorial/2")
        _ = show.advance(700)
        _ = show.take(.press(Point(x: 800, y: 400)))
        #expect(show.take(.release(Point(x: 800, y: 400))).contains(.narrate("letters/lv/2.ogg")))
        #expect(show.rest == .moving)
    }

    @Test func `nothing of what the finger does is kept or heard`() throws {
        var show = try show("letters/tutorial/3")
        let before = show.world
        let commands = show.advance(620)
        #expect(commands == [.narrate("letters/lv/3.ogg")])
        #expect(show.world == before)
    }

    @Test func `an alphabet without guides has nothing to show, but the pages can be passed`() throws {
        var tutorial = TutorialViewModel(world: try world(canBeDrawn: false), page: .drawing)
        #expect(tutorial.demonstration == nil)
        #expect(tutorial.perform(.next) == [.open("letters/tutorial/4")])
    }

    @Test func `a window that is turned shows it upright`() throws {
        var tutorial = TutorialViewModel(world: try world())
        let window = Rect(x: 0, y: -680, width: 1600, height: 2560)
        tutorial.fit(Rooms(in: window))
        #expect(tutorial.demonstration?.picture.bounds == window)
    }
}
