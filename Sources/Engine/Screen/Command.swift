/// Something a screen wants the outside world to do.
///
/// Commands are values, so a test compares them and a replay drops them.
public enum Command: Hashable, Sendable {
    /// A short sound of the interface.
    case play(Sound)
    /// A clip from its beginning, in place of any other.
    case narrate(Sound)
    case pauseNarration
    case resumeNarration
    case stopNarration
    /// Pauses the clip and says a part of it again, in seconds; the clip goes on from where it was paused.
    case sayAgain(Sound, from: Double, to: Double)
    /// Something of a service of the screen's own activity.
    case ask(AnyRequest)
    case save(AnyDocument)
    case open(Route)
    case back
}
