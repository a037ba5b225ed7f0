import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct TellingScreensTests {
    /// Home, the shelf, and the pages for recording.
    private static let activities: [Activity] = [
        .home, .stories, Activity(name: "grownups") { TellingScreens.screen($0, $1) },
    ]

    private static let place = TellingPlace(pack: nil, tale: "turnip", telling: "fox-blue")

    /// A take of the third slide, the first that is not recorded.
    private func take(at tick: Int) -> SlideTake { SlideTake(Self.place, slide: "3", tick: tick) }

    private func show(_ route: Route, _ stories: [Story] = [.toldTurnip]) -> Show {
        Show(world: World(stories, motion: .cut), activities: Self.activities, at: route)
    }

    private func texts(_ show: Show) -> [String] {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    private func tap(_ x: Double, _ y: Double, _ show: inout Show) -> [Command] {
        show.take(.press(Point(x: x, y: y))) + show.take(.release(Point(x: x, y: y)))
    }

    @Test(
        arguments: [
            ("grownups/tales", "grownups/tales"), ("grownups/tales/turnip", "grownups/tales/turnip"),
            ("grownups/tales/turnip/fox-blue", "grownups/tales/turnip/fox-blue"),
            ("grownups/tales/turnip/.x", "grownups/tales/turnip"), ("grownups/tales/none", "grownups/tales"),
            ("grownups/tales/turnip/fox-blue/1", "grownups/tales/turnip/fox-blue"),
        ] as [(Route, Route)])
    func `each page has an address`(wanted: Route, route: Route) { #expect(show(wanted).route == route) }

    @Test func `the way leads over a tale and a teller to the red button, and back`() {
        var show = show("grownups/tales")
        _ = tap(800, 600, &show)
        #expect(show.route == "grownups/tales/turnip")
        _ = show.advance(30)
        _ = tap(1270, 1060, &show)
        #expect(show.route == "grownups/tales/turnip/fox-blue")
        _ = show.advance(30)
        #expect(tap(800, 834, &show) == [.stopNarration, .record(.begin(take(at: 60)), in: 2)])
        #expect(show.take(.button(.back)) == [.record(.end, in: 2)])
        _ = show.take(.reply(.recorder(.taken("takes/1.wav", seconds: 2, of: take(at: 60)), to: 2)))
        let kept = RecorderCommand.keep("takes/1.wav", name: "3", seconds: 2, take(at: 60))
        #expect(show.take(.button(.back)) == [.stopNarration, .record(kept, in: 2)])
        _ = show.take(.reply(.recorder(.kept(take(at: 60)), to: 2)))
        #expect(texts(show).contains("Ieraksts ir saglabāts."))
        #expect(show.take(.button(.back)) == [.stopNarration, .record(.letGo, in: 2), .play(.back)])
        #expect(show.route == "grownups/tales/turnip")
        _ = show.take(.button(.back))
        #expect(show.route == "grownups/tales")
    }

    @Test func `a gamepad finds the red button first, and the slides below it`() {
        var show = show("grownups/tales/turnip/fox-blue")
        _ = show.take(.button(.down))
        #expect(show.take(.button(.confirm)) == [.stopNarration, .record(.begin(take(at: 0)))])
    }

    @Test(arguments: ["grownups/tales", "grownups/tales/turnip", "grownups/tales/turnip/fox-blue"] as [Route])
    func `what answers is large enough for a finger`(route: Route) {
        #expect(show(route).hotspots.allSatisfy { $0.width >= 120 && $0.height >= 120 })
        #expect(!show(route).hotspots.isEmpty)
    }

    // MARK: - Who tells

    @Test func `a new face starts a new telling`() {
        var show = show("grownups/tales/turnip", [.turnip()])
        #expect(texts(show).contains("Jauns stāstītājs"))
        let (layout, tops) = (TellerLayout(Rooms()), TellerLayout(Rooms()).tops(2))
        _ = tap(layout.disc(1, at: tops[0]).center.x, layout.disc(1, at: tops[0]).center.y, &show)  // the fox
        _ = tap(layout.disc(3, at: tops[1]).center.x, layout.disc(3, at: tops[1]).center.y, &show)  // blue
        _ = tap(1270, 1060, &show)
        #expect(show.route == "grownups/tales/turnip/fox-blue")
    }

    @Test func `an existing telling is continued`() {
        var show = show("grownups/tales/turnip")
        #expect(texts(show).contains("Ierunātas bildes: 2\u{a0}no\u{a0}3"))
        _ = tap(702, 360, &show)  // the second of those that are there
        #expect(texts(show).contains("Ierunātas bildes: 1\u{a0}no\u{a0}3"))
        _ = tap(1270, 1060, &show)
        #expect(show.route == "grownups/tales/turnip/owl-green")
    }

    @Test func `a telling is moved aside when it has been held for two seconds`() {
        var show = show("grownups/tales/turnip")
        _ = show.take(.press(Point(x: 135, y: 1060)))
        #expect(show.advance(119) == [])
        #expect(show.advance(1) == [.record(.remove(Self.place))])
        _ = show.take(.reply(.learned(AnyDocument(Shelf(stories: [.turnip()])))))
        #expect(texts(show).contains("Jauns stāstītājs"))
        #expect(!texts(show).contains("Dzēst"))
    }

    @Test func `a telling that cannot be moved aside is reported`() {
        let sentence = "Dzēst neizdevās: mapē nevar rakstīt."
        var show = show("grownups/tales/turnip")
        _ = show.take(.reply(.recorder(.notRemoved(Self.place, .unwritable))))
        #expect(!texts(show).contains(sentence))  // another visit asked for that
        _ = show.take(.press(Point(x: 135, y: 1060)))
        _ = show.advance(120)
        _ = show.take(.reply(.recorder(.failed(.unwritable, of: take(at: 0)))))
        #expect(!texts(show).contains(sentence))
        _ = show.take(.reply(.recorder(.notRemoved(Self.place, .unwritable))))
        #expect(texts(show).contains(sentence))
    }

    // MARK: - Words

    @Test(
        arguments: [
            ([], "Nospiediet pogu un lasiet.", "Ierakstīt"),
            ([.noMicrophone], "Nav mikrofona. Pievienojiet mikrofonu un mēģiniet vēlreiz.", "Mēģināt vēlreiz"),
            (
                [.taken("takes/1.wav", seconds: 65, of: SlideTake(place, slide: "3", tick: 0))],
                "Ierunāts 1:05. Noklausieties un saglabājiet.", "Saglabāt"
            ),
            (
                [
                    .level(0.12, seconds: 6, of: SlideTake(place, slide: "3", tick: 0)),
                    .taken("takes/1.wav", seconds: 6, of: SlideTake(place, slide: "3", tick: 0)),
                ], "Nekas nav dzirdams. Runājiet tuvāk mikrofonam un ierakstiet vēlreiz.", "Saglabāt"
            ),
        ] as [([RecorderAnswer], String, String)])
    func `the page says what to do`(news: [RecorderAnswer], sentence: String, button: String) {
        var show = show("grownups/tales/turnip/fox-blue")
        if news.contains(where: { $0 != .noMicrophone }) { _ = tap(800, 834, &show) }
        for new in news { _ = show.take(.reply(.recorder(new))) }
        #expect(texts(show).contains(sentence))
        #expect(texts(show).contains(button))
    }

    @Test func `while recording it shows the time`() {
        var show = show("grownups/tales/turnip/fox-blue")
        _ = tap(800, 834, &show)
        _ = show.take(.reply(.recorder(.level(0.7, seconds: 7.05, of: take(at: 0)))))
        #expect(texts(show).contains("0:07  Klausos."))
        #expect(texts(show).contains("Beigt"))
        #expect(!texts(show).contains("Nākamā"))
    }

    @Test func `without tales it says so`() {
        #expect(texts(show("grownups/tales", [])) == ["Te vēl nav nevienas pasakas."])
    }
}
