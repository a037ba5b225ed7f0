import Glibc

/// Scales and turns drawings about a point.
public struct Transform: Hashable, Sendable {
    public let scale: Double
    /// The angle of the turn, clockwise.
    public let radians: Double
    /// The point to which the stage's origin is moved.
    private let offset: Point

    /// Changes nothing.
    public static let none = Transform(offset: .zero)

    /// - Parameters:
    ///   - scale: nothing is seen at 0 and below.
    ///   - radians: clockwise.
    ///   - center: the point that stays where it is.
    public init(scale: Double = 1, radians: Double = 0, about center: Point) {
        self.init(scale: scale, radians: radians, offset: .zero)
        self = moved(by: center - point(center))
    }

    /// A transform that only moves.
    public init(offset: Point) { self.init(scale: 1, radians: 0, offset: offset) }

    private init(scale: Double, radians: Double, offset: Point) {
        (self.scale, self.radians, self.offset) = (max(0, scale), radians, offset)
    }

    /// The place to which a point is moved.
    public func point(_ point: Point) -> Point {
        guard radians != 0 else { return point * scale + offset }
        let (across, down) = (cos(radians) * scale, sin(radians) * scale)
        return Point(x: point.x * across - point.y * down, y: point.x * down + point.y * across) + offset
    }

    /// The place to which an area is moved, before it is turned by ``radians`` about its centre.
    public func upright(_ area: Rect) -> Rect {
        guard radians == 0 else {
            return Rect(center: point(area.center), width: area.width * scale, height: area.height * scale)
        }
        let corner = point(Point(x: area.x, y: area.y))
        return Rect(x: corner.x, y: corner.y, width: area.width * scale, height: area.height * scale)
    }

    /// The upright rectangle around a turned area.
    public func bounds(of area: Rect) -> Rect {
        let upright = upright(area)
        guard radians != 0 else { return upright }
        let (across, down) = (abs(cos(radians)), abs(sin(radians)))
        return Rect(
            center: upright.center, width: upright.width * across + upright.height * down,
            height: upright.width * down + upright.height * across)
    }

    /// The transform followed by another.
    public func followed(by other: Transform) -> Transform {
        Transform(scale: scale * other.scale, radians: radians + other.radians, offset: other.point(offset))
    }

    /// The transform, moved by `distance`.
    public func moved(by distance: Point) -> Transform {
        Transform(scale: scale, radians: radians, offset: offset + distance)
    }
}
