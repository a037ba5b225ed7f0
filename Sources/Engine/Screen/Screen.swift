/// One page of the app: its state, its rules, its looks.
///
/// A screen is a plain value. It reads no clock, no file and no device; it sends the world a
/// ``Command`` and gets the answer through ``receive(_:)``.
public protocol Screen: Sendable {
    /// What the child can do here.
    associatedtype Action: Hashable, Sendable
    /// The screen's state for its next visit in the same run: a step in a flow, half a sentence.
    ///
    /// It is only in memory: what should outlive the run is a document.
    associatedtype Trace: Sendable = Never

    /// Ticks of 1/60 s since the show began; set by the show before every call.
    var now: Int { get set }

    /// Handles an action that the child has chosen.
    mutating func perform(_ action: Action) -> [Command]
    /// Follows a finger that drags a frame whose `dragAxis` is set.
    mutating func drag(_ drag: Drag) -> [Command]
    /// Follows a finger or the mouse that came down in the frame's `drawingArea`, from its first point to its end.
    ///
    /// Each motion comes with its time, also those between two painted frames, and those beyond the area. A frame that
    /// `hearsAllContacts` gets those of all fingers, each until its end or loss.
    mutating func mark(_ contact: Contact) -> [Command]
    /// Follows the keys of all devices, if the frame `hearsAllContacts`: also their releases; one without a button means
    /// that all may have been let go.
    mutating func hear(_ key: Input.Key) -> [Command]
    /// Follows what is typed, if the frame has a place for it: ``Frame/typing``.
    mutating func type(_ typing: Typing) -> [Command]
    /// Called on any touch, whatever it hits.
    mutating func notice()
    /// Called when the focus moves to `action`, to scroll it into view.
    mutating func focus(on action: Action)
    /// Advances time by one tick; called while ``rest`` says that something moves or is due.
    mutating func tick() -> [Command]
    /// Handles the answer to an earlier command, or news.
    mutating func receive(_ reply: Input.Reply) -> [Command]
    /// Adapts to a window of another size, as it was made for that of its world.
    mutating func fit(_ rooms: Rooms)
    /// Called before another screen replaces this one.
    mutating func leave() -> [Command]
    /// The state from which the next screen at this route continues; read after ``leave()``.
    var trace: Trace? { get }
    /// Restores the state of the last screen at this route; called before anything else.
    mutating func resume(_ trace: Trace)

    var rest: Rest { get }
    /// Whether work is in progress that somebody may be watching, so that the next child is not waited for yet.
    var isBusy: Bool { get }
    /// Whether somebody is being recorded, so that the room stays open for as long as a take may be.
    var isListening: Bool { get }
    /// The initial focus for keys and gamepads; nil for the first visible place.
    var firstFocus: Action? { get }
    /// Draws the screen's current state. The same screen always draws the same frame.
    func draw(in frame: inout Frame<Action>)
}

extension Screen {
    public mutating func drag(_ drag: Drag) -> [Command] { [] }
    public mutating func mark(_ contact: Contact) -> [Command] { [] }
    public mutating func hear(_ key: Input.Key) -> [Command] { [] }
    public mutating func type(_ typing: Typing) -> [Command] { [] }
    public mutating func notice() {}
    public mutating func focus(on action: Action) {}
    public mutating func tick() -> [Command] { [] }
    public mutating func receive(_ reply: Input.Reply) -> [Command] { [] }
    public mutating func fit(_ rooms: Rooms) {}
    public mutating func leave() -> [Command] { [] }
    public var trace: Trace? { nil }
    public mutating func resume(_ trace: Trace) {}
    public var rest: Rest { .still }
    public var isBusy: Bool { false }
    public var isListening: Bool { false }
    public var firstFocus: Action? { nil }
}

/// A finger's drag over the screen, in stage points.
public enum Drag: Hashable, Sendable {
    case began(at: Point)
    /// - Parameter by: the whole distance since the finger came down.
    case moved(by: Point)
    /// - Parameters:
    ///   - velocity: points per tick at release.
    ///   - isSwipe: whether it went far or fast enough sideways to turn a page.
    case ended(by: Point, velocity: Point, isSwipe: Bool = false)
    case cancelled
}

/// A direction in which a finger may drag.
public enum Axis: Hashable, Sendable {
    case horizontal, vertical
}
