import Testing

@testable import Engine

struct SwitchesTests {
    /// Switches as a grown-up has set them, at tick 0.
    private func switches(_ mode: String, pace: Int = 2000, rest: Int = 500) -> Switches {
        var settings = Settings()
        settings[.switches] = mode
        settings[.scanPace] = pace
        settings[.switchRest] = rest
        var world = World()
        world.learn(AnyDocument(settings))
        var switches = Switches()
        switches.adapt(to: world, at: 0)
        return switches
    }

    private func pad(_ button: Input.Button?, _ phase: Input.Key.Phase = .pressed) -> Input {
        .key(Input.Key(button, phase, of: .pad(1)))
    }

    @Test func `without switches everything passes`() {
        var gate = switches("none")
        let inputs = [Hand.down(1), Hand.up(1), Hand.key(.next), pad(nil)]
        #expect(gate.passes(inputs, at: 0) == inputs)
        #expect(gate.deadline == nil)
    }

    @Test func `the focus walks at its pace`() {
        var gate = switches("one", pace: 1500)
        var steps: [Int] = []
        while let tick = gate.deadline, tick < 400 {
            #expect(gate.due(at: tick) == [.button(.scan)])
            steps.append(tick)
        }
        #expect(steps == [90, 180, 270, 360])
    }

    @Test(arguments: [Hand.down(1), Hand.down(Contact.mouse), Hand.key(nil), Hand.key(.left)] as [Input])
    func `anything pressed takes the place, and it stays for its whole time`(press: Input) {
        var gate = switches("one")
        #expect(gate.passes([press], at: 100) == [.button(.confirm)])
        _ = gate.passes([.unfocused], at: 100)
        #expect(gate.deadline == 220)
    }

    @Test func `a press counts once in its time, however the hand trembles`() {
        var gate = switches("one")
        #expect(gate.passes([pad(nil), pad(nil, .released)], at: 0) == [.button(.confirm), .buttonReleased(.confirm)])
        #expect(gate.passes([pad(.left), pad(.left, .repeated), pad(.left, .released)], at: 29) == [])
        #expect(gate.passes([pad(.left)], at: 30) == [.button(.confirm)])
    }

    @Test func `what repeats or moves is no press`() {
        var gate = switches("one", rest: 0)
        #expect(gate.passes([Hand.key(.right, .repeated), Hand.move(1, 9), Hand.up(1)], at: 0) == [])
    }

    @Test func `a thumbstick is a switch, once a push`() {
        var gate = switches("one", rest: 0)
        func push(_ x: Double) -> Input { .thumbstick(Input.Thumbstick(pad: 1, .left, x: x, y: 0)) }
        #expect(gate.passes([push(0.7), push(1), push(0.2)], at: 0) == [.button(.confirm), .buttonReleased(.confirm)])
    }

    @Test func `what is held is held until its release`() {
        var gate = switches("one")
        #expect(gate.passes([Hand.key(.next)], at: 0) == [.button(.confirm)])
        #expect(gate.passes([Hand.key(.back, .released)], at: 50) == [])
        #expect(gate.passes([Hand.key(.next, .released)], at: 130) == [.buttonReleased(.confirm)])
    }

    @Test func `the focus waits while a switch holds a place`() {
        var gate = switches("one", pace: 500)
        _ = gate.passes([Hand.key(.next)], at: 10)
        #expect(gate.deadline == nil)
        _ = gate.passes([Hand.key(.next, .released)], at: 200)
        #expect(gate.deadline == 230)
    }

    @Test(arguments: [Input.unfocused, .unplugged(pad: 1)]) func `a switch whose release is lost holds no longer`(
        input: Input
    ) {
        var gate = switches("one")
        _ = gate.passes([pad(.next)], at: 10)
        #expect(gate.passes([input], at: 50) == [input])
        #expect(gate.deadline == 170)
        _ = gate.passes([pad(.next)], at: 100)
        gate.enter(isOff: false, at: 110)
        #expect(gate.deadline == 230)
    }

    @Test func `of two switches one goes on and the other takes`() {
        var gate = switches("two", rest: 0)
        #expect(gate.deadline == nil)
        #expect(
            gate.passes([Hand.key(.play), pad(.back), Hand.down(1, 300)], at: 0)
                == Array(repeating: .button(.nextPlace), count: 3))
        #expect(
            gate.passes([Hand.key(.confirm), Hand.down(2, 1300)], at: 9) == [.button(.confirm), .button(.confirm)])
    }

    @Test func `the focus waits while something is said`() {
        var gate = switches("one")
        gate.note([.narrate("a.ogg")], at: 9)
        _ = gate.passes([.reply(.narrationStarted("a.ogg", seconds: 30))], at: 10)
        #expect(gate.deadline == nil)
        let tap = [Hand.key(nil), Hand.key(nil, .released)]
        #expect(gate.passes(tap, at: 60) == [.button(.confirm), .buttonReleased(.confirm)])
        _ = gate.passes([.reply(.narrationFound("a.ogg", at: 1, isMoving: false))], at: 70)
        #expect(gate.deadline == 190)
        _ = gate.passes([.reply(.narrationFound("a.ogg", at: 1, isMoving: true))], at: 80)
        _ = gate.passes([.reply(.narrationEnded("a.ogg"))], at: 900)
        #expect(gate.deadline == 1020)
    }

    @Test func `when nobody presses for long the focus stays, and the next press only wakes it`() {
        var gate = switches("one")
        var last = 0
        while let tick = gate.deadline {
            _ = gate.due(at: tick)
            last = tick
        }
        #expect(last == 120 * Switches.mostSteps)
        #expect(gate.passes([Hand.key(nil)], at: last + 500) == [])
        #expect(gate.deadline == last + 620)
        #expect(gate.passes([Hand.key(nil)], at: last + 600) == [.button(.confirm)])
    }

    @Test func `grown-ups use their hands, and every screen begins with a whole pace`() {
        var gate = switches("one")
        gate.enter(isOff: true, at: 50)
        #expect(gate.deadline == nil)
        #expect(gate.passes([Hand.down(1), Hand.key(.next)], at: 60) == [Hand.down(1), Hand.key(.next)])
        gate.enter(isOff: false, at: 100)
        #expect(gate.deadline == 220)
    }

    @Test func `volume keys stay what they are`() {
        var gate = switches("one")
        #expect(
            gate.passes([Hand.key(.louder), Hand.key(.quieter)], at: 0) == [Hand.key(.louder), Hand.key(.quieter)])
    }

    @Test func `where several fingers mean something they pass`() {
        var gate = switches("one")
        #expect(gate.passes([Hand.down(1)], at: 0, on: .shared) == [Hand.down(1)])
    }

    @Test func `what is stopped has no end, and the focus walks on`() {
        var gate = switches("one")
        gate.note([.narrate("a.ogg")], at: 0)
        _ = gate.passes([.reply(.narrationStarted("a.ogg", seconds: 30))], at: 10)
        gate.note([.stopNarration], at: 50)
        #expect(gate.deadline == 170)
        // The news of its start may come late.
        _ = gate.passes([.reply(.narrationStarted("a.ogg", seconds: 30))], at: 60)
        #expect(gate.deadline == 170)
    }

    @Test func `a name that is cut short stops nobody`() {
        var gate = switches("one")
        gate.note([.say(["sakt.ogg", "poga.ogg"])], at: 0)
        _ = gate.passes([.reply(.narrationStarted("poga.ogg", seconds: 1))], at: 10)
        #expect(gate.deadline == nil)
        gate.note([.narrate("a.ogg")], at: 20)
        #expect(gate.deadline == 140)
    }

    @Test func `a thumbstick that is let go on a page for grown-ups counts when it is pushed again`() {
        var gate = switches("one", rest: 0)
        let push = Input.thumbstick(Input.Thumbstick(pad: 1, .left, x: 1, y: 0))
        _ = gate.passes([push], at: 0)
        gate.enter(isOff: true, at: 10)
        gate.enter(isOff: false, at: 20)
        #expect(gate.passes([push], at: 30) == [.button(.confirm)])
    }
}
