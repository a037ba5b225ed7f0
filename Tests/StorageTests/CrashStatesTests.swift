import Foundation
import Testing

/// The short run of the torture case `crash-states`: strace records the calls of real saves, and a model of the disk
/// predicts what a power cut may leave after each of them.
struct CrashStatesTests {
    @Test func `after any power cut the old page or the new one loads`() throws {
        let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let programs = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let process = Process(), table = Pipe()
        process.executableURL = repository.appending(path: "Tests/Torture/cases/crash-states").standardizedFileURL
        process.arguments = ["short"]
        process.environment = [
            "PATH": "/usr/bin:/bin", "PASAKA_PROGRAMS": programs.path, "PYTHONDONTWRITEBYTECODE": "1",
        ]
        process.standardOutput = table
        process.standardError = table
        try process.run()
        let said = try table.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
    }
}
