import CLinux
import Confinement
import Foundation
import Glibc
import Inference
import TestSupport

/// A running `pasaka-ears`.
final class Helper: Sendable {
    let session: HearingSession
    let child: ChildProcess

    init() throws {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let own = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        let program = own.deletingLastPathComponent().appending(path: "pasaka-ears").path
        child = try ChildProcess.start(program, ["pasaka-ears"], over: .bytes)
        session = HearingSession(child.channel, patience: 60_000)
    }

    deinit { child.end() }

    /// Has a file's bytes loaded as a recogniser.
    @discardableResult func load(
        _ bytes: [UInt8], threads: Int = 1, memoryBytes: Int = 1 << 30
    ) throws -> RecogniserFacts {
        let file = descriptors_memory("recogniser")
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { throw CocoaError(.fileWriteOutOfSpace) }
            rest = rest.dropFirst(count)
        }
        return try session.load(file, RecogniserOrder(threads: threads, memoryBytes: memoryBytes))
    }
}

extension [Int16] {
    /// A tone of a second.
    static let second = (0..<HearingOrder.rate).map { Int16(8000 * sin(Double($0) * 0.2)) }
}
