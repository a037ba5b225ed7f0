/// How recordings were paired with pictures.
public enum SoundMatch: String, Hashable, Codable, Sendable {
    case byName, byNumber
    /// Recordings in the order of the pictures, of which there are as many.
    case byOrder
    /// Recordings paired by hand.
    case byHand
}
