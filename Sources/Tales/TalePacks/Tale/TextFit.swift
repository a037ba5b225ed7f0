/// How well one text for all pages fits.
public enum TextFit: Hashable, Codable, Sendable {
    case fits
    /// The number of parts differs from the number of pictures.
    case parts(Int, pictures: Int)
    case unreadable
}
