/// The hollow letter of level 1 as a raster: where paint belongs, where it is free, and where it is outside.
public struct LetterMask: Hashable, Sendable {
    enum Place: UInt8, Sendable {
        case outside, free, inside
    }

    /// Pixels of a letter height: the raster's fineness.
    static let resolution: Float = 200
    /// The half of a stem's width in Andika, in letter heights.
    public static let stem: Float = 0.065
    /// Room around the letter, above and below it and at its sides, for marks and for paint outside, in letter heights.
    static let margin: Float = 0.5

    let width, height: Int
    let places: [Place]
    /// The number of pixels inside.
    let inside: Int
    /// The stroke of each pixel inside; where strokes cross, the last one.
    let parts: [UInt8]
    /// How many pixels each stroke has.
    let partSizes: [Int]

    /// The letter whose strokes are the guide's, drawn with a round pen.
    public init(_ guide: Guide) {
        width = Int((Float(min(max(guide.width, 0.1), 4)) + 2 * Self.margin) * Self.resolution)
        height = Int((1 + 2 * Self.margin) * Self.resolution)
        var places = [Place](repeating: .outside, count: width * height)
        let pixel = 1 / Self.resolution
        // Grown by a quarter of the stem paint is still free; the outermost pixel need not be painted.
        var parts = [UInt8](repeating: 0, count: places.count)
        for (place, radius) in [(Place.free, Self.stem * 1.5), (.inside, Self.stem - pixel)] {
            for (number, stroke) in guide.strokes.enumerated() {
                let (line, part) = (stroke.line, UInt8(clamping: number))
                for (start, end) in zip(line, line.dropFirst()) {
                    Raster(width, height).visit(from: start, to: end, radius: radius) {
                        (places[$0], parts[$0]) = (place, part)
                    }
                }
            }
        }
        var sizes = [Int](repeating: 0, count: Int(UInt8(clamping: guide.strokes.count)) + 1)
        for (place, part) in zip(places, parts) where place == .inside { sizes[Int(part)] += 1 }
        (self.places, self.parts, partSizes) = (places, parts, sizes)
        inside = sizes.reduce(0, +)
    }
}

/// A grid of pixels laid over a letter.
struct Raster {
    private let width, height: Int

    init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

    /// Visits the pixels whose middle is within `radius` of the line from `start` to `end`, in letter heights.
    func visit(from start: InkPoint, to end: InkPoint, radius: Float, _ visit: (Int) -> Void) {
        let (scale, margin) = (LetterMask.resolution, LetterMask.margin)
        func columns(_ low: Float, _ high: Float, _ limit: Int) -> ClosedRange<Int>? {
            let first = max(0, (low + margin) * scale - 0.5)
            let last = min(Float(limit - 1), (high + margin) * scale - 0.5)
            return first <= last ? Int(first.rounded(.up))...max(Int(first.rounded(.up)), Int(last)) : nil
        }
        guard let across = columns(min(start.x, end.x) - radius, max(start.x, end.x) + radius, width),
            let down = columns(min(start.y, end.y) - radius, max(start.y, end.y) + radius, height)
        else { return }
        for row in down where row < height {
            for column in across where column < width {
                let middle = InkPoint(x: (Float(column) + 0.5) / scale - margin, y: (Float(row) + 0.5) / scale - margin)
                if TracedStroke.distance(of: middle, to: start, end) <= radius { visit(row * width + column) }
            }
        }
    }
}
