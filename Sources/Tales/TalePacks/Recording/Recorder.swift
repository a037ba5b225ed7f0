import Engine

/// What a screen wants of the microphone, and of what was said into it.
public enum RecorderCommand: Request {
    /// Looks whether there is a microphone, and for takes that could not be kept; `ready` or `noMicrophone` comes back,
    /// and `unkept` for each of them.
    case look
    /// Begins a take; the one before it is thrown away. `level` comes back, or `unheard` or `failed`.
    case begin(SlideTake)
    /// Ends the take; `taken` comes back, or `unheard` or `failed`.
    case end
    /// Keeps a take as the voice of its slide, in the file of that name; `kept` comes back, or `failed`.
    case keep(Sound, name: String, seconds: Double, SlideTake)
    /// Throws the take away, unless it was to be kept and could not be, and lets the microphone go.
    case letGo
    /// Moves a telling aside; `removed` comes back, or `notRemoved`.
    case remove(TellingPlace)
}

/// What the microphone hears, and what has become of it: each answer names what it answers.
public enum RecorderNews: Answer {
    public static let name = "recorder"

    /// There is a microphone.
    case ready
    /// There is none.
    case noMicrophone
    /// The last twentieth of a second: its loudest moment, 0…1 from −60 dB to full scale, and the take's length so far.
    case level(Double, seconds: Double, of: SlideTake)
    /// The take has ended, and the microphone is closed.
    case taken(Sound, seconds: Double, of: SlideTake)
    /// The microphone could not be opened, or has given nothing; it is closed.
    case unheard(SlideTake)
    case kept(SlideTake)
    /// The take could not be written, and the microphone is closed; or it could not be kept.
    case failed(Failure, of: SlideTake)
    /// A take that could not be kept on an earlier visit, for this reason: it is still there.
    case unkept(Sound, seconds: Double, Failure, of: SlideTake)
    case removed(TellingPlace)
    case notRemoved(TellingPlace, Failure)

    /// Why something could not be written; nothing that was kept before is lost.
    public enum Failure: String, Hashable, Codable, Sendable {
        /// There is no space left.
        case full
        /// The folder cannot be written.
        case unwritable
    }
}

/// One attempt to record a slide.
public struct SlideTake: Hashable, Codable, Sendable {
    public let place: TellingPlace
    /// The slide's id.
    public let slide: String
    /// When the microphone was asked for, in ticks of the show: no two takes begin at once.
    public let tick: Int

    public init(_ place: TellingPlace, slide: String, tick: Int) {
        (self.place, self.slide, self.tick) = (place, slide, tick)
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

extension Command {
    public static func record(_ command: RecorderCommand, in visit: Visit = 0) -> Command { .ask(command, in: visit) }
}

extension Input.Reply {
    /// What a visit that has asked for a recording hears.
    public static func recorder(_ news: RecorderNews, to visit: Visit = 0) -> Input.Reply { .answer(news, to: visit) }
}
