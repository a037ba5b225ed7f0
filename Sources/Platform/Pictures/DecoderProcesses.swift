import CLinux
import Confinement
import Engine
import Glibc
import Synchronization
import System

/// The processes that decode pictures: one at work, and a fresh one where another tale may begin at any moment.
///
/// A process that a picture has taken over must not read another tale's. So the pages of a tale come from a process that
/// has read nothing of others, and which has been started while several tales were on the screen; it is left behind
/// with the tale. Only covers of several tales share one. `stop` may be called on any thread, and so may `show`;
/// everything else is called on the decoder's queue.
nonisolated final class DecoderProcesses: Sendable {
    private struct State {
        var current: ChildProcess?
        /// The tales whose pictures it has read.
        var read: Set<Substring> = []
        /// Whether it has read a page, so that it may read nothing of other tales.
        var hasReadPage = false
        /// The CPU time that it had used at its last answer; nil before.
        var rested: Nanoseconds?
        /// A process that has read nothing.
        var fresh: ChildProcess?
        /// The tales on the screen; nil before the first frame.
        var shown: Set<Substring>?
        /// Whether the one at work has read pictures of a tale that has left the screen.
        var isDue = false
        var restarts = 0
        var isClosed = false

        /// Whether the one at work may read a picture of this tale.
        func suits(_ tale: Substring, isPage: Bool) -> Bool {
            read.isEmpty || read == [tale] || !isPage && !hasReadPage
        }

        mutating func note(_ tale: Substring, isPage: Bool) {
            read.insert(tale)
            hasReadPage = hasReadPage || isPage
        }

        /// Another process is at work now, or none.
        mutating func begin(with fresh: ChildProcess?) {
            (current, read, hasReadPage, rested, isDue) = (fresh, [], false, nil, false)
        }
    }

    private let state = Mutex(State())
    private let executable: String
    private let mostUnasked: Nanoseconds

    /// - Parameters:
    ///   - executable: the program with the `decoder` subcommand.
    ///   - mostUnasked: CPU time that a process may use between its answer and the next question, for clearing up.
    init(executable: String, mostUnasked: Nanoseconds) {
        (self.executable, self.mostUnasked) = (executable, mostUnasked)
    }

    deinit { state.withLock { state in [state.current, state.fresh].forEach { _ = $0?.end() } } }

    /// The one at work, if there is one.
    var process: pid_t? { state.withLock { $0.current?.process } }

    /// The one that waits for the next tale, if there is one.
    var freshProcess: pid_t? { state.withLock { $0.fresh?.process } }

    /// How often a dead or stalled one was replaced.
    var restarts: Int { state.withLock { $0.restarts } }

    /// Kills them, even hanging ones; none is started any more.
    func stop() {
        let ended = state.withLock { state in
            defer { (state.current, state.fresh, state.isClosed) = (nil, nil, true) }
            return [state.current, state.fresh]
        }
        for case let process? in ended { process.kill() }
    }

    // MARK: - Tales

    /// Notes which tales are on the screen.
    ///
    /// - Returns: whether ``settle()`` has something to do.
    func show(_ tales: Set<Substring>) -> Bool {
        state.withLock { state in
            guard tales != state.shown else { return false }
            state.shown = tales
            state.isDue = !state.read.isEmpty && (tales.count != 1 || state.read != tales)
            return state.isDue
        }
    }

    /// Leaves a process behind whose tale has ended, and starts one ahead where several tales are shown.
    ///
    /// To be called when nothing is left to decode.
    func settle() {
        renew()
        let mustStart = state.withLock { state in
            guard let shown = state.shown else { return false }
            let hasCovers = shown.count > 1 && !state.read.isEmpty && !state.hasReadPage
            return hasCovers && state.fresh == nil && !state.isClosed
        }
        if mustStart { keep(start(), as: \.fresh) }
    }

    private func renew() {
        let due = state.withLock { state -> (old: ChildProcess, fresh: ChildProcess?)? in
            guard state.isDue, let old = state.current else { return nil }
            defer {
                state.begin(with: nil)
                state.fresh = nil
            }
            return (old, state.fresh)
        }
        guard let due else { return }
        keep(due.fresh ?? start(), as: \.current)
        due.old.end()
    }

    // MARK: - Questions

    /// Sends a question; a process that died or worked since its last answer, not because of a file, is replaced.
    func send(_ question: [UInt8], _ descriptors: [Int32], for request: PictureRequest) -> ChildProcess? {
        let tale = request.image.tale, isPage = request.isPage
        if let tale { state.withLock { $0.isDue = $0.isDue || !$0.suits(tale, isPage: isPage) } }
        renew()
        for _ in 0..<2 {
            guard let helper = current() else { return nil }
            if !worksUnasked(helper),
                descriptors_send(helper.channel, question, question.count, descriptors, descriptors.count) > 0
            {
                if let tale { state.withLock { $0.note(tale, isPage: isPage) } }
                return helper
            }
            replace(helper)
        }
        return nil
    }

    /// Notes that it has answered.
    func rest(_ helper: ChildProcess) { state.withLock { $0.rested = SteadyClock.work(of: helper.process) } }

    /// Whether something that a picture has left there uses the processor.
    private func worksUnasked(_ helper: ChildProcess) -> Bool {
        guard let rested = state.withLock(\.rested), SteadyClock.work(of: helper.process) - rested > mostUnasked else {
            return false
        }
        Log("picture").warning("the decoder has used the processor unasked; it is replaced")
        return true
    }

    // MARK: - Starting

    /// The one at work, started if there is none.
    @discardableResult func current() -> ChildProcess? {
        state.withLock(\.current) ?? keep(start(), as: \.current)
    }

    /// - Returns: the call for which its sandbox has ended it.
    @discardableResult func replace(_ helper: ChildProcess) -> RefusedCall? {
        let isClosed = state.withLock { state in
            state.begin(with: nil)
            state.restarts += 1
            return state.isClosed
        }
        guard !isClosed else { return nil }
        let ending = helper.end()
        current()
        return ending.refusedCall
    }

    @discardableResult private func keep(
        _ helper: ChildProcess?, as place: WritableKeyPath<State, ChildProcess?>
    ) -> ChildProcess? {
        guard let helper else { return nil }
        let isClosed = state.withLock { state in
            state[keyPath: place] = state.isClosed ? nil : helper
            return state.isClosed
        }
        if isClosed { helper.end() }
        return isClosed ? nil : helper
    }

    private func start() -> ChildProcess? {
        try? ChildProcess.start(executable, ["pasaka", "decoder"], over: .messages)
    }
}
