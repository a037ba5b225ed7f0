import SoundHeaders
import Synchronization
import System

/// A sound that is being made, as a WAV of the greatest length; while its maker is late, it is silence.
///
/// It is read on SDL's audio thread, where it neither waits nor allocates.
nonisolated final class GrowingSoundBytes: SoundBytes, Sendable {
    /// Seconds that are read, or are silent, at a time: the position is ahead of what is heard by at most one.
    private static let (part, pause) = (0.02, 0.01)
    /// Seconds of silence after which nothing more is expected.
    static let patience = 15.0

    private let samples: GrowingSamples
    private let head: [UInt8]
    /// Bytes before the opened part.
    private let skipped: Int
    private let silence = Atomic<Int>(0)
    private let waited: @Sendable () -> Void

    /// - Parameters:
    ///   - start: seconds to skip.
    ///   - waited: called on the audio thread whenever it begins or ends to wait for samples.
    init(_ samples: GrowingSamples, from start: Double, waited: @escaping @Sendable () -> Void) {
        let format = samples.format
        self.samples = samples
        let most = samples.mostBytes / format.frameBytes - 1
        skipped = Int(min(max(0, start * Double(format.rate)), Double(most))) * format.frameBytes
        head = WAVFormat(rate: format.rate, channels: format.isStereo ? 2 : 1).header(
            dataBytes: samples.mostBytes - skipped)
        self.waited = waited
    }

    var count: Int { head.count + samples.mostBytes - skipped }
    /// Its length in seconds; 0 while nobody knows.
    var seconds: Double { samples.isWhole ? samples.seconds : 0 }
    /// Whether its maker has finished it.
    var isWhole: Bool { samples.isWhole }
    /// Whether silence stands in for samples that are not there yet.
    var isWaiting: Bool { silence.load(ordering: .acquiring) > 0 }

    func read(into target: UnsafeMutableRawBufferPointer, at position: Int) -> SoundPart {
        guard position >= head.count else {
            let part = head[position...].prefix(target.count)
            target.copyBytes(from: part)
            return SoundPart(part.count)
        }
        guard position < count else { return .end }
        // Asked before reading: what is made up to its end is read.
        let hasEnded = samples.hasEnded
        let got = samples.read(into: target.first(bytes(Self.part)), at: position - head.count + skipped)
        guard got == 0 else {
            noteSilence(0)
            return SoundPart(got)
        }
        let soFar = silence.load(ordering: .acquiring)
        guard !hasEnded, soFar < bytes(Self.patience) else { return .end }
        let rest = target.first(bytes(Self.pause))
        rest.initializeMemory(as: UInt8.self, repeating: 0)
        noteSilence(soFar + rest.count)
        return SoundPart(rest.count, advance: 0)
    }

    private func noteSilence(_ bytes: Int) {
        let before = silence.exchange(bytes, ordering: .acquiringAndReleasing)
        if (before > 0) != (bytes > 0) { waited() }
    }

    private func bytes(_ seconds: Double) -> Int {
        Int(seconds * Double(samples.format.rate)) * samples.format.frameBytes
    }
}

extension UnsafeMutableRawBufferPointer {
    fileprivate nonisolated func first(_ bytes: Int) -> UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(rebasing: self[..<Swift.min(bytes, count)])
    }
}
