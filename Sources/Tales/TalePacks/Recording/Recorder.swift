import Engine

/// A screen's requests to the microphone and for its recordings.
public enum RecorderCommand: Request {
    /// Checks for a microphone and for takes that could not be saved; the reply is `ready` or `noMicrophone`,
    /// and `unkept` for each such take.
    case look
    /// Starts a take; the previous one is discarded. The replies are `level`, or `unheard` or `failed`.
    case begin(SlideTake)
    /// Ends the take; the reply is `taken`, or `unheard` or `failed`.
    case end
    /// Saves a take as the voice of its slide, in the file of that name; the reply is `kept` or `failed`.
    case keep(Sound, name: String, seconds: Double, SlideTake)
    /// Discards the take, unless saving it failed, and closes the microphone.
    case letGo
    /// Moves a telling aside; the reply is `removed` or `notRemoved`.
    case remove(TellingPlace)
}

/// Replies of the microphone and the recorder; each names the take it belongs to.
public enum RecorderAnswer: Answer {
    public static let name = "recorder"

    /// A microphone is there.
    case ready
    /// No microphone is there.
    case noMicrophone
    /// The peak of the last twentieth of a second, 0…1 from −60 dB to full scale, and the take's length so far.
    case level(Double, seconds: Double, of: SlideTake)
    /// The take has ended, and the microphone is closed.
    case taken(Sound, seconds: Double, of: SlideTake)
    /// The microphone could not be opened or returned nothing; it is closed.
    case unheard(SlideTake)
    case kept(SlideTake)
    /// The take could not be written, and the microphone is closed; or it could not be saved.
    case failed(Failure, of: SlideTake)
    /// A take that could not be saved on an earlier visit, with the reason; it still exists.
    case unkept(Sound, seconds: Double, Failure, of: SlideTake)
    case removed(TellingPlace)
    case notRemoved(TellingPlace, Failure)

    /// Why a write failed; nothing saved before is lost.
    public enum Failure: String, Hashable, Codable, Sendable {
        /// The disk has no space left.
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
    /// The tick of the show at which the microphone was requested: no two takes start at once.
    public let tick: Int

    public init(_ place: TellingPlace, slide: String, tick: Int) {
        self.place = place
        self.slide = slide
        self.tick = tick
    }
}

/// One telling of one tale.
public struct TellingPlace: Hashable, Codable, Sendable {
    /// The tale's folder as in the names of its pictures, such as `stories/0/racenis`; nil for a tale without files.
    public let pack: String?
    /// The tale's id.
    public let tale: String
    /// The telling's folder.
    public let telling: String

    public init(pack: String?, tale: String, telling: String) {
        self.pack = pack
        self.tale = tale
        self.telling = telling
    }
}

extension Command {
    public static func record(_ command: RecorderCommand, in visit: Visit = 0) -> Command { .ask(command, in: visit) }
}

extension Input.Reply {
    /// The answers to a visit that requested a recording.
    public static func recorder(_ news: RecorderAnswer, to visit: Visit = 0) -> Input.Reply { .answer(news, to: visit) }
}
