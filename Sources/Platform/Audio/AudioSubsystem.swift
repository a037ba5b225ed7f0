import CLinux
import CSDL2
import Synchronization

/// SDL's sound, which the voice and the microphone share.
///
/// SDL counts who uses it and looks for a free device without a lock, so beginning, opening and ending happen one
/// after the other, from whichever thread.
nonisolated enum AudioSubsystem {
    private static let turn = Mutex(())

    /// Has SDL find out what the processor can do; called before a second thread may use SDL.
    ///
    /// SDL 2.26 notes it without a lock (SDL_cpuinfo.c). Two threads that are the first to ask, at once, can leave it
    /// without SSE2 until the process ends, and no sound is converted any more ("No conversion from source format to
    /// float available"): seen in 3 of 300 processes that were made to collide.
    static func learnProcessor() { _ = SDL_HasSSE2() }

    /// Begins SDL's sound for one more user and opens what that user wants.
    ///
    /// - Parameter open: returns nil where there is no device; then the user is counted off again.
    static func begin<Device>(_ open: () -> Device?) -> Device? {
        turn.withLock { _ in
            alsa_be_quiet()
            guard SDL_InitSubSystem(SDL_INIT_AUDIO) == 0 else { return nil }
            if let device = open() { return device }
            // A driver that was found without a device must not be kept: the next time there may be a better one.
            SDL_QuitSubSystem(SDL_INIT_AUDIO)
            return nil
        }
    }

    /// Closes what was opened and counts its user off; with the last one SDL's sound ends.
    static func end(_ close: () -> Void) {
        turn.withLock { _ in
            close()
            SDL_QuitSubSystem(SDL_INIT_AUDIO)
        }
    }
}
