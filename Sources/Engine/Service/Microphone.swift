/// Microphone levels, and the result of a take.
public enum MicrophoneNews: Hashable, Sendable {
    /// There is a microphone.
    case ready
    /// There is none.
    case missing
    /// The peak of the last twentieth of a second, 0…1 from −60 dB to full scale, and the take's length so far.
    case level(Double, seconds: Double)
    /// The take has ended, and the microphone is closed.
    case taken(Sound, seconds: Double)
    /// The microphone could not be opened or returned nothing; it is closed.
    case unheard
    /// The take could not be written, and the microphone is closed.
    case failed(isFullDisk: Bool)
}
