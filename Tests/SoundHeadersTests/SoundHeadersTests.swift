import Testing

@testable import SoundHeaders

struct SoundHeadersTests {
    @Test func `a WAV that is written is read as it was written`() throws {
        let file = WAVFormat(rate: 22_050).file([1, -2])
        #expect(file.count == 48)
        #expect(WAVChunk.begin(file))
        #expect(file.suffix(4) == [1, 0, 0xfe, 0xff])
        #expect(file.little(4, 4) == file.count - 8)
        var format: WAVFormat?
        let data = WAVChunk.first(in: { Array(file.dropFirst($0).prefix($1)) }) { chunk -> WAVChunk? in
            if chunk.kind == .format { format = WAVFormat(Array(file[chunk.start...].prefix(chunk.length))) }
            return chunk.kind == .data ? chunk : nil
        }
        #expect(format == WAVFormat(rate: 22_050))
        #expect(data == WAVChunk(kind: .data, length: 4, start: 44))
    }

    @Test(arguments: [(1, 16, true), (1, 24, true), (3, 32, true), (3, 64, false), (6, 8, false), (7, 8, false)])
    func `only PCM and 32-bit floats are played`(code: Int, bits: Int, isPlayed: Bool) throws {
        let chunk = [(code, 2), (1, 2), (8_000, 4), (8_000 * bits / 8, 4), (bits / 8, 2), (bits, 2)]
        let format = try #require(WAVFormat(chunk.flatMap { [UInt8](little: $0.0, $0.1) }))
        #expect(format.isPlayed == isPlayed)
        #expect(format.isPossible)
    }

    @Test func `an extensible format has its code in a GUID`() throws {
        let start = [(0xfffe, 2), (1, 2), (8_000, 4), (16_000, 4), (2, 2), (16, 2)].flatMap {
            [UInt8](little: $0.0, $0.1)
        }
        let chunk = start + [UInt8](repeating: 0, count: 8) + [1, 0] + [UInt8](repeating: 0, count: 14)
        #expect(try #require(WAVFormat(chunk)).code == 1)
        #expect(try #require(WAVFormat(start)).code == 0xfffe)
    }

    @Test func `chunks end with the file, or after 64`() {
        let empty = [UInt8](repeating: 0, count: 8)
        var visited = 0
        let none = WAVChunk.first(in: { _, _ in empty }) { _ -> Bool? in
            visited += 1
            return nil
        }
        #expect(none == nil)
        #expect(visited == 64)
        #expect(WAVChunk.first(in: { _, _ in [1] }) { _ in true } == nil)
    }

    @Test func `a chunk of an odd length is followed by a byte that is none of it`() {
        let file =
            [UInt8](repeating: 0, count: 12) + Array("note".utf8) + [3, 0, 0, 0, 1, 2, 3, 0]
            + Array("data".utf8) + [2, 0, 0, 0, 4, 5]
        let data = WAVChunk.first(in: { Array(file.dropFirst($0).prefix($1)) }) { $0.kind == .data ? $0 : nil }
        #expect(data == WAVChunk(kind: .data, length: 2, start: 32))
    }

    @Test func `a frame has its bit rate and its length`() throws {
        let frame = try #require(MP3Frame([0xff, 0xfb, 0x92, 0]))  // MPEG 1, 128 kb/s, 44.1 kHz, padded
        #expect(frame.kilobits == 128)
        #expect(frame.length == 418)
        let low = try #require(MP3Frame([0xff, 0xf3, 0x80, 0]))  // MPEG 2, 64 kb/s, 22.05 kHz
        #expect(low.kilobits == 64)
        #expect(low.length == 208)
    }

    @Test(arguments: [
        [], [0xff, 0xfb], [0, 0xfb, 0x90, 0], [0xff, 0xfd, 0x90, 0], [0xff, 0xfb, 0, 0], [0xff, 0xeb, 0x90, 0],
    ])
    func `what is no frame of layer III is none`(bytes: [UInt8]) { #expect(MP3Frame(bytes) == nil) }

    @Test func `a tag has its own length and that of its footer`() {
        #expect(MP3Frame.tagLength(Array("ID3".utf8) + [3, 0, 0, 0, 0, 1, 4]) == 142)
        #expect(MP3Frame.tagLength(Array("ID3".utf8) + [4, 0, 0x10, 0, 0, 0, 4]) == 24)
        #expect(MP3Frame.tagLength(Array("ID3".utf8)) == nil)
    }
}
