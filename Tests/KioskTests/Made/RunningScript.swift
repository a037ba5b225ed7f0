import Glibc

/// A shell script at work.
///
/// Not Foundation's `Process`, which hangs with a script that opens descriptor 9: where that is what it watches, it
/// takes the script for ended, and waits for it while every other process of the tests waits for its turn.
struct RunningScript {
    struct NotStarted: Error { let code: Int32 }

    private let process: pid_t

    init(_ words: [String], environment: [String: String]) throws {
        var child = pid_t()
        var arguments = words.map { strdup($0) } + [nil]
        var surroundings = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in arguments + surroundings { free(word) } }
        let failure = posix_spawn(&child, words[0], nil, nil, &arguments, &surroundings)
        guard failure == 0 else { throw NotStarted(code: failure) }
        process = child
    }

    var isRunning: Bool {
        var ending = siginfo_t()
        return waitid(P_PID, id_t(process), &ending, WEXITED | WNOHANG | WNOWAIT) == 0 && ending.si_signo == 0
    }

    /// Waits for its end and gives its exit status; 128 and the number for a signal.
    func end() -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
    }
}
