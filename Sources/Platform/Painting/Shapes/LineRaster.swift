import Engine

/// Rasterises an anti-aliased line with round joins and ends.
///
/// Coverage comes from the distance to the nearest segment, so a translucent line is no darker where it crosses
/// itself. Each segment is evaluated only within its reach: the cost grows with the line's length.
nonisolated struct LineRaster: Hashable {
    /// The bounding area, on whole pixels.
    let area: Rect
    /// The points relative to the top left of `area`, in pixels.
    private let points: [Point]
    /// Pixels.
    private let radius: Double
    /// The colour, opaque as in ``ShapeRaster``.
    private let color: Color

    /// - Parameters:
    ///   - points: in pixels; a single one is a dot.
    ///   - width: in pixels, at least 1.
    ///   - bounds: nothing outside is drawn.
    /// - Returns: nil if nothing is visible.
    init?(_ points: [Point], width: Double, color: Color, within bounds: Rect) {
        let radius = max(1, width) / 2
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else { return nil }
        let reach = radius + 1
        let start = Point(
            x: max(bounds.x, (left - reach).rounded(.down)), y: max(bounds.y, (top - reach).rounded(.down)))
        let end = Point(
            x: min(bounds.maxX, (right + reach).rounded(.up)), y: min(bounds.maxY, (bottom + reach).rounded(.up)))
        guard end.x > start.x, end.y > start.y else { return nil }
        area = Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
        self.points = points.map { $0 - start }
        self.radius = radius
        self.color = color.opaque
    }

    /// The pixels: alpha in the highest byte, blue in the lowest.
    func pixels() -> [UInt32] {
        let width = Int(area.width)
        var cover = [Double](repeating: 0, count: width * Int(area.height))
        for (from, to) in zip(points, points.dropFirst().isEmpty ? points[...] : points.dropFirst()) {
            cover.withUnsafeMutableBufferPointer { add(from, to, to: $0, width: width) }
        }
        let paint = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
        return cover.map { UInt32($0 * 255 + 0.5) << 24 | paint }
    }

    private func add(_ from: Point, _ to: Point, to cover: UnsafeMutableBufferPointer<Double>, width: Int) {
        let (way, reach) = (to - from, radius + 1)
        let square = way.x * way.x + way.y * way.y
        func range(_ from: Double, _ to: Double, _ end: Int) -> Range<Int> {
            let lower = Int(clamp((min(from, to) - reach).rounded(.down), 0...Double(end)))
            return lower..<max(lower, Int(clamp((max(from, to) + reach).rounded(.up), 0...Double(end))))
        }
        for y in range(from.y, to.y, cover.count / width) {
            // Only the part of the segment near this row reaches it.
            let (first, last) = part(from, way, between: Double(y) + 0.5 - reach, and: Double(y) + 0.5 + reach)
            for x in range(from.x + way.x * first, from.x + way.x * last, width) {
                let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - from
                let along = square == 0 ? 0 : clamp((place.x * way.x + place.y * way.y) / square, 0...1)
                let away = place - way * along
                let distance = (away.x * away.x + away.y * away.y).squareRoot() - radius
                cover[y * width + x] = max(cover[y * width + x], clamp(0.5 - distance, 0...1))
            }
        }
    }

    /// The shares (0…1) of a segment between which it crosses these rows.
    private func part(_ from: Point, _ way: Point, between top: Double, and bottom: Double) -> (Double, Double) {
        guard way.y != 0 else { return (0, 1) }
        return (clamp((top - from.y) / way.y, 0...1), clamp((bottom - from.y) / way.y, 0...1))
    }
}
