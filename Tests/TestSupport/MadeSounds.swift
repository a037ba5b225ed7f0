import Glibc

/// Sounds that tests make themselves.
public enum MadeSounds {
    /// A WAV of 16-bit samples.
    public static func wav(_ samples: [Int16], rate: Int = 48_000, channels: Int = 1) -> [UInt8] {
        let data = samples.flatMap { little(Int(UInt16(bitPattern: $0)), 2) }
        return riff([format(rate: rate, channels: channels), chunk("data", data)])
    }

    /// A WAV of one loudness.
    public static func tone(seconds: Double, level: Int16 = 8000) -> [UInt8] {
        wav([Int16](repeating: level, count: Int(seconds * 48_000)))
    }

    public static func riff(_ chunks: [[UInt8]]) -> [UInt8] {
        let content = Array("WAVE".utf8) + chunks.flatMap { $0 }
        return Array("RIFF".utf8) + little(content.count, 4) + content
    }

    public static func format(
        code: Int = 1, rate: Int = 48_000, channels: Int = 1, bits: Int = 16, align: Int? = nil
    ) -> [UInt8] {
        let frame = align ?? channels * bits / 8
        return chunk(
            "fmt ",
            little(code, 2) + little(channels, 2) + little(rate, 4) + little(rate * frame, 4) + little(frame, 2)
                + little(bits, 2))
    }

    public static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array(name.utf8) + little(content.count, 4) + content + (content.count % 2 == 1 ? [0] : [])
    }

    /// Silent MPEG frames of 26 ms: layer III, 128 kbit/s, 44.1 kHz, mono.
    public static func mp3(frames: Int) -> [UInt8] {
        (0..<frames).flatMap { _ in [0xff, 0xfb, 0x90, 0xc4] + [UInt8](repeating: 0, count: 413) }
    }

    /// An ID3v2 tag of one frame.
    ///
    /// - Parameter claimed: the frame's length as it says itself.
    public static func tag(_ name: String, _ content: [UInt8], claimed: Int? = nil) -> [UInt8] {
        let frame = Array(name.utf8) + big(claimed ?? content.count, 4) + [0, 0] + content
        let size = [21, 14, 7, 0].map { UInt8(frame.count >> $0 & 127) }
        return Array("ID3".utf8) + [3, 0, 0] + size + frame
    }

    /// The packet that identifies a stream of Vorbis.
    public static func vorbisHead(
        version: Int = 0, channels: UInt8 = 1, rate: Int = 48_000, blocks: UInt8 = 0xb8, framing: UInt8 = 1
    ) -> [UInt8] {
        [1] + Array("vorbis".utf8) + little(version, 4) + [channels] + little(rate, 4)
            + [UInt8](repeating: 0, count: 12) + [blocks, framing]
    }

    /// The packet that identifies a stream of Opus.
    public static func opusHead(version: UInt8 = 1, channels: UInt8 = 1, family: UInt8 = 0) -> [UInt8] {
        Array("OpusHead".utf8) + [version, channels] + little(312, 2) + little(48_000, 4) + [0, 0, family]
    }

    /// The first page of an Ogg stream; its checksum is not right.
    public static func oggPage(_ packet: [UInt8], isFirst: Bool = true) -> [UInt8] {
        Array("OggS".utf8) + [0, isFirst ? 2 : 0] + [UInt8](repeating: 0, count: 20) + [1, UInt8(packet.count)] + packet
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static func big(_ number: Int, _ count: Int) -> [UInt8] { little(number, count).reversed() }
}
