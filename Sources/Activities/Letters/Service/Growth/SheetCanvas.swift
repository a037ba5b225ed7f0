import Engine
import Glibc

/// A sheet of pixels on which strokes are drawn, with smooth edges.
struct SheetCanvas {
    let width, height: Int
    /// Red, green and blue of each, row by row.
    private(set) var pixels: [UInt8]

    init(width: Int, height: Int, _ paper: Color) {
        (self.width, self.height) = (width, height)
        pixels = []
        pixels.reserveCapacity(width * height * 3)
        for _ in 0..<(width * height) { pixels += [paper.red, paper.green, paper.blue] }
    }

    /// Fills an area with round corners, in pixels.
    mutating func fill(_ area: Rect, radius: Double, _ color: Color) {
        let core = area.inset(by: radius)
        for row in span(area.y, area.maxY, 0, from: 0, height) {
            for column in span(area.x, area.maxX, 0, from: 0, width) {
                let middle = Point(x: Double(column) + 0.5, y: Double(row) + 0.5)
                let nearest = Point(x: clamp(middle.x, core.x...core.maxX), y: clamp(middle.y, core.y...core.maxY))
                let depth = radius + 0.5 - (middle - nearest).length
                if depth > 0 { mix(color, min(depth, 1), at: row * width + column) }
            }
        }
    }

    /// Draws a line with round joins and ends, in pixels, within an area.
    mutating func draw(_ line: [Point], width: Double, _ color: Color, in area: Rect) {
        let line = line.filter { abs($0.x) < 1e5 && abs($0.y) < 1e5 }
        guard let first = line.first else { return }
        let ends = line.count > 1 ? Array(line.dropFirst()) : [first]
        let area = area.intersection(Rect(x: 0, y: 0, width: Double(self.width), height: Double(height)))
        let (left, top) = (Int(area.x), Int(area.y))
        let (columns, rows) = (Int(area.maxX) - left, Int(area.maxY) - top)
        guard columns > 0, rows > 0 else { return }
        // Where strokes of one line meet, the ink is not darker.
        var cover = [Float](repeating: 0, count: columns * rows)
        for (start, end) in zip(line, ends) {
            let reach = width / 2 + 1
            let across = span(start.x, end.x, reach, from: left, columns)
            for row in span(start.y, end.y, reach, from: top, rows) {
                for column in across {
                    let middle = Point(x: Double(left + column) + 0.5, y: Double(top + row) + 0.5)
                    let depth = Float(width / 2 + 0.5 - Self.distance(middle, start, end))
                    let place = row * columns + column
                    cover[place] = max(cover[place], min(depth, 1))
                }
            }
        }
        for place in cover.indices where cover[place] > 0 {
            mix(color, Double(cover[place]), at: (top + place / columns) * self.width + left + place % columns)
        }
    }

    /// The pixels of a part of the way, counted from the area's edge.
    private func span(_ one: Double, _ other: Double, _ reach: Double, from edge: Int, _ count: Int) -> Range<Int> {
        let first = clamp(Int(min(one, other) - reach) - edge, 0...count)
        return first..<max(first, clamp(Int(max(one, other) + reach) + 1 - edge, 0...count))
    }

    private mutating func mix(_ color: Color, _ cover: Double, at pixel: Int) {
        let opacity = cover * Double(color.alpha) / 255
        for (part, value) in [color.red, color.green, color.blue].enumerated() {
            let before = Double(pixels[3 * pixel + part])
            pixels[3 * pixel + part] = UInt8((before + (Double(value) - before) * opacity).rounded())
        }
    }

    private static func distance(_ point: Point, _ start: Point, _ end: Point) -> Double {
        let (way, from) = (end - start, point - start)
        let length = way.x * way.x + way.y * way.y
        let part = length > 0 ? clamp((from.x * way.x + from.y * way.y) / length, 0...1) : 0
        return (from - way * part).length
    }
}
