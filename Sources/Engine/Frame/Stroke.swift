/// A stroke of ink: what one finger has drawn from coming down to going up.
public struct Stroke: Hashable, Sendable {
    /// Stage points, in the order in which they were drawn; a single one is a dot.
    public var points: [Point]
    /// Stage points.
    public let width: Double
    public let color: Color

    public init(_ points: [Point] = [], width: Double, color: Color) {
        (self.points, self.width, self.color) = (points, width, color)
    }
}
