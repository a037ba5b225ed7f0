import CSodium

/// The library, which must be started once.
enum Sodium {
    static let isReady = sodium_init() >= 0

    /// The SHA-256 of some bytes.
    static func digest(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
        return digest
    }
}

extension [UInt8] {
    /// The bytes in hexadecimal.
    var hexadecimal: String { map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() }
}
