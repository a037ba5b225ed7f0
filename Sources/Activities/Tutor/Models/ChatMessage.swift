/// A message of a talk with a language model.
struct ChatMessage: Hashable, Codable, Sendable {
    let role: Role
    let content: String

    init(_ role: Role, _ content: String) { (self.role, self.content) = (role, content) }

    /// Who writes it, by the names that chat templates use.
    enum Role: String, Codable, Sendable { case system, user, assistant }
}
