/// The header of an MPEG audio frame of layer III (ISO 11172-3 and 13818-3, 2.4.1.3).
package struct MP3Frame: Hashable, Sendable {
    /// Thousand bits a second.
    package let kilobits: Int
    /// Bytes, with the header.
    package let length: Int

    private static let rates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0]
    private static let lowRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0]

    /// - Parameter header: begins with its four bytes.
    /// - Returns: nil if they are no such header, or do not tell the bit rate.
    package init?(_ header: some Collection<UInt8>) {
        let bytes = header.prefix(4).map(Int.init)
        guard bytes.count == 4, bytes[0] == 0xff, bytes[1] >> 5 == 7 else { return nil }
        let version = bytes[1] >> 3 & 3
        let isWhole = version == 3
        guard version != 1, bytes[1] >> 1 & 3 == 1, bytes[2] >> 2 & 3 != 3 else { return nil }
        kilobits = (isWhole ? Self.rates : Self.lowRates)[bytes[2] >> 4]
        guard kilobits > 0 else { return nil }
        let rate = [44_100, 48_000, 32_000][bytes[2] >> 2 & 3] / [4, 1, 2, 1][version]
        length = (isWhole ? 144_000 : 72_000) * kilobits / rate + (bytes[2] >> 1 & 1)
    }

    /// The bytes of an ID3v2 tag (ID3 2.3.0, 3.1; 2.4.0, 3.4) before the frames; nil if there is none.
    ///
    /// - Parameter start: begins with the tag's first ten bytes.
    package static func tagLength(_ start: some Collection<UInt8>) -> Int? {
        let bytes = start.prefix(10).map(Int.init)
        guard bytes.count == 10, start.starts(with: "ID3".utf8) else { return nil }
        let footer = bytes[5] & 0x10 == 0 ? 0 : 10
        return 10 + bytes[6...].reduce(0) { $0 << 7 | $1 & 0x7f } + footer
    }
}
