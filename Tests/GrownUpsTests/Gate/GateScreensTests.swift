import Engine
import Testing

@testable import GrownUps

struct GateScreensTests {
    private func show(
        _ gate: RoomGate? = nil, at route: Route = "grownups/gate/stick", isKiosk: Bool = false
    ) -> Show {
        var world = World(motion: .cut)
        world[RoomGate.self] = gate
        world[Kiosk.self] = isKiosk ? Kiosk() : nil
        return Show(world: world, activities: activities, at: route)
    }

    private func words(_ show: Show) -> [String] {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    private func tap(_ point: Point, _ show: inout Show) -> [Command] {
        _ = show.advance(60)
        return show.take(.press(point)) + show.take(.release(point))
    }

    /// Types the answer to the sum that is shown.
    private func add(_ show: inout Show) {
        let sum = words(show).compactMap { text -> Int? in
            let parts = text.split(separator: " ")
            guard parts.count == 5, parts[1] == "+", let one = Int(parts[0]), let other = Int(parts[2]) else {
                return nil
            }
            return one + other
        }
        for digit in String(sum[0]).compactMap(\.wholeNumberValue) {
            let (row, column) = digit == 0 ? (3, 1) : (digit - 1).quotientAndRemainder(dividingBy: 3)
            _ = tap(GateLayout(Rooms()).button(row, column), &show)
        }
    }

    @Test func `on first use a sum asks for a grown-up, and says which room this is and why`() {
        var show = show()
        #expect(words(show).contains("Pieaugušo istaba"))
        #expect(words(show).contains { $0.hasPrefix("Šeit pievieno pasakas un maina iestatījumus") })
        #expect(!words(show).contains("Divas atslēgas"))
        add(&show)
        #expect(show.route == "grownups/gate/.choice/stick")
        #expect(!show.world.roomIsOpen)
    }

    @Test func `behind the first sum a grown-up chooses among three ways`() {
        var show = show(at: "grownups/gate/.choice/stick")
        #expect(words(show).filter { ["Divas atslēgas", "PIN kods", "Saskaitīšana"].contains($0) }.count == 3)
        _ = tap(Point(x: 800, y: 270), &show)
        #expect(show.world[RoomGate.self]?.way == .corners)
        #expect(show.route == "grownups/gate/stick")
        #expect(!show.world.roomIsOpen)
    }

    @Test(arguments: [true, false])
    func `a PIN is set by typing it twice, is confirmed, and opens at a touch or by itself`(touches: Bool) {
        var show = show(at: "grownups/gate/.choice/stick")
        _ = tap(Point(x: 800, y: 445), &show)
        #expect(show.route == "grownups/gate/.pin/stick")
        let one = GateLayout(Rooms()).button(0, 0)
        var commands: [Command] = []
        for _ in 0..<8 { commands += tap(one, &show) }
        #expect(commands.contains { $0.request(GateRequest.self)?.content == .make(pin: "1111") })
        let pin = PinHash(rawValue: "hash of 1111")
        _ = show.take(.reply(.answer(GateAnswer.made(pin), to: show.visit)))
        #expect(show.world[RoomGate.self] == RoomGate(way: .pin, pin: pin))
        #expect(words(show).contains("PIN kods ir iestatīts"))
        if touches { _ = tap(Point(x: 800, y: 600), &show) } else { _ = show.advance(200) }
        #expect(show.route == "grownups/stick")
    }

    @Test(arguments: [
        "grownups/gate/stick", "grownups/gate/.choice/stick", "grownups/gate/.pin/stick", "grownups/room/gate",
    ])
    func `a kiosk's room that nobody has claimed is offered to nobody`(route: String) {
        for gate in [nil, RoomGate(), RoomGate(way: .pin)] {
            var show = show(gate, at: Route(route), isKiosk: true)
            #expect(words(show).contains("sudo pasaka pin"))
            for x in stride(from: 20.0, to: 1600, by: 60) {
                for y in stride(from: 260.0, to: 1200, by: 60) { _ = tap(Point(x: x, y: y), &show) }
            }
            #expect(show.world[RoomGate.self] == gate)
            #expect(words(show).contains("sudo pasaka pin"))
        }
    }

    @Test func `a kiosk's room whose keeper has set a PIN asks for it`() {
        var show = show(isKiosk: true)
        #expect(show.advance(1).contains { $0.request(GateRequest.self)?.content == .look(RoomGate()) })
        _ = show.take(.reply(.learned(AnyDocument(RoomGate(way: .pin, pin: PinHash(rawValue: "hash of 1"))))))
        #expect(words(show).contains("Ievadiet PIN kodu"))
    }

    @Test func `who has a gate cannot choose another from outside`() {
        let gate = RoomGate(way: .pin, pin: PinHash(rawValue: "hash of 1"))
        #expect(words(show(gate, at: "grownups/gate/.pin/stick")).contains("Ievadiet PIN kodu"))
    }

    @Test func `in the room the way is changed, and the one that applies is marked`() {
        var show = show(RoomGate(way: .sum), at: GateScreens.choice)
        _ = tap(Point(x: 800, y: 270), &show)
        #expect(show.world[RoomGate.self] == RoomGate(way: .corners))
        #expect(show.route == GateScreens.choice)
    }

    @Test(arguments: [(RoomGate.Way.sum, "Cik tas ir kopā?"), (.pin, "Ievadiet PIN kodu")])
    func `in the room who wants another way goes the one so far first`(way: RoomGate.Way, words: String) {
        let gate = RoomGate(way: way, pin: way == .pin ? PinHash(rawValue: "hash of 1") : nil)
        var show = show(gate, at: GateScreens.change)
        #expect(self.words(show).contains(words))
        #expect(!self.words(show).contains("Divas atslēgas"))
        guard way == .sum else { return }
        add(&show)
        #expect(show.route == GateScreens.choice)
        #expect(show.take(.button(.back)) != [])
        #expect(show.route == "grownups/room")
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
        #expect(page.receive(.answer(GateAnswer.made(nil), to: 0)).isEmpty)
        #expect(page.first == nil)
        for _ in 0..<7 { _ = page.perform(.digit(2)) }
        #expect(page.perform(.digit(2)).contains { $0.request(GateRequest.self) != nil })
    }

    @Test func `a report has neither PIN nor hash`() {
        let pin = PinHash(rawValue: "hash of 4711")
        let shown = RoomGate(way: .pin, pin: pin, failures: 3).withoutPin
        #expect(shown == RoomGate(way: .pin, pin: PinHash.none))
        #expect(GateAnswer.made(pin).withoutPin == .made(PinHash.none))
        #expect(show(RoomGate(way: .pin, pin: pin)).discreet(.button(.confirm)) == nil)
    }

    @Test(arguments: RoomGate.Way.allCases)
    func `the gate shows what goes on behind it`(way: RoomGate.Way) {
        var show = show(RoomGate(way: way, pin: PinHash(rawValue: "hash of 1")))
        #expect(!words(show).contains { $0.hasPrefix("Pievieno") })
        let tale = StickTale(place: "/s/K/a", stamp: "1", title: "Vasara", state: .adding(done: 2, of: 6))
        let sticks = Sticks(sticks: [Stick(name: "K", place: "/s/K", tales: [tale])])
        _ = show.take(.reply(.learned(AnyDocument(sticks))))
        #expect(words(show).contains("Pievieno: 2 no 6…"))
        // What it is called is not for everybody.
        #expect(!words(show).contains { $0.contains("Vasara") })
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
