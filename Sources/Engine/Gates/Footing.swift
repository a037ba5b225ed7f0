/// What lies where a finger comes down, as far as gates must know.
public enum Footing: Hashable, Sendable {
    /// Anything that a finger taps or drags.
    case plain
    /// A place that a finger may stay on.
    case holdable
    /// A key of a keyboard on the screen: fingers come fast, and the next one before the last is lifted.
    case key
    /// A place to draw: the finger may stay while a child thinks, and the hand may rest beside it.
    case drawing
    /// A screen that hears all contacts, so that several fingers mean something.
    case shared

    /// Whether gates for hands that lie about let it be.
    var isForHands: Bool { self == .drawing || self == .shared }
    /// Whether fingers may come quickly, and may stay.
    var isForFastFingers: Bool { isForHands || self == .key }
}
