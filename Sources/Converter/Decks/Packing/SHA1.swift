/// The checksum by which Anki finds equal notes (RFC 3174); it protects nothing.
enum SHA1 {
    /// - Returns: 20 bytes.
    static func digest(of message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
        let padding = (119 - message.count % 64) % 64
        let length = UInt64(message.count) * 8
        let bytes =
            message + [0x80] + [UInt8](repeating: 0, count: padding)
            + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> UInt64($0)) }
        for start in stride(from: 0, to: bytes.count, by: 64) { mix(bytes[start..<start + 64], into: &state) }
        return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
            block[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for place in 16..<80 {
            words.append(turn(words[place - 3] ^ words[place - 8] ^ words[place - 14] ^ words[place - 16], 1))
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for (round, word) in words.enumerated() {
            let next = turn(a, 5) &+ choice(round, b, c, d) &+ e &+ word &+ constants[round / 20]
            (a, b, c, d, e) = (next, a, turn(b, 30), c, d)
        }
        state = zip(state, [a, b, c, d, e]).map(&+)
    }

    private static let constants: [UInt32] = [0x5a82_7999, 0x6ed9_eba1, 0x8f1b_bcdc, 0xca62_c1d6]

    private static func choice(_ round: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        switch round / 20 {
        case 0: b & c | ~b & d
        case 2: b & c | b & d | c & d
        default: b ^ c ^ d
        }
    }

    private static func turn(_ word: UInt32, _ bits: UInt32) -> UInt32 { word << bits | word >> (32 - bits) }
}
