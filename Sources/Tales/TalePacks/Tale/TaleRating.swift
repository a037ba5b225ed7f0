import Engine

/// A grown-up's word on how frightening one of the family's own tales is.
public enum RatingRequest: Request {
    /// Writes it into the tale's `story.json`, whose folder is named as in `stories/1/lacis`; nil takes it back.
    ///
    /// The shelf tells what has become of it, or ``RatingFailure``.
    case rate(pack: String, wolves: Int?)
}

/// The tale whose file could not be changed.
public struct RatingFailure: Document {
    public static let name = "rating-failure"

    /// The tale's folder, as in `stories/1/lacis`; nil if all went well.
    public let pack: String?

    public init(pack: String?) { self.pack = pack }
}

extension Story {
    /// The ratings that a grown-up can give to the whole tale, in their order: none that its slides exceed.
    private var ratings: [Int?] { [nil] + Self.wolves.filter { $0 > slideWolves ?? -1 }.map(Optional.some) }

    /// The rating after a step; nil at the end.
    public func rating(after step: Int) -> Int?? {
        let here = ratings.firstIndex(of: rating == slideWolves ? nil : rating) ?? 0
        return ratings.indices.contains(here + step) ? .some(ratings[here + step]) : nil
    }
}
