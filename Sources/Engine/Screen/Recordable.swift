/// A value that a recording can contain although this module does not know its type: it is written with the type's
/// name.
public protocol Recordable: Codable, Hashable, Sendable {
    /// Unique among the types that a recording can contain.
    static var name: String { get }
}

/// A named value in a recording: `{"name": "progress", "content": {…}}`.
struct RecordedContent: Codable {
    private let value: any Recordable

    init(_ value: any Recordable) { self.value = value }

    private enum Key: String, CodingKey { case name, content }

    /// Decodes a value of one of the types in the decoder's `userInfo` under ``CodingUserInfoKey/vocabulary``.
    ///
    /// - Throws: `DecodingError` if the name matches none of them.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let name = try container.decode(String.self, forKey: .name)
        let types = decoder.userInfo[.vocabulary] as? [any Recordable.Type] ?? []
        guard let type = types.first(where: { $0.name == name }) else {
            throw DecodingError.dataCorruptedError(
                forKey: .name, in: container, debugDescription: "nothing is named \(name)")
        }
        value = try container.decode(type, forKey: .content)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(type(of: value).name, forKey: .name)
        try container.encode(value, forKey: .content)
    }

    /// The value, if it has the requested type.
    func content<Content>() throws -> Content {
        guard let content = value as? Content else {
            throw DecodingError.typeMismatch(
                Content.self, DecodingError.Context(codingPath: [], debugDescription: "\(type(of: value).name)"))
        }
        return content
    }
}

extension CodingUserInfoKey {
    /// The types that a decoder accepts, by name: `[any Recordable.Type]`.
    public static let vocabulary = CodingUserInfoKey(rawValue: "vocabulary").unsafelyUnwrapped
}
