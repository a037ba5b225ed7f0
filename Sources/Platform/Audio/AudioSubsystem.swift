import CLinux
import CSDL2
import Synchronization

/// SDL's audio subsystem, shared by playback and microphone.
///
/// SDL counts its users and searches for a free device without a lock, so initialising, opening and closing are
/// serialised here, from any thread.
nonisolated enum AudioSubsystem {
    private static let turn = Mutex(())

    /// Makes SDL detect the CPU's features; called before a second thread may use SDL.
    ///
    /// SDL 2.26 caches them without a lock (SDL_cpuinfo.c). If two threads are the first to ask at the same time, it can
    /// lack SSE2 until the process ends, and then no sound is converted ("No conversion from source format to
    /// float available"): seen in 3 of 300 processes that forced the race.
    static func learnProcessor() { _ = SDL_HasSSE2() }

    /// Initialises SDL's audio for one more user and opens that user's device.
    ///
    /// - Parameter open: returns nil without a device; the user is then not counted.
    static func begin<Device>(_ open: () -> Device?) -> Device? {
        turn.withLock { _ in
            alsa_be_quiet()
            guard SDL_InitSubSystem(SDL_INIT_AUDIO) == 0 else { return nil }
            if let device = open() { return device }
            // A driver that was chosen without a device must not be kept: next time there may be a better one.
            SDL_QuitSubSystem(SDL_INIT_AUDIO)
            return nil
        }
    }

    /// Closes the device and releases its user; the last one shuts SDL's audio down.
    static func end(_ close: () -> Void) {
        turn.withLock { _ in
            close()
            SDL_QuitSubSystem(SDL_INIT_AUDIO)
        }
    }
}
