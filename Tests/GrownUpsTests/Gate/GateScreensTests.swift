import Engine
import Testing

@testable import GrownUps

struct GateScreensTests {
    private func show(_ gate: RoomGate? = nil, at route: Route = "grownups/gate/stick") -> Show {
        var world = World(motion: .cut)
        world[RoomGate.self] = gate
        return Show(world: world, activities: activities, at: route)
    }

    private func words(_ show: Show) -> [String] {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    private func tap(_ point: Point, _ show: inout Show) -> [Command] {
        _ = show.advance(60)
        return show.take(.press(point)) + show.take(.release(point))
    }

    @Test func `on first use a grown-up chooses among three ways`() {
        var show = show()
        #expect(words(show).filter { ["Divas atslēgas", "PIN kods", "Saskaitīšana"].contains($0) }.count == 3)
        _ = tap(Point(x: 800, y: 270), &show)
        #expect(show.world[RoomGate.self]?.way == .corners)
        #expect(show.route == "grownups/gate/stick")
        #expect(!show.world.roomIsOpen)
    }

    @Test func `a PIN is set by typing it twice, and opens at once`() {
        var show = show()
        _ = tap(Point(x: 800, y: 445), &show)
        #expect(show.route == "grownups/gate/.pin/stick")
        let one = GateLayout(Rooms()).button(0, 0)
        var commands: [Command] = []
        for _ in 0..<8 { commands += tap(one, &show) }
        #expect(commands.contains { $0.request(GateWish.self)?.content == .make(pin: "1111") })
        let pin = PinHash(rawValue: "hash of 1111")
        _ = show.take(.reply(.answer(GateNews.made(pin), to: show.visit)))
        #expect(show.world[RoomGate.self] == RoomGate(way: .pin, pin: pin))
        #expect(show.route == "grownups/stick")
    }

    @Test func `who has a gate cannot choose another from outside`() {
        let gate = RoomGate(way: .pin, pin: PinHash(rawValue: "hash of 1"))
        #expect(words(show(gate, at: "grownups/gate/.pin/stick")).contains("Ievadiet PIN kodu"))
    }

    @Test func `in the room the way is changed, and the one that applies is marked`() {
        var show = show(RoomGate(way: .sum), at: "grownups/room/gate")
        _ = tap(Point(x: 800, y: 270), &show)
        #expect(show.world[RoomGate.self] == RoomGate(way: .corners))
        #expect(show.route == "grownups/room/gate")
    }

    @Test func `two PINs that differ are chosen again`() {
        var page = PinChoiceViewModel(world: World(), then: "grownups/room")
        for digit in [1, 2, 3, 4, 1, 2, 3, 5] { _ = page.perform(.digit(digit)) }
        #expect(page.differed)
        #expect(page.first == nil)
    }

    @Test func `a PIN that could not be hashed is chosen again`() {
        var page = PinChoiceViewModel(world: World(), then: "grownups/room")
        for _ in 0..<8 { _ = page.perform(.digit(1)) }
        #expect(page.receive(.answer(GateNews.made(nil), to: 0)).isEmpty)
        #expect(page.first == nil)
        for _ in 0..<7 { _ = page.perform(.digit(2)) }
        #expect(page.perform(.digit(2)).contains { $0.request(GateWish.self) != nil })
    }

    @Test func `a report has neither PIN nor hash`() {
        let pin = PinHash(rawValue: "hash of 4711")
        let shown = RoomGate(way: .pin, pin: pin, failures: 3).withoutPin
        #expect(shown == RoomGate(way: .pin, pin: PinHash.none))
        #expect(GateNews.made(pin).withoutPin == .made(PinHash.none))
        #expect(show(RoomGate(way: .pin, pin: pin)).discreet(.button(.confirm)) == nil)
    }

    @Test func `each place that keys reach has a spoken label`() {
        for way in RoomGate.Way.allCases {
            var world = World()
            world[RoomGate.self] = RoomGate(way: way)
            let page = GateViewModel(route: "grownups/gate", world: world, way: way)
            var frame = Frame<GateViewModel.Action>()
            page.draw(in: &frame)
            #expect(frame.hotspots.allSatisfy { !$0.takesFocus || $0.label != nil })
        }
    }
}
