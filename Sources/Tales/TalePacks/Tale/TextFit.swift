/// How well one text for all pages fits them.
public enum TextFit: Hashable, Codable, Sendable {
    case fits
    /// The text has other parts than there are pictures.
    case parts(Int, pictures: Int)
    case unreadable
}
