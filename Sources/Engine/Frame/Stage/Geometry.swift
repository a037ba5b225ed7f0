/// A place on the stage, in points from its top left corner.
public struct Point: Hashable, Codable, Sendable, CustomStringConvertible {
    public var x, y: Double

    public static let zero = Point(x: 0, y: 0)

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    public static func + (left: Point, right: Point) -> Point {
        Point(x: left.x + right.x, y: left.y + right.y)
    }

    public static func - (left: Point, right: Point) -> Point {
        Point(x: left.x - right.x, y: left.y - right.y)
    }

    public static func * (point: Point, factor: Double) -> Point {
        Point(x: point.x * factor, y: point.y * factor)
    }

    /// The whole points, such as `(800, 600)`.
    ///
    /// Out-of-range numbers, which only a corrupt recording has, are not written out.
    public var description: String {
        guard abs(x) < 1e6, abs(y) < 1e6 else { return "(far away)" }
        return "(\(Int(x.rounded())), \(Int(y.rounded())))"
    }

    /// The distance to the origin.
    public var length: Double { (x * x + y * y).squareRoot() }
}

/// A width and a height, in stage points or in pixels.
public struct Size: Hashable, Codable, Sendable {
    public var width, height: Double
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle, in stage points, from its top left corner.
public struct Rect: Hashable, Codable, Sendable {
    public var x, y, width, height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The rectangle around `center`.
    public init(center: Point, width: Double, height: Double) {
        self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    /// The bounding square of a circle.
    public init(circleAt center: Point, radius: Double) {
        self.init(center: center, width: radius * 2, height: radius * 2)
    }

    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
    public var maxX: Double { x + width }
    public var maxY: Double { y + height }

    /// The same rectangle with each side moved inwards by `inset` (outwards if negative).
    public func inset(by inset: Double) -> Rect {
        Rect(x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset)
    }

    public func moved(by offset: Point) -> Rect {
        Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
    }

    /// The same rectangle scaled about its centre.
    public func scaled(by factor: Double) -> Rect {
        Rect(center: center, width: width * factor, height: height * factor)
    }

    /// The largest rectangle with the aspect ratio of `size`, centred in this one.
    public func fitting(_ size: Size) -> Rect {
        guard size.width > 0, size.height > 0 else { return self }
        let scale = min(width / size.width, height / size.height)
        return Rect(center: center, width: size.width * scale, height: size.height * scale)
    }

    /// The same rectangle, at least this wide and high.
    func grown(to least: Double) -> Rect {
        Rect(center: center, width: max(width, least), height: max(height, least))
    }

    /// The distance from a point to the nearest one of this rectangle; 0 inside.
    func distance(to point: Point) -> Double {
        (point - Point(x: clamp(point.x, x...maxX), y: clamp(point.y, y...maxY))).length
    }

    public func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// The smallest rectangle that contains both.
    public func union(_ other: Rect) -> Rect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    public func intersects(_ other: Rect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    /// The area in both rectangles; without size if they do not meet.
    public func intersection(_ other: Rect) -> Rect {
        let corner = Point(x: max(x, other.x), y: max(y, other.y))
        return Rect(
            x: corner.x, y: corner.y, width: max(0, min(maxX, other.maxX) - corner.x),
            height: max(0, min(maxY, other.maxY) - corner.y))
    }
}

/// The stage on which everything is drawn: 1600 × 1200 points whatever the window.
public enum Stage {
    public static let size = Size(width: 1600, height: 1200)
    public static let bounds = Rect(x: 0, y: 0, width: 1600, height: 1200)
}

/// Limits a value to a range.
public func clamp<Value: Comparable>(_ value: Value, _ range: ClosedRange<Value>) -> Value {
    min(max(value, range.lowerBound), range.upperBound)
}
