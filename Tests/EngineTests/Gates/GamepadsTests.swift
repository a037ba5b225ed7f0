import Engine
import Testing

struct GamepadsTests {
    @Test func aButtonComesOnce() {
        var pads = Gamepads()
        #expect(pads.take(.down(pad: 1, .confirm), now: .zero) == [.button(.confirm)])
        #expect(pads.repeats(now: .seconds(5)) == [])
        #expect(pads.take(.up(pad: 1, .confirm), now: .seconds(5)) == [.buttonReleased(.confirm)])
        #expect(pads.take(.up(pad: 1, .back), now: .seconds(5)) == [])
    }

    @Test func aHeldDirectionRepeats() {
        var pads = Gamepads()
        _ = pads.take(.down(pad: 1, .right), now: .zero)
        #expect(pads.timeToRepeat(now: .milliseconds(20)) == .milliseconds(400))
        #expect(pads.repeats(now: .milliseconds(419)) == [])
        #expect(pads.repeats(now: .milliseconds(420)) == [.button(.right)])
        #expect(pads.repeats(now: .milliseconds(599)) == [])
        #expect(pads.repeats(now: .milliseconds(600)) == [.button(.right)])
    }

    @Test func aDirectionLetGoDoesNotRepeat() {
        var pads = Gamepads()
        _ = pads.take(.down(pad: 1, .right), now: .zero)
        _ = pads.take(.up(pad: 1, .right), now: .milliseconds(100))
        #expect(pads.repeats(now: .seconds(1)) == [])
        #expect(pads.timeToRepeat(now: .seconds(1)) == nil)
    }

    @Test func lettingGoOfAnotherDirectionChangesNothing() {
        var pads = Gamepads()
        _ = pads.take(.down(pad: 1, .right), now: .zero)
        _ = pads.take(.down(pad: 1, .down), now: .zero)
        _ = pads.take(.up(pad: 1, .right), now: .zero)
        #expect(pads.repeats(now: .seconds(1)) == [.button(.down)])
    }

    @Test func twoPadsRepeatEachForItself() {
        var pads = Gamepads()
        _ = pads.take(.down(pad: 1, .right), now: .zero)
        _ = pads.take(.down(pad: 2, .left), now: .milliseconds(100))
        #expect(pads.repeats(now: .milliseconds(450)) == [.button(.right)])
        #expect(pads.repeats(now: .milliseconds(520)) == [.button(.left)])
        _ = pads.take(.up(pad: 1, .right), now: .milliseconds(530))
        #expect(pads.repeats(now: .seconds(2)) == [.button(.left)])
    }

    @Test func aStickIsPushedFarAndLetGoNear() {
        var pads = Gamepads()
        #expect(pads.take(.stick(pad: 1, x: 0.59, y: 0), now: .zero) == [])
        #expect(pads.take(.stick(pad: 1, x: 0.61, y: 0), now: .zero) == [.button(.right)])
        #expect(pads.take(.stick(pad: 1, x: 0.45, y: 0), now: .zero) == [])
        #expect(pads.take(.stick(pad: 1, x: 0.61, y: 0), now: .zero) == [])
        #expect(pads.take(.stick(pad: 1, x: 0.39, y: 0), now: .zero) == [])
        #expect(pads.take(.stick(pad: 1, x: 0.61, y: 0), now: .zero) == [.button(.right)])
    }

    @Test(arguments: [(1.0, 0.2, Input.Button.right), (-1, 0.2, .left), (0.2, 1, .down), (0.2, -1, .up)])
    func aStickGoesWhereItIsPushedMost(x: Double, y: Double, button: Input.Button) {
        var pads = Gamepads()
        #expect(pads.take(.stick(pad: 1, x: x, y: y), now: .zero) == [.button(button)])
    }

    @Test func aStickThatIsHeldRepeatsUntilItIsLetGo() {
        var pads = Gamepads()
        _ = pads.take(.stick(pad: 1, x: 1, y: 0), now: .zero)
        #expect(pads.repeats(now: .milliseconds(420)) == [.button(.right)])
        _ = pads.take(.stick(pad: 1, x: 0, y: 0), now: .milliseconds(430))
        #expect(pads.repeats(now: .seconds(2)) == [])
    }

    @Test func aPadThatIsPulledOutLetsEverythingGo() {
        var pads = Gamepads()
        _ = pads.take(.stick(pad: 1, x: 1, y: 0), now: .zero)
        #expect(pads.take(.gone(pad: 1), now: .zero) == [.buttonReleased(.confirm)])
        #expect(pads.repeats(now: .seconds(2)) == [])
        #expect(pads.take(.stick(pad: 1, x: 1, y: 0), now: .seconds(2)) == [.button(.right)])
    }
}
