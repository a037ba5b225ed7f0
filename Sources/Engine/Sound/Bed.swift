/// A loop that goes on softly below everything else; a voice lowers it.
public struct Bed: Hashable, Sendable {
    public let sound: Sound
    /// How loud it is, 0…1 of its own loudness.
    public let gain: Double

    public init(_ sound: Sound, gain: Double = 1) { (self.sound, self.gain) = (sound, gain) }
}
