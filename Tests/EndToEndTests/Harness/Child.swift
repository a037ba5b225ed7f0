import Foundation
import Glibc

/// A process started by a test.
///
/// It is killed with this value at the latest.
final class Child {
    enum Ending: Equatable { case exited(Int32), killed(by: Int32) }

    struct NotStarted: Error, CustomStringConvertible { let description: String }

    let process: pid_t
    private var known: Ending?

    /// - Parameters:
    ///   - program: a path, or a name to be found in `PATH`.
    ///   - input: a descriptor to read from; nil for nothing to read.
    ///   - output, errors: files to write from the start.
    ///   - memory: a file for the maximum memory, in kilobytes, of this process and its children, written when it
    ///     exits. GNU time measures it: the value of `wait4` here would start with the size of the tests.
    init(
        _ program: String, _ arguments: [String], environment: [String: String], input: Int32? = nil, output: String,
        errors: String, memory: String? = nil
    ) throws {
        let measuring = memory.map { ["/usr/bin/time", "--quiet", "--format=%M", "--output=\($0)"] } ?? []
        let line = measuring + [program] + arguments
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let input {
            posix_spawn_file_actions_adddup2(&actions, input, 0)
        } else {
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o644)
        let words = line.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        // The threads of libdispatch block SIGABRT and others, which a child would inherit. SIGUSR1 waits until the
        // player expects it: a test may ask for its state while it starts.
        var attributes = posix_spawnattr_t(), blocked = sigset_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        sigaddset(&blocked, SIGUSR1)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var process = pid_t()
        let status = posix_spawnp(&process, line[0], &actions, &attributes, words, variables)
        guard status == 0 else { throw NotStarted(description: "\(program): \(String(cString: strerror(status)))") }
        self.process = process
    }

    deinit {
        guard ending == nil else { return }
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    /// How the process has ended; nil while it is running.
    var ending: Ending? {
        guard known == nil else { return known }
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) == process else { return nil }
        known = status & 0x7f == 0 ? .exited(status >> 8 & 0xff) : .killed(by: status & 0x7f)
        return known
    }

    /// Kilobytes of the most memory that the running program has had; 0 when it has ended.
    var mostMemory: Int {
        let line = Self.text("/proc/\(process)/status").split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }

    /// The CPU time of the program and of everything it has started.
    var work: Duration { Self.work(of: process) }

    private static func work(of process: pid_t) -> Duration {
        let proc = "/proc/\(process)"
        // After its name, which may hold anything, the times are the twelfth to fifteenth word.
        let words = text(proc + "/stat").split(separator: ")").last?.split(separator: " ") ?? []
        let ticks = words.dropFirst(11).prefix(4).compactMap { Int($0) }.reduce(0, +)
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: proc + "/task")) ?? []
        let children = threads.flatMap { text("\(proc)/task/\($0)/children").split(separator: " ") }
        return children.compactMap { pid_t($0) }.map(work).reduce(.seconds(ticks) / sysconf(Int32(_SC_CLK_TCK)), +)
    }

    private static func text(_ file: String) -> String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }

    /// The paths of the files that the running program has open.
    var openFiles: [String] {
        let folder = "/proc/\(process)/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)") }
    }

    func signal(_ number: Int32) { if ending == nil { kill(process, number) } }

    func end() async throws -> Ending {
        try await eventually("process \(process) ends", by: self) { ending != nil }
        return ending ?? .exited(-1)
    }
}
