/// How large the stage is for a hand.
public struct Glass: Document {
    public static let name = "glass"

    public let millimetresPerPoint: Double

    public init(millimetresPerPoint: Double) { self.millimetresPerPoint = millimetresPerPoint }

    /// A whole display of 10 inches, as high and wide as the stage.
    public static let unknown = Glass(millimetresPerPoint: 0.127)

    /// A length on the glass in stage points; finite also for a document that is nonsense.
    public func points(_ tolerance: Tolerance) -> Double { tolerance.millimetres / max(millimetresPerPoint, 0.01) }
}

/// A length on the glass by which touch is judged: what a hand is forgiven, and from where on it means something.
///
/// All of them are in this table; everything that follows a finger takes them from here.
public struct Tolerance: Hashable, Sendable {
    public let millimetres: Double

    private init(_ millimetres: Double) { self.millimetres = millimetres }

    /// The trembling of a finger that lies still.
    public static let tremor = Tolerance(4)
    /// The way of a finger after which what it drags follows.
    public static let drag = Tolerance(6)
    /// The distance, from where a finger came down or from the place on which it did, at which lifting it is a press.
    public static let press = Tolerance(10)
    /// The least width and height of what answers a finger, beyond what is drawn if nothing else is there.
    public static let target = Tolerance(20)
    /// The distance from the end of a swipe at which a finger that comes down at once has only bounced.
    public static let bounce = Tolerance(18)
    /// The least way per tick in a swipe: 60 mm a second.
    public static let swipePerTick = Tolerance(1)
    /// The least way of a slower swipe, in stage points: 8 % of the page's width on any glass.
    public static let swipe = 0.08 * Stage.size.width
}

extension World {
    public var glass: Glass { self[Glass.self] ?? .unknown }
}
