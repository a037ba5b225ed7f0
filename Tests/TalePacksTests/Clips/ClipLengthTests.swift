import Testing

@testable import TalePacks

struct ClipLengthTests {
    private func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    /// An Ogg page with one packet.
    private func page(_ packet: [UInt8], granule: Int) -> [UInt8] {
        Array("OggS".utf8) + [0, 2] + little(granule, 8) + little(1, 4) + little(0, 8) + [1, UInt8(packet.count)]
            + packet
    }

    @Test func `an opus clip is as long as its last page says`() {
        let head = page(Array("OpusHead".utf8) + [1, 1] + little(312, 2) + little(24_000, 4) + [0, 0, 0], granule: 0)
        let padding = [UInt8](repeating: 0, count: 40)
        let tail = page([1, 2, 3], granule: 48_000 * 7 + 312)
        #expect(ClipLength.seconds(head: head + padding, tail: padding + tail, fileSize: 0) == 7)
    }

    @Test func `a vorbis clip is as long as its last page says`() {
        let identification = [1] + Array("vorbis".utf8) + little(0, 4) + [1] + little(44_100, 4) + little(0, 14)
        let head = page(identification, granule: 0) + [UInt8](repeating: 0, count: 20)
        #expect(ClipLength.seconds(head: head, tail: page([1], granule: 22_050), fileSize: 0) == 0.5)
    }

    @Test func `a wave is as long as its bytes`() {
        let head = Array("RIFF".utf8) + little(0, 24) + little(96_000, 4) + little(0, 12)
        #expect(ClipLength.seconds(head: head, tail: [], fileSize: 96_044) == 1)
    }

    @Test func `an MP3 is as long as its rate says`() {
        let frame: [UInt8] = [0xff, 0xfb, 0x90, 0]  // 128 kb/s
        let tag = Array("ID3".utf8) + [3, 0, 0, 0, 0, 0, 4] + [0, 0, 0, 0]
        #expect(ClipLength.seconds(head: frame, tail: [], fileSize: 32_000) == 2)
        #expect(ClipLength.seconds(head: tag + frame, tail: [], fileSize: 32_014) == 2)
    }

    @Test(arguments: [[], [1, 2, 3], Array("OggS".utf8), Array("RIFF".utf8), Array("ID3".utf8), [0xff, 0xfb]])
    func `nothing is said of a file that does not`(bytes: [UInt8]) {
        #expect(ClipLength.seconds(head: bytes, tail: bytes, fileSize: bytes.count) == nil)
        #expect(ClipLength.seconds(head: page(bytes, granule: 5), tail: bytes, fileSize: 90) == nil)
    }
}
