import FoundationEssentials
import Glibc
import MorningCheck

/// The lights of `pasaka selftest`, run in its own process because it may hang with the machine.
enum SelfTestLines {
    /// - Returns: nil if it does not answer.
    static func ask(state: String) -> SelfTest? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let words =
            (["pasaka", "selftest", "--json", "--marks", "--state", state] as [String]).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process = pid_t()
        let status = posix_spawn(&process, Places.executable, &actions, nil, words, environ)
        close(ends[1])
        guard status == 0 else { return nil }
        defer {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        return try? JSONDecoder().decode(SelfTest.self, from: Data(read(ends[0])))  // a partial answer is none
    }

    /// Everything received within fifteen seconds.
    private static func read(_ file: Int32) -> [UInt8] {
        let end = ContinuousClock.now + .seconds(15)
        var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
        while ContinuousClock.now < end {
            var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            guard poll(&ready, 1, Int32((end - .now) / .milliseconds(1))) == 1 else { break }
            let count = Glibc.read(file, &part, part.count)
            guard count > 0 else { break }
            bytes += part[..<count]
        }
        return bytes
    }
}
