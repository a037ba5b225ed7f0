import Engine
import Synchronization

/// The sleep between frames, from which the main loop wakes by itself.
nonisolated final class FramePause: Sendable {
    static let ofMainLoop = FramePause()
    /// The longest pause, between one frame interval and two.
    private static let longest: Nanoseconds = Metronome.tick * 3 / 2

    private let state = Atomic<Bool>(false)

    /// Whether the loop is asleep and will drain its inboxes within a frame.
    ///
    /// Messages posted before this is read are included.
    var isNow: Bool { state.load(ordering: .sequentiallyConsistent) }

    /// Sleeps.
    ///
    /// - Parameters:
    ///   - time: the maximum duration of `sleep`.
    func during(_ time: Nanoseconds, _ sleep: () -> Void) {
        state.store(time <= Self.longest, ordering: .sequentiallyConsistent)
        sleep()
        state.store(false, ordering: .sequentiallyConsistent)
    }
}
