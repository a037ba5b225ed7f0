import CSeccomp
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Confinement

/// A tool that a stranger has taken over, in its sandbox.
struct ToolConfinementTests {
    private let disk: TemporaryFolder
    private let tool: String

    /// Copies the tool without the place where SwiftPM has it look for libraries, which the sandbox rightly refuses.
    init() throws {
        disk = try TemporaryFolder()
        tool = disk.path + "/tool"
        // Another process writes it: see `writeProgram`.
        let copy = #"LC_ALL=C sed 's|$ORIGIN|/lib///|' "$0" >"$1" && chmod 700 "$1""#
        let words = ["sh", "-c", copy, builtProgram("tool-attempt"), tool]
        let child = try ChildProcess.start("/bin/sh", words, over: .output)
        _ = child.answer(before: .now + .seconds(60), atMost: 0)
        child.end()
    }

    private enum End: Equatable {
        /// The kernel has ended the tool for a system call.
        case killed
        /// What the tool says; after `began`, `done` or an `errno`.
        case told(String)
        /// Any other end, by the status of `waitpid`.
        case ended(Int32)

        static func refused(_ code: Int32) -> End { .told("began\n\(code)\n") }
    }

    private func end(of word: String) throws -> End {
        let child = try ChildProcess.start(
            builtProgram("pasaka-confined"), ["pasaka-confined", tool, word], over: .bytes)
        defer { close(child.channel) }
        let told = String(decoding: child.answer(before: .now + .seconds(60), atMost: 4096), as: UTF8.self)
        var status: Int32 = -1
        guard waitpid(child.process, &status, 0) == child.process else { return .ended(-1) }
        return switch status {
        case 0: .told(told)
        case SIGSYS where told == "began\n": .killed
        default: .ended(status)
        }
    }

    @Test(.enabled(if: Landlock.abiVersion > 0)) func `everything that a tool does not need is refused`() throws {
        let noFiles = [
            "password", "program", "memory file", "other process", "terminal", "shared memory", "temporary folder",
            "shell",
        ]
        var answered = Dictionary(uniqueKeysWithValues: noFiles.map { ($0, End.refused(EACCES)) })
        answered["whether a file is there"] = .refused(ENOENT)
        answered["much memory"] = .refused(ENOMEM)
        // The loader may be started, but cannot open what it is to load.
        answered["shell by the loader"] = .ended(127 << 8)
        // What every tool needs.
        for name in ["nothing", "library"] { answered[name] = .told("began\ndone\n") }
        guard case .told(let names) = try end(of: "names") else {
            Issue.record("the tool cannot start in its sandbox")
            return
        }
        let attempts = names.split(separator: "\n").map(String.init)
        #expect(attempts.count == 57)
        #expect(Set(answered.keys).isSubset(of: attempts))
        for name in attempts { #expect(try end(of: name) == answered[name] ?? .killed, "\(name)") }
    }

    @Test func `without Landlock no tool is started`() throws {
        #expect(try onOlderKernel { try end(of: "nothing") } == .ended(EX_OSERR << 8))
    }

    /// Does work on a thread for which, and for whose children, the kernel has no Landlock.
    private func onOlderKernel(_ work: @escaping () throws -> End) throws -> End {
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var outcome: Result<End, any Error>?
        nonisolated(unsafe) let work = work
        Thread.detachNewThread {
            let filter = seccomp_init(SCMP_ACT_ALLOW)
            let missing = 0x0005_0000 | UInt32(ENOSYS)  // `SCMP_ACT_ERRNO`, a macro that Swift does not import
            let call = seccomp_syscall_resolve_name("landlock_create_ruleset")
            let isDone = seccomp_rule_add_array(filter, missing, call, 0, nil) == 0 && seccomp_load(filter) == 0
            outcome = Result {
                try #require(isDone && Landlock.abiVersion == 0)
                return try work()
            }
            done.signal()
        }
        done.wait()
        return try #require(outcome).get()
    }

    @Test(.enabled(if: Landlock.abiVersion > 0)) func `it has three descriptors, no variables, and limits`() throws {
        #expect(try end(of: "facts") == .told("0 1 2 core 0 file 0 memory 512 time 600 open 32 variables 0\n"))
    }
}
