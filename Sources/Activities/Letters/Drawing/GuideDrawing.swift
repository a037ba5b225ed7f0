import Engine
import LetterJudge

/// Draws a guide's strokes.
struct GuideDrawing {
    let guide: Guide
    let box: LetterBox

    /// The width of the letter's stems on the stage.
    var stem: Double { Double(LetterMask.stem) * 2 * box.height }

    func line(_ stroke: GuideStroke, width: Double, _ color: Color) -> Drawing {
        .line(box.points(stroke.line), width: width, color)
    }

    /// The letter in a colour.
    func solid(_ color: Color, width: Double? = nil) -> [Drawing] {
        guide.strokes.map { line($0, width: width ?? stem, color) }
    }

    /// The hollow letter: its inside a little lighter than the paper, with an edge.
    func hollow(edge: Color, inside: Color, thickness: Double) -> [Drawing] {
        solid(edge, width: stem + 2 * thickness) + solid(inside)
    }

    /// The middle of a stroke as dashes.
    func dashes(_ stroke: GuideStroke, _ color: Color) -> [Drawing] {
        let points = stroke.line.resampled(0.022)
        return stride(from: 0, to: points.count - 1, by: 2).map { place in
            .line(box.points([points[place], points[place + 1]]), width: 7, color)
        }
    }
}

/// A place along a stroke.
struct StrokeWalk {
    private let points: [InkPoint]
    let length: Float

    init(_ stroke: GuideStroke) {
        points = stroke.line
        length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }

    /// The place after a share (0…1) of the way.
    func place(_ share: Double) -> InkPoint {
        guard var last = points.first else { return InkPoint(x: 0, y: 0) }
        var rest = Float(clamp(share, 0...1)) * length
        for next in points.dropFirst() {
            let step = last.distance(to: next)
            if rest <= step { return step > 0 ? last.toward(next, rest / step) : last }
            rest -= step
            last = next
        }
        return last
    }

    /// The points of a part of the way.
    func part(from start: Double, to end: Double) -> [InkPoint] {
        (0...12).map { place(start + (end - start) * Double($0) / 12) }
    }

    /// The direction at a share of the way, of length 1.
    func direction(_ share: Double) -> InkPoint {
        let (from, onto) = (place(share - 0.04), place(share + 0.04))
        let length = max(from.distance(to: onto), 1e-6)
        return InkPoint(x: (onto.x - from.x) / length, y: (onto.y - from.y) / length)
    }
}
