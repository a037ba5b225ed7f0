import Testing

@testable import Engine

struct FingerTrackTests {
    private func track(_ places: [(tick: Int, x: Double, y: Double)], axis: Axis?) -> FingerTrack {
        var track = FingerTrack(at: .zero, tick: 0)
        for place in places { track.move(to: Point(x: place.x, y: place.y), tick: place.tick, axis: axis) }
        return track
    }

    @Test(arguments: [
        (30.0, 0.0, false), (31, 0, true), (-31, 0, true), (0, 31, false), (40, 39, true), (40, 41, false),
    ])
    func `beyond its trembling a finger drags along the axis`(x: Double, y: Double, isDrag: Bool) {
        #expect(track([(1, x, y)], axis: .horizontal).isDrag == isDrag)
        #expect(track([(1, y, x)], axis: .vertical).isDrag == isDrag)
    }

    @Test func `without an axis nothing is a drag`() { #expect(!track([(1, 900, 900)], axis: nil).isDrag) }

    @Test func `a drag stays one`() {
        #expect(track([(1, 100, 0), (2, 0, 0)], axis: .horizontal).isDrag)
    }

    @Test func `the way begins where the trembling ends so that nothing jumps`() {
        #expect(track([(1, 100, 5), (2, 80, 7)], axis: .horizontal).way == Point(x: 50, y: 7))
        #expect(track([(1, 5, -31)], axis: .vertical).way == Point(x: 5, y: -1))
    }

    @Test func `without a drag the way is counted from the start`() {
        #expect(track([(1, 20, 5)], axis: .horizontal).way == Point(x: 20, y: 5))
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
