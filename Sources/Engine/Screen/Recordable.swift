/// A value that a recording can carry though this module does not know its type: it is written with the type's name.
public protocol Recordable: Codable, Hashable, Sendable {
    /// Unlike that of every other type that a recording can carry.
    static var name: String { get }
}

/// A named value in a recording: `{"name": "progress", "content": {…}}`.
struct RecordedContent: Codable {
    private let value: any Recordable

    init(_ value: any Recordable) { self.value = value }

    private enum Key: String, CodingKey { case name, content }

    /// Decodes a value of one of the types that the decoder's `userInfo` lists under ``CodingUserInfoKey/vocabulary``.
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

    /// The value, if it is what is looked for.
    func content<Content>() throws -> Content {
        guard let content = value as? Content else {
            throw DecodingError.typeMismatch(
                Content.self, DecodingError.Context(codingPath: [], debugDescription: "\(type(of: value).name)"))
        }
        return content
    }
}

extension CodingUserInfoKey {
    /// The types of values that a decoder may meet by their names: `[any Recordable.Type]`.
    public static let vocabulary = CodingUserInfoKey(rawValue: "vocabulary").unsafelyUnwrapped
}
