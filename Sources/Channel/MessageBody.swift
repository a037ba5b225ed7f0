import FoundationEssentials

/// The body of a message: JSON, a text, samples, or nothing.
///
/// What cannot come from an intact end is not read from it.
package struct MessageBody: Sendable {
    package let bytes: [UInt8]

    // MARK: - Writing

    package static let empty = MessageBody(bytes: [])

    package static func text(_ text: String) -> MessageBody { MessageBody(bytes: Array(text.utf8)) }

    package static func samples(_ samples: [Int16]) -> MessageBody {
        MessageBody(bytes: samples.withUnsafeBytes { Array($0) })
    }

    /// - Throws: if there is no JSON for it, as for an infinite number.
    package static func json(_ value: some Encodable) throws -> MessageBody {
        MessageBody(bytes: [UInt8](try JSONEncoder().encode(value)))
    }

    // MARK: - Reading

    /// - Returns: the message whose body is empty.
    package func empty<Message>(_ message: Message) throws(ChannelNonsense) -> Message {
        guard bytes.isEmpty else { throw ChannelNonsense() }
        return message
    }

    package func text() throws(ChannelNonsense) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw ChannelNonsense() }
        return text
    }

    package func samples() throws(ChannelNonsense) -> [Int16] {
        guard bytes.count % 2 == 0 else { throw ChannelNonsense() }
        return bytes.withUnsafeBytes { bytes in
            (0..<(bytes.count / 2)).map { bytes.loadUnaligned(fromByteOffset: 2 * $0, as: Int16.self) }
        }
    }

    package func json<Value: Decodable>() throws(ChannelNonsense) -> Value {
        guard let value = try? JSONDecoder().decode(Value.self, from: Data(bytes)) else { throw ChannelNonsense() }
        return value
    }
}
