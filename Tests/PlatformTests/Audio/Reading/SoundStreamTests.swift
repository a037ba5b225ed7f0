import CSDL2
import Glibc
import TestSupport
import Testing

@testable import Platform

struct SoundStreamTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    private func open(_ bytes: [UInt8]) throws -> UnsafeMutablePointer<SDL_RWops> {
        let file = try workshop.open("sound", bytes)
        return try SoundStream.open(file, try SoundFile(file))
    }

    private func read(_ stream: UnsafeMutablePointer<SDL_RWops>, _ count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = SDL_RWread(stream, buffer.baseAddress, 1, count)
        }
    }

    private let tagged =
        MadeSounds.tag("TIT2", [3, 65]) + MadeSounds.mp3(frames: 2) + Array("TAG".utf8)
        + [UInt8](repeating: 32, count: 125)

    @Test func `a WAV is read with a new header`() throws {
        let plain = MadeSounds.wav([1, -2, 3])
        let stream = try open(
            MadeSounds.riff([
                MadeSounds.format(), MadeSounds.chunk("data", Array(plain[44...])), MadeSounds.chunk("smpl", [1, 2]),
            ]))
        defer { SDL_RWclose(stream) }
        #expect(read(stream, 1000) == plain)
        #expect(SDL_RWsize(stream) == 50)
    }

    @Test func `a tagged MP3 is read without its first tag and with zeros at its end`() throws {
        let stream = try open(tagged)
        defer { SDL_RWclose(stream) }
        let bytes = read(stream, 10_000)
        #expect(bytes.count == 2 * 417 + 128 + 256)
        #expect(Array(bytes[..<834]) == MadeSounds.mp3(frames: 2))
        #expect(bytes.suffix(256).allSatisfy { $0 == 0 })
    }

    @Test func `pieces are the whole however they are read`() throws {
        let stream = try open(tagged)
        defer { SDL_RWclose(stream) }
        let whole = read(stream, 10_000)
        SDL_RWseek(stream, 0, RW_SEEK_SET)
        var pieces: [UInt8] = []
        while case let piece = read(stream, 100), !piece.isEmpty { pieces += piece }
        #expect(pieces == whole)
    }

    @Test(
        arguments: [
            (0, RW_SEEK_SET, 0), (7, RW_SEEK_SET, 7), (-1, RW_SEEK_SET, -1), (-4, RW_SEEK_END, 46),
            (9, RW_SEEK_END, 50),
            (5, RW_SEEK_CUR, 15), (-11, RW_SEEK_CUR, -1), (Int64.max, RW_SEEK_CUR, -1),
        ] as [(Int64, Int32, Int64)])
    func `it seeks within itself`(offset: Int64, from: Int32, place: Int64) throws {
        let stream = try open(MadeSounds.wav([1, -2, 3]))
        defer { SDL_RWclose(stream) }
        SDL_RWseek(stream, 10, RW_SEEK_SET)
        #expect(SDL_RWseek(stream, offset, from) == place)
        #expect(SDL_RWtell(stream) == (place < 0 ? 10 : place))
    }

    @Test func `whole objects are counted`() throws {
        let stream = try open(MadeSounds.wav([1, -2, 3]))
        defer { SDL_RWclose(stream) }
        var target = [UInt8](repeating: 0, count: 100)
        #expect(SDL_RWread(stream, &target, 8, 10) == 6)
    }

    @Test func `it closes its file`() throws {
        let file = try workshop.open("sound", MadeSounds.wav([1, -2, 3]))
        let before = inode(file)
        SDL_RWclose(try SoundStream.open(file, try SoundFile(file)))
        // The number may be another test's file by now.
        #expect(before != nil && inode(file) != before)
    }

    private func inode(_ file: Int32) -> ino_t? {
        var status = stat()
        return fstat(file, &status) == 0 ? status.st_ino : nil
    }
}
