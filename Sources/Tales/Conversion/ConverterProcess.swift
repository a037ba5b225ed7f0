import CLinux
import Glibc

/// A running `pasaka-converter`; it is killed with this value at the latest.
package struct ConverterProcess: ~Copyable {
    /// Wall-clock seconds allowed per CPU second: the machine may be busy.
    static let patience = 4
    /// A longer answer cannot come from an intact converter.
    private static let mostAnswerBytes = 16 << 20

    /// The argument that lowers the child's priority.
    package static let givingWay = "--giving-way"

    let socket: Int32
    let process: pid_t

    /// Starts the program at `executable`.
    init(executable: String, givesWay: Bool) throws(ConversionRefusal) {
        (socket, process) = try Self.start(executable, givesWay)
    }

    private static func start(_ executable: String, _ givesWay: Bool) throws(ConversionRefusal) -> (Int32, pid_t) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw ConversionRefusal("cannot be converted: \(errno: errno)")
        }
        let arguments = [strdup("pasaka-converter")] + (givesWay ? [strdup(givingWay)] : []) + [nil]
        let process = descriptors_spawn(executable, arguments, ends[1])
        let failure = errno
        arguments.forEach { free($0) }
        close(ends[1])
        guard process > 0 else {
            close(ends[0])
            throw ConversionRefusal("cannot be converted: \(path: executable): \(errno: failure)")
        }
        return (ends[0], process)
    }

    deinit { Self.end(socket, process) }

    /// Kills the program.
    ///
    /// - Returns: its CPU time.
    consuming func end() -> Duration {
        let work = Self.end(socket, process)
        discard self
        return work
    }

    @discardableResult private static func end(_ socket: Int32, _ process: pid_t) -> Duration {
        close(socket)
        kill(process, SIGKILL)
        var usage = rusage()
        while wait4(process, nil, 0, &usage) < 0, errno == EINTR {}
        return [usage.ru_utime, usage.ru_stime].reduce(.zero) { sum, time in
            sum + .seconds(time.tv_sec) + .microseconds(time.tv_usec)
        }
    }

    /// Reads until the child has finished; anything that arrives after the timeout is missing.
    func answer(withinMilliseconds limit: Int) -> [UInt8] {
        let end = ContinuousClock.now + .milliseconds(limit)
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while answer.count <= Self.mostAnswerBytes, hasMore(before: end) {
            let count = read(socket, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            answer += buffer[..<count]
        }
        return answer
    }

    private func hasMore(before end: ContinuousClock.Instant) -> Bool {
        while true {
            let left = ContinuousClock.now.duration(to: end)
            guard left > .zero else { return false }
            let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
            var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            let count = poll(&ready, 1, Int32(clamping: milliseconds + 1))
            if count > 0 { return true }
            if count < 0, errno != EINTR { return false }
        }
    }
}
