import CSeccomp
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
        "fork": { named("fork") },
        "kill": { kill(getppid(), 0) },
        "code": { memoryOfCode() },
        "written code": { memoryThatBecomesCode() },
        "thread": { thread() },
        "owner": { fcntl(STDIN_FILENO, F_SETOWN, 1) },
        "signal": { fcntl(STDIN_FILENO, setSignal, SIGKILL) },
        "asynchronous": { fcntl(STDIN_FILENO, F_SETFL, O_ASYNC) },
        "size": {
            var status = stat()
            return fstat(STDIN_FILENO, &status)
        },
        "size by name": { systemCall("newfstatat", [Int(AT_FDCWD), path("/etc/passwd"), buffer, 0]) },
        "size by name beside none": {
            systemCall("newfstatat", [Int(AT_FDCWD), path("/etc/passwd"), buffer, emptyPath])
        },
        "facts by name": { systemCall("statx", [Int(AT_FDCWD), path("/etc/passwd"), 0, 0xfff, buffer]) },
        // What matrix units (AMX) are asked for by.
        "matrix units": { systemCall("arch_prctl", [0x1023, 18]) },
        "process": { systemCall("getpid", []) },
        "thread's number": { systemCall("gettid", []) },
        "priority": { systemCall("sched_getattr", [0, buffer, 48, 0]) },
        "barrier": { systemCall("membarrier", [0, 0]) },
        "link": { systemCall("readlink", [path("/proc/self/exe"), buffer, 100]) },
        "group": { open("/proc/self/cgroup", O_RDONLY) },
        "name of memory": { systemCall("prctl", [0x5356_4d41, 0, buffer, 100, 0]) },
        "memory policy": { systemCall("set_mempolicy", [0, 0, 0]) },
        "stack": { systemCall("prlimit64", [0, Int(RLIMIT_STACK.rawValue), 0, buffer]) },
        "parent's limit": { systemCall("prlimit64", [Int(parent), Int(RLIMIT_CPU.rawValue), 0, buffer]) },
        "newer call": { systemCall(number: 471, []) },
        "abort": { abort() },
        "damaged heap": { freedTwice() },
        "damaged stack": { named("__stack_chk_fail") },
        "nothing": { 0 },
    ]

    // `F_SETSIG` and `AT_EMPTY_PATH`, which Swift does not import.
    private static let setSignal: Int32 = 10
    private static let emptyPath = 0x1000

    private static func path(_ text: String) -> Int { Int(bitPattern: strdup(text)) }
    private static let buffer = Int(bitPattern: calloc(1, 1024))

    private static func systemCall(_ name: String, _ arguments: [Int]) -> Int32 {
        systemCall(number: Int(seccomp_syscall_resolve_name(name)), arguments)
    }

    /// `syscall`, which Swift does not import.
    private static func systemCall(number: Int, _ arguments: [Int]) -> Int32 {
        typealias SystemCall = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
        let call = unsafeBitCast(dlsym(nil, "syscall"), to: SystemCall.self)
        let all = arguments + [0, 0, 0, 0, 0]
        return Int32(truncatingIfNeeded: call(number, all[0], all[1], all[2], all[3], all[4]))
    }

    private static func freedTwice() -> Int32 {
        let memory = malloc(32)
        free(memory)
        free(memory)
        return 0
    }

    /// A function of the C library's without arguments, which Swift does not import.
    private static func named(_ name: String) -> Int32 {
        typealias Function = @convention(c) () -> Int32
        return unsafeBitCast(dlsym(nil, name), to: Function.self)()
    }

    private static func thread() -> Int32 {
        var thread = pthread_t()
        let failure = pthread_create(&thread, nil, { _ in nil }, nil)
        if failure == 0 { pthread_join(thread, nil) }
        errno = failure
        return failure == 0 ? 0 : -1
    }

    /// A file that was opened before, by its first use.
    static let given = open("/etc/group", O_RDONLY)

    /// The number of the process that has started this one, asked for before.
    static let parent = getppid()

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
