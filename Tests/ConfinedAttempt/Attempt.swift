import Confinement
import Glibc

/// What a sandboxed process must not do: negative, with `errno`, on failure.
enum Attempt {
    static let all: [String: @Sendable () -> Int32] = [
        "open": { open("/etc/passwd", O_RDONLY) },
        "library": { open("/usr/bin/env", O_RDONLY) },
        "font": { open("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", O_RDONLY) },
        "changed font": { open("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", O_WRONLY) },
        "given": { open(Confinement.path(of: given), O_RDONLY) },
        "changed given": { open(Confinement.path(of: given), O_WRONLY) },
        "create": { open("/tmp/confined-attempt", O_WRONLY | O_CREAT, 0o600) },
        "truncate": { open("/tmp/confined-attempt", O_RDONLY | O_TRUNC) },
        "socket": { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) },
        "execve": { execve("/bin/true", [strdup("true"), nil], environ) },
        "fork": { forked() },
        "kill": { kill(getppid(), 0) },
        "code": { memoryOfCode() },
        "written code": { memoryThatBecomesCode() },
        "nothing": { 0 },
    ]

    /// A file that was opened before, by its first use.
    static let given = open("/etc/group", O_RDONLY)

    /// `fork`, which Swift does not import.
    private static func forked() -> Int32 {
        typealias Fork = @convention(c) () -> Int32
        return unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)()
    }

    /// Executable memory.
    private static func memoryOfCode() -> Int32 {
        mmap(nil, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0
    }

    /// Memory that is first written and then made executable.
    private static func memoryThatBecomesCode() -> Int32 {
        let memory = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        return mprotect(memory, 4096, PROT_READ | PROT_EXEC)
    }

    /// Makes an attempt and exits with its result.
    static func make(_ name: String) -> Never {
        let outcome = all[name]?() ?? 0
        _exit(outcome < 0 ? errno : EXIT_SUCCESS)
    }
}
