/// An answer to what gates keep back: a soft ring that spreads and fades.
public struct Ripple: Hashable, Codable, Sendable {
    public enum Size: String, Codable, Sendable {
        /// Around a finger that has no effect.
        case small
        /// For mashing hands.
        case wide
    }

    public let size: Size
    public let point: Point

    public init(_ size: Size, at point: Point) { (self.size, self.point) = (size, point) }
}
