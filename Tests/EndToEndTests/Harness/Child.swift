import Glibc

/// A process that a test has started.
///
/// It is ended with this value at the latest.
final class Child {
    enum Ending: Equatable { case exited(Int32), killed(by: Int32) }

    struct NotStarted: Error, CustomStringConvertible { let description: String }

    let process: pid_t
    private var known: Ending?
    /// Kilobytes of the largest process among this one and its children, once it has ended.
    private(set) var mostMemory = 0

    /// - Parameters:
    ///   - program: a path, or a name to be found in `PATH`.
    ///   - input: a descriptor to read from; nil for nothing to read.
    ///   - output, errors: files to be written anew.
    init(
        _ program: String, _ arguments: [String], environment: [String: String], input: Int32? = nil, output: String,
        errors: String
    ) throws {
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
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process = pid_t()
        let status = posix_spawnp(&process, program, &actions, nil, words, variables)
        guard status == 0 else { throw NotStarted(description: "\(program): \(String(cString: strerror(status)))") }
        self.process = process
    }

    deinit {
        guard ending == nil else { return }
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    /// How the process has ended; nil while it runs.
    var ending: Ending? {
        guard known == nil else { return known }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(process, &status, WNOHANG, &usage) == process else { return nil }
        mostMemory = usage.ru_maxrss
        known = status & 0x7f == 0 ? .exited(status >> 8 & 0xff) : .killed(by: status & 0x7f)
        return known
    }

    func signal(_ number: Int32) { if ending == nil { kill(process, number) } }

    func end(within seconds: Double = 20) async throws -> Ending {
        try await eventually("process \(process) ends", within: seconds) { ending != nil }
        return ending ?? .exited(-1)
    }
}
