/// One page of the app: what it remembers, how it changes, how it looks.
///
/// A screen is a plain value. It reads no clock, no file and no device; it asks the world with a
/// ``Command`` and hears back through ``receive(_:)``.
public protocol Screen: Sendable {
    /// What the child can do here.
    associatedtype Action: Hashable, Sendable
    /// What is left of the screen for its next visit in the same run: a step in a flow, half a sentence.
    ///
    /// It is in memory alone: what is to outlive the run is a document.
    associatedtype Trace: Sendable = Never

    /// Ticks of 1/60 s since the show began; set by the show before every call.
    var now: Int { get set }

    /// Changes the screen after the child has chosen something.
    mutating func perform(_ action: Action) -> [Command]
    /// Follows a finger that moves over a frame whose `dragAxis` is set.
    mutating func drag(_ drag: Drag) -> [Command]
    /// Takes note that somebody touched something, whatever it was.
    mutating func notice()
    /// Takes note that the focus went to `action`, to bring it into view.
    mutating func focus(on action: Action)
    /// Moves time forward by one tick; called while ``rest`` says that something moves or is due.
    mutating func tick() -> [Command]
    /// Takes in the answer to an earlier command, or news.
    mutating func receive(_ reply: Input.Reply) -> [Command]
    /// Says goodbye: called when another screen takes this one's place.
    mutating func leave() -> [Command]
    /// What the next screen at this route goes on with; asked after ``leave()``.
    var trace: Trace? { get }
    /// Goes on where the last screen at this route was left; called before anything else.
    mutating func resume(_ trace: Trace)

    var rest: Rest { get }
    /// What keys and gamepads find first; nil for the first place in sight.
    var firstFocus: Action? { get }
    /// Draws the screen as it is now. The same screen always draws the same frame.
    func draw(in frame: inout Frame<Action>)
}

extension Screen {
    public mutating func drag(_ drag: Drag) -> [Command] { [] }
    public mutating func notice() {}
    public mutating func focus(on action: Action) {}
    public mutating func tick() -> [Command] { [] }
    public mutating func receive(_ reply: Input.Reply) -> [Command] { [] }
    public mutating func leave() -> [Command] { [] }
    public var trace: Trace? { nil }
    public mutating func resume(_ trace: Trace) {}
    public var rest: Rest { .still }
    public var firstFocus: Action? { nil }
}

/// A finger's way over the screen, in stage points.
public enum Drag: Hashable, Sendable {
    case began(at: Point)
    /// - Parameter by: the whole way since the finger came down.
    case moved(by: Point)
    /// - Parameter velocity: points a tick at the end.
    case ended(by: Point, velocity: Point)
    case cancelled
}

/// A direction in which a finger may drag.
public enum Axis: Hashable, Sendable {
    case horizontal, vertical
}
