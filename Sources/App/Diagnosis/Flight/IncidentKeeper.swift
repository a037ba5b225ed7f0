import Engine
import GrownUps
import Storage
import Synchronization
import System

/// Keeps what went wrong in the state folder, where it outlives the power cut of each evening: ``Incidents``, and the
/// recording of the last crash.
final class IncidentKeeper: Sendable {
    private let store: DocumentStore
    private let agenda: Agenda
    private let tell: @Sendable (AnyDocument) -> Void
    private let state: Mutex<State>

    private struct State {
        var incidents: Incidents
        /// Whether a write is due, and when the last one was.
        var isDue = false
        var written: Duration?
    }

    /// The file of the last crash's recording.
    static let recording = "crash.jsonl"
    /// The largest recording that is kept, in bytes: with the document it is less than 256 kB.
    static let mostRecording = 128 << 10
    /// How long a line waits for others, and the least time between two writes: trouble must not wear out a disk.
    private static let delay = Duration.seconds(5), pause = Duration.seconds(600)

    /// - Parameters:
    ///   - world: with what was kept before.
    ///   - tell: called with what was kept, from any thread.
    init(
        _ world: World, store: DocumentStore, agenda: Agenda = .background("pasaka.incidents"),
        tell: @escaping @Sendable (AnyDocument) -> Void
    ) {
        (self.store, self.agenda, self.tell) = (store, agenda, tell)
        state = Mutex(State(incidents: world[Incidents.self] ?? Incidents()))
    }

    /// The player before this one crashed.
    ///
    /// - Parameter folder: its runtime folder, in which its recording lies.
    func crashed(in folder: String, on date: String = LocalTime.text("%Y-%m-%d")) {
        state.withLock { $0.incidents.crash(on: date) }
        plan()
        agenda.later(.zero) { self.copy(from: folder) }
    }

    /// Keeps a line of the log.
    func keep(_ line: LogLine) {
        state.withLock { $0.incidents.keep(line) }
        plan()
    }

    /// Writes what is due at once, at the end.
    func finish() {
        if state.withLock(\.isDue) { write() }
    }

    private func plan() {
        let now = agenda.now()
        let wait = state.withLock { state -> Duration? in
            guard !state.isDue else { return nil }
            state.isDue = true
            return max(Self.delay, state.written.map { $0 + Self.pause - now } ?? .zero)
        }
        if let wait { agenda.later(wait) { if self.state.withLock(\.isDue) { self.write() } } }
    }

    private func write() {
        let incidents = state.withLock { state in
            (state.isDue, state.written) = (false, agenda.now())
            return state.incidents
        }
        store.save(AnyDocument(incidents))
        tell(AnyDocument(incidents))
    }

    /// A recording that is larger is not kept: it lies in memory until the power is cut.
    private func copy(from folder: String) {
        let bytes = MessageFile.read(FlightFile.Names.crash.path(in: folder), atMost: Self.mostRecording)
        guard !bytes.isEmpty else { return }
        do throws(CallFailure) {
            try OpenFolder(store.folder).write(bytes, as: Self.recording, mode: 0o600)
        } catch {
            Log("health").warning("the recording of a crash cannot be kept: \(error)")
        }
    }
}
