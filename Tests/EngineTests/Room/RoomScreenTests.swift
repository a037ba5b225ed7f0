import Testing

@testable import Engine

struct RoomScreenTests {
    private static let rows: [RoomRow] = [
        RoomRow(.start, "interface/icon-play.svg", .flag(.reduceMotion)),
        RoomRow(.start, "interface/icon-play.svg", .number(.brightness, Wording.percent)),
        RoomRow(.start, "interface/icon-play.svg", .choice(.letterSize) { _ in .done }),
        RoomRow(.start, "interface/icon-play.svg", .unlisted(.hiddenDoors, "letters")),
        RoomRow(.start, "interface/icon-play.svg", .door("grownups/room/sound")),
        RoomRow(.start, "interface/icon-play.svg", .button([.stopNarration])),
        RoomRow(.start, "interface/icon-play.svg", .words),
    ]

    private func screen(_ world: World = World(motion: .cut), rows: [RoomRow] = rows) -> RoomScreen {
        RoomScreen(world: world) { _ in RoomPage(.add, rows) }
    }

    /// The settings that a change saves.
    private func saved(_ commands: [Command]) -> Settings? {
        for case .save(let document) in commands { return document.content as? Settings }
        return nil
    }

    private func frame(_ screen: RoomScreen) -> Frame<RoomScreen.Action> {
        var frame = Frame<RoomScreen.Action>(window: screen.rooms.window)
        screen.draw(in: &frame)
        return frame
    }

    @Test func `a switch turns, and is saved at once`() {
        var screen = screen()
        #expect(saved(screen.perform(.turn(0)))?[.reduceMotion] == true)
        #expect(saved(screen.perform(.turn(0)))?[.reduceMotion] == false)
    }

    @Test func `a number goes by its step and ends at its range`() {
        var screen = screen()
        #expect(screen.perform(.more(1)) == [])
        #expect(saved(screen.perform(.less(1)))?[.brightness] == 90)
        for _ in 0..<20 { _ = screen.perform(.less(1)) }
        #expect(screen.world[.brightness] == 30)
        #expect(frame(screen).hotspots.contains { $0.action == .more(1) })
        #expect(!frame(screen).hotspots.contains { $0.action == .less(1) })
    }

    @Test func `steps send their commands, and one without any has no button`() {
        let steps = RoomRow.Content.steps(.start, less: [], more: [.stopNarration])
        var screen = screen(rows: [RoomRow(.start, "interface/icon-play.svg", steps)])
        #expect(screen.perform(.more(0)) == [.play(.press), .stopNarration] && screen.perform(.less(0)) == [])
        let buttons: [RoomScreen.Action] = [.less(0), .more(0)], actions = frame(screen).hotspots.map(\.action)
        #expect(actions.filter(buttons.contains) == [.more(0)])
        #expect(screen.firstFocus == .more(0))
    }

    @Test func `pictures of a row lie on its own paper, in their colours`() {
        let pictures: [Image] = ["letters/pictures/bear.webp", "letters/pictures/moon.webp"]
        let row = RoomRow(.start, "interface/icon-find.svg", .pictures(pictures))
        let shown = frame(screen(rows: [row])).picture.drawings.compactMap { drawing in
            if case .icon(let image, _, .white) = drawing { image } else { nil }
        }
        #expect(shown.filter(pictures.contains) == pictures)
    }

    @Test func `a row that is pressed, one with a control and one that only says something look different`() {
        func paper(_ content: RoomRow.Content) -> [Drawing] {
            var row = RoomRow(.start, "interface/icon-play.svg", content)
            row.label = nil
            let frame = frame(screen(rows: [row])), area = screen(rows: [row]).layout.rows[0]
            return frame.picture.drawings.filter { drawing in
                if case .shape(_, let shape, _, _) = drawing { area.contains(shape.center) } else { false }
            }
        }
        let rows: [RoomRow.Content] = [.button([.stopNarration]), .door("grownups/room/sound"), .words]
        let papers = rows.map(paper)
        #expect(Set(papers).count == 3)
        // Only what is pressed is raised from the wall.
        let raised = papers.map { $0.contains { if case .shape(.raised, _, _, _) = $0 { true } else { false } } }
        #expect(raised == [true, true, false])
    }

    @Test func `a level is neither shown nor set beyond another one, and one that is the limit of others is`() throws {
        var world = World(motion: .cut)
        world[Settings.self] = Settings(["startVolume": .number(80), "mostVolume": .number(60)])
        var screen = screen(
            world,
            rows: [
                RoomRow(.start, "interface/icon-play.svg", .level(.startVolume, limit: .value(60), Wording.percent)),
                RoomRow(.start, "interface/icon-play.svg", .level(.mostVolume, limit: .itself, Wording.percent)),
            ])
        let shown = frame(screen).picture.drawings.compactMap {
            if case .text(let text, _, _) = $0 { text } else { nil }
        }
        #expect(shown.filter { $0.hasSuffix(" %") } == ["60 %", "60 %"])
        #expect(!frame(screen).hotspots.contains { $0.action == .more(0) })
        #expect(screen.perform(.more(0)) == [])
        #expect(saved(screen.perform(.less(0)))?[.startVolume] == 55)
        #expect(saved(screen.perform(.more(0)))?[.startVolume] == 60)
        #expect(saved(screen.perform(.more(1)))?[.mostVolume] == 65)
    }

    @Test(arguments: [(47, 1, 50), (47, -1, 45), (5, -1, 5), (100, 1, 100), (50, -1, 45)])
    func `a value between two steps goes to the nearest one`(value: Int, direction: Int, expected: Int) {
        #expect(Setting.startVolume.stepped(value, by: direction) == expected)
    }

    @Test func `another volume is heard at once, and only that`() throws {
        var screen = screen(
            rows: [Self.rows[1], RoomRow(.start, "interface/icon-play.svg", .number(.startVolume, Wording.percent))])
        #expect(!screen.perform(.less(0)).contains(.volume(.start)))
        let commands = screen.perform(.more(1))
        let isKept = try #require(commands.firstIndex { if case .save = $0 { true } else { false } })
        #expect(try #require(commands.firstIndex(of: .volume(.start))) > isKept)
        #expect(screen.perform(.reset).contains(.volume(.start)))
    }

    @Test func `a switch of a list adds and takes away`() {
        var screen = screen(rows: [RoomRow(.start, "interface/icon-play.svg", .listed(.hiddenDoors, "a"))])
        #expect(saved(screen.perform(.turn(0)))?[.hiddenDoors] == ["a"])
        #expect(saved(screen.perform(.turn(0)))?[.hiddenDoors] == [])
    }

    @Test func `what a button saves changes the page at once`() {
        let settings = Settings(["brightness": .number(50)])
        var screen = screen(rows: [
            RoomRow(.start, "interface/icon-play.svg", .button([.save(AnyDocument(settings))]))
        ])
        #expect(screen.perform(.press(0)) == [.play(.press), .save(AnyDocument(settings))])
        #expect(screen.world[.brightness] == 50)
    }

    @Test func `an arrow over the lower edge leads to what is below, until the end is reached`() {
        var screen = screen(rows: (0..<9).map { _ in RoomRow(.start, "interface/icon-play.svg", .words) })
        let edge = Rect(x: 700, y: 1080, width: 200, height: 120)
        func arrow() -> Bool { frame(screen).hotspots.contains { $0.action == .pageDown && $0.area.intersects(edge) } }
        #expect(arrow())
        _ = screen.perform(.pageDown)
        _ = screen.perform(.pageDown)
        #expect(!arrow())
        screen = self.screen(rows: Array(Self.rows.prefix(4)))
        #expect(!arrow())
    }

    @Test func `a choice is one of its texts`() {
        var screen = screen()
        #expect(saved(screen.perform(.choose(2, 2)))?[.letterSize] == "largest")
        #expect(screen.perform(.choose(2, 3)) == [])
    }

    @Test func `a switch of a list hides and shows`() {
        var screen = screen()
        #expect(saved(screen.perform(.turn(3)))?[.hiddenDoors] == ["letters"])
        #expect(saved(screen.perform(.turn(3)))?[.hiddenDoors] == [])
    }

    @Test func `a door opens, and a button does what it says`() {
        var screen = screen()
        #expect(screen.perform(.press(4)) == [.open("grownups/room/sound")])
        #expect(screen.perform(.press(5)) == [.play(.press), .stopNarration])
        #expect(screen.perform(.press(6)) == [])
    }

    @Test func `everything on the page is set back, and nothing else`() {
        var world = World(motion: .cut)
        world[Settings.self] = Settings(["brightness": .number(40), "startVolume": .number(20)])
        var screen = screen(world)
        #expect(frame(screen).hotspots.contains { $0.action == .reset })
        #expect(saved(screen.perform(.reset)) == Settings(["startVolume": .number(20)]))
        #expect(screen.perform(.reset) == [])
        #expect(!frame(screen).hotspots.contains { $0.action == .reset })
    }

    @Test func `what is pinned cannot be changed, and has a lock`() {
        var world = World(motion: .cut)
        world[PinnedSettings.self] = PinnedSettings(Settings(["brightness": .number(40), "reduceMotion": .flag(true)]))
        let frame = frame(screen(world))
        #expect(!frame.hotspots.contains { [.turn(0), .less(1), .more(1)].contains($0.action) })
        let locks = frame.picture.drawings.filter {
            if case .icon("interface/icon-lock.svg", _, _) = $0 { true } else { false }
        }
        #expect(locks.count == 2)
    }

    @Test func `each place that keys reach has a spoken label`() {
        #expect(frame(screen()).hotspots.filter { $0.takesFocus && $0.label == nil }.map(\.action) == [.press(5)])
        #expect(screen().page.rows[0].label == .named("reduce-motion"))
        #expect(screen().page.rows[4].label == .named("room-sound"))
    }

    @Test func `rows beyond the window scroll into it with the focus, and the page comes back to where it was`() {
        let many = (0..<12).map { _ in Self.rows[0] }
        var screen = screen(rows: many)
        screen.focus(on: .turn(11))
        _ = screen.tick()
        #expect(screen.scroll.offset > 0)
        #expect(screen.placed(screen.layout.rows[11]).maxY <= 1200)
        var later = self.screen(rows: many)
        later.resume(screen.trace ?? 0)
        #expect(later.scroll.offset == screen.scroll.offset)
    }

    @Test func `in an upright window the rows are larger`() {
        var world = World(motion: .cut)
        world.window = Rect(x: 0, y: -680, width: 1600, height: 2560)
        let layout = screen(world).layout
        #expect(layout.viewport == world.window)
        #expect(layout.rows[0].height > screen().layout.rows[0].height)
    }

    @Test func `rows are at least 120 points high`() {
        #expect(screen().layout.rows.allSatisfy { $0.height >= 120 })
    }

    @Test func `the page follows what is learned`() {
        var screen = RoomScreen(world: World(motion: .cut)) { world in
            RoomPage(.add, world[.reduceMotion] ? Self.rows : [Self.rows[0]])
        }
        #expect(screen.page.rows.count == 1)
        _ = screen.receive(.learned(AnyDocument(Settings(["reduceMotion": .flag(true)]))))
        #expect(screen.page.rows.count == Self.rows.count)
        #expect(screen.layout.rows.count == Self.rows.count)
    }
}
