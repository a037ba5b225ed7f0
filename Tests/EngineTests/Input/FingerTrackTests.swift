import Testing

@testable import Engine

struct FingerTrackTests {
    /// Points are tenths of a millimetre.
    private let glass = Glass(millimetresPerPoint: 0.1)

    private func track(_ places: [(tick: Int, x: Double, y: Double)], axis: Axis?) -> FingerTrack {
        var track = FingerTrack(at: .zero, tick: 0, on: glass)
        for place in places { track.move(to: Point(x: place.x, y: place.y), tick: place.tick, axis: axis) }
        return track
    }

    @Test(arguments: [
        (60.0, 0.0, false), (61, 0, true), (-61, 0, true), (0, 61, false), (70, 69, true), (70, 71, false),
    ])
    func `after 6 mm a finger drags along the axis`(x: Double, y: Double, isDrag: Bool) {
        #expect(track([(1, x, y)], axis: .horizontal).isDrag == isDrag)
        #expect(track([(1, y, x)], axis: .vertical).isDrag == isDrag)
    }

    @Test func `6 mm are more points on a smaller glass`() {
        var track = FingerTrack(at: .zero, tick: 0, on: Glass(millimetresPerPoint: 0.05))
        track.move(to: Point(x: 120, y: 0), tick: 1, axis: .horizontal)
        #expect(!track.isDrag)
    }

    @Test func `without an axis nothing is a drag`() { #expect(!track([(1, 900, 900)], axis: nil).isDrag) }

    @Test func `a drag stays one`() {
        #expect(track([(1, 100, 0), (2, 0, 0)], axis: .horizontal).isDrag)
    }

    @Test func `the way begins where the drag does so that nothing jumps`() {
        #expect(track([(1, 100, 5), (2, 80, 7)], axis: .horizontal).way == Point(x: 20, y: 7))
        #expect(track([(1, 5, -61)], axis: .vertical).way == Point(x: 5, y: -1))
    }

    @Test func `without a drag the way is counted from the start`() {
        #expect(track([(1, 20, 5)], axis: .horizontal).way == Point(x: 20, y: 5))
    }

    @Test(arguments: [(100.0, true), (101, false)])
    func `within 10 mm a finger is near where it came down, also when it comes back`(x: Double, isNear: Bool) {
        #expect(track([(1, x, 0)], axis: nil).isNear == isNear)
        #expect(track([(1, 700, 700), (30, 0, x)], axis: .vertical).isNear == isNear)
    }

    @Test(arguments: [(-127.0, false), (-128, true), (128, true), (127, false)])
    func `8 percent of the width are a swipe, however slow`(x: Double, isSwipe: Bool) {
        #expect(track([(1, x, 0), (60, x, 0)], axis: .horizontal).isSwipe(tick: 60) == isSwipe)
    }

    @Test(arguments: [(-80.0, true), (-70, true), (-69, false), (80, true)])
    func `60 mm a second are a swipe, however short`(x: Double, isSwipe: Bool) {
        let start = x < 0 ? -10.0 : 20
        #expect(track([(10, start, 0), (16, x, 0)], axis: .horizontal).isSwipe(tick: 16) == isSwipe)
    }

    @Test func `a swipe that turns back quickly is none`() {
        #expect(!track([(10, -500, 0), (16, -400, 0)], axis: .horizontal).isSwipe(tick: 16))
    }

    @Test func `the speed is that of the last tenth of a second`() {
        let track = track([(1, 0, 0), (10, 0, 0), (12, 40, 0), (14, 80, 0)], axis: .horizontal)
        #expect(track.velocity(tick: 14) == Point(x: 20, y: 0))
    }

    @Test func `a finger that stood still has no speed`() {
        #expect(track([(1, 300, 0), (20, 300, 0)], axis: .horizontal).velocity(tick: 20) == .zero)
    }

    @Test func `a finger of one tick has no speed`() {
        #expect(track([(0, 300, 0)], axis: .horizontal).velocity(tick: 0) == .zero)
    }
}
