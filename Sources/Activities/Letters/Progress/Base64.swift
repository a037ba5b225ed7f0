import FoundationEssentials

/// 16-bit numbers, little-endian, as text of base 64 (RFC 4648).
enum Base64 {
    static func text(_ numbers: [Int16]) -> String {
        Data(numbers.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] })
            .base64EncodedString()
    }

    /// The numbers; nil if the text is not base 64 of whole numbers.
    static func numbers(_ text: String) -> [Int16]? {
        guard let bytes = Data(base64Encoded: text).map(Array.init), bytes.count % 2 == 0 else { return nil }
        return stride(from: 0, to: bytes.count, by: 2).map {
            Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
    }
}
