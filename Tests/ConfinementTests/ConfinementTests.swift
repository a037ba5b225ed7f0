import Confinement
import Foundation
import Testing

/// With a process that locks itself in and then tries what it must not.
struct ConfinementTests {
    enum End: Equatable {
        case succeeded
        case failed(Int32)
        case endedByTheKernel
    }

    private func attempt(_ what: String, in layers: String) throws -> End {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let process = Process()
        process.executableURL = own.deletingLastPathComponent().appending(path: "confined-attempt")
        process.arguments = [layers, what]
        try process.run()
        process.waitUntilExit()
        switch (process.terminationReason, process.terminationStatus) {
        case (.uncaughtSignal, SIGSYS): return .endedByTheKernel
        case (_, 0): return .succeeded
        case (_, let status): return .failed(status)
        }
    }

    private static let forbidden = ["open", "create", "socket", "execve", "fork", "kill", "code"]

    @Test(arguments: forbidden)
    func aLockedInProcessThatTriesMoreThanItMayIsEnded(what: String) throws {
        #expect(try attempt(what, in: "landlock+seccomp") == .endedByTheKernel)
    }

    @Test(arguments: forbidden)
    func withoutLandlockTheRestHolds(what: String) throws {
        #expect(try attempt(what, in: "seccomp") == .endedByTheKernel)
    }

    @Test(.enabled(if: Landlock.abiVersion > 0), arguments: ["open", "create"])
    func landlockAloneGrantsNoFile(what: String) throws {
        #expect(try attempt(what, in: "landlock") == .failed(EACCES))
    }

    @Test(arguments: ["open", "socket", "fork", "code"])
    func aFreeProcessMayDoAllThat(what: String) throws {
        #expect(try attempt(what, in: "none") == .succeeded)
    }

    @Test func aLockedInProcessEndsAsItLikes() throws {
        #expect(try attempt("nothing", in: "landlock+seccomp") == .succeeded)
    }
}
