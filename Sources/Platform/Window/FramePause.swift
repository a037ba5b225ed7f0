import Engine
import Synchronization

/// The sleep from one frame to the next, from which the main loop wakes by itself.
nonisolated final class FramePause: Sendable {
    static let ofMainLoop = FramePause()
    /// Longer than from one frame to the next, shorter than to the one after it.
    private static let longest: Nanoseconds = Metronome.tick * 3 / 2

    private let state = Atomic<Bool>(false)

    /// Whether the loop sleeps, and will have looked at everything within a frame.
    ///
    /// What has been left for it before this was asked is then among it.
    var isNow: Bool { state.load(ordering: .sequentiallyConsistent) }

    /// Sleeps.
    ///
    /// - Parameters:
    ///   - time: the longest that `sleep` takes.
    func during(_ time: Nanoseconds, _ sleep: () -> Void) {
        state.store(time <= Self.longest, ordering: .sequentiallyConsistent)
        sleep()
        state.store(false, ordering: .sequentiallyConsistent)
    }
}
