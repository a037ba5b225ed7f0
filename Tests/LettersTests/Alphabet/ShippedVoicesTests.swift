import Foundation
import TestSupport
import Testing

/// Measures every voice that Pasaka ships: none may startle after another.
struct ShippedVoicesTests {
    private static let assets = Samples.assets.deletingLastPathComponent().path()

    /// All clips below a folder of `assets`, except small sounds.
    private func voices(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: Self.assets + folder).sorted()
            .filter { $0.hasSuffix(".ogg") && !($0.split(separator: "/").last?.hasPrefix("sound-") ?? false) }
            .map { "\(Self.assets)\(folder)/\($0)" }
    }

    @Test func `every voice is within 3 dB of the tales`() throws {
        let tales = try voices(in: "stories"), others = try voices(in: "interface") + voices(in: "letters")
        let loudness = try Clip.decode(tales + others).map(\.loudness)
        let usual = loudness.prefix(tales.count).sorted()[tales.count / 2]
        for (path, loudness) in zip(tales + others, loudness) {
            #expect(abs(loudness - usual) <= 3, "\(path): \(loudness) dB, tales: \(usual) dB")
        }
    }

    @Test func `no small sound is as loud as a voice`() throws {
        let interface = Self.assets + "interface"
        let sounds = try FileManager.default.contentsOfDirectory(atPath: interface)
            .filter { $0.hasPrefix("sound-") && $0.hasSuffix(".ogg") }.sorted().map { "\(interface)/\($0)" }
        for (path, clip) in zip(sounds, try Clip.decode(sounds)) {
            #expect(clip.loudness < -19 && clip.peak < -6, "\(path): \(clip.loudness) dB")
        }
    }
}
