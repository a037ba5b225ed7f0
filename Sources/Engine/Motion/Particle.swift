/// A small turned rectangle, such as a piece of confetti.
public struct Particle: Hashable, Sendable {
    public var center: Point
    /// Stage points, before it is turned.
    public var size: Size
    /// The angle of the turn, clockwise.
    public var radians: Double
    public var color: Color

    public init(center: Point, size: Size, radians: Double, color: Color) {
        (self.center, self.size, self.radians, self.color) = (center, size, radians, color)
    }

    func moved(by offset: Point) -> Particle {
        Particle(center: center + offset, size: size, radians: radians, color: color)
    }
}
