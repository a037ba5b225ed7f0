import Engine
import Glibc
import GrownUps
import Sentences
import Storage
import Stories
import Synchronization
import System

/// Keeps what went wrong in the state folder, where it outlives the power cut of each evening: ``Incidents``, and the
/// recording of the last crash without names.
final class IncidentKeeper: Sendable {
    private let store: DocumentStore
    /// The player's runtime folder, in memory.
    private let folder: String
    private let isKiosk: Bool
    private let agenda: Agenda
    private let tell: @Sendable (AnyDocument) -> Void
    private let state: Mutex<State>

    private struct State {
        var incidents: Incidents
        /// Crashes that are not in it yet, and their day.
        var crashes = (count: 0, day: "")
        /// Whether a write is due, and when the last one was, also that of a player before.
        var isDue = false
        var written: Duration?
    }

    /// The file of the last crash's recording.
    static let recording = "crash.jsonl"
    /// The largest recording that is kept, in bytes: with the document and its last good copy it is at most 256 kB.
    static let mostRecording = 96 << 10
    /// How long a line waits for others, and the least time between two writes: trouble must not wear out a disk.
    private static let delay = Duration.seconds(5), pause = 600

    /// - Parameters:
    ///   - world: with what was kept before.
    ///   - folder: the player's runtime folder.
    ///   - tell: called with what was kept, from any thread.
    init(
        _ world: World, store: DocumentStore, folder: String, agenda: Agenda = .background("pasaka.incidents"),
        tell: @escaping @Sendable (AnyDocument) -> Void
    ) {
        (self.store, self.folder, self.agenda, self.tell) = (store, folder, agenda, tell)
        isKiosk = world.isKiosk
        var state = State(incidents: world[Incidents.self] ?? Incidents())
        let stamp = MessageFile.stamp(store.path(of: Incidents.name)), age = stamp.count > 1 ? time(nil) - stamp[1] : -1
        if (0..<Self.pause).contains(age) { state.written = agenda.now() - .seconds(age) }
        self.state = Mutex(state)
    }

    // MARK: - Trouble

    /// The player before this one crashed.
    ///
    /// One that crashes again and again is counted in memory, and written with the next write that is allowed.
    func crashed(on day: String = LocalTime.text("%Y-%m-%d")) {
        let before = Int(String(decoding: MessageFile.read(uncounted), as: UTF8.self)) ?? 0
        let count = clamp(before, 0...1_000_000) + 1
        try? MessageFile.replace(uncounted, with: Array("\(count)".utf8))  // without it one crash is counted
        let isAllowed = state.withLock { state in
            state.crashes = (count, day)
            return rest(of: state) == .zero
        }
        guard isAllowed else { return plan() }
        write()
        store.finish()
        agenda.later(.zero) { self.keepRecording() }
    }

    /// The player has started.
    func started(on day: String = LocalTime.text("%Y-%m-%d")) {
        state.withLock { $0.incidents.start(on: day) }
        plan()
    }

    /// Keeps a line of the log.
    func keep(_ line: LogLine) {
        state.withLock { $0.incidents.keep(line) }
        plan()
    }

    /// The file with the number of crashes that are not kept yet.
    private var uncounted: String { "\(folder)/crashes" }

    // MARK: - Writing

    /// Writes what is due at once, at the end.
    func finish() {
        if state.withLock(\.isDue) { write() }
    }

    /// The time until the next write is allowed.
    private func rest(of state: State) -> Duration {
        max(.zero, state.written.map { $0 + .seconds(Self.pause) - agenda.now() } ?? .zero)
    }

    private func plan() {
        let wait = state.withLock { state -> Duration? in
            guard !state.isDue else { return nil }
            state.isDue = true
            return max(Self.delay, rest(of: state))
        }
        if let wait { agenda.later(wait) { if self.state.withLock(\.isDue) { self.write() } } }
    }

    private func write() {
        var incidents = state.withLock { state in
            (state.isDue, state.written) = (false, agenda.now())
            if state.crashes.count > 0 { state.incidents.crash(state.crashes.count, on: state.crashes.day) }
            state.crashes.count = 0
            return state.incidents
        }
        // Not while the log waits.
        incidents.shorten()
        MessageFile.remove(uncounted)
        store.save(AnyDocument(incidents))
        tell(AnyDocument(incidents))
    }

    /// Keeps the recording as a report shows it; a kiosk's without the tales that its children have opened.
    ///
    /// One that is larger is not kept: it lies in memory until the power is cut.
    private func keepRecording() {
        var redaction = Redaction(shipped: Report.shippedTales)
        var bytes: [UInt8] = [], number = 0
        FlightReading.crash(in: folder, keptIn: nil).visit { line in
            guard bytes.count <= Self.mostRecording else { return }
            var line = line
            line.number = number
            if var world = line.start.map({ redaction.world($0) }) {
                if isKiosk { world[UserProgress.self] = UserProgress() }
                (line.start, line.route) = (world, line.route.map { redaction.route($0) })
            } else {
                guard let input = line.input.flatMap({ redaction.input($0) }) else { return }
                line.input = input
            }
            number += 1
            bytes += line.bytes
        }
        do throws(CallFailure) {
            let folder = try OpenFolder(store.folder)
            guard !bytes.isEmpty, bytes.count <= Self.mostRecording else { return folder.remove(Self.recording) }
            try folder.write(bytes, as: Self.recording, mode: 0o600)
        } catch {
            Log("health").warning("the recording of a crash cannot be kept: \(error)")
        }
    }
}
