import Engine
import GrownUps
import TalePacks
import Testing

@testable import PasakaApp
@testable import Stories

/// The screens that use the rooms above and below the stage, in an upright window.
@MainActor struct UprightScreenTests {
    private typealias Screen = ScreenTests.Screen

    nonisolated private static let window = World.uprightWindow

    nonisolated private static func upright(
        _ name: String, _ route: Route, _ world: World, ticks: Int = 1, _ inputs: [Input] = []
    ) -> ScreenTests.Screen {
        var world = world
        world.window = window
        return ScreenTests.Screen(name: "upright-\(name)", route: route, world: world, ticks: ticks, inputs: inputs)
    }

    nonisolated private static let spoken: Input = .reply(.narrationStarted(Story.voice("ziema"), seconds: 14))
    /// A tap on **Aa**, at the right of the window's upper edge.
    nonisolated private static let folding: [Input] = [
        .press(Point(x: 1480, y: window.y + 120)), .release(Point(x: 1480, y: window.y + 120)),
    ]
    /// Touches on **Atlasīt** and on the first two tales.
    nonisolated private static let selectingTwo: [Input] = {
        let layout = RoomLayout(Rooms(in: window), rows: 2)
        let select = TalesHead(layout: layout).select.center
        let rows = layout.rows.map { $0.center + Point(x: 0, y: window.y) }
        return [ScreenTests.noneRemoved] + ([select] + rows).flatMap { [.press($0), .release($0)] }
    }()
    /// A tale whose text has several pages, told by nobody.
    nonisolated private static let long: Story = {
        let text = (Story.king.slides[0].text + " " + Story.king.slides[1].text)
        return Story(
            id: "gara", title: "Gara",
            slides: [Slide(id: "1", image: Story.season("ziema"), text: text), Slide(id: "2")])
    }()

    nonisolated static let screens =
        others + LetterPictures.upright + RoomPictures.upright
        + SolturaPictures.upright

    nonisolated private static let others = [
        upright("home-meadow", .home, .grown(tales: 6, letters: 33)),
        upright("shelf", "stories", .with(Story.many(6)) { $0.finish("tale1") }),
        upright("shelf-200", "shelf/new", .with(Story.library(200)) { $0.turn("tale100", to: 4) }),
        upright("shelf-focus", "stories", .with(Story.many(9), motion: .cut), ticks: 0, [.button(.down)]),
        upright("bookcase", "stories", .with(Story.library(200)) { $0.turn("tale3", to: 2) }),
        upright("sleeping-shelf", "stories", .evening(Story.many(6)) { $0.light(1, burned: 1) }),
        upright("candles-and-animals", "stories", .marked),
        upright("stars", "stories/isa/2", .evening { $0.light(1, burned: 0) }),
        upright("animals", "stories/gadalaiki/3", .remembering, [.button(.back)]),
        upright("grownups", "grownups", .with([.seasons])),
        upright("grownups-stick", "grownups", .with(Sticks.full)),
        upright("time", "grownups/time", .evening { _ in }),
        upright(
            "time-lit", "grownups/time",
            .evening { world in
                world.light(4, burned: 1)
                world[Minutes.self] = Minutes(10, from: -20_000)
            }),
        upright("counts", "grownups/counts", .counted),
        upright(
            "tale-shelves", "grownups/shelf/tale3",
            .evening(Story.library(200)) { world in world.set { $0[.movedTales] = ["tale3/Mūsu pasakas"] } }),
        upright("letters", "shelf/all", .with(Story.library(200))),
        upright("slide", "stories/gadalaiki/2", .with([.seasons])),
        upright(
            "slide-none", "stories/tuksa/1", .reading([Story(id: "tuksa", title: "Tukša", slides: [Slide(id: "1")])])),
        upright(
            "slide-teller", "stories/gadalaiki/1", .with([.toldSeasons]) { $0.choose("owl-lilac", of: "gadalaiki") }),
        upright("words", "stories/kenins/1", .reading([.king]), ticks: 260, [spoken]),
        upright(
            "words-largest", "stories/kenins/1",
            .reading([.king]).changed { world in world.set { $0[.letterSize] = "largest" } }, ticks: 260, [spoken]),
        upright("volume", "stories", .with(Story.many(6)), [.button(.louder)]),
        upright("words-short", "stories/kenins/2", .reading([.king])),
        upright("words-folding", "stories/kenins/1", .with([.king]), ticks: 6, [spoken] + folding),
        upright("words-long", "stories/gara/1", .reading([long]), ticks: 130),
        upright("page-turn", "stories/gadalaiki/2", .with([.seasons]), ticks: 5, [.button(.next)]),
        upright("page-turn-words", "stories/kenins/2", .reading([.king]), ticks: 5, [.button(.previous)]),
        upright("title-page", "stories/kenins/title", .with([.king.by("Pēc Kārļa Skalbes pasakas")])),
        upright("end-page-next", "stories/gadalaiki/5", .with([.seasons, .king])),
        upright("end-page", "stories/gadalaiki/5", .with([.seasons])),
        upright("telling-tales", "grownups/tales", .with([.toldSeasons] + Story.many(4))),
        upright("teller-new", "grownups/tales/gadalaiki", .with([.seasons])),
        upright("teller", "grownups/tales/gadalaiki", .with([.toldSeasons])),
        upright(
            "recorder-recording", "grownups/tales/gadalaiki/fox-blue", .with([.toldSeasons]),
            ScreenTests.recording(at: RecorderLayout(Rooms(in: window)).record)),
        upright("recorder-words", "grownups/tales/kenins/fox-blue", .with([.king])),
        upright(
            "recorder-no-microphone", "grownups/tales/gadi/cat-green", .with([.years]),
            [.reply(.recorder(.noMicrophone))]),
        upright("tales", "grownups/shelf", .with(Story.ownAndShipped, motion: .cut), [ScreenTests.noneRemoved]),
        ScreenTests.Screen(
            name: "upright-tales-selected", route: "grownups/shelf",
            world: .with(Story.library(24), motion: .cut).changed { $0.window = window }, ticks: 1,
            inputs: selectingTwo, pause: 40),
        upright("stick", "grownups/stick", .with(Sticks.full)),
        upright("stick-none", "grownups/stick", .with(Sticks())),
        upright("stick-there", "grownups/stick", .with(Sticks.there)),
        upright("stick-pairs", "grownups/stick/4", .with(Sticks.full)),
        upright(
            "stick-cuts", "grownups/stick/1", .with(Sticks.whole), ticks: 30,
            [.press(Point(x: 620, y: -60)), .release(Point(x: 620, y: -60))]),
        upright("save-many", "grownups/tales/gadalaiki/.save", .with(Sticks.eight, [.toldSeasons])),
        upright(
            "save-writing", "grownups/tales/gadalaiki/.save",
            .with(Sticks.saving(.writing(percent: 34)), [.toldSeasons])),
        ScreenTests.Screen(
            name: "upright-end-page-mouse", route: "stories/pele/1",
            world: .with([.hiding, .king]).changed { $0.window = window },
            ticks: 400, inputs: Story.findingMouse, pause: 60),
        upright("to-the-shelf", .home, .with(Story.many(6)), ticks: 8, [.button(.play)]),
    ]

    @Test(arguments: screens) func `looks as it did`(screen: ScreenTests.Screen) throws {
        try Studio.shared(width: 360, height: 576).expect(screen.picture, is: "Screens/\(screen.name)")
    }

    @Test(arguments: screens) func `covers the whole window`(screen: ScreenTests.Screen) {
        #expect(screen.picture.bounds == Self.window)
    }
}
