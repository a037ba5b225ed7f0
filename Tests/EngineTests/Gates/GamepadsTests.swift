import Testing

@testable import Engine

struct GamepadsTests {
    private func down(_ button: Input.Button?, _ pad: Int32 = 1) -> Input {
        .key(Input.Key(button, .pressed, of: .pad(pad)))
    }

    private func up(_ button: Input.Button?, _ pad: Int32 = 1) -> Input {
        .key(Input.Key(button, .released, of: .pad(pad)))
    }

    private func push(_ x: Double, _ y: Double, _ side: Input.Thumbstick.Side = .left) -> Input {
        .thumbstick(Input.Thumbstick(pad: 1, side, x: x, y: y))
    }

    /// The ticks at which something is due until `end`, each with what it is.
    private func repeats(of pads: inout Gamepads, until end: Int) -> [Int: [Input]] {
        var repeats: [Int: [Input]] = [:]
        while let tick = pads.deadline, tick <= end { repeats[tick] = pads.due(at: tick) }
        return repeats
    }

    @Test func `a button comes once, and only confirm is told when it is released`() {
        var pads = Gamepads()
        #expect(pads.take(down(.confirm), at: 0) == [.button(.confirm)])
        #expect(pads.deadline == nil)
        #expect(pads.take(up(.confirm), at: 300) == [.buttonReleased(.confirm)])
        #expect(pads.take(up(.back), at: 300) == [])
    }

    @Test func `a button without a meaning, and keys of other devices, are nothing to it`() {
        var pads = Gamepads()
        #expect(pads.take(down(nil), at: 0) == [])
        #expect(pads.take(.key(Input.Key(.right)), at: 0) == nil)
        #expect(pads.deadline == nil)
    }

    @Test func `a held direction repeats after 420 ms and then every 180 ms, never sooner`() {
        var pads = Gamepads()
        _ = pads.take(down(.right), at: 100)
        #expect(pads.deadline == 126)
        #expect(pads.due(at: 125) == [])
        // 420, 600, 780, 960 and 1140 ms.
        let repeats = repeats(of: &pads, until: 170)
        #expect(repeats.keys.sorted() == [126, 136, 147, 158, 169])
        #expect(repeats.values.allSatisfy { $0 == [.button(.right)] })
    }

    @Test func `a released direction does not repeat`() {
        var pads = Gamepads()
        _ = pads.take(down(.right), at: 0)
        _ = pads.take(up(.right), at: 6)
        #expect(pads.deadline == nil)
    }

    @Test func `releasing another direction changes nothing`() {
        var pads = Gamepads()
        _ = pads.take(down(.right), at: 0)
        _ = pads.take(down(.down), at: 0)
        _ = pads.take(up(.right), at: 0)
        #expect(repeats(of: &pads, until: 30) == [26: [.button(.down)]])
    }

    @Test func `two pads repeat each for itself`() {
        var pads = Gamepads()
        _ = pads.take(down(.right, 1), at: 0)
        _ = pads.take(down(.left, 2), at: 6)
        #expect(repeats(of: &pads, until: 32) == [26: [.button(.right)], 32: [.button(.left)]])
        _ = pads.take(up(.right, 1), at: 33)
        #expect(repeats(of: &pads, until: 42) == [42: [.button(.left)]])
    }

    @Test func `a thumbstick is pushed far and released near`() {
        var pads = Gamepads()
        #expect(pads.take(push(0.5, 0), at: 0) == [])
        #expect(pads.take(push(0.6, 0), at: 0) == [.button(.right)])
        #expect(pads.take(push(0.4, 0), at: 0) == [])
        #expect(pads.take(push(0.6, 0), at: 0) == [])
        #expect(pads.take(push(0.3, 0), at: 0) == [])
        #expect(pads.take(push(0.6, 0), at: 0) == [.button(.right)])
    }

    @Test(arguments: [(1.0, 0.2, Input.Button.right), (-1, 0.2, .left), (0.2, 1, .down), (0.2, -1, .up)])
    func `a thumbstick goes where it is pushed most`(x: Double, y: Double, button: Input.Button) {
        var pads = Gamepads()
        #expect(pads.take(push(x, y), at: 0) == [.button(button)])
    }

    @Test func `on the diagonal the direction stays`() {
        var pads = Gamepads()
        #expect(pads.take(push(1, 0), at: 0) == [.button(.right)])
        #expect(pads.take(push(0.8, 0.9), at: 1) == [])
        #expect(pads.take(push(0.6, 0.9), at: 2) == [.button(.down)])
        #expect(pads.take(push(0.9, 0.8), at: 3) == [])
    }

    @Test func `the right thumbstick passes as it is, for a pen`() {
        var pads = Gamepads()
        #expect(pads.take(push(1, 0, .right), at: 0) == nil)
        guard case .thumbstick(let thumbstick) = push(1, 0, .right) else { return }
        let released = Input.thumbstick(.init(pad: thumbstick.pad, .right, x: 0, y: 0))
        #expect(pads.take(.unplugged(pad: thumbstick.pad), at: 1) == [released])
    }

    @Test func `a held thumbstick repeats until it is released`() {
        var pads = Gamepads()
        _ = pads.take(push(1, 0), at: 0)
        #expect(repeats(of: &pads, until: 26) == [26: [.button(.right)]])
        _ = pads.take(push(0, 0), at: 27)
        #expect(pads.deadline == nil)
    }

    @Test func `a pad that is pulled out lets everything go`() {
        var pads = Gamepads()
        _ = pads.take(push(1, 0), at: 0)
        _ = pads.take(down(.confirm), at: 1)
        #expect(pads.take(.unplugged(pad: 1), at: 1) == [.buttonReleased(.confirm)])
        #expect(pads.deadline == nil)
        // Another one, which held nothing, ends no hold of a keyboard.
        #expect(pads.take(.unplugged(pad: 1), at: 1) == [])
        #expect(pads.take(push(1, 0), at: 2) == [.button(.right)])
    }

    @Test func `nothing repeats in a window without focus`() {
        var pads = Gamepads()
        _ = pads.take(down(.right), at: 0)
        #expect(pads.take(.unfocused, at: 1) == nil)
        #expect(pads.deadline == nil)
    }
}
