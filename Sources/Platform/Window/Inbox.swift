import CSDL2
import Synchronization

/// Where background work leaves values for the main loop to pick up.
public nonisolated final class Inbox<Message: Sendable>: Sendable {
    private let messages = Mutex<[Message]>([])

    public init() {}

    /// Leaves a message and wakes the main loop if it sleeps.
    ///
    /// Any thread may call this; it never waits for the main loop.
    public func post(_ message: Message) {
        messages.withLock { $0.append(message) }
        wakeMainLoop()
    }

    /// The same for what can wait until the next frame: a loop that sleeps from one to the next is not woken.
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

/// Ends the sleep of the main loop.
///
/// Any thread may call this.
nonisolated func wakeMainLoop() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)  // without video (offscreen, in tests) there is no queue, and nobody sleeps
}
