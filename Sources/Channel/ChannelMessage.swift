/// What two ends of a ``MessageChannel`` say to each other: a kind, a length and a body.
package protocol ChannelMessage: Sendable {
    associatedtype Kind: RawRepresentable<UInt8>
    /// Bytes of a body; a larger one cannot come from an intact end.
    static var mostBytes: Int { get }
    /// - Throws: if there is no JSON for it.
    var content: (kind: Kind, body: MessageBody) { get throws }
    init(_ kind: Kind, _ body: MessageBody) throws(ChannelNonsense)
    /// Whether an intact end can say this; what the other one counts with must not overflow.
    var isPossible: Bool { get }
}

/// A message that cannot come from an intact end.
package struct ChannelNonsense: Error {}

extension ChannelMessage {
    private static var headBytes: Int { 5 }

    /// - Returns: nil if there is no JSON for it, or it is too large.
    package var bytes: [UInt8]? {
        guard let (kind, body) = try? content, body.bytes.count <= Self.mostBytes else { return nil }
        let length = (0..<4).map { UInt8(truncatingIfNeeded: body.bytes.count >> (8 * $0)) }
        return [kind.rawValue] + length + body.bytes
    }

    /// Takes the first message from the bytes received so far; nil if it is not complete yet.
    package static func take(from bytes: inout [UInt8]) throws(ChannelNonsense) -> Self? {
        guard bytes.count >= headBytes else { return nil }
        let count = (0..<4).reduce(0) { $0 | Int(bytes[1 + $1]) << (8 * $1) }
        guard count <= mostBytes else { throw ChannelNonsense() }
        guard bytes.count >= headBytes + count else { return nil }
        let (kind, body) = (Kind(rawValue: bytes[0]), Array(bytes[headBytes..<(headBytes + count)]))
        bytes.removeFirst(headBytes + count)
        guard let kind else { throw ChannelNonsense() }
        let message = try Self(kind, MessageBody(bytes: body))
        guard message.isPossible else { throw ChannelNonsense() }
        return message
    }
}
