/// Where one recording of a whole tale is cut into pages.
public struct RecordingCuts: Hashable, Codable, Sendable {
    /// The beginning of each page, and the end of the last, in seconds; a page that ends where it begins is silent.
    public var bounds: [Double]
    /// The middle of every pause, in seconds.
    public var pauses: [Double]
    /// Whether the words of the pages have told where.
    public var areByWords: Bool

    public init(bounds: [Double], pauses: [Double] = [], areByWords: Bool = false) {
        (self.bounds, self.pauses, self.areByWords) = (bounds, pauses, areByWords)
    }
}
