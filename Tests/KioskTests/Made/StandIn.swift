import Foundation
import TestSupport

/// A folder in place of a machine's root, on which the kiosk's scripts run unchanged.
///
/// Their commands are found in its `bin` first: each stub there records its calls. `sleep` is a stub too, so
/// tests need not wait.
struct StandIn {
    let folder: TemporaryFolder
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().path() + "../../.."

    struct Result: Equatable {
        let status: Int32
        /// What was said on both outputs.
        let said: String
    }

    init() throws {
        folder = try TemporaryFolder()
        try command("sleep")
        try command("id", "echo 0")
    }

    var path: String { folder.path }

    /// Makes a stub that records its calls, and then runs a line of shell.
    ///
    /// - Parameter place: its path below the root.
    func program(_ place: String, _ line: String = "") throws {
        try writeProgram("#!/bin/sh\necho \"${0##*/} $*\" >>'\(path)/calls'\n\(line)\n", to: "\(path)/\(place)")
    }

    /// The same for a command that is found by its name.
    func command(_ name: String, _ line: String = "") throws { try program("bin/\(name)", line) }

    /// The commands that were called, in turn, with the root's own path left out.
    var calls: [String] {
        get throws {
            guard has("calls") else { return [] }
            return try folder.text("calls").replacing(path, with: "").split(separator: "\n").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    func has(_ place: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(place)") }

    /// Where a link leads; nil where there is none.
    func target(of link: String) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/\(link)")
    }

    /// The lines of a file that `kiosk/installed` holds.
    func lines(of place: String) throws -> [Substring] {
        try String(contentsOfFile: "\(Self.repository)/kiosk/installed/\(place)", encoding: .utf8)
            .split(separator: "\n")
    }

    /// Copies what `kiosk/installed` holds at a path.
    func install(_ place: String) throws {
        try FileManager.default.createDirectory(
            atPath: "\(path)/\(place)/..", withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: "\(Self.repository)/kiosk/installed/\(place)", toPath: "\(path)/\(place)")
    }

    /// Runs a script of `kiosk` to its end.
    func run(_ script: String, _ arguments: String..., environment: [String: String] = [:]) throws -> Result {
        try run(program: "\(Self.repository)/kiosk/\(script)", arguments, environment)
    }

    /// Runs a file of the machine as shell.
    func shell(_ place: String) throws -> Result { try run(program: "/bin/sh", ["\(path)/\(place)"], [:]) }

    private func run(program: String, _ arguments: [String], _ environment: [String: String]) throws -> Result {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.environment = [
            "PASAKA_ROOT": path, "DPKG_ROOT": path, "PATH": "\(path)/bin:/usr/bin:/bin", "LC_ALL": "C",
        ].merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, said: String(decoding: said, as: UTF8.self))
    }
}
