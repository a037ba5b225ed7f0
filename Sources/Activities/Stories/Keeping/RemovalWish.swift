import Engine

/// A grown-up's wish, on the page of a tale, that the list of tales removes it, where it can be undone.
public struct RemovalWish: Document {
    public static let name = "removal-wish"

    /// The tale's id; nil for none.
    let tale: String?

    public init(tale: String?) { self.tale = tale }
}
