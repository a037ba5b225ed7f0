import Engine
import Foundation
import MorningCheck
import Platform
import Stories
import TalePacks
import TestSupport
import Testing

@testable import GrownUps
@testable import PasakaApp

/// Every screen, in landscape, in portrait and very wide.
@MainActor struct ScreenTests {
    /// A screen and how it came to be so.
    struct Screen: Sendable, CustomTestStringConvertible {
        let name: String
        let route: Route
        var world: World
        /// How long it has been open.
        var ticks = 0
        var inputs: [Input] = []
        /// Ticks after each of them, where one opens what the next one touches.
        var pause = 0

        var testDescription: String { name }

        var show: Show {
            var show = Show(world: world, activities: activities, at: route)
            for input in inputs {
                _ = show.take(input)
                _ = show.advance(pause)
            }
            _ = show.advance(ticks)
            return show
        }

        var picture: Picture { show.picture }
    }

    /// Somebody speaks, a little too loud.
    nonisolated private static let take = SlideTake(
        TellingPlace(pack: "stories/0/gadalaiki", tale: "gadalaiki", telling: "fox-blue"), slide: "rudens", tick: 0)
    nonisolated private static let recording = recording(at: Point(x: 800, y: 834))

    /// - Parameter button: the place of the red button.
    nonisolated static func recording(at button: Point) -> [Input] {
        [.press(button), .release(button)]
            + [0.6, 0.99, 0.9].map { .reply(.recorder(.level($0, seconds: 12.5, of: take))) }
    }

    /// The answer to the page of tales: none is removed.
    nonisolated static let noneRemoved: Input = .reply(
        .answer(
            RemovalAnswer.known(RemovedTales(tales: [], used: 83_000_000, free: 5_200_000_000))))

    /// The morning check with green lights for subjects, and others.
    nonisolated private static func morning(_ greens: [Subject], _ others: Light...) -> [Input] {
        [.reply(.learned(AnyDocument(SelfTest(greens.map { Light($0) } + others))))]
    }

    nonisolated private static let saveRoute: Route = "grownups/tales/gadalaiki/.save"

    /// The page for saving after it has come to this end.
    nonisolated private static func saved(_ name: String, _ state: StickSaving.State) -> Screen {
        Screen(
            name: name, route: saveRoute, world: .with(Sticks.saving(.ending), [.toldSeasons]),
            inputs: [.reply(.learned(AnyDocument(Sticks.saving(state))))])
    }

    nonisolated static let screens =
        others + LetterPictures.landscape + RoomPictures.landscape
        + SolturaPictures.landscape

    nonisolated private static let others: [Screen] = [
        Screen(name: "home", route: .home, world: .with([.seasons])),
        Screen(name: "home-continue", route: .home, world: .with([.seasons]) { $0.turn("gadalaiki", to: 3) }),
        Screen(name: "home-focus", route: .home, world: .with([.seasons]), inputs: [.button(.down)]),
        Screen(
            name: "home-held", route: .home, world: .with([.seasons]), ticks: 70,
            inputs: [.press(Point(x: 800, y: 1120))]),
        Screen(name: "home-meadow", route: .home, world: .grown(tales: 6, letters: 33)),
        Screen(
            name: "home-meadow-half", route: .home, world: .grown(tales: 3, letters: 12), inputs: [.button(.up)]),
        Screen(name: "list-empty", route: "stories", world: .with([])),
        Screen(name: "list-1", route: "stories", world: .with([.seasons])),
        Screen(
            name: "list-6-marks", route: "stories",
            world: .with(Story.many(6)) {
                $0.finish("tale1")
                $0.turn("tale1", to: 3)
                $0.finish("tale4")
                $0.turn("tale2", to: 2)
            }),
        Screen(name: "list-200", route: "shelf/new", world: .with(Story.library(200)) { $0.turn("tale100", to: 4) }),
        Screen(name: "bookcase", route: "stories", world: .with(Story.library(200))),
        Screen(
            name: "bookcase-begun", route: "stories",
            world: .with(Story.library(200)) { progress in
                for (tale, slide) in [("tale3", 2), ("tale80", 3), ("tale7", 4)] { progress.turn(tale, to: slide) }
                progress.finish("tale190")
            }, inputs: [.button(.down)]),
        Screen(
            name: "bookcase-below", route: "stories", world: .with(Story.library(200), motion: .cut),
            inputs: [.button(.next), .button(.next)]),
        Screen(name: "letters", route: "shelf/all", world: .with(Story.library(200))),
        Screen(
            name: "letters-focus", route: "shelf/all", world: .with(Story.library(200), motion: .cut),
            inputs: [.button(.down), .button(.right), .button(.right), .button(.right), .button(.down)]),
        Screen(name: "slide-first", route: "stories/gadalaiki/1", world: .with([.seasons]), ticks: 1),
        Screen(name: "slide-middle-whisper", route: "stories/gadalaiki/3", world: .with([.seasons]), ticks: 400),
        Screen(
            name: "slide-pressed", route: "stories/gadalaiki/2", world: .with([.seasons]), ticks: 20,
            inputs: [.press(Point(x: 800, y: 1072))]),
        Screen(
            name: "slide-drawn", route: "stories/gadalaiki/2", world: .with([.seasons]), ticks: 1,
            inputs: [
                .press(Point(x: 1200, y: 600)), .drag(Point(x: 700, y: 600)),
            ]),
        Screen(
            name: "slide-wide", route: "stories/plata/1",
            world: .with([
                Story(
                    id: "plata", title: "Jūra", slides: [Slide(id: "1", image: Story.season("plata")), Slide(id: "2")])
            ]), ticks: 1),
        Screen(
            name: "slide-broken", route: "stories/slikta/1",
            world: .with([
                Story(
                    id: "slikta", title: "Slikta",
                    slides: [Slide(id: "1", image: Story.season("salauzta")), Slide(id: "2")])
            ]), ticks: 1),
        Screen(
            name: "slide-words", route: "stories/kenins/1", world: .reading([.king]), ticks: 260,
            inputs: [.reply(.narrationStarted(Story.voice("ziema"), seconds: 14))]),
        Screen(
            name: "slide-words-contrast", route: "stories/kenins/1",
            world: .reading([.king]).changed { world in
                world.set {
                    $0[.highContrast] = true
                    $0[.letterSize] = "largest"
                }
            }, ticks: 260, inputs: [.reply(.narrationStarted(Story.voice("ziema"), seconds: 14))]),
        Screen(name: "slide-words-short", route: "stories/kenins/2", world: .reading([.king]), ticks: 1),
        Screen(
            name: "slide-countdown", route: "stories/gadi/2", world: .reading([.years]), ticks: 130),
        Screen(
            name: "slide-none", route: "stories/tuksa/2",
            world: .with([
                Story(
                    id: "tuksa", title: "Tukša",
                    slides: [Slide(id: "1", image: Story.season("vasara")), Slide(id: "2")])
            ]), ticks: 1),
        Screen(
            name: "title-page", route: "stories/kenins/title",
            world: .with([.king.by("Pēc Kārļa Skalbes pasakas")], motion: .cut)),
        Screen(
            name: "end-page-next", route: "stories/gadalaiki/5", world: .with([.seasons, .king], motion: .cut)),
        Screen(
            name: "end-page", route: "stories/gadalaiki/4", world: .with([.seasons], motion: .cut),
            inputs: [.button(.next)]),
        Screen(
            name: "end-page-mouse", route: "stories/pele/1", world: .with([.hiding, .king]), ticks: 400,
            inputs: Story.findingMouse, pause: 60),
        Screen(name: "time", route: "grownups/time", world: .evening { _ in }),
        Screen(
            name: "time-lit", route: "grownups/time",
            world: .evening { world in
                world.light(4, burned: 1)
                world[Minutes.self] = Minutes(10, from: -20_000)
            }),
        Screen(name: "counts", route: "grownups/counts", world: .counted),
        Screen(
            name: "counts-deleted", route: "grownups/counts", world: .counted, ticks: 200,
            inputs: [.press(Point(x: 1300, y: 1110))]),
        Screen(
            name: "time-bedtime", route: "grownups/time", world: .evening { $0[Bedtime.self] = Bedtime(on: 20_780) }),
        Screen(
            name: "tale", route: "grownups/shelf/gadalaiki",
            world: .evening([.seasons]) { world in world.set { $0[.goodNightTales] = ["gadalaiki"] } }),
        Screen(
            name: "tale-shelves", route: "grownups/shelf/tale3",
            world: .evening(Story.library(200)) { world in world.set { $0[.movedTales] = ["tale3/Mūsu pasakas"] } }),
        Screen(
            name: "tales", route: "grownups/shelf", world: .with(Story.ownAndShipped, motion: .cut), ticks: 1,
            inputs: [noneRemoved]),
        Screen(name: "counts-none", route: "grownups/counts", world: .evening { _ in }),
        Screen(name: "grownups", route: "grownups", world: .with([.seasons])),
        Screen(name: "grownups-stick", route: "grownups", world: .with(Sticks.full)),
        Screen(name: "home-stick", route: .home, world: .with(Sticks.full)),
        Screen(name: "stick", route: "grownups/stick", world: .with(Sticks.full), ticks: 1),
        Screen(
            name: "stick-below", route: "grownups/stick", world: .with(Sticks.full), ticks: 120,
            inputs: [.button(.down), .button(.down)]),
        Screen(name: "stick-adding", route: "grownups/stick", world: .with(Sticks.adding), ticks: 1),
        Screen(name: "stick-added", route: "grownups/stick", world: .with(Sticks.added), ticks: 1),
        Screen(name: "stick-foreign", route: "grownups/stick", world: .with(Sticks.foreign), ticks: 1),
        Screen(name: "stick-unchanged", route: "grownups/stick", world: .with(Sticks.unchanged), ticks: 1),
        Screen(name: "stick-there", route: "grownups/stick", world: .with(Sticks.there), ticks: 1),
        Screen(name: "save-none", route: saveRoute, world: .with(Sticks(), [.toldSeasons])),
        Screen(
            name: "save-one", route: saveRoute, world: .with(Sticks.added, [.toldSeasons]), inputs: [.button(.down)]),
        Screen(name: "save-many", route: saveRoute, world: .with(Sticks.eight, [.toldSeasons])),
        Screen(
            name: "save-writing", route: saveRoute,
            world: .with(Sticks.saving(.writing(percent: 34)), [.toldSeasons])),
        saved("save-done", .saved(folder: "Gadalaiki", .now)),
        saved("save-full", .failed(.full(needed: 112, free: 3))),
        saved("save-unwritable", .failed(.unwritable)),
        Screen(name: "stick-pairs", route: "grownups/stick/4", world: .with(Sticks.full), ticks: 1),
        Screen(
            name: "stick-pairs-held", route: "grownups/stick/4", world: .with(Sticks.full), ticks: 40,
            inputs: [
                .button(.down), .button(.confirm), .buttonReleased(.confirm), .button(.up), .button(.confirm),
                .buttonReleased(.confirm), .button(.down), .button(.confirm), .buttonReleased(.confirm),
            ]),
        Screen(name: "stick-whole", route: "grownups/stick", world: .with(Sticks.whole), ticks: 1),
        Screen(name: "stick-cuts", route: "grownups/stick/1", world: .with(Sticks.whole), ticks: 1),
        Screen(
            name: "stick-cuts-chosen", route: "grownups/stick/1", world: .with(Sticks.whole), ticks: 1,
            inputs: [.press(Point(x: 500, y: 350)), .release(Point(x: 500, y: 350))]),
        Screen(name: "stick-none", route: "grownups/stick", world: .with(Sticks()), ticks: 1),
        Screen(
            name: "slide-teller", route: "stories/gadalaiki/1",
            world: .with([.toldSeasons]) { $0.choose("owl-lilac", of: "gadalaiki") }, ticks: 1),
        Screen(name: "telling-tales", route: "grownups/tales", world: .with([.toldSeasons] + Story.many(4))),
        Screen(name: "teller-new", route: "grownups/tales/gadalaiki", world: .with([.seasons])),
        Screen(
            name: "teller-held", route: "grownups/tales/gadalaiki", world: .with([.toldSeasons]), ticks: 70,
            inputs: [.press(Point(x: 135, y: 1060))]),
        Screen(
            name: "recorder-focus", route: "grownups/tales/gadalaiki/fox-blue", world: .with([.toldSeasons]), ticks: 1,
            inputs: [.button(.down)]),
        Screen(
            name: "recorder-recording", route: "grownups/tales/gadalaiki/fox-blue", world: .with([.toldSeasons]),
            ticks: 1, inputs: recording),
        Screen(
            name: "recorder-taken", route: "grownups/tales/gadalaiki/fox-blue", world: .with([.toldSeasons]), ticks: 30,
            inputs: recording + [.reply(.recorder(.taken("takes/1.wav", seconds: 67, of: take)))]),
        Screen(
            name: "recorder-no-microphone", route: "grownups/tales/gadalaiki/owl-lilac", world: .with([.toldSeasons]),
            ticks: 1, inputs: [.reply(.recorder(.noMicrophone))]),
        Screen(
            name: "morning-waiting", route: .selfTest, world: .with([.seasons]), inputs: morning([.picture, .sound])),
        Screen(name: "morning-green", route: .selfTest, world: .with([.seasons]), inputs: morning(Subject.allCases)),
        Screen(
            name: "morning-amber", route: .selfTest, world: .with([.seasons]),
            inputs: morning(Subject.allCases, Light(.touch, .noTouchScreen))),
        Screen(
            name: "morning-red", route: .selfTest, world: .with([.seasons]),
            inputs: morning(Subject.allCases, Light(.touch, .noTouchScreen), Light(.sound, .noSoundDevice))),
        Screen(name: "recorder-many", route: "grownups/tales/gadi/cat-green", world: .with([.years]), ticks: 1),
    ]

    /// The screens of which there is a picture to look at.
    nonisolated static let pictured = screens.filter {
        !["home-held", "list-empty", "list-1", "slide-pressed", "slide-none"].contains($0.name)
    }

    @Test(arguments: pictured) func `looks as it did`(screen: Screen) throws {
        try Studio.shared(width: 480, height: 360).expect(screen.picture, is: "Screens/\(screen.name)")
    }

    @Test(arguments: screens)
    func `has the same pixels in every shape of window, whatever was there before and painted twice`(
        screen: Screen
    ) throws {
        let picture = screen.picture
        for (width, height) in [(800, 600), (600, 800), (1200, 400)] {
            let studio = try Studio.shared(width: width, height: height)
            try studio.renderer.paintWhole(picture)
            let pixels = studio.renderer.pixels
            #expect(pixels.count == width * height * 4)
            try PixelList.check("\(screen.name) \(width)x\(height)", pixels, studio.renderer)
            try studio.renderer.paintWhole(picture)
            #expect(areSamePixels(studio.renderer.pixels, pixels))
        }
    }

    @Test(arguments: screens) func `nothing slides with reduced motion`(screen: Screen) {
        var world = screen.world
        world.motion = .cut
        world[ReadingWishes.self]?.turnsPages = false
        var show = Show(world: world, activities: activities, at: screen.route)
        _ = show.advance(2)
        for button in [.down, .right, .down, .right, .right, .next, .down, .left, .up] as [Input.Button] {
            _ = show.take(.button(button))
            _ = show.advance(1)
            #expect(show.rest != .moving, "after \(button)")
        }
    }

    @Test(arguments: [(480, 360), (481, 361), (333, 250), (640, 480), (1280, 960), (500, 375)])
    func `a drawing fills its slide to the last row and column`(width: Int, height: Int) throws {
        let studio = try Studio(width: width, height: height)
        let show = Show(world: .with([.seasons]), activities: activities, at: "stories/gadalaiki/2")
        try studio.renderer.paintWhole(show.picture)
        let pixels = studio.renderer.pixels
        func color(_ x: Int, _ y: Int) -> [UInt8] { Array(pixels[((y * width + x) * 4)..<((y * width + x) * 4 + 3)]) }
        for x in [0, width / 4, width - 1] { #expect(color(x, height - 1) == [0x6a, 0xc3, 0x7c], "column \(x)") }
        for y in [0, height / 4, height / 2] { #expect(color(width - 1, y) == [0xf4, 0xd3, 0x8f], "row \(y)") }
    }
}

/// The committed checksums of pixels.
@MainActor enum PixelList {
    private static let file = "\(Studio.folder)/Screens/pixels.txt"
    private static var lines = Set(
        ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init))

    static func check(_ name: String, _ pixels: [UInt8], _ renderer: Renderer) throws {
        let line = "\(name) \(checksum(pixels))"
        if Album.isRecording {
            lines = lines.filter { !$0.hasPrefix(name + " ") }.union([line])
            return try (lines.sorted().joined(separator: "\n") + "\n").write(
                toFile: file, atomically: true, encoding: .utf8)
        }
        guard !lines.contains(line) else { return }
        let actual = try Album.leave(renderer, named: name.replacing(" ", with: "-"))
        Issue.record("\(name) has other pixels than those that were recorded: see \(actual)")
    }
}
