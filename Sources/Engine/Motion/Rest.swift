/// How long a screen stays as it is when nothing comes from outside.
public enum Rest: Hashable, Sendable {
    /// Something changes with the next tick.
    case moving
    /// Nothing changes before this tick of the show.
    case until(Int)
    case still

    /// The rest of two things together: the one that ends first.
    public func and(_ other: Rest) -> Rest {
        switch (self, other) {
        case (.moving, _), (_, .moving): .moving
        case (.until(let one), .until(let two)): .until(min(one, two))
        case (.until(let tick), .still), (.still, .until(let tick)): .until(tick)
        case (.still, .still): .still
        }
    }

    public static func whether(_ isMoving: Bool) -> Rest { isMoving ? .moving : .still }
}
