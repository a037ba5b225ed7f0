/// How recordings were paired with pictures.
public enum SoundMatch: String, Hashable, Codable, Sendable {
    case byName, byNumber
    /// There are as many of them as pictures.
    case byOrder
    /// Set by hand.
    case byHand
}
