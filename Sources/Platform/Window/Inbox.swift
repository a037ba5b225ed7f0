import CSDL2
import Synchronization

/// A thread-safe queue from background work to the main loop.
public nonisolated final class Inbox<Message: Sendable>: Sendable {
    private let messages = Mutex<[Message]>([])

    public init() {}

    /// Posts a message and wakes the main loop if it sleeps.
    ///
    /// Callable from any thread; never blocks on the main loop.
    public func post(_ message: Message) {
        messages.withLock { $0.append(message) }
        wakeMainLoop()
    }

    /// Posts a message that can wait until the next frame: a loop that sleeps between frames is not woken.
    public func postForNextFrame(_ message: Message) {
        messages.withLock { $0.append(message) }
        if !FramePause.ofMainLoop.isNow { wakeMainLoop() }
    }

    /// Takes all messages, oldest first.
    public func drain() -> [Message] {
        messages.withLock { messages in
            defer { messages.removeAll() }
            return messages
        }
    }
}

/// Wakes the main loop.
///
/// Callable from any thread.
nonisolated func wakeMainLoop() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)  // without video (offscreen, in tests) there is no queue, and nothing sleeps
}
