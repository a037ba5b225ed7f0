/// What a screen wants of the microphone, and of what was said into it.
public enum RecorderCommand: Hashable, Sendable {
    /// Looks whether there is a microphone; `ready` or `noMicrophone` comes back.
    case look
    /// Begins a take; the one before it is thrown away.
    case begin
    /// Ends the take; `taken` comes back.
    case end
    /// Keeps a take as the voice of a slide; `kept` comes back.
    case keep(Sound, slide: String, TellingPlace)
    /// Throws the take away and lets the microphone go.
    case letGo
    /// Moves a telling aside; `removed` comes back.
    case remove(TellingPlace)
}

/// What the microphone hears, and what has become of it.
public enum RecorderNews: Hashable, Codable, Sendable {
    case ready
    case noMicrophone
    /// The last twentieth of a second: its loudest moment, 0…1 from −60 dB to full scale, and the take's length so far.
    case level(Double, seconds: Double)
    case taken(Sound, seconds: Double)
    case kept(slide: String)
    case removed(telling: String)
    case failed(Failure)

    /// Why something could not be written; nothing that was kept before is lost.
    public enum Failure: String, Hashable, Codable, Sendable {
        /// There is no space left.
        case full
        /// The folder cannot be written.
        case unwritable
    }
}

/// One telling of one tale.
public struct TellingPlace: Hashable, Codable, Sendable {
    /// The tale's folder as its pictures name it, such as `stories/0/racenis`; nil for a tale without files.
    public let pack: String?
    /// The tale's id.
    public let tale: String
    /// The telling's folder.
    public let telling: String

    public init(pack: String?, tale: String, telling: String) {
        (self.pack, self.tale, self.telling) = (pack, tale, telling)
    }
}
