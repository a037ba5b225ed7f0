import Dispatch
import Engine
import Installed
import Sentences
import Synchronization
import Voices

/// Speaks texts with espeak-ng or an installed voice, in sandboxed processes that stay ready for the next text.
///
/// Any thread may call it, and nothing waits; news comes on its own queue. A text is in no argument, file or log: it goes
/// over the socket only. While nothing is spoken nothing is started.
final class SpeechMaker: Sendable {
    /// The news of a text that is made to speak.
    enum News: Hashable, Sendable {
        /// The next words, in their order; those before stay as they are.
        case words([WordMark])
        /// All of it has been made, though not yet heard.
        case made(seconds: Double)
        /// The sound ends early; the next text may be spoken again.
        case failed(Sentence)
    }

    typealias Tell = @Sendable (News) -> Void

    private let host: ActivityHost
    private let queue = DispatchQueue(label: "pasaka.soltura.speech", qos: .userInitiated)
    /// The voices at work; used on the queue, and so never waited for.
    private let running: Mutex<RunningVoices>
    private let ready = Atomic<Int>(0)
    private let store: InstalledStore

    /// - Parameter patience: milliseconds without a word from espeak-ng's process after which it counts as hanging.
    init(_ host: ActivityHost, patience: Int32 = 8000) {
        self.host = host
        store = InstalledStore(host)
        running = Mutex(RunningVoices(host, patience: patience))
    }

    /// Begins to speak a text.
    ///
    /// - Parameter tell: gets news of it, on a background queue.
    /// - Returns: the sound, which may be narrated at once; nil if there is no room for one more.
    func say(_ text: String, voice: Voice, speed: VoiceSpeed = .normal, tell: @escaping Tell) -> Sound? {
        let voice = SpokenVoice(voice, store)
        guard let sound = host.makeSound(SampleFormat(rate: voice.rate)) else { return nil }
        use { $0.speak(text, voice, speed, into: sound, tell) }
        return Sound(sound.name)
    }

    /// Has a voice ready, so that its first text is heard sooner.
    func prepare(_ voice: Voice) { use { [store] in $0.prepare(SpokenVoice(voice, store)) } }

    /// Releases a sound; what is heard of it ends.
    func forget(_ sound: Sound) { host.forget(sound.name) }

    /// Ends the processes, which are started again when needed.
    ///
    /// Waits at most a second.
    func close() {
        let done = DispatchSemaphore(value: 0)
        queue.async { [self] in
            end()
            done.signal()
        }
        _ = done.wait(timeout: .now() + .seconds(1))
    }

    /// The voices' line on F1.
    var status: String { "soltura   \(ready.load(ordering: .relaxed)) voices ready" }

    /// Works on the queue, and ends the processes when it has long been the last work.
    private func use(_ work: @escaping @Sendable (inout RunningVoices) -> Void) {
        queue.async { [self] in
            let use = running.withLock { running in
                work(&running)
                running.uses += 1
                ready.store(running.voices.count, ordering: .relaxed)
                return running.uses
            }
            host.agenda.later(RunningVoices.idleTime) { [weak self] in
                guard let self else { return }
                queue.async { if self.running.withLock(\.uses) == use { self.end() } }
            }
        }
    }

    private func end() {
        running.withLock { $0.close() }
        ready.store(0, ordering: .relaxed)
    }
}
