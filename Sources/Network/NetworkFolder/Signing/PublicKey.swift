import CSodium

/// The key by which a network's files are recognised: Ed25519 (RFC 8032), written as signify(1) and minisign(1) do.
public struct PublicKey: Hashable, Sendable {
    /// The key's number, 8 bytes: told apart before anything is computed.
    let number: [UInt8]
    /// 32 bytes.
    let bytes: [UInt8]

    static let size = 32, numberSize = 8

    init(number: [UInt8], bytes: [UInt8]) { (self.number, self.bytes) = (number, bytes) }

    /// - Parameter text: a comment line and a line of base64, or that line alone.
    public init?(text: String) {
        guard let parts = SignedText.parts(of: text, sizes: Self.numberSize, Self.size) else { return nil }
        self.init(number: parts[0], bytes: parts[1])
    }

    /// The content of a key file.
    public var text: String { SignedText.text("Pasaka network key", number + bytes) }

    /// The line of base64 alone, for a JSON file.
    public var line: String { SignedText.line(number + bytes) }

    /// Whether this key has signed the bytes.
    public func verifies(_ content: [UInt8], _ signature: Signature) -> Bool {
        Sodium.isReady && signature.number == number
            && crypto_sign_verify_detached(signature.bytes, content, UInt64(content.count), bytes) == 0
    }
}
