/// Work that goes on behind the room's lock, for who stands at its gate.
public struct RoomWork: Hashable, Sendable {
    public let words: Wording
    /// How much of it is done, 0…1; nil if that is unknown.
    public var part: Double?

    public init(_ words: Wording, part: Double? = nil) { (self.words, self.part) = (words, part) }
}
