/// A point of a drawing, y downwards, in any unit: only its place among the others counts.
public struct InkPoint: Hashable, Codable, Sendable {
    public var x, y: Float

    public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
}

/// A drawing: strokes as they were drawn, each from pen down to pen up.
public struct Ink: Hashable, Sendable {
    public var strokes: [[InkPoint]]

    public init(_ strokes: [[InkPoint]]) { self.strokes = strokes }

    /// Coordinates beyond this are treated as damaged and left out, as is what is not a number.
    public static let farthest: Float = 1e6

    /// Strokes beyond so many are left out: no letter has them.
    public static let mostStrokes = 200

    /// The drawing without damaged points and empty strokes.
    public var cleaned: Ink {
        var kept: [[InkPoint]] = []
        for stroke in strokes where kept.count < Ink.mostStrokes {
            let sound = stroke.filter { abs($0.x) <= Ink.farthest && abs($0.y) <= Ink.farthest }
            if !sound.isEmpty { kept.append(sound) }
        }
        return Ink(kept)
    }

    /// The smallest box around all points; empty ink has none.
    public var bounds: InkBox? { InkBox(around: strokes.joined()) }
}

/// A box around ink, in the ink's unit.
public struct InkBox: Hashable, Sendable {
    public var minX, minY, maxX, maxY: Float

    public init(minX: Float, minY: Float, maxX: Float, maxY: Float) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// The smallest box around `points`, if there are any.
    public init?(around points: some Sequence<InkPoint>) {
        self.init(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
        for point in points {
            minX = min(minX, point.x)
            maxX = max(maxX, point.x)
            minY = min(minY, point.y)
            maxY = max(maxY, point.y)
        }
        if minX > maxX { return nil }
    }

    public var width: Float { maxX - minX }
    public var height: Float { maxY - minY }
    public var longerSide: Float { max(width, height) }
    public var centerX: Float { (minX + maxX) / 2 }
    public var centerY: Float { (minY + maxY) / 2 }
}
