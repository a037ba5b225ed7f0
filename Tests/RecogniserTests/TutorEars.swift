import Engine
import Foundation
import Glibc
import Inference
import Installed
import Synchronization
import TestSupport

@testable import Tutor

/// What App lends the tutor's ears: a folder with a recogniser, the helper programs, a microphone and time.
final class TutorEars: Sendable {
    let disk: TemporaryFolder
    let microphone = PlayedMicrophone()
    private let helpers = StartedHelpers()
    private let news = Mutex<[ListeningAnswer]>([])
    /// What is to be done after five minutes.
    private let later = Mutex<[@Sendable () -> Void]>([])

    init(_ recogniser: TinyRecogniser? = TinyRecogniser()) throws {
        disk = try TemporaryFolder()
        if let recogniser { try disk.write("recognisers/tiny.bin", recogniser.bytes) }
    }

    var store: InstalledStore {
        var store = InstalledStore(disk.path) { builtProgram($0) }
        store.shared = disk.path + "/shared"
        return store
    }

    var host: ActivityHost {
        var host = ActivityHost(
            agenda: Agenda(now: { .zero }) { [self] _, work in later.withLock { $0.append(work) } },
            folders: .init(assets: nil, state: disk.path + "/state"))
        host.microphone = microphone
        host.program = { builtProgram($0) }
        host.start = { [helpers] in try helpers.start($0, $1) }
        host.tell = { [self] reply in take(reply) }
        host.tellByNextFrame = { [self] reply in take(reply) }
        return host
    }

    private func take(_ reply: Input.Reply) {
        if case .answer(let answer) = reply, let one = answer[ListeningAnswer.self] { news.withLock { $0.append(one) } }
    }

    var all: [ListeningAnswer] { news.withLock(\.self) }
    /// What became of a turn; nil before.
    func end(of id: Int) -> ListeningAnswer.Stage? {
        all.last { news in
            guard news.id == id else { return false }
            return switch news.stage {
            case .heard, .failed: true
            case .listening, .working: false
            }
        }?.stage
    }

    var started: [pid_t] { helpers.processes }
    func letFiveMinutesPass() { later.withLock(\.self).forEach { $0() } }
}

/// A microphone that hears what it is told to.
final class PlayedMicrophone: Microphone {
    private struct State {
        var socket: Int32 = -1
        var visit: Visit?
        var tell: Tell?
        var hasHeard = false
    }

    private let state = Mutex(State())
    private let count = Mutex(0)
    /// The number of times it was opened.
    var listenings: Int { count.withLock(\.self) }
    /// The answer in place of listening.
    let refusal = Mutex<MicrophoneEvent?>(nil)

    var isOpen: Bool { state.withLock { $0.visit != nil } }

    func look(for visit: Visit, _ tell: @escaping Tell) { tell(.ready) }

    func listen(to target: MicrophoneTarget, for visit: Visit, _ tell: @escaping Tell) {
        if let refusal = refusal.withLock(\.self) { return tell(refusal) }
        guard case .socket(let socket, HearingOrder.rate) = target else { preconditionFailure("an odd target") }
        letGo(for: visit)
        let own = fcntl(socket, F_DUPFD_CLOEXEC, 0)
        state.withLock { $0 = State(socket: own, visit: visit, tell: tell) }
        count.withLock { $0 += 1 }
    }

    /// Hears samples, with their level.
    func play(_ samples: [Int16]) {
        let (socket, tell) = state.withLock { state in
            state.hasHeard = true
            return (state.socket, state.tell)
        }
        _ = samples.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        tell?(.level(0.5, seconds: 1))
    }

    func end(for visit: Visit) {
        let hasHeard = state.withLock(\.hasHeard)
        close(visit)?(hasHeard ? .sent(seconds: 1, dropped: 0) : .unheard)
    }

    func letGo(for visit: Visit) { _ = close(visit) }

    private func close(_ visit: Visit) -> Tell? {
        state.withLock { state in
            guard state.visit == visit else { return nil }
            Glibc.close(state.socket)
            defer { state = State() }
            return state.tell
        }
    }

    func spare(_ take: Sound) {}
    func giveUp(_ take: Sound) {}
}
