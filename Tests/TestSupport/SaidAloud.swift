import Glibc

/// What a microphone hears: 16,000 samples a second.
extension [Int16] {
    /// A second.
    public static let silence = [Int16](repeating: 0, count: 16_000)
    /// A second of silence, a second with four syllables, and half a second of silence.
    public static let speech = silence + (0..<16_000).map(syllable) + silence.prefix(8000)

    private static func syllable(_ number: Int) -> Int16 {
        let time = Double(number) / 16_000
        let loudness = Swift.max(0.01, sin(time * 8 * .pi))
        return Int16(9000 * loudness * sin(time * 1100))
    }

    /// A WAV file of them.
    public var wav: [UInt8] {
        let data = flatMap { MadeGGUF.bytes($0) }
        let head = Array<UInt8>("RIFF".utf8) + MadeGGUF.bytes(UInt32(36 + data.count)) + Array<UInt8>("WAVEfmt ".utf8)
        let format: [UInt8] = [16, 0, 0, 0, 1, 0, 1, 0, 0x80, 0x3e, 0, 0, 0, 0x7d, 0, 0, 2, 0, 16, 0]
        return head + format + Array<UInt8>("data".utf8) + MadeGGUF.bytes(UInt32(data.count)) + data
    }
}
