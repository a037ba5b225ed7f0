import Engine
import Foundation
import TestSupport
import Testing

@testable import Letters

/// Measures all speech of the shipped alphabets, since no test can listen to it.
struct ShippedClipsTests {
    private static let alphabets = AlphabetFolder(assets: Samples.assets.path(), prefix: "letters").all()
    private static let ids = alphabets.all.map(\.id)

    private func alphabet(_ id: String) throws -> Alphabet { try #require(Self.alphabets[id]) }

    private func path(_ sound: Sound) -> String {
        Samples.assets.deletingLastPathComponent().appending(path: sound.name).path()
    }

    private func measured(_ sounds: [Sound]) throws -> [(sound: Sound, clip: Clip)] {
        Array(zip(sounds, try Clip.decode(sounds.map(path))))
    }

    private func clips(_ alphabet: Alphabet) -> [Sound] {
        alphabet.letters.flatMap { $0.spoken + $0.words.compactMap(\.voice) } + alphabet.phrases.values.joined()
    }

    @Test(arguments: ids) func `every letter, word and phrase is spoken`(id: String) throws {
        let alphabet = try alphabet(id)
        #expect(alphabet.letters.allSatisfy { $0.sound != nil && $0.name != nil })
        #expect(alphabet.letters.flatMap(\.words).allSatisfy { $0.voice != nil })
        #expect(Set(alphabet.phrases.keys) == Set(SpokenPhrase.allCases))
        #expect(alphabet.phrases[.praise]?.count == 4)
        let voice = Samples.assets.appending(path: "\(alphabet.id)/voice")
        let shipped = try FileManager.default.contentsOfDirectory(atPath: voice.path())
        #expect(Set(shipped.map { "letters/\(alphabet.id)/voice/\($0)" }) == Set(clips(alphabet).map(\.name)))
    }

    @Test(arguments: ids) func `every clip is short, clear and as loud as the others`(id: String) throws {
        let alphabet = try alphabet(id)
        for (sound, clip) in try measured(clips(alphabet) + ["interface/voice-letters.ogg"]) {
            let isSentence = ["/small-letter.", "/capital-letter."].contains(where: sound.name.contains)
            let longest = sound.name.contains("/tutorial-") ? 5 : isSentence ? 3 : 1.5
            #expect(clip.length <= longest, "\(sound.name) lasts \(clip.length) s")
            #expect(clip.peak <= -1, "\(sound.name) has a peak of \(clip.peak) dB")
            guard let speech = clip.speech else {
                Issue.record("\(sound.name) is silent")
                continue
            }
            #expect(speech.lowerBound <= 0.12, "\(sound.name) begins after \(speech.lowerBound) s")
            #expect(clip.length - speech.upperBound <= 0.25, "\(sound.name) is spoken until \(speech.upperBound) s")
            #expect((-22.0 ... -13.0).contains(clip.loudness), "\(sound.name) has a loudness of \(clip.loudness) dB")
        }
    }

    @Test(arguments: ids) func `a sound is as long as one sound, a word as a word`(id: String) throws {
        let alphabet = try alphabet(id)
        func expect(_ sounds: [Sound], _ lengths: ClosedRange<Double>) throws {
            for (sound, clip) in try measured(sounds) {
                let length = clip.speech.map { $0.upperBound - $0.lowerBound } ?? 0
                #expect(lengths.contains(length), "\(sound.name) is spoken for \(length) s")
            }
        }
        try expect(alphabet.letters.compactMap(\.sound), 0.12...0.7)
        try expect(alphabet.letters.compactMap(\.name), 0.2...1.2)
        try expect(alphabet.letters.flatMap(\.words).compactMap(\.voice), 0.3...1.3)
    }

    @Test(arguments: ids) func `no two letters sound the same`(id: String) throws {
        let alphabet = try alphabet(id)
        let clips = try Clip.decode(alphabet.letters.flatMap(\.spoken).map(path))
        #expect(clips.count == 2 * alphabet.letters.count)
        #expect(Set(clips.map(\.samples)).count == clips.count)
    }

    @Test func `a long vowel is longer than the short one`() throws {
        let alphabet = try alphabet("lv")
        for (short, long) in [("A", "Ā"), ("E", "Ē"), ("I", "Ī"), ("U", "Ū")] {
            let clips = try Clip.decode([short, long].compactMap { alphabet[$0]?.sound }.map(path))
            #expect(clips.count == 2 && clips[1].length > 1.4 * clips[0].length, "\(long) beside \(short)")
        }
    }
}
