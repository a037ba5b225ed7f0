import Engine
import TalePacks
import Testing

@testable import GrownUps

struct StickViewModelTests {
    private static func tale(_ name: String, _ state: StickTale.State, tiles: Int = 3) -> StickTale {
        var tale = StickTale(place: "/s/K/\(name)", stamp: "", title: name)
        tale.id = name.lowercased()
        tale.state = state
        tale.tiles = Array(repeating: SlideTile(picture: .good, sound: .good), count: tiles)
        return tale
    }

    private func show(_ tales: [StickTale], earlier: [Sticks.EarlierTale] = [], notice: Sticks.Notice? = nil) -> Show {
        var world = World(motion: .cut)
        world[Sticks.self] = Sticks(
            sticks: tales.isEmpty ? [] : [Stick(name: "KINGSTON", place: "/s/K", tales: tales)], earlier: earlier,
            notice: notice)
        return Show(world: world, activities: activities, at: "grownups/stick")
    }

    private func words(_ show: Show) -> [String] {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    private func orders(_ commands: [Command]) -> [StickCommand] {
        commands.compactMap { $0.request(StickCommand.self)?.content }
    }

    @Test func `sticks are read while the page is open`() {
        var show = show([])
        #expect(orders(show.advance(1)) == [.look])
        #expect(orders(show.take(.button(.back))) == [.letGo])
        #expect(show.route == "grownups/room")
    }

    @Test func `one press adds a tale`() {
        var show = show([Self.tale("Vasara", .ready)])
        #expect(
            orders(show.take(.press(Point(x: 1200, y: 410))) + show.take(.release(Point(x: 1200, y: 410)))) == [
                .add(["/s/K/Vasara"])
            ])
    }

    @Test func `keys find the first tale that can be added, and the next`() {
        var show = show([
            Self.tale("Salauzta", .refused(.unreadable), tiles: 0), Self.tale("Vasara", .ready),
            Self.tale("Ziema", .ready, tiles: 200), Self.tale("Rudens", .ready),
        ])
        _ = show.take(.button(.down))
        #expect(orders(show.take(.button(.confirm)) + show.take(.buttonReleased(.confirm))) == [.add(["/s/K/Vasara"])])
        for _ in 0..<2 { _ = show.take(.button(.down)) }
        #expect(orders(show.take(.button(.confirm)) + show.take(.buttonReleased(.confirm))) == [.add(["/s/K/Rudens"])])
        #expect(words(show).contains("Rudens"))
    }

    @Test func `the tales of a folder are added by one press where there are others, too`() throws {
        func inside(_ folder: String, _ name: String, _ state: StickTale.State = .ready) -> StickTale {
            StickTale(place: "/s/K/\(folder)/\(name)", stamp: "", title: name, id: name, state: state)
        }
        let winter = [inside("Ziema", "a"), inside("Ziema", "b"), inside("Ziema", "c", .added)]
        var show = show(winter + [inside("Vasara", "d"), Self.tale("e", .ready)])
        show.draw()
        #expect(words(show).filter { $0 == "Pievienot mapi" }.count == 1 && words(show).contains("Ziema"))
        #expect(!words(show).contains("Vasara"))
        let sticks = try #require(show.world[Sticks.self]), layout = StickLayout(sticks)
        let heading = try #require(layout.folders.first)
        #expect(heading.area.maxY < layout.cards[0].area.y && layout.folders.count == 1)
        let button = Point(x: heading.area.maxX - 200, y: heading.area.center.y)
        #expect(
            orders(show.take(.press(button)) + show.take(.release(button))) == [.add(["/s/K/Ziema/a", "/s/K/Ziema/b"])])
        // One folder alone is what is added by the button for all.
        #expect(Sticks(sticks: [Stick(name: "K", place: "/s/K", tales: winter)]).folders == [])
    }

    @Test func `all are added by one press where there are several`() {
        var show = show([Self.tale("Vasara", .ready), Self.tale("Ziema", .ready), Self.tale("Jau", .added)])
        #expect(
            orders(show.take(.press(Point(x: 1240, y: 110))) + show.take(.release(Point(x: 1240, y: 110)))) == [
                .add(["/s/K/Vasara", "/s/K/Ziema"])
            ])
    }

    @Test func `a tale started on another page is in view until the user scrolls`() {
        let many = (0..<5).map { Self.tale("\($0)", .ready, tiles: 40) }
        var show = show(many + [Self.tale("Vasara", .ready)])
        #expect(!words(show).contains("Vasara"))
        let adding = Sticks(
            sticks: [Stick(name: "K", place: "/s/K", tales: many + [Self.tale("Vasara", .adding(done: 1, of: 4))])])
        _ = show.take(.reply(.learned(AnyDocument(adding))))
        #expect(words(show).contains("Vasara"))
        for _ in 0..<9 {
            _ = show.take(.button(.previous))
            _ = show.advance(60)
        }
        _ = show.take(.reply(.learned(AnyDocument(adding))))
        #expect(!words(show).contains("Vasara"))
    }

    @Test func `what is being added can be stopped`() {
        var show = show([Self.tale("Vasara", .adding(done: 2, of: 6))])
        #expect(words(show).contains("Pievieno: 2 no 6…"))
        #expect(
            orders(show.take(.press(Point(x: 1200, y: 410))) + show.take(.release(Point(x: 1200, y: 410)))) == [
                .stopAdding
            ])
    }

    @Test func `while several are added, the button above that adds all stops all`() {
        let tales = [
            Self.tale("Vasara", .ready), Self.tale("Ziema", .adding(done: 1, of: 4)), Self.tale("Rudens", .waiting),
        ]
        var show = show(tales)
        #expect(
            orders(show.take(.press(Point(x: 1240, y: 110))) + show.take(.release(Point(x: 1240, y: 110)))) == [
                .stopAdding
            ])
    }

    @Test func `how many files there are is said when they are counted`() {
        let words = words(show([Self.tale("Vasara", .adding(done: 0, of: nil))]))
        #expect(words.contains("Pievieno…") && !words.contains { $0.hasPrefix("Pievieno: ") })
    }

    @Test func `what has been added is shown on the shelf`() {
        var show = show([Self.tale("Vasara", .added)])
        _ = show.take(.press(Point(x: 1200, y: 410)))
        _ = show.take(.release(Point(x: 1200, y: 410)))
        #expect(show.route == "stories/vasara/shelf")
    }

    @Test func `what was there before is offered below, and says in its own place what became of it`() {
        let earlier = [Sticks.EarlierTale(id: "vasara", title: "Vasara"), .init(id: "lacis", title: "Lācis")]
        var show = show([Self.tale("Vasara", .added)], earlier: earlier)
        #expect(words(show).contains("Iepriekšējās versijas"))
        for _ in 0..<2 { _ = show.take(.button(.down)) }
        _ = show.advance(60)
        let before = show.hotspots
        let pressed = orders(show.take(.button(.confirm)) + show.take(.buttonReleased(.confirm)))
        #expect(pressed == [.restore("vasara")])
        let restored = Sticks(
            sticks: [Stick(name: "KINGSTON", place: "/s/K", tales: [Self.tale("Vasara", .ready)])], earlier: earlier,
            notice: .restored("vasara"))
        _ = show.take(.reply(.learned(AnyDocument(restored))))
        #expect(words(show).contains("Plauktā atkal ir iepriekšējā."))
        // Nothing has moved from under the finger.
        #expect(show.hotspots == before)
    }

    @Test func `a notice of a removed stick moves nothing either`() {
        let tales = [Self.tale("Vasara", .ready)]
        #expect(
            show(tales).hotspots == show(tales, notice: .pulled(whileAdding: "Ziema")).hotspots)
    }

    @Test func `the head blocks presses`() {
        var show = show([Self.tale("Vasara", .ready, tiles: 200)])
        _ = show.take(.button(.next))
        _ = show.advance(60)
        for x in stride(from: 230.0, to: 1600, by: 60) {
            #expect(orders(show.take(.press(Point(x: x, y: 150))) + show.take(.release(Point(x: x, y: 150)))) == [])
        }
    }

    @Test func `those that need an answer, or take another's place, are not among all`() {
        var loose = Self.tale("Ezis", .ready), twin = Self.tale("Ziema", .ready), version = Self.tale("Lācis", .ready)
        loose.recordings = ["Jauns ieraksts.m4a"]
        twin = StickTale(
            place: "/s/K/Vasara.zip", stamp: "", title: "Vasara", id: "vasara", tiles: twin.tiles, state: .ready)
        version.isNewVersion = true
        let third = StickTale(
            place: "/s/K/Vasara.pdf", stamp: "", title: "Vasara", id: "vasara", tiles: twin.tiles, state: .ready)
        let show = show([Self.tale("Vasara", .ready), twin, third, loose, version, Self.tale("Rudens", .ready)])
        #expect(show.world[Sticks.self]?.addable == ["/s/K/Vasara", "/s/K/Rudens"])
        #expect(words(show).contains("Pievienot jaunās"))
        #expect(
            words(show).contains(
                "Veids: ZIP arhīvs. Tāds pats nosaukums ir arī citai šeit (mape); otra aizstās pirmo."))
        #expect(
            words(show).contains(
                "Veids: PDF grāmata. Tāds pats nosaukums ir arī citai šeit (mape); otra aizstās pirmo."))
    }

    @Test func `a tale whose pictures are all bad is not offered`() {
        var tale = Self.tale("Ezis", .ready)
        tale.tiles = [SlideTile(picture: .bad, sound: .good), SlideTile(picture: .missing, sound: .none)]
        let show = show([tale])
        #expect(!words(show).contains("Pievienot") && words(show).contains("Te nav nevienas bildes, ko rādīt."))
    }

    @Test func `files that are not used are named, a few on each line`() {
        var tale = Self.tale("Ezis", .ready)
        tale.leftOut = ["a.xyz", "readme", String(repeating: "garš ", count: 12) + ".dat"]
        let words = words(show([tale]))
        #expect(words.contains("Netiks izmantoti faili: „a.xyz”, „readme”"))
        #expect(words.contains("„\(String(repeating: "garš ", count: 12)).dat”"))
    }

    @Test func `tales with different titles are both added, although their ids begin alike`() {
        let tales = ["Kazas", "Kāzas"].map {
            StickTale(place: "/s/K/\($0)", stamp: "", title: $0, id: "kazas", tiles: [], state: .ready)
        }
        let sticks = Sticks(sticks: [Stick(name: "K", place: "/s/K", tales: tales)])
        #expect(sticks.addable == ["/s/K/Kazas", "/s/K/Kāzas"])
        #expect(tales.map { sticks.twin(of: $0) } == [nil, nil])
    }

    @Test func `a tale with recordings that have no picture is not added without an answer`() {
        var tale = Self.tale("Ezis", .ready)
        tale.recordings = ["Jauns ieraksts.m4a", "Jauns ieraksts (2).m4a"]
        var show = show([tale])
        #expect(
            words(show).contains("Ieraksti, kam bilde vēl jāizvēlas: „Jauns ieraksts”, „Jauns ieraksts (2)”"))
        _ = show.advance(1)
        let commands = show.take(.press(Point(x: 1200, y: 410))) + show.take(.release(Point(x: 1200, y: 410)))
        #expect(orders(commands) == [])
        #expect(show.route == "grownups/stick/1")
    }

    @Test func `a stick that comes or goes while the page is open is shown at once`() {
        var show = show([])
        #expect(words(show).contains("Iespraudiet zibatmiņu ar pasakām."))
        let sticks = Sticks(sticks: [Stick(name: "KINGSTON", place: "/s/K", tales: [Self.tale("Vasara", .ready)])])
        _ = show.take(.reply(.learned(AnyDocument(sticks))))
        #expect(words(show).contains("KINGSTON"))
        _ = show.take(.reply(.learned(AnyDocument(Sticks(notice: .pulled(whileAdding: "Vasara"))))))
        #expect(words(show).contains("Zibatmiņa tika izņemta. „Vasara” nav pievienota, un nekas nav mainīts."))
    }

    @Test(arguments: [
        (SlideTile(picture: .good, sound: .good), SlideTile.Look.good),
        (SlideTile(picture: .unread, sound: .unread), .good), (SlideTile(picture: .good, sound: .missing), .silent),
        (SlideTile(picture: .good, sound: .bad), .silent), (SlideTile(picture: .missing, sound: .none), .missing),
        (SlideTile(picture: .bad, sound: .good), .missing), (SlideTile(picture: .none, sound: .good), .good),
    ]) func `a tile shows what will become of its slide`(tile: SlideTile, look: SlideTile.Look) {
        #expect(tile.look == look)
    }

    @Test func `problems are shown in one line per kind`() {
        var tale = Self.tale("Vasara", .ready, tiles: 0)
        tale.tiles = [
            SlideTile(picture: .good, sound: .good), SlideTile(picture: .good, sound: .missing),
            SlideTile(picture: .bad, sound: .good), SlideTile(picture: .missing, sound: .none),
            SlideTile(picture: .good, sound: .bad), SlideTile(picture: .good, sound: .missing),
        ]
        #expect(
            tale.remarks.map { Wording.stick($0).text(in: .latvian) } == [
                "Nav bildes, šo lapu izlaidīs: 4.", "Bildi nevar nolasīt, šo lapu izlaidīs: 3.",
                "Skaņu nevar atskaņot: 5.", "Bez skaņas: 2., 6.",
            ])
        tale.tiles[0].picture = .bad
        tale.tiles[1].picture = .missing
        #expect(
            tale.remarks.prefix(2).map { Wording.stick($0).text(in: .latvian) } == [
                "Nav bilžu, šīs lapas izlaidīs: 2., 4.",
                "Bildes nevar nolasīt, šīs lapas izlaidīs: 1., 3.",
            ])
    }

    @Test(arguments: [
        (TextFit.fits, nil as StickWording?), (.unreadable, .unreadableText),
        (.parts(7, pictures: 5), .moreText(parts: 7, pictures: 5)),
        (.parts(3, pictures: 5), .lessText(parts: 3, pictures: 5)),
    ]) func `a sentence says how one text fits all pages`(fit: TextFit, sentence: StickWording?) {
        var tale = Self.tale("Vasara", .ready)
        tale.textFit = fit
        #expect(tale.remarks == [sentence].compactMap(\.self))
    }

    @Test func `that a tale has no sound at all is seen without counting`() {
        var tale = Self.tale("Vasara", .ready)
        tale.tiles = Array(repeating: SlideTile(picture: .good, sound: .missing), count: 5)
        #expect(tale.remarks == [])
    }
}
