/// An answer to what gates keep back: a soft ring that spreads and fades.
public struct Ripple: Hashable, Codable, Sendable {
    public enum Size: String, Codable, Sendable {
        /// A ripple around a finger that has no effect.
        case small
        /// A ripple for mashing hands.
        case wide
    }

    public let size: Size
    public let point: Point

    public init(_ size: Size, at point: Point) { (self.size, self.point) = (size, point) }
}
