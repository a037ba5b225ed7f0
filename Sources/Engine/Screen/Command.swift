/// A request from a screen to the outside world.
///
/// Commands are values, so a test compares them and a replay drops them.
public enum Command: Hashable, Sendable {
    /// A short interface sound.
    case play(Sound)
    /// A clip from its start, replacing any other.
    case narrate(Sound)
    /// The same from a position, in seconds: a clip that had to wait for another one.
    case narrateOn(Sound, from: Double)
    case pauseNarration
    case resumeNarration
    case stopNarration
    /// Pauses the clip and replays a part of it, in seconds; the clip then resumes where it was paused.
    case sayAgain(Sound, from: Double, to: Double)
    /// How loud clips are from now on, 0…1 of their own loudness; each start of the app begins with 1.
    case voiceGain(Double)
    /// What goes on softly below everything else, in place of what went on before; nil fades it out.
    case bed(Bed?)
    /// A sound of the scene beside the clip, so loud (0…1): it ends where the clip pauses, or another begins.
    case foley(Sound, gain: Double)
    /// Names a place with clips, one after the other, in place of any other name; a clip waits and then goes on.
    case say([Sound])
    /// The volume, for everything; ``Show`` hands on percent that the settings allow.
    case volume(Volume)
    /// Lets the sound card sleep until somebody is there again, as when the screen goes dark.
    case restSound
    /// A request to a service of the screen's own activity.
    case ask(AnyRequest)
    /// Learns a document at once, and stores it if it is of a kind that is kept.
    case save(AnyDocument)
    /// Switches the screen's own light off, or on again, where the machine lets Pasaka.
    case screenLight(Bool)
    /// Puts a text on the clipboard.
    case copy(String)
    /// Asks for the clipboard's text, which comes as ``Typing/text(_:)``.
    case paste
    case open(Route)
    case back
    /// Nothing is left of the last child: the birds have flown off.
    case forgetChild
    /// Opens the grown-ups' room, until it is left or nobody has touched anything for 90 s.
    case unlock
}
