import Foundation

@testable import Conversion

/// A folder with files to convert, and the real converter.
final class Workbench {
    let folder: String
    private let conversion: Conversion

    init(executable: String = Workbench.executable, mostRest: Duration = ConverterProcess.mostRest) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "pasaka-bench-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        conversion = Conversion(executable: executable, mostRest: mostRest)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }  // what stays behind is temporary

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    func write(_ name: String, _ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: path(name))) }
    func bytes(_ name: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: URL(filePath: path(name)))) }

    /// Copies one of `Files` into the folder.
    func take(_ name: String) throws {
        let files = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Files")
        try FileManager.default.copyItem(atPath: files.appending(path: name).path, toPath: path(name))
    }

    struct ToolFailure: Error { let tool: String, status: Int32 }

    /// Runs a program in the folder.
    func run(_ tool: String, _ arguments: String...) throws { try run(tool, arguments) }

    func run(_ tool: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ToolFailure(tool: tool, status: process.terminationStatus)
        }
    }

    /// Converts a file of the folder into another one.
    ///
    /// - Parameter executable: a converter other than the bench's own.
    func convert(
        _ job: ConversionJob, _ name: String?, to target: String = "converted", mostBytes: Int = .max,
        by executable: String? = nil
    ) throws -> ConversionAnswer {
        let conversion = executable.map { Conversion(executable: $0) } ?? conversion
        try write(target, [])
        let output = try FileHandle(forWritingTo: URL(filePath: path(target)))
        let file = ConversionOutput(output.fileDescriptor, mostBytes: mostBytes)
        guard let name else { return try conversion.run(job, input: nil, output: file) }
        let input = try FileHandle(forReadingFrom: URL(filePath: path(name)))
        return try withExtendedLifetime((input, output)) {
            try conversion.run(job, input: input.fileDescriptor, output: file)
        }
    }

    /// Why a file is not converted; nil if it is.
    func refusal(_ job: ConversionJob, _ name: String, mostBytes: Int = .max) throws -> String? {
        do {
            _ = try convert(job, name, mostBytes: mostBytes)
            return nil
        } catch let refusal as ConversionRefusal {
            return refusal.description
        }
    }

    /// `pasaka-converter` beside the test program.
    static let executable: String = {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return own.deletingLastPathComponent().appending(path: "pasaka-converter").path
    }()
}
