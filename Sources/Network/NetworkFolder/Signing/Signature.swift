/// A signature in a file that signify(1) reads by its first two lines, and minisign(1) by all four.
public struct Signature: Hashable, Sendable {
    let number: [UInt8]
    /// 64 bytes.
    let bytes: [UInt8]
    /// Signs the signature with its comment, for minisign; empty if that is not known.
    private var ofComment: [UInt8] = []

    static let size = 64
    /// The most that such a file has.
    public static let mostBytes = 1024
    static let comment = "Pasaka"

    init(number: [UInt8], bytes: [UInt8]) { (self.number, self.bytes) = (number, bytes) }

    func commented(by signature: [UInt8]) -> Signature {
        var signed = self
        signed.ofComment = signature
        return signed
    }

    /// - Parameter text: of a file; only its first two lines count.
    public init?(text: String) {
        let lines = text.split(separator: "\n").prefix(2).joined(separator: "\n")
        guard let parts = SignedText.parts(of: lines, sizes: PublicKey.numberSize, Self.size) else { return nil }
        self.init(number: parts[0], bytes: parts[1])
    }

    /// The line that tells it from any other.
    public var line: String { SignedText.line(number + bytes) }

    /// The content of its file.
    public var text: String {
        SignedText.text("signature of a Pasaka network", number + bytes)
            + "trusted comment: \(Self.comment)\n\(SignedText.base64(ofComment))\n"
    }
}
