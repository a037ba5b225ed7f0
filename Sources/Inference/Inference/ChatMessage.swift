/// One message of a talk with a language model.
public struct ChatMessage: Codable, Hashable, Sendable {
    /// The speaker, as chat templates name it.
    public enum Role: String, Codable, Sendable { case system, user, assistant }

    public let role: Role
    public let content: String

    public init(_ role: Role, _ content: String) { (self.role, self.content) = (role, content) }
}
