/// How recordings have found their pictures.
public enum SoundMatch: String, Hashable, Codable, Sendable {
    case byName, byNumber
    /// There are as many of them as there are pictures.
    case byOrder
    /// Somebody has said so.
    case byHand
}
