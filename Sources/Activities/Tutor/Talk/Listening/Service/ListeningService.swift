import Dispatch
import Engine
import Inference
import Installed
import Sentences
import Synchronization
import System

/// Listens while a learner holds the button, and hears what was said with the installed recogniser.
///
/// Any thread may call it, and nothing waits. What is said is in no argument, file or log, and is forgotten when it has
/// been heard. While nobody speaks nothing is started.
final class ListeningService: Service {
    /// How long the recogniser is kept ready without use.
    static let idleTime = Duration.seconds(300)

    private let host: ActivityHost
    private let store: InstalledStore
    /// The microphone's switches, in their order.
    private let switches = DispatchQueue(label: "pasaka.soltura.microphone", qos: .userInitiated)
    /// Blocks while the microphone is open.
    private let gathering = DispatchQueue(label: "pasaka.soltura.voice-in", qos: .userInitiated)
    /// Blocks while the recogniser works.
    private let working = DispatchQueue(label: "pasaka.soltura.ears", qos: .userInitiated)
    private let state = Mutex(State())

    private struct State {
        /// What is being listened to or heard.
        var turn: Turn?
        /// Whether the button was let go.
        var isEnded = false
        var ears: Ears?
        /// How often it was used: only the last use counts.
        var uses = 0
    }

    private struct Turn: Hashable {
        let id: Int
        let language: String
        let visit: Visit
    }

    init(_ host: ActivityHost, _ store: InstalledStore? = nil) {
        (self.host, self.store) = (host, store ?? InstalledStore(host))
    }

    /// Whether there is a recogniser, and the program that hears with it; reads the disk.
    var isInstalled: Bool { host.program("pasaka-ears") != nil && (try? store.preferredRecogniser()) != nil }

    func carryOut(_ request: ListeningRequest, for visit: Visit) {
        switch request {
        case .start(let id, let language):
            let turn = Turn(id: id, language: language, visit: visit)
            drop()
            state.withLock { ($0.turn, $0.isEnded) = (turn, false) }
            switches.async { self.listen(turn) }
        case .end:
            state.withLock { if $0.turn?.visit == visit { $0.isEnded = true } }
            switches.async { self.host.microphone.end(for: visit) }
        case .cancel:
            if state.withLock({ $0.turn?.visit == visit }) { drop() }
            switches.async { self.host.microphone.letGo(for: visit) }
        }
    }

    /// Forgets what was said.
    private func drop() {
        let ears = state.withLock { state in
            defer { state.turn = nil }
            return state.turn == nil ? nil : state.ears
        }
        ears?.cancel()
    }

    private func isOn(_ turn: Turn) -> Bool { state.withLock { $0.turn == turn } }

    private func tell(_ stage: ListeningAnswer.Stage, _ turn: Turn) {
        guard isOn(turn) else { return }
        host.answer(ListeningAnswer(id: turn.id, stage: stage), to: turn.visit)
    }

    private func fail(_ problem: ListeningProblem, _ turn: Turn) {
        tell(.failed(problem), turn)
        state.withLock { if $0.turn == turn { $0.turn = nil } }
    }

    private func refuse(_ refusal: InstalledRefusal, _ turn: Turn) {
        // Whether somebody has spoken is nobody's business.
        if refusal.kind != .silence, refusal.kind != .noise { Log("tutor").warning(refusal.sentence) }
        fail(ListeningProblem(refusal), turn)
    }

    // MARK: - Listening

    private func listen(_ turn: Turn) {
        guard isOn(turn) else { return }
        do throws(InstalledRefusal) {
            _ = try store.preferredRecogniser()
            guard host.program("pasaka-ears") != nil else { throw .noEars }
        } catch {
            return refuse(error, turn)
        }
        guard let voice = VoiceSocket() else { return fail(.failed, turn) }
        voice.lend { socket in
            host.microphone.listen(to: .socket(socket, rate: HearingOrder.rate), for: turn.visit) { [weak self] in
                self?.take($0, turn)
            }
        }
        gathering.async { self.gather(voice, turn) }
        // After the microphone was opened, so that a refusal closes it.
        use { $0.prepare(turn) }
    }

    /// Has the recogniser loaded while it is spoken.
    private func prepare(_ turn: Turn) {
        guard isOn(turn) else { return }
        do throws(InstalledRefusal) {
            _ = try readyEars()
        } catch {
            host.microphone.letGo(for: turn.visit)
            refuse(error, turn)
        }
    }

    private func take(_ news: MicrophoneEvent, _ turn: Turn) {
        switch news {
        case .level(let level, let seconds):
            guard isOn(turn) else { return }
            let news = ListeningAnswer(id: turn.id, stage: .listening(level: level, seconds: seconds))
            host.tellByNextFrame(.answer(news, to: turn.visit))
        case .busy: fail(.busyMicrophone, turn)
        case .missing: fail(.noMicrophone, turn)
        // Who lets go at once has said nothing.
        case .unheard: fail(state.withLock(\.isEnded) ? .silence : .noMicrophone, turn)
        // What was sent is heard when the socket ends; it fails only when that has heard enough.
        case .ready, .speechEnded, .taken, .sent, .failed: break
        }
    }

    /// Waits until the microphone is closed, and has the recogniser hear.
    private func gather(_ voice: VoiceSocket, _ turn: Turn) {
        let samples = voice.gather()
        // Another turn of the visit may be listening by now.
        guard isOn(turn) else { return }
        host.microphone.end(for: turn.visit)
        tell(.working, turn)
        use { service in service.hear(samples, turn) }
    }

    // MARK: - Hearing

    private func hear(_ samples: [Int16], _ turn: Turn) {
        guard isOn(turn) else { return }
        do {
            let speech = try Ears.speech(in: samples)
            let heard = try hearOrRepeat(speech, turn)
            guard !heard.text.isEmpty else { throw InstalledRefusal.noise }
            tell(.heard(heard.text), turn)
            state.withLock { if $0.turn == turn { $0.turn = nil } }
        } catch let refusal as InstalledRefusal {
            refuse(refusal, turn)
        } catch {
            if error as? HearingFailure != .cancelled { fail(.failed, turn) }
        }
    }

    /// A process that was ready may have died since; another one is started for it, once.
    private func hearOrRepeat(_ speech: [Int16], _ turn: Turn) throws -> Ears.Heard {
        let wasReady = state.withLock { $0.ears != nil }
        do {
            return try readyEars().hear(speech, language: turn.language)
        } catch HearingFailure.died where wasReady && isOn(turn) {
            end()
            return try readyEars().hear(speech, language: turn.language)
        } catch HearingFailure.died {
            end()
            throw HearingFailure.died
        }
    }

    /// The recogniser that is installed now, loaded.
    private func readyEars() throws(InstalledRefusal) -> Ears {
        let path = try store.preferredRecogniser().path
        if let ears = state.withLock(\.ears) {
            if ears.path == path { return ears }
            end()
        }
        let ears = try Ears(RecogniserFile(path), host, availableMemory: store.availableMemory())
        state.withLock { $0.ears = ears }
        return ears
    }

    // MARK: - Its end

    /// Works on the queue, and ends the process when it has long been the last work.
    private func use(_ work: @escaping @Sendable (ListeningService) -> Void) {
        working.async { [self] in
            work(self)
            let use = state.withLock { state in
                state.uses += 1
                return state.uses
            }
            host.agenda.later(Self.idleTime) { [weak self] in
                guard let self else { return }
                working.async { if self.state.withLock({ $0.uses == use && $0.turn == nil }) { self.end() } }
            }
        }
    }

    /// Ends the recogniser on the queue: its socket must not be closed while it is read.
    private func end() {
        let ears = state.withLock { state in
            defer { state.ears = nil }
            return state.ears
        }
        ears?.end()
    }

    /// A visit has ended: the microphone is free, and what was said is forgotten.
    func left(_ visit: Visit) { carryOut(.cancel, for: visit) }

    /// Ends the process, which is started again when needed.
    ///
    /// Waits at most a second.
    func close() {
        if let visit = state.withLock(\.turn)?.visit { carryOut(.cancel, for: visit) }
        let done = DispatchSemaphore(value: 0)
        working.async { [self] in
            end()
            done.signal()
        }
        _ = done.wait(timeout: .now() + .seconds(1))
    }

    /// The recogniser's line on F1.
    var status: [String] { ["soltura   recogniser \(state.withLock { $0.ears == nil } ? "not loaded" : "ready")"] }
}
