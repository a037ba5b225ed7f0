import Confinement
import Foundation
import Testing

/// A process that sandboxes itself and then attempts what is forbidden.
struct ConfinementTests {
    enum End: Equatable {
        case succeeded
        case failed(Int32)
        case couldNotLockIn
        case endedByTheKernel
        case crashed
    }

    private func attempt(_ what: String, in layers: String, from thread: String = "first") throws -> End {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let process = Process()
        process.executableURL = own.deletingLastPathComponent().appending(path: "confined-attempt")
        process.arguments = [layers, what, thread]
        try process.run()
        process.waitUntilExit()
        switch (process.terminationReason, process.terminationStatus) {
        case (.uncaughtSignal, SIGSYS): return .endedByTheKernel
        case (.uncaughtSignal, _): return .crashed
        case (_, EX_CONFIG): return .couldNotLockIn
        case (_, 0): return .succeeded
        case (_, let status): return .failed(status)
        }
    }

    private static let forbidden = [
        "create", "truncate", "socket", "execve", "fork", "kill", "code", "written code", "owner", "signal",
        "asynchronous",
    ]

    @Test(arguments: forbidden)
    func `a locked in process that tries more than it may is ended`(what: String) throws {
        #expect(try attempt(what, in: "landlock+seccomp") == .endedByTheKernel)
    }

    @Test(arguments: forbidden)
    func `without Landlock the rest holds`(what: String) throws {
        #expect(try attempt(what, in: "seccomp") == .endedByTheKernel)
    }

    @Test(.enabled(if: Landlock.abiVersion > 0), arguments: ["open", "library", "create"])
    func `landlock alone grants no file`(what: String) throws {
        #expect(try attempt(what, in: "landlock") == .failed(EACCES))
    }

    @Test(arguments: ["open", "library", "socket", "fork", "code", "written code"])
    func `a free process may do all that`(what: String) throws {
        #expect(try attempt(what, in: "none") == .succeeded)
    }

    private static let harmless: [(String, Int32)] = [
        ("matrix units", ENOSYS), ("barrier", ENOSYS), ("newer call", ENOSYS), ("size by name", ENOSYS),
        ("size by name beside none", ENOSYS), ("facts by name", ENOSYS), ("process", EPERM),
        ("thread's number", EPERM), ("priority", EPERM), ("name of memory", EPERM), ("memory policy", EPERM),
        ("stack", EPERM), ("open", EACCES), ("library", EACCES), ("font", EACCES), ("group", EACCES),
        ("link", EACCES), ("thread", EAGAIN),
    ]

    @Test(arguments: harmless)
    func `what another processor, kernel or library asks is refused with an error`(what: String, error: Int32) throws {
        for layers in ["landlock+seccomp", "seccomp"] {
            #expect(try attempt(what, in: layers) == .failed(error), "\(layers)")
        }
    }

    @Test func `the limits of another process are out of reach`() throws {
        #expect(try attempt("parent's limit", in: "none") == .succeeded)
        #expect(try attempt("parent's limit", in: "landlock+seccomp") == .endedByTheKernel)
    }

    @Test(arguments: ["abort", "damaged heap", "damaged stack"])
    func `what ends itself does so as elsewhere, not by the sandbox`(what: String) throws {
        #expect(try attempt(what, in: "landlock+seccomp") == .crashed)
        #expect(try attempt(what, in: "landlock+seccomp+threads", from: "later") == .crashed)
    }

    @Test func `the size of an open file is known`() throws {
        #expect(try attempt("size", in: "landlock+seccomp") == .succeeded)
    }

    @Test func `a locked in process ends as it likes`() throws {
        #expect(try attempt("nothing", in: "landlock+seccomp") == .succeeded)
    }

    // MARK: - Threads

    private static let threads = ["first", "earlier", "later"]

    @Test(arguments: forbidden, threads)
    func `every thread is bound`(what: String, thread: String) throws {
        let lock = "landlock+seccomp+threads+earlierThreads"
        #expect(try attempt("nothing", in: lock, from: thread) == .succeeded)
        #expect(try attempt(what, in: lock, from: thread) == .endedByTheKernel)
    }

    @Test(arguments: forbidden.filter { $0 != "create" && $0 != "truncate" }, threads)
    func `no allowance allows more than files`(what: String, thread: String) throws {
        for allowances in ["fonts", "earlierThreads"] {
            let end = try attempt(what, in: "landlock+seccomp+threads+earlierThreads+\(allowances)", from: thread)
            #expect(end == .endedByTheKernel, "\(allowances)")
        }
    }

    @Test(.enabled(if: Landlock.abiVersion > 0), arguments: threads)
    func `where fonts are opened nothing else is`(thread: String) throws {
        func end(of what: String) throws -> End {
            try attempt(what, in: "landlock+seccomp+threads+earlierThreads+fonts", from: thread)
        }
        #expect(try end(of: "font") == .succeeded)
        #expect(try end(of: "open") == .failed(EACCES))
        // What the system's own libraries are loaded from stays open to a thread that ran before.
        if thread != "earlier" { #expect(try end(of: "library") == .failed(EACCES)) }
        for what in ["create", "truncate"] { #expect(try end(of: what) == .endedByTheKernel) }
    }

    @Test(.enabled(if: Landlock.abiVersion > 0), arguments: threads)
    func `landlock alone keeps every thread from the users files`(thread: String) throws {
        for what in ["open", "create"] {
            #expect(try attempt(what, in: "landlock+earlierThreads", from: thread) == .failed(EACCES))
        }
    }

    @Test(.enabled(if: Landlock.abiVersion > 0))
    func `landlock alone lets fonts be read and not changed`() throws {
        #expect(try attempt("font", in: "landlock+fonts") == .succeeded)
        #expect(try attempt("changed font", in: "landlock+fonts") == .failed(EACCES))
    }

    @Test(arguments: threads)
    func `a library that looks for files is told no`(thread: String) throws {
        for what in ["open", "library", "font"] {
            let end = try attempt(what, in: "landlock+seccomp+threads+earlierThreads", from: thread)
            #expect(end == .failed(EACCES))
        }
    }

    @Test(.enabled(if: Landlock.abiVersion > 0))
    func `of all files only the given ones can be opened again, to be read`() throws {
        for thread in ["first", "later"] {
            let layers = "landlock+seccomp+threads+givenFiles"
            #expect(try attempt("given", in: layers, from: thread) == .succeeded)
            #expect(try attempt("changed given", in: layers, from: thread) == .endedByTheKernel)
            #expect(try attempt("open", in: layers, from: thread) == .failed(EACCES))
            #expect(try attempt("library", in: layers, from: thread) == .failed(EACCES))
            #expect(try attempt("create", in: layers, from: thread) == .endedByTheKernel)
        }
    }

    @Test func `without Landlock nothing limits what would be opened, so nothing is`() throws {
        #expect(try attempt("given", in: "seccomp+givenFiles") == .couldNotLockIn)
    }

    @Test(.enabled(if: Landlock.abiVersion > 0))
    func `a thread that nobody knows of keeps the process from its work`() throws {
        #expect(try attempt("nothing", in: "landlock+seccomp", from: "earlier") == .couldNotLockIn)
    }

    // MARK: - Time

    @Test func `time is counted afresh from each call`() {
        func used() -> Int {
            var time = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
            return time.tv_sec
        }
        while used() < 1 {}
        let before = used(), seconds = 1_000_000
        Confinement.limitTime(seconds: seconds)
        var limits = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limits)
        #expect((before + seconds...used() + seconds + 1).contains(Int(limits.rlim_cur) - 1))
        limits.rlim_cur = limits.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limits)
    }
}
