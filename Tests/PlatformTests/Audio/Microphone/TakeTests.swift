import Glibc
import Storage
import TestSupport
import Testing

@testable import Platform

struct TakeTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    /// A sound of so many twentieths of a second of one loudness.
    private func sound(_ steps: Int, _ level: Int16) -> [Int16] {
        [Int16](repeating: level, count: steps * Take.step)
    }

    private func bytes(_ name: String) -> [UInt8] {
        let file = open("\(disk.path)/\(name)", O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 21)
        return Array(bytes[..<max(0, read(file, &bytes, bytes.count))])
    }

    private func isThere(_ name: String) -> Bool { access("\(disk.path)/\(name)", F_OK) == 0 }

    @Test func `what was said becomes a WAV, and the bare samples go`() throws {
        do {
            let take = try Take(folder: disk.path, number: 7)
            try take.append([1000, -1000, 3])
            #expect(take.sound == "takes/7.wav")
            #expect(try take.finish() == 3.0 / 48_000)
        }
        #expect(bytes("7.wav") == MadeSounds.wav([1000, -1000, 3]))
        #expect(!isThere("7.raw"))
    }

    @Test func `each twentieth of a second has its level, however the samples come`() throws {
        let take = try Take(folder: disk.path, number: 1)
        let samples = sound(1, 3277) + sound(1, 0) + sound(1, 32_767)
        for start in stride(from: 0, to: samples.count, by: 1000) {
            try take.append(Array(samples[start..<min(samples.count, start + 1000)]))
        }
        #expect(take.levels == [0.67, 0, 1])
        #expect(take.seconds == 0.15)
    }

    @Test func `the silence at its ends is left out`() throws {
        let take = try Take(folder: disk.path, number: 1)
        try take.append(sound(40, 0) + sound(20, 8000) + sound(40, 0) + [0, 0, 0])
        #expect(try take.finish() == Double(5 + 20 + 8) / 20)
        #expect(bytes("1.wav") == MadeSounds.wav(sound(5, 0) + sound(20, 8000) + sound(8, 0)))
    }

    @Test func `an empty take is none`() throws {
        let take = try Take(folder: disk.path, number: 1)
        #expect(try take.finish() == nil)
        #expect(!isThere("1.wav"))
    }

    @Test func `it ends after three minutes`() throws {
        let take = try Take(folder: disk.path, number: 1)
        for _ in 0..<180 { try take.append(sound(20, 100)) }
        #expect(take.isFull)
        try take.append(sound(20, 100))
        #expect(take.seconds == 180)
        #expect(take.levels.count == 3600)
    }

    @Test func `a new take takes the place of those before it`() throws {
        for name in ["3.wav", "3.raw", "notes.txt"] { try disk.write(name, [1]) }
        let take = try Take(folder: disk.path, number: 1)
        #expect(["3.wav", "3.raw", "notes.txt", "1.raw"].map(isThere) == [false, false, true, true])
        withExtendedLifetime(take) {}
    }

    @Test func `takes that are spared stay`() throws {
        for name in ["3.wav", "4.wav"] { try disk.write(name, [1]) }
        let take = try Take(folder: disk.path, number: 5, sparing: ["takes/3.wav"])
        #expect(["3.wav", "4.wav", "5.raw"].map(isThere) == [true, false, true])
        withExtendedLifetime(take) {}
    }

    @Test func `a folder that is not there is an error with its number`() {
        #expect(throws: CallFailure("open", ENOENT)) { try Take(folder: disk.path + "/none", number: 1) }
    }

    @Test func `what stays free on the disk is not written`() throws {
        let room = DiskRoom(sparing: 40) { 100 }
        let take = try Take(folder: disk.path, number: 1, room: room)
        #expect(throws: CallFailure("write", ENOSPC)) { try take.append(Array(sound(1, 100).prefix(16))) }
        try take.append(Array(sound(1, 100).prefix(15)))
    }

    @Test func `on a disk that fills up what has been said becomes a WAV`() throws {
        let room = DiskRoom(sparing: 40) { 100 }
        let take = try Take(folder: disk.path, number: 1, room: room)
        try take.append([1000, -1000, 3])
        #expect(!take.isFull)
        try take.append(Array(sound(1, 100).prefix(30)))
        #expect(take.isFull)
        try take.append([7])
        #expect(try take.finish() == 3.0 / 48_000)
        #expect(bytes("1.wav") == MadeSounds.wav([1000, -1000, 3]))
    }

    @Test func `a full disk is an error`() throws {
        let file = open("/dev/full", O_WRONLY | O_CLOEXEC)
        defer { close(file) }
        #expect(throws: CallFailure("write", ENOSPC)) { try FileBytes.write([Int16(1)][...], to: file) }
    }
}
