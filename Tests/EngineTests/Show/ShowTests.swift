import Testing

@testable import Engine

struct ShowTests {
    private func show(at route: Route, motion: Motion = .eased, knowing weather: Weather? = nil) -> Show {
        var world = World(motion: motion)
        if let weather { world.learn(AnyDocument(weather)) }
        return Show(world: world, activities: Activity.playrooms, at: route)
    }

    // MARK: - Routes

    @Test(arguments: [
        ("home", "home"), ("room", "room"), ("room/next", "room/next"), ("room/none/of/this", "room"),
        ("nothing/at/all", "home"), ("room/weather", "room"),
    ])
    func `a route that leads nowhere leads to its parent`(wanted: String, expected: String) {
        #expect(show(at: Route(wanted)).route == Route(expected))
    }

    @Test func `a screen is made from the world`() {
        #expect(show(at: "room/weather", knowing: Weather()).route == "room/weather")
    }

    @Test func `opening says goodbye and sounds`() {
        var show = show(at: "room")
        let commands = show.take(.button(.next))
        #expect(show.route == "room/next")
        #expect(commands == [.stopNarration, .save(AnyDocument(Weather(isRaining: true))), .play(.open)])
    }

    @Test func `back goes to the parent and sounds`() {
        var show = show(at: "room/next")
        #expect(show.take(.button(.back)).last == .play(.back))
        #expect(show.route == "room")
    }

    @Test func `what the leaving screen saves is known to the next`() {
        var show = show(at: "room")
        _ = show.take(.button(.next))
        #expect(show.world[Weather.self] == Weather(isRaining: true))
    }

    @Test func `news is learned and told to the screen`() {
        var show = show(at: "room/next")
        _ = show.take(.reply(.learned(AnyDocument(Weather()))))
        #expect(show.world[Weather.self] == Weather())
        #expect(show.route == "room/next")
        _ = show.take(.reply(.learned(AnyDocument(Weather(isRaining: true)))))
        #expect(show.route == "room")
    }

    @Test(arguments: [.key(Input.Key(nil)), .reply(.touched(["a/b.png"])), .reply(.touched(nil))] as [Input])
    func `what means nothing to a screen changes nothing on it`(input: Input) {
        var show = show(at: "room")
        let before = show.picture
        #expect(show.take(input) == [])
        #expect(show.picture == before)
        #expect(show.rest == .still)
    }

    @Test func `somebody is here who presses, touches or does what means nothing`() {
        let inputs: [Input] = [
            .button(.up), contact(.began, .zero), .key(Input.Key(nil)),
            .key(Input.Key(nil, .pressed, of: .pad(1))), .thumbstick(Input.Thumbstick(pad: 1, .right, x: 0, y: -0.6)),
        ]
        #expect(inputs.allSatisfy { $0.isSomebody })
        let others: [Input] = [
            .buttonReleased(.up), .window(Stage.bounds), contact(.moved, .zero),
            contact(.ended, .zero), .key(Input.Key(.up, .released)), .key(Input.Key(.up, .repeated)),
            .unfocused, .unplugged(pad: 1), .thumbstick(Input.Thumbstick(pad: 1, .left, x: 0.5, y: 0)),
        ]
        #expect(!others.contains { $0.isSomebody })
    }

    @Test func `only what may end a hold lets go`() {
        let ends: [Input] = [
            contact(.ended, .zero), contact(.lost, .zero), .key(Input.Key(.confirm, .released)), .unfocused,
            .unplugged(pad: 1), .buttonReleased(.confirm),
        ]
        #expect(ends.allSatisfy { $0.letsGo })
        let others: [Input] = [
            contact(.began, .zero), contact(.moved, .zero), .key(Input.Key(.confirm)),
            .key(Input.Key(.left, .released)),
            .key(Input.Key(nil, .released)), .button(.confirm),
        ]
        #expect(!others.contains { $0.letsGo })
    }

    // MARK: - Gates

    private func contact(_ phase: Contact.Phase, _ point: Point, _ id: Int64 = 1) -> Input {
        .contact(Contact(phase, id, at: point, milliseconds: 0))
    }

    @Test func `a finger taps, whatever a palm does meanwhile`() {
        var show = show(at: "room")
        let inputs = [
            contact(.began, Playroom.red.center), contact(.began, Playroom.green.center, 2),
            contact(.moved, .zero, 2), contact(.ended, .zero, 2), contact(.ended, Playroom.red.center),
        ]
        #expect(inputs.flatMap { show.take($0) } == [.play("red")])
    }

    @Test func `a finger holds by the ticks, and one that rests elsewhere lets go after 1.5 s`() {
        var show = show(at: "room")
        _ = show.take(contact(.began, Playroom.exit.center))
        #expect(show.advance(119) == [])
        #expect(show.advance(1) == [.play("exit")])
        _ = show.take(contact(.began, Point(x: 1500, y: 100)))
        _ = show.advance(89)
        #expect(show.isHeld)
        #expect(show.rest == .until(show.ticks + 1))
        _ = show.advance(1)
        #expect(!show.isHeld)
        _ = show.take(contact(.ended, Point(x: 1500, y: 100)))
        #expect(show.rest == .still)
    }

    @Test func `a held direction repeats in the show's time, and keeps no screen awake that rests`() {
        var show = show(at: "room/restless")
        _ = show.take(.key(Input.Key(.right, .pressed, of: .pad(1))))
        _ = show.advance(40)
        let repeated = show.picture
        show = self.show(at: "room/restless")
        for tick in [0, 26, 36] {
            _ = show.advance(tick - show.ticks)
            _ = show.take(.button(.right))
        }
        _ = show.advance(4)
        #expect(show.picture == repeated)
    }

    @Test(arguments: [.key(Input.Key(nil)), .thumbstick(Input.Thumbstick(pad: 1, .right, x: 1, y: 0))] as [Input])
    func `what gates keep back reaches no screen`(input: Input) {
        var show = show(at: "room")
        let before = show.picture
        #expect(show.take(input) == [])
        #expect(show.picture == before)
    }

    @Test func `a finger hides the focus that keys have shown`() {
        var show = show(at: "room")
        _ = show.take(.key(Input.Key(.right)))
        #expect(showsRing(show))
        _ = show.take(contact(.began, Point(x: 1500, y: 100)))
        #expect(!showsRing(show))
    }

    // MARK: - Time

    @Test func `a transition moves and ends`() {
        var show = show(at: "room")
        _ = show.take(.button(.next))
        #expect(show.rest == .moving)
        #expect(show.picture.groundMix == 0)
        _ = show.advance(6)
        #expect(show.picture.groundMix > 0 && show.picture.groundMix < 1)
        _ = show.advance(24)
        #expect(show.rest == .still)
        #expect(show.picture.groundMix == 0)
    }

    @Test func `with cut motion there is no transition`() {
        var show = show(at: "room", motion: .cut)
        _ = show.take(.button(.next))
        #expect(show.rest == .still)
    }

    @Test func `a transition interrupted by another ends too`() {
        var show = show(at: "room")
        _ = show.take(.button(.next))
        _ = show.advance(5)
        _ = show.take(.button(.back))
        _ = show.advance(5)
        _ = show.take(.button(.next))
        _ = show.advance(40)
        #expect(show.rest == .still)
        #expect(show.route == "room/next")
    }

    @Test func `what is due comes at its tick`() {
        var show = show(at: "room/alarm")
        #expect(show.rest == .until(50))
        #expect(show.advance(49) == [])
        #expect(show.advance(1) == [.narrate("alarm at 50")])
        #expect(show.ticks == 50)
        #expect(show.rest == .still)
    }

    @Test func `a long sleep misses nothing that is due`() {
        var show = show(at: "room/alarm")
        #expect(show.advance(200) == [.narrate("alarm at 50")])
        #expect(show.ticks == 200)
    }

    @Test(arguments: ["room", "room/alarm", "room/restless"] as [Route])
    func `advancing in one go equals advancing tick by tick`(route: Route) {
        var (atOnce, stepwise) = (show(at: route), show(at: route))
        for input in [Input.button(.right), .press(Playroom.exit.center), .button(.next), .button(.back)] {
            _ = (atOnce.take(input), stepwise.take(input))
            let expected = atOnce.advance(130)
            let commands = (0..<130).flatMap { _ in stepwise.advance(1) }
            #expect(commands == expected)
            #expect(stepwise.picture == atOnce.picture)
            #expect(stepwise.ticks == atOnce.ticks)
            #expect(stepwise.rest == atOnce.rest)
        }
    }

    @Test func `a still show only counts`() {
        var show = show(at: "room")
        _ = show.advance(1_000_000_000)
        #expect(show.ticks == 1_000_000_000)
    }

    @Test(arguments: [
        (Input.press(Playroom.red.center), Input.release(Playroom.red.center)),
        (.press(Playroom.exit.center), .cancel), (.press(Point(x: 1500, y: 100)), .release(Playroom.red.center)),
    ])
    func `it tells whether something is held`(down: Input, up: Input) {
        var show = show(at: "room")
        #expect(!show.isHeld)
        _ = show.take(down)
        _ = show.advance(60)
        #expect(show.isHeld)
        _ = show.take(up)
        #expect(!show.isHeld)
    }

    @Test func `a button is held until its place has answered`() {
        var show = show(at: "room")
        for _ in 1...4 { _ = show.take(.button(.right)) }
        _ = show.take(.button(.down))
        _ = show.take(.button(.confirm))
        #expect(show.isHeld)
        #expect(show.advance(120) == [.play("exit")])
        #expect(!show.isHeld)
    }

    @Test func `an input is answered in the same tick`() {
        var show = show(at: "room")
        _ = show.take(.press(Playroom.red.center))
        let before = show.picture
        #expect(show.take(.release(Playroom.red.center)) == [.play("red")])
        #expect(show.picture != before)
        #expect(show.ticks == 0)
    }

    // MARK: - Focus

    private func showsRing(_ show: Show) -> Bool {
        show.picture.drawings.contains { if case .shape(.ring, _, _, _) = $0 { true } else { false } }
    }

    @Test func `keys show the focus and a touch hides it`() {
        var show = show(at: "room")
        #expect(!showsRing(show))
        _ = show.take(.button(.right))
        #expect(showsRing(show))
        _ = show.take(.press(Point(x: 1500, y: 100)))
        #expect(!showsRing(show))
    }

    @Test func `the next screen has a focus only when keys led to it`() {
        var byKey = show(at: "room", motion: .cut)
        _ = byKey.take(.button(.next))
        #expect(showsRing(byKey))
        var byTouch = show(at: "room", motion: .cut)
        _ = byTouch.take(.button(.right))
        _ = byTouch.take(.press(Playroom.red.center))
        _ = byTouch.take(.reply(.learned(AnyDocument(Weather(isRaining: true)))))
        #expect(!showsRing(byTouch))
    }

    @Test func `it tells which places answer`() {
        #expect(show(at: "room").hotspots == [Playroom.red, Playroom.green, Playroom.blue, Playroom.exit])
    }
}
