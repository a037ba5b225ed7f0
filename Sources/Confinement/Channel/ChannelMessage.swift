/// What two ends of a ``MessageChannel`` say to each other: a kind, a length and a body.
package protocol ChannelMessage: Sendable {
    /// Bytes of a body; a larger one cannot come from an intact end.
    static var mostBytes: Int { get }
    /// Its kind and body; nil if there is no JSON for it.
    var content: (kind: UInt8, body: [UInt8])? { get }
    /// - Returns: nil for what cannot come from an intact end.
    init?(kind: UInt8, body: [UInt8])
}

/// A message that cannot come from an intact end.
package struct ChannelNonsense: Error {
    package init() {}
}

extension ChannelMessage {
    private static var headBytes: Int { 5 }

    /// - Returns: nil if there is no JSON for it, or it is too large.
    package var bytes: [UInt8]? {
        guard let (kind, body) = content, body.count <= Self.mostBytes else { return nil }
        return [kind] + (0..<4).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) } + body
    }

    /// Takes the first message from the bytes received so far; nil if it is not complete yet.
    package static func take(from bytes: inout [UInt8]) throws(ChannelNonsense) -> Self? {
        guard bytes.count >= headBytes else { return nil }
        let count = (0..<4).reduce(0) { $0 | Int(bytes[1 + $1]) << (8 * $1) }
        guard count <= mostBytes else { throw ChannelNonsense() }
        guard bytes.count >= headBytes + count else { return nil }
        let (kind, body) = (bytes[0], Array(bytes[headBytes..<(headBytes + count)]))
        bytes.removeFirst(headBytes + count)
        guard let message = Self(kind: kind, body: body) else { throw ChannelNonsense() }
        return message
    }
}
