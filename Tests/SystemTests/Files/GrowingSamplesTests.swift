import Engine
import Glibc
import Synchronization
import Testing

@testable import System

struct GrowingSamplesTests {
    private func read(_ samples: GrowingSamples, _ count: Int = 10, at place: Int = 0) -> [UInt8] {
        var target = [UInt8](repeating: 9, count: count)
        let got = target.withUnsafeMutableBytes { samples.read(into: $0, at: place) }
        return Array(target[..<got])
    }

    @Test func `what is appended can be read from any place, in whole frames`() throws {
        let memory = MemoryFiles()
        let sound = try #require(memory.makeSound(SampleFormat(rate: 8000, isStereo: true)))
        let samples = try #require(memory.samples(sound.name))
        #expect(sound.append([1, 2, 3]))
        #expect(read(samples) == [1, 0, 2, 0])
        #expect(sound.append([-1]))
        #expect(read(samples, at: 4) == [3, 0, 255, 255])
        #expect(read(samples, 5, at: 0) == [1, 0, 2, 0])
        #expect(read(samples, at: 8) == [] && read(samples, at: -4) == [])
        #expect(samples.seconds == 2.0 / 8000)
    }

    @Test func `nothing is added after its end, and the first end counts`() throws {
        let memory = MemoryFiles()
        let sound = try #require(memory.makeSound(SampleFormat(rate: 8000)))
        let samples = try #require(memory.samples(sound.name))
        #expect(!samples.hasEnded)
        sound.finish()
        sound.abandon()
        #expect(samples.hasEnded && samples.isWhole)
        #expect(!sound.append([1]))
        #expect(samples.seconds == 0)
    }

    @Test func `a maker that lets go of it has abandoned it`() throws {
        let memory = MemoryFiles()
        var sound = memory.makeSound(SampleFormat(rate: 8000))
        let name = try #require(sound?.name)
        let samples = try #require(memory.samples(name))
        sound = nil
        #expect(samples.hasEnded && !samples.isWhole)
    }

    @Test func `an endless maker ends after ten minutes`() throws {
        let budget = ByteBudget(.max)
        let samples = try #require(GrowingSamples(SampleFormat(rate: 8000), budget, mostSeconds: 1))
        #expect(samples.append([Int16](repeating: 0, count: 8000)))
        #expect(!samples.append([0]))
        #expect(samples.hasEnded && !samples.isWhole && samples.seconds == 1)
        #expect(try #require(GrowingSamples(SampleFormat(rate: 48_000), budget)).mostBytes == 600 * 96_000)
    }

    @Test func `all sounds share a limit, and give back what they took`() throws {
        let memory = MemoryFiles(mostSoundBytes: 10)
        let one = try #require(memory.makeSound(SampleFormat(rate: 8000)))
        #expect(one.append([1, 2, 3, 4]))
        do {
            let other = try #require(memory.makeSound(SampleFormat(rate: 8000)))
            #expect(!other.append([1, 2]))
            memory.forget(other.name)
        }
        memory.forget(one.name)
        #expect(!one.append([5]))
        #expect(memory.samples(one.name) == nil)
    }

    @Test func `memory is there again when nobody holds the sound any more`() throws {
        let memory = MemoryFiles(mostSoundBytes: 10)
        for _ in 0..<100 {
            let sound = try #require(memory.makeSound(SampleFormat(rate: 8000)))
            #expect(sound.append([1, 2, 3, 4, 5]))
            memory.forget(sound.name)
        }
    }

    @Test func `only so many sounds are kept`() {
        let memory = MemoryFiles()
        let sounds = (0..<250).compactMap { _ in memory.makeSound(SampleFormat(rate: 8000)) }
        #expect(sounds.count == 200)
        #expect(Set(sounds.map(\.name)).count == 200)
    }

    @Test(arguments: [7999, 48_001, 0, -1])
    func `a rate that no voice has makes no sound`(rate: Int) {
        #expect(MemoryFiles().makeSound(SampleFormat(rate: rate)) == nil)
    }

    @Test func `one thread reads what another appends`() throws {
        let memory = MemoryFiles()
        let sound = try #require(memory.makeSound(SampleFormat(rate: 48_000)))
        let samples = try #require(memory.samples(sound.name))
        let count = 300_000
        let maker = Maker(sound, count)
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                Unmanaged<Maker>.fromOpaque(context).takeUnretainedValue().run()
                return nil
            }, Unmanaged.passUnretained(maker).toOpaque())
        var (all, hasEnded) = ([UInt8](), false)
        while !hasEnded || all.count < 2 * count {
            hasEnded = samples.hasEnded
            all += read(samples, 1000, at: all.count)
        }
        pthread_join(thread, nil)
        #expect(all == (0..<count).flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] })
    }

    private final class Maker: Sendable {
        private let sound: any GrowingSound
        private let count: Int

        init(_ sound: any GrowingSound, _ count: Int) { (self.sound, self.count) = (sound, count) }

        func run() {
            for start in stride(from: 0, to: count, by: 30) {
                sound.append((start..<(start + 30)).map { Int16(truncatingIfNeeded: $0) })
            }
            sound.finish()
        }
    }
}
