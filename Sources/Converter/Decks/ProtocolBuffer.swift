/// The fields of a Protocol Buffers message (protobuf.dev, "Encoding"), by their numbers; of several the last.
struct ProtocolBuffer {
    private(set) var numbers: [UInt64: UInt64] = [:]
    private(set) var texts: [UInt64: String] = [:]

    /// - Returns: nil if it is damaged.
    init?(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            guard let key = Self.number(&rest) else { return nil }
            switch key & 7 {
            case 0:
                guard let number = Self.number(&rest) else { return nil }
                numbers[key >> 3] = number
            case 1, 5:
                let count = key & 7 == 1 ? 8 : 4
                guard rest.count >= count else { return nil }
                rest = rest.dropFirst(count)
            case 2:
                guard let count = Self.number(&rest), count <= rest.count else { return nil }
                texts[key >> 3] = String(decoding: rest.prefix(Int(count)), as: UTF8.self)
                rest = rest.dropFirst(Int(count))
            default: return nil
            }
        }
    }

    /// A number of seven bits a byte, the lowest first.
    private static func number(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
        var number: UInt64 = 0, shift: UInt64 = 0
        while let byte = bytes.popFirst(), shift < 64 {
            number |= UInt64(byte & 0x7f) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        return nil
    }
}
