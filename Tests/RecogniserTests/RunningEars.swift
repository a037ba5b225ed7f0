import Confinement
import Foundation
import Inference
import TestSupport

/// A running `pasaka-ears`.
final class RunningEars: Sendable {
    let session: HearingSession
    let child: ChildProcess

    init() throws {
        child = try ChildProcess.start(builtProgram("pasaka-ears"), ["pasaka-ears"], over: .bytes)
        session = HearingSession(child.channel, patience: 60_000)
    }

    deinit { child.end() }

    /// Has a file's bytes loaded as a recogniser.
    @discardableResult func load(
        _ bytes: [UInt8], threads: Int = 1, memoryBytes: Int = 1 << 30
    ) throws -> RecogniserFacts {
        let file = try MemoryFile(bytes), order = RecogniserOrder(threads: threads, memoryBytes: memoryBytes)
        return try withExtendedLifetime(file) { try session.load(file.descriptor, order) }
    }
}

extension [Int16] {
    /// A tone of a second.
    static let second = (0..<HearingOrder.rate).map { Int16(8000 * sin(Double($0) * 0.2)) }
}
