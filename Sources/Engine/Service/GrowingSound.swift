/// A sound that is played by its name while it is made: with the same commands and replies as a clip.
///
/// It may be played before its first sample is there. While the maker is late it is silent and its position stays; it
/// ends after ``finish()``, when all of it has been played. One that is abandoned, or for which nothing more comes for
/// long, ends in `narrationFailed`. Any thread may call it; nothing here waits.
public protocol GrowingSound: Sendable {
    /// Its name, for `Sound`; ``ActivityHost/forget`` releases it, and nothing can be added from then on.
    var name: String { get }
    /// Adds samples, left and right in turns if there are two channels.
    ///
    /// - Returns: false if there is no room or it has ended: then it is of no use to make more.
    @discardableResult func append(_ samples: [Int16]) -> Bool
    /// Says that nothing more comes.
    func finish()
    /// Says that its maker has failed; so does letting go of it unfinished.
    func abandon()
}

/// How samples of 16 bits are to be played.
public struct SampleFormat: Hashable, Sendable {
    /// Samples per second and channel, at least 8000 and at most 48,000.
    public let rate: Int
    public let isStereo: Bool

    public init(rate: Int, isStereo: Bool = false) { (self.rate, self.isStereo) = (rate, isStereo) }

    /// Bytes of one sample of each channel.
    public var frameBytes: Int { isStereo ? 4 : 2 }
}
