/// How a piece of a picture lies, against its place at rest.
public struct Pose: Hashable, Sendable {
    /// Points of the picture.
    public var offset: Point
    /// The angle of its turn about its pivot, clockwise.
    public var degrees: Double
    /// The size against that at rest, about the pivot.
    public var scale: Double
    /// Whether a piece shows that is hidden at rest, such as closed eyelids.
    public var isRevealed: Bool

    public static let rest = Pose()

    public init(offset: Point = .zero, degrees: Double = 0, scale: Double = 1, isRevealed: Bool = false) {
        (self.offset, self.degrees, self.scale, self.isRevealed) = (offset, degrees, scale, isRevealed)
    }

    /// The pose of a piece that moves in two ways at once.
    public func joined(with other: Pose) -> Pose {
        Pose(
            offset: offset + other.offset, degrees: degrees + other.degrees, scale: scale * other.scale,
            isRevealed: isRevealed || other.isRevealed)
    }

    /// The same pose, nearer to rest.
    ///
    /// - Parameter strength: 1 for the same, 0 for rest.
    public func weakened(to strength: Double) -> Pose {
        guard strength > 0 else { return .rest }
        // The shorter way back of a wheel.
        let turn = degrees - 360 * (degrees / 360).rounded()
        return Pose(
            offset: offset * strength, degrees: turn * strength, scale: 1 + (scale - 1) * strength,
            isRevealed: isRevealed && strength > 0.5)
    }
}
