/// The SHA-256 digest (FIPS 180-4), a block at a time.
struct SHA256 {
    typealias State = [UInt32]

    static let digestLength = 32
    static let blockLength = 64

    private(set) var state: State = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var rest: [UInt8] = []
    private var length = 0

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]

    mutating func add(_ bytes: [UInt8]) {
        length += bytes.count
        rest += bytes
        var start = 0
        while rest.count - start >= Self.blockLength {
            mix(rest[start..<(start + Self.blockLength)])
            start += Self.blockLength
        }
        rest.removeFirst(start)
    }

    /// The digest of everything added.
    consuming func finish() -> [UInt8] {
        let bits = UInt64(length) * 8
        let zeros = (Self.blockLength - (length + 9) % Self.blockLength) % Self.blockLength
        add([0x80] + [UInt8](repeating: 0, count: zeros) + Self.bytes(bits))
        return state.indices.flatMap { Self.bytes(state[$0]) }
    }

    static func digest(of bytes: [UInt8]) -> [UInt8] {
        var digest = SHA256()
        digest.add(bytes)
        return digest.finish()
    }

    private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
        (0..<(number.bitWidth / 8)).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private mutating func mix(_ block: ArraySlice<UInt8>) {
        var words = [UInt32](repeating: 0, count: 64)
        for place in 0..<16 {
            let start = block.startIndex + place * 4
            words[place] = block[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
        }
        for place in 16..<64 {
            let (early, late) = (words[place - 15], words[place - 2])
            let one = Self.turned(early, 7) ^ Self.turned(early, 18) ^ early >> 3
            let two = Self.turned(late, 17) ^ Self.turned(late, 19) ^ late >> 10
            words[place] = words[place - 16] &+ one &+ words[place - 7] &+ two
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for place in 0..<64 {
            let high = Self.turned(e, 6) ^ Self.turned(e, 11) ^ Self.turned(e, 25)
            let one = h &+ high &+ (e & f ^ ~e & g) &+ Self.constants[place] &+ words[place]
            let low = Self.turned(a, 2) ^ Self.turned(a, 13) ^ Self.turned(a, 22)
            let two = low &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e) = (g, f, e, d &+ one)
            (d, c, b, a) = (c, b, a, one &+ two)
        }
        for (place, word) in [a, b, c, d, e, f, g, h].enumerated() { state[place] = state[place] &+ word }
    }

    private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
}
