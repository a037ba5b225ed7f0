import CLinux
import Glibc

/// A program of Pasaka's that works beside this process, and this process's end of what connects them.
///
/// It inherits the connection and the standard streams, and no other open file.
public struct ChildProcess: Hashable, Sendable {
    public let process: pid_t
    /// This process's end; no other child inherits it.
    public let channel: Int32
    /// The name of its program.
    private let program: String

    /// The way in which it has ended.
    public struct Ending: Hashable, Sendable {
        /// Its CPU time.
        public let work: Duration
        /// The call for which its sandbox has ended it; nil for any other end.
        public let refusedCall: RefusedCall?
    }

    /// A way of connecting the two.
    public enum Connection: Sendable {
        /// A socket of whole messages, as the child's descriptor 3. It has no environment: variables such as
        /// `LD_PRELOAD` load foreign code.
        case messages
        /// A socket of bytes, likewise.
        case bytes
        /// The child's standard output; its other streams are empty, and it has this process's environment.
        case output
    }

    /// Why a program could not be started.
    public struct Failure: Error, Hashable {
        /// The `errno`.
        public let code: Int32
    }

    private init(process: pid_t, channel: Int32, program: String) {
        self.process = process
        self.channel = channel
        self.program = program
    }

    /// Starts a program.
    ///
    /// - Parameter words: its own name and its arguments.
    public static func start(
        _ executable: String, _ words: [String], over connection: Connection
    ) throws(Failure) -> ChildProcess {
        let (mine, its) = try ends(of: connection)
        let arguments = words.map { strdup($0) } + [nil]
        let process = process_spawn(executable, arguments, its, connection == .output)
        let failure = Failure(code: errno)
        arguments.forEach { free($0) }
        close(its)
        guard process > 0 else {
            close(mine)
            throw failure
        }
        let program = executable.split(separator: "/").last.map(String.init) ?? executable
        return ChildProcess(process: process, channel: mine, program: program)
    }

    private static func ends(of connection: Connection) throws(Failure) -> (mine: Int32, its: Int32) {
        let kind = connection == .messages ? SOCK_SEQPACKET : SOCK_STREAM
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(kind.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw Failure(code: errno)
        }
        return (ends[0], ends[1])
    }

    // MARK: - Its answer

    /// Everything that the child sends until it closes its end, or until `end`, or beyond `most` bytes.
    ///
    /// - Parameter rest: how long it may use no CPU time at all: then its threads wait for each other for ever.
    public func answer(
        before end: ContinuousClock.Instant, atMost most: Int, restingAtMost rest: Duration? = nil
    ) -> [UInt8] {
        var progress = rest.map { ChildProgress(of: process, mostRest: $0) }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while answer.count <= most, hasMore(before: end, &progress) {
            let count = read(channel, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            answer += buffer[..<count]
        }
        return answer
    }

    private func hasMore(before end: ContinuousClock.Instant, _ progress: inout ChildProgress?) -> Bool {
        while true {
            let left = min(ContinuousClock.now.duration(to: end), progress?.step ?? .seconds(86_400))
            guard left > .zero else { return false }
            let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
            var ready = pollfd(fd: channel, events: Int16(POLLIN), revents: 0)
            let count = poll(&ready, 1, Int32(clamping: milliseconds + 1))
            if count > 0 { return true }
            if count < 0, errno != EINTR { return false }
            if count == 0, progress?.hasStopped() == true { return false }
        }
    }

    // MARK: - Its end

    /// Kills the child, even a hanging one, and waits until it is gone; the connection stays open, because another
    /// thread may be reading from it.
    @discardableResult public func kill() -> Ending {
        Glibc.kill(process, SIGKILL)
        let call = refusedCall()
        var usage = rusage()
        while wait4(process, nil, 0, &usage) < 0, errno == EINTR {}
        if let call { RefusedCalls.shared.note(call) }
        let work = [usage.ru_utime, usage.ru_stime].reduce(Duration.zero) { sum, time in
            sum + .seconds(time.tv_sec) + .microseconds(time.tv_usec)
        }
        return Ending(work: work, refusedCall: call)
    }

    /// Waits until the child is dead, and looks what has ended it while the kernel still knows.
    private func refusedCall() -> RefusedCall? {
        var facts = siginfo_t()
        while waitid(P_PID, id_t(process), &facts, WEXITED | WNOWAIT) < 0 {
            guard errno == EINTR else { return nil }
        }
        let isKilled = facts.si_code == CLD_KILLED || facts.si_code == CLD_DUMPED
        guard isKilled, facts._sifields._sigchld.si_status == SIGSYS else { return nil }
        let number = Int(process_refused_call(process))
        return RefusedCall(program: program, number: number < 0 ? nil : number)
    }

    /// Closes the connection and kills the child.
    @discardableResult public func end() -> Ending {
        close(channel)
        return kill()
    }
}
