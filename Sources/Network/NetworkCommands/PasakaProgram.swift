import Commands
import Glibc
import NetworkHub

/// The program `pasaka`, which knows what a setting may be.
enum PasakaProgram {
    /// Runs it with this process's streams.
    ///
    /// - Returns: whether it ended well.
    static func run(_ arguments: [String]) throws -> Bool {
        let itself = "\(ProgramPlaces.parent(of: ProgramPlaces.executable))/pasaka"
        let words = (["pasaka"] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process = pid_t(), status: Int32 = 0
        // Beside this program, or where the shell would find it.
        guard
            posix_spawn(&process, itself, nil, nil, words, environ) == 0
                || posix_spawnp(&process, "pasaka", nil, nil, words, environ) == 0
        else { throw HubFailure("the program pasaka is missing; install the package pasaka") }
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return false }
        }
        return status == 0
    }
}
