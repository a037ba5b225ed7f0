/// Something that the app knows from outside, or keeps between runs, by name.
public protocol Document: Codable, Hashable, Sendable {
    /// The file's name without extension, where it is a file.
    static var name: String { get }
    /// The format of the file, from 1; a program leaves files of a newer format alone.
    static var version: Int { get }
}

extension Document {
    public static var version: Int { 1 }
}

/// Any document, so that commands, replies and recordings can carry it.
public struct AnyDocument: Sendable {
    public let content: any Document

    public init(_ content: any Document) { self.content = content }

    public var name: String { type(of: content).name }
}

extension AnyDocument: Hashable {
    public static func == (left: AnyDocument, right: AnyDocument) -> Bool {
        AnyHashable(left.content) == AnyHashable(right.content)
    }

    public func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }
}

extension AnyDocument: Codable {
    private enum Key: String, CodingKey { case name, content }

    /// Decodes a document of one of the types that the decoder's `userInfo` lists under ``CodingUserInfoKey/documents``.
    ///
    /// - Throws: `DecodingError` if the name belongs to none of them.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let name = try container.decode(String.self, forKey: .name)
        let types = decoder.userInfo[.documents] as? [any Document.Type] ?? []
        guard let type = types.first(where: { $0.name == name }) else {
            throw DecodingError.dataCorruptedError(
                forKey: .name, in: container, debugDescription: "no document is named \(name)")
        }
        content = try container.decode(type, forKey: .content)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: .name)
        try container.encode(content, forKey: .content)
    }
}

extension CodingUserInfoKey {
    /// The document types that a decoder may meet: `[any Document.Type]`.
    public static let documents = CodingUserInfoKey(rawValue: "documents").unsafelyUnwrapped
}
