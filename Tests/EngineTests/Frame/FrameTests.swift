import Testing

@testable import Engine

struct FrameTests {
    @Test func `the last drawn place lies on top`() {
        var frame = Frame<Int>()
        frame.hotspot(Rect(x: 0, y: 0, width: 100, height: 100), sends: 1)
        frame.hotspot(Rect(x: 50, y: 50, width: 100, height: 100), sends: 2)
        #expect(frame.hotspot(at: Point(x: 60, y: 60))?.action == 2)
        #expect(frame.hotspot(at: Point(x: 10, y: 10))?.action == 1)
        #expect(frame.hotspot(at: Point(x: 200, y: 0)) == nil)
    }

    @Test func `a place knows whether it is pressed focused or held`() {
        var attention = Attention<Int>()
        (attention.pressed, attention.focus, attention.showsFocus, attention.held) = (1, 2, true, 0.5)
        attention.depth.target = 0.75
        let frame = Frame(attention: attention)
        #expect([frame.depth(of: 1), frame.emphasis(of: 1), frame.holdProgress(of: 1)] == [0.75, 0, 0.5])
        #expect([frame.depth(of: 2), frame.emphasis(of: 2), frame.holdProgress(of: 2)] == [0, 1, 0])
    }

    @Test func `a focus that is not shown has no emphasis`() {
        var attention = Attention<Int>()
        attention.focus = 2
        #expect(Frame(attention: attention).emphasis(of: 2) == 0)
    }

    @Test func `what will be wanted is listed in its order`() {
        var frame = Frame<Int>()
        frame.anticipate("b.jpg", in: Stage.bounds, .fit)
        frame.anticipate("a.jpg", in: Stage.bounds, .fill)
        frame.anticipate(Sound("a.ogg"))
        #expect(
            frame.soon.images == [
                .image("b.jpg", in: Stage.bounds, .fit), .image("a.jpg", in: Stage.bounds, .fill),
            ])
        #expect(frame.soon.sounds == ["a.ogg"])
    }
}
