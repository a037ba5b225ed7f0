/// How long a screen stays unchanged without input.
public enum Rest: Hashable, Sendable {
    /// Something changes with the next tick.
    case moving
    /// Nothing changes before this tick of the show.
    case until(Int)
    case still

    /// The combined rest of two things: whichever ends first.
    public func and(_ other: Rest) -> Rest {
        switch (self, other) {
        case (.moving, _), (_, .moving): .moving
        case (.until(let one), .until(let two)): .until(min(one, two))
        case (.until(let tick), .still), (.still, .until(let tick)): .until(tick)
        case (.still, .still): .still
        }
    }

    /// Whether something changes at a tick.
    func isOver(at tick: Int) -> Bool {
        switch self {
        case .moving: true
        case .until(let end): end <= tick
        case .still: false
        }
    }

    public static func whether(_ isMoving: Bool) -> Rest { isMoving ? .moving : .still }
}
