import Engine
import Synchronization
import System
import TestSupport
import Testing

@testable import Platform

struct GrowingSoundBytesTests {
    private let memory = MemoryFiles()
    private let turns = Counter()

    /// A sound of 8000 samples a second that is being made, and its bytes.
    private func make(from start: Double = 0) throws -> (any GrowingSound, GrowingSoundBytes) {
        let sound = try #require(memory.makeSound(SampleFormat(rate: 8000)))
        let samples = try #require(memory.samples(sound.name))
        return (sound, GrowingSoundBytes(samples, from: start) { [turns] in turns.count() })
    }

    /// What SDL gets at a place.
    private struct Got: Equatable {
        let part: SoundPart
        let bytes: [UInt8]

        init(_ part: SoundPart, _ bytes: [UInt8]) { (self.part, self.bytes) = (part, bytes) }
    }

    private func read(_ bytes: GrowingSoundBytes, _ count: Int = 10_000, at position: Int) -> Got {
        var target = [UInt8](repeating: 9, count: count)
        let part = target.withUnsafeMutableBytes { bytes.read(into: $0, at: position) }
        return Got(part, Array(target[..<part.count]))
    }

    @Test func `it begins as a WAV of ten minutes`() throws {
        let (_, bytes) = try make()
        #expect(bytes.count == 44 + 600 * 16_000)
        var head = MadeSounds.wav([], rate: 8000)
        head.replaceSubrange(4..<8, with: [0x24, 0x7c, 0x92, 0])
        head.replaceSubrange(40..<44, with: [0, 0x7c, 0x92, 0])
        #expect(read(bytes, at: 0).bytes == head)
    }

    @Test func `at most a fiftieth of a second is read at a time`() throws {
        let (sound, bytes) = try make()
        sound.append([Int16](repeating: 257, count: 8000))
        #expect(read(bytes, at: 44).part == SoundPart(320))
        #expect(read(bytes, 7, at: 44).part == SoundPart(6))
        #expect(read(bytes, at: 44 + 15_998) == Got(SoundPart(2), [1, 1]))
    }

    @Test func `silence moves no place, and is told when it begins and ends`() throws {
        let (sound, bytes) = try make()
        #expect(!bytes.isWaiting)
        let silence = [UInt8](repeating: 0, count: 160)
        for _ in 0..<3 { #expect(read(bytes, at: 44) == Got(SoundPart(160, advance: 0), silence)) }
        #expect(bytes.isWaiting && turns.times == 1)
        sound.append([1])
        #expect(read(bytes, at: 44) == Got(SoundPart(2), [1, 0]))
        #expect(!bytes.isWaiting && turns.times == 2)
    }

    @Test func `it ends when all of it has been read`() throws {
        let (sound, bytes) = try make()
        sound.append([1, 2])
        sound.finish()
        #expect(read(bytes, at: 46) == Got(SoundPart(2), [2, 0]))
        #expect(read(bytes, at: 48).part == .end)
        #expect(bytes.isWhole && bytes.seconds == 2.0 / 8000)
    }

    @Test func `after a quarter of a minute of silence nothing more is expected`() throws {
        let (sound, bytes) = try make()
        var parts = 0
        while read(bytes, at: 44).part != .end { parts += 1 }
        #expect(parts == 1500)
        #expect(!bytes.isWhole)
        #expect(sound.append([1]))
    }

    @Test func `it is opened at a place`() throws {
        let (sound, bytes) = try make(from: 0.5)
        sound.append((0..<8000).map { Int16($0) })
        #expect(read(bytes, 2, at: 44).bytes == [160, 15])
        #expect(bytes.count == 44 + 599 * 16_000 + 8000)
    }

    @Test(arguments: [-1.0, 1e9, 1e30])
    func `a place beyond what can be made is no danger`(start: Double) throws {
        let (_, bytes) = try make(from: start)
        #expect(bytes.count > 44)
    }
}
