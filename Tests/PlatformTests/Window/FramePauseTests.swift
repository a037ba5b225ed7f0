import Engine
import Testing

@testable import Platform

struct FramePauseTests {
    private let pause = FramePause()

    @Test(arguments: [(1, true), (Metronome.tick, true), (2 * Metronome.tick, false), (Int.max, false)])
    func `only a sleep that ends with the next frame is a pause`(time: Nanoseconds, isPause: Bool) {
        pause.during(time) { #expect(pause.isNow == isPause) }
        #expect(!pause.isNow)
    }
}
