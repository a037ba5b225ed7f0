/// The places at which a recording of a whole tale is cut into pages.
public struct RecordingCuts: Hashable, Codable, Sendable {
    /// The start of each page, and the end of the last, in seconds; a page of zero length is silent.
    public var bounds: [Double]
    /// The middle of every pause, in seconds.
    public var pauses: [Double]
    /// Whether the cuts come from the pages' words.
    public var areByWords: Bool

    public init(bounds: [Double], pauses: [Double] = [], areByWords: Bool = false) {
        self.bounds = bounds
        self.pauses = pauses
        self.areByWords = areByWords
    }
}
