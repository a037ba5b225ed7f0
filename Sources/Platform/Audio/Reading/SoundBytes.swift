/// The bytes of a sound, of which SDL reads some at a time.
nonisolated protocol SoundBytes: AnyObject {
    var count: Int { get }
    /// Reads from a place, on SDL's audio thread: fewer bytes than fit if it likes, none at the end.
    func read(into target: UnsafeMutableRawBufferPointer, at position: Int) -> SoundPart
}

/// A part of a sound that was read.
nonisolated struct SoundPart: Hashable {
    /// Bytes.
    var count: Int
    /// Bytes by which the position moves: none for silence that stands in for what is not there yet.
    var advance: Int

    init(_ count: Int, advance: Int? = nil) { (self.count, self.advance) = (count, advance ?? count) }

    static let end = SoundPart(0)
}
