/// Identifies contents.
///
/// MurmurHash3 by Austin Appleby, in its 128-bit form for 64-bit machines. Contents with equal digests are the same,
/// unless someone crafts a collision; that would only keep a book of their own from being added.
struct Digest {
    private var one: UInt64 = 0, two: UInt64 = 0
    private var rest: [UInt8] = []
    private var length: UInt64 = 0

    private static let block = 16
    private static let first: UInt64 = 0x87c3_7b91_1142_53d5, second: UInt64 = 0x4cf5_ad43_2745_937f

    mutating func add(_ bytes: some Collection<UInt8>) {
        length += UInt64(bytes.count)
        rest += bytes
        let whole = rest.count / Self.block * Self.block
        rest.withUnsafeBytes { buffer in
            for start in stride(from: 0, to: whole, by: Self.block) {
                mix(
                    UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: start, as: UInt64.self)),
                    UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: start + 8, as: UInt64.self)))
            }
        }
        rest.removeFirst(whole)
    }

    private mutating func mix(_ low: UInt64, _ high: UInt64) {
        one ^= Self.scrambled(low)
        one = (Self.turned(one, 27) &+ two) &* 5 &+ 0x52dc_e729
        two ^= Self.scrambledHigh(high)
        two = (Self.turned(two, 31) &+ one) &* 5 &+ 0x3849_5ab5
    }

    /// The digest of everything added, in hexadecimal.
    consuming func finish() -> String {
        func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
        one ^= Self.scrambled(number(rest.prefix(8)))
        two ^= Self.scrambledHigh(number(rest.dropFirst(8)))
        one ^= length
        two ^= length
        one &+= two
        two &+= one
        one = Self.finished(one)
        two = Self.finished(two)
        one &+= two
        two &+= one
        return [one, two].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    private static func scrambled(_ word: UInt64) -> UInt64 { turned(word &* first, 31) &* second }

    private static func scrambledHigh(_ word: UInt64) -> UInt64 { turned(word &* second, 33) &* first }

    private static func finished(_ word: UInt64) -> UInt64 {
        var word = word
        for factor: UInt64 in [0xff51_afd7_ed55_8ccd, 0xc4ce_b9fe_1a85_ec53] { word = (word ^ word >> 33) &* factor }
        return word ^ word >> 33
    }

    private static func turned(_ word: UInt64, _ count: UInt64) -> UInt64 { word << count | word >> (64 - count) }
}
