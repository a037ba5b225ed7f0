import COpusFile
import Foundation
import Glibc

/// The samples of a recorded clip, and what can be measured in them.
public struct Clip {
    /// The samples between -1 and 1, 48,000 a second.
    public let samples: [Float]

    public static let rate = 48_000

    /// Decodes clips, in the order given.
    ///
    /// Opus, as nearly all are, by the player's own library: starting ffmpeg takes longer than decoding a hundred of them.
    public static func decode(_ paths: [String]) throws -> [Clip] {
        let others = paths.filter { !isOpus($0) }
        var decoded = try decodeByTool(others).makeIterator()
        return try paths.map { path in
            if others.contains(path), let clip = decoded.next() { return clip }
            return Clip(samples: try opusSamples(path))
        }
    }

    private static func isOpus(_ path: String) -> Bool {
        let head = try? FileHandle(forReadingFrom: URL(filePath: path)).read(upToCount: 64)
        return head?.range(of: Data("OpusHead".utf8)) != nil
    }

    /// Samples of the longest clip, of which there are two for each moment.
    private static let most = 2 * 600 * rate

    /// The mean of left and right, which are the same for a voice.
    private static func opusSamples(_ path: String) throws -> [Float] {
        let samples = UnsafeMutablePointer<Float>.allocate(capacity: most)
        defer { samples.deallocate() }
        let count = opus_clip_decode(open(path, O_RDONLY | O_CLOEXEC), samples, Int32(most))
        guard count > 0 else { throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: path]) }
        return stride(from: 0, to: Int(count), by: 2).map { (samples[$0] + samples[$0 + 1]) / 2 }
    }

    private static func decodeByTool(_ paths: [String]) throws -> [Clip] {
        guard !paths.isEmpty else { return [] }
        let folder = try TemporaryFolder()
        let files = paths.indices.map { "\(folder.path)/\($0)" }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["ffmpeg", "-v", "error", "-nostdin"] + paths.flatMap { ["-i", $0] }
            + paths.indices.flatMap {
                ["-map", "\($0)", "-f", "f32le", "-ac", "1", "-ar", "\(rate)", files[$0]]
            }
        try process.run()
        process.waitUntilExit()
        return try files.map { file in
            let bytes = try Data(contentsOf: URL(filePath: file))
            return Clip(samples: bytes.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) })
        }
    }

    /// The length in seconds.
    public var length: Double { Double(samples.count) / Double(Self.rate) }

    /// The peak in decibels of full scale.
    public var peak: Float { 20 * log10(samples.reduce(1e-6) { max($0, abs($1)) }) }

    /// The power of each 10 ms.
    private var powers: [Float] { Self.powers(samples, every: Self.rate / 100) }

    private static func powers(_ samples: [Float], every size: Int) -> [Float] {
        stride(from: 0, to: samples.count - size + 1, by: size).map { start in
            samples[start..<start + size].reduce(0) { $0 + $1 * $1 } / Float(size)
        }
    }

    /// The begin and end of the speech, in seconds: what is less than 34 dB below its loudest 10 ms.
    public var speech: ClosedRange<Double>? {
        let powers = powers
        let heard = powers.indices.filter { powers[$0] > max(1e-6, (powers.max() ?? 0) * 0.0004) }
        guard let first = heard.first, let last = heard.last else { return nil }
        return Double(first) / 100...Double(last + 1) / 100
    }

    /// The loudness of the loudest parts, in decibels.
    ///
    /// These are the 50 ms at most 10 dB below the loudest, weighted as the ear hears them (filter K of ITU-R BS.1770):
    /// a sound of 0.15 s is too short for the recommendation's own gate.
    public var loudness: Float {
        var shelf = Biquad(1.53512486, -2.69169619, 1.19839281, -1.69065929, 0.73248077)
        var high = Biquad(1, -2, 1, -1.99004745, 0.99007225)
        let powers = Self.powers(samples.map { Float(high(shelf(Double($0)))) }, every: Self.rate / 20)
        let loud = powers.filter { $0 >= (powers.max() ?? 0) / 10 }
        return 10 * log10(loud.reduce(1e-9, +) / Float(max(1, loud.count)))
    }
}

/// A filter with two poles and two zeros.
private struct Biquad {
    private let b0, b1, b2, a1, a2: Double
    private var past1 = 0.0, past2 = 0.0

    init(_ b0: Double, _ b1: Double, _ b2: Double, _ a1: Double, _ a2: Double) {
        (self.b0, self.b1, self.b2, self.a1, self.a2) = (b0, b1, b2, a1, a2)
    }

    mutating func callAsFunction(_ input: Double) -> Double {
        let output = b0 * input + past1
        past1 = b1 * input - a1 * output + past2
        past2 = b2 * input - a2 * output
        return output
    }
}
