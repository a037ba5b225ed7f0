import Foundation
import TestSupport
import Testing

/// Measures every voice that Pasaka ships: none may startle after another.
struct ShippedVoicesTests {
    private static let assets = Samples.assets.deletingLastPathComponent().path()

    /// All clips below a folder of `assets` in which somebody speaks.
    private static func voices(in folder: String) throws -> [String] {
        try clips(in: folder).filter { try !isSmallSound($0) && !isLoop($0) }
    }

    private static func clips(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: assets + folder).sorted()
            .filter { $0.hasSuffix(".ogg") }.map { "\(assets)\(folder)/\($0)" }
    }

    /// Whether it is one of the interface's, or answers for a figure of a tale, as its comment tells.
    private static func isSmallSound(_ path: String) throws -> Bool {
        try path.contains("/sound-") || tells("sound", path)
    }

    /// Whether it is the theme of a tale or the bed of a slide.
    private static func isLoop(_ path: String) throws -> Bool { try tells("theme", path) || tells("bed", path) }

    /// Whether a clip's comment begins with a word.
    private static func tells(_ word: String, _ path: String) throws -> Bool {
        try Data(contentsOf: URL(filePath: path)).range(of: Data("DESCRIPTION=\(word) ".utf8)) != nil
    }

    /// The median loudness of the narrations of the tales, measured once.
    private static let usual = Result {
        let narrations = try voices(in: "stories").filter { $0.dropLast(4).suffix(2).allSatisfy(\.isNumber) }
        return try Clip.decode(narrations).map(\.loudness).sorted()[narrations.count / 2]
    }

    @Test func `every voice is within 3 dB of the tales`() throws {
        let voices = try ["stories", "interface", "letters"].flatMap(Self.voices), usual = try Self.usual.get()
        for (path, loudness) in zip(voices, try Clip.decode(voices).map(\.loudness)) {
            #expect(abs(loudness - usual) <= 3, "\(path): \(loudness) dB, tales: \(usual) dB")
        }
    }

    @Test func `music and beds lie 12 dB below the tales`() throws {
        let loops = try Self.clips(in: "stories").filter(Self.isLoop), usual = try Self.usual.get()
        #expect(loops.count > 20)
        for (path, clip) in zip(loops, try Clip.decode(loops)) {
            #expect(10...15 ~= usual - clip.loudness, "\(path): \(clip.loudness) dB, tales: \(usual) dB")
        }
    }

    @Test func `no small sound is as loud as a voice`() throws {
        let sounds = try ["interface", "stories"].flatMap(Self.clips).filter(Self.isSmallSound)
        #expect(sounds.count > 50)
        for (path, clip) in zip(sounds, try Clip.decode(sounds)) {
            #expect(clip.loudness < -19 && clip.peak < -6, "\(path): \(clip.loudness) dB")
        }
    }
}
