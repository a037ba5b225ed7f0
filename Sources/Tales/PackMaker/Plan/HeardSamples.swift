import Conversion
import Glibc
import Storage
import Synchronization

/// A one-entry cache of the last recording, decoded: its parts are played one after the other.
final class HeardSamples: Sendable {
    private let last = Mutex<(name: String, samples: OpenFile)?>(nil)

    /// Samples of a part of a recording.
    ///
    /// - Parameter decode: writes all its samples to an unnamed file.
    func part(
        _ part: Range<Int>, of name: String, decode: () throws(PackRefusal) -> OpenFile
    ) throws(PackRefusal) -> [Float] {
        let known = last.withLock { $0?.name == name ? $0?.samples : nil }
        let samples: OpenFile
        if let known { samples = known } else { samples = try decode() }
        last.withLock { $0 = (name, samples) }
        return Self.floats(samples.descriptor, part)
    }

    private static func floats(_ file: Int32, _ part: Range<Int>) -> [Float] {
        let size = MemoryLayout<Float>.size
        let part = part.clamped(to: 0..<max(0, Int(lseek(file, 0, SEEK_END)) / size))
        let bytes = (try? FileBytes.part(of: file, at: part.lowerBound * size, part.count * size)) ?? []
        return bytes.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
    }
}
