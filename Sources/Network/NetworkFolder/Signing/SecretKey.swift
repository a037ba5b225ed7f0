import CSodium

/// The key that signs a network's files; a thief could put any tale on each kiosk with it.
public struct SecretKey: Sendable {
    public let publicKey: PublicKey
    /// 64 bytes: the seed and the public key.
    private let bytes: [UInt8]

    /// 32 bytes that determine the key.
    public static let seedSize = 32
    private static let size = 64

    /// A new key.
    public init() { self.init(seed: Self.randomSeed()) }

    /// 32 bytes for a new key.
    public static func randomSeed() -> [UInt8] {
        precondition(Sodium.isReady, "libsodium cannot be started")
        var seed = [UInt8](repeating: 0, count: seedSize)
        randombytes_buf(&seed, seed.count)
        return seed
    }

    /// - Parameter seed: 32 bytes; the key's number follows from them, too.
    public init(seed: [UInt8]) {
        var open = [UInt8](repeating: 0, count: PublicKey.size), secret = [UInt8](repeating: 0, count: Self.size)
        crypto_sign_seed_keypair(&open, &secret, seed)
        bytes = secret
        publicKey = PublicKey(number: Array(Sodium.digest(open).prefix(PublicKey.numberSize)), bytes: open)
    }

    /// - Parameter text: as ``text`` gives it, without a passphrase.
    public init?(text: String) {
        let sizes = Self.header.count, checksum = Self.checksumSize
        guard
            let parts = SignedText.parts(of: text, sizes: sizes, checksum, PublicKey.numberSize, Self.size),
            parts[0].starts(with: Self.header.prefix(6)), parts[1] == Self.checksum(of: parts[3])
        else { return nil }
        bytes = parts[3]
        publicKey = PublicKey(number: parts[2], bytes: Array(parts[3].suffix(PublicKey.size)))
    }

    // MARK: - signify's file

    /// How the key is encrypted: by bcrypt_pbkdf with 0 rounds, that is not; and 16 bytes of salt.
    private static let header = Array("BK".utf8) + [0, 0, 0, 0] + [UInt8](repeating: 0, count: 16)
    private static let checksumSize = 8

    private static func checksum(of bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 64)
        crypto_hash_sha512(&digest, bytes, UInt64(bytes.count))
        return Array(digest.prefix(checksumSize))
    }

    /// The content of a key file that `signify -S` takes, too.
    public var text: String {
        SignedText.text(
            "Pasaka network secret key", Self.header + Self.checksum(of: bytes) + publicKey.number + bytes)
    }

    public func sign(_ content: [UInt8]) -> Signature {
        let whole = Signature(number: publicKey.number, bytes: detached(content))
        return whole.commented(by: detached(whole.bytes + Array(Signature.comment.utf8)))
    }

    private func detached(_ content: [UInt8]) -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: Signature.size)
        crypto_sign_detached(&signature, nil, content, UInt64(content.count), bytes)
        return signature
    }
}
