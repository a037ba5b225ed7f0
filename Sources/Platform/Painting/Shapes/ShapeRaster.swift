import Engine
import Glibc

/// Rasterises anti-aliased rounded shapes.
///
/// Coverage comes from the signed distance to a rounded rectangle (I. Quilez, "2D distance functions": sdRoundedBox).
nonisolated struct ShapeRaster: Hashable {
    let shape: Drawing.Shape
    /// The shape's own size, in pixels.
    let width, height: Int
    /// Pixels.
    let radius, scale: Double
    /// The colours at the top and the bottom, opaque: opacity is applied when painting, not stored in the pixels.
    let top, bottom: Color
    /// The part to draw, in pixels from the outer top left; nil for all of it.
    var part: Rect?

    /// Pixels drawn beyond the shape: a shadow fades there, and corners also cover what protrudes by a pixel.
    var margin: Int { Self.margin(of: shape, scale: scale) }

    /// - Parameter scale: pixels per point.
    static func margin(of shape: Drawing.Shape, scale: Double) -> Int {
        switch shape {
        case .shadow(let blur): Int((blur * scale).rounded(.up))
        case .raised: Int(((Lift.blur + Lift.drop) * scale).rounded(.up))
        case .corners: 2
        default: 0
        }
    }

    var fullWidth: Int { width + 2 * margin }
    var fullHeight: Int { height + 2 * margin }

    /// The drawn area.
    var area: Rect { part ?? Rect(x: 0, y: 0, width: Double(fullWidth), height: Double(fullHeight)) }

    /// How far inside its edge, in pixels, a shape still changes; nil if it is not symmetric.
    private var rim: Double? {
        switch shape {
        case .filled, .raised, .corners: 1
        case .ring(let width): (width * scale).rounded(.up) + 1
        case .shadow(let blur): (blur * scale).rounded(.up)
        case .dots, .arc: nil
        }
    }

    /// The uniform interior of a large one-coloured shape: only that colour or, in `corners` and `ring`,
    /// nothing.
    ///
    /// Nil if too small to save anything. Rasterising whole sheets would fill the shape cache and cost blending
    /// in every frame.
    var middle: Rect? {
        if case .shadow = shape { return nil }
        guard let rim, top == bottom, part == nil else { return nil }
        // The largest square in a circle leaves this part of its radius on each side.
        let corner = (round * (1 - 0.5.squareRoot()) + rim).rounded(.up)
        let middle = area.inset(by: Double(margin) + corner)
        guard middle.width > 0, middle.height > 0 else { return nil }
        return middle.width * middle.height > (isFilled ? Self.largeMiddle : Self.largeHole) ? middle : nil
    }

    /// Whether the interior has the shape's colour.
    var isFilled: Bool {
        switch shape {
        case .corners, .ring: false
        default: true
        }
    }

    /// The strips around the interior.
    var strips: [ShapeRaster] {
        guard let middle else { return [] }
        let strips = [
            Rect(x: 0, y: 0, width: area.width, height: middle.y),
            Rect(x: 0, y: middle.maxY, width: area.width, height: area.height - middle.maxY),
            Rect(x: 0, y: middle.y, width: middle.x, height: middle.height),
            Rect(x: middle.maxX, y: middle.y, width: area.width - middle.maxX, height: middle.height),
        ]
        return strips.map { strip in
            var raster = self
            raster.part = strip
            return raster
        }
    }

    /// Pixels from which an interior is worth splitting into four pieces: a filled one, and an empty one.
    private static let (largeMiddle, largeHole) = (8192.0, 1024.0)

    /// Light comes from above: how far a raised sheet's shadow falls and fades, in points, and how dark it is.
    private enum Lift {
        static let (blur, drop, strength) = (26.0, 12.0, 0.30)
    }

    // MARK: - Pixels

    /// The pixels: alpha in the highest byte, blue in the lowest.
    ///
    /// Only the corners are computed pixel by pixel: a shape is symmetric, and between its corners every
    /// column, and every row of one colour, repeats the one before. A growing sheet is rasterised in each frame.
    func pixels() -> [UInt32] {
        let (width, height) = (Int(area.width), Int(area.height))
        return [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
            guard let start = pixels.baseAddress else { return }
            for y in 0..<height {
                let row = UnsafeMutableBufferPointer(start: start + y * width, count: width)
                if y > 0, isLikeTheRowAbove(y) {
                    row.baseAddress?.initialize(from: start + (y - 1) * width, count: width)
                } else {
                    draw(row, y)
                }
            }
            count = width * height
        }
    }

    private func draw(_ row: UnsafeMutableBufferPointer<UInt32>, _ y: Int) {
        let color = top.mixed(
            with: bottom, (Double(y - margin) + area.y) / Double(max(1, height - 1)))
        let (left, fromMiddle) = (Int(area.x), Double(y) + 0.5 - (Double(fullHeight) / 2 - area.y))
        func pixel(_ x: Int) -> UInt32 {
            self.pixel(Double(x) + 0.5 - (Double(fullWidth) / 2 - area.x), fromMiddle, color)
        }
        let alike = columnsAlike.clamped(to: left..<(left + row.count))
        for x in 0..<(alike.lowerBound - left) { row[x] = pixel(x) }
        if !alike.isEmpty {
            let first = alike.lowerBound - left
            row[first..<(alike.upperBound - left)].initialize(repeating: pixel(first))
        }
        for x in (alike.upperBound - left)..<row.count {
            let mirrored = fullWidth - 1 - (x + left) - left
            row[x] = rim != nil && (0..<x).contains(mirrored) ? row[mirrored] : pixel(x)
        }
    }

    /// The columns between the corners, from the outer left.
    private var columnsAlike: Range<Int> {
        guard let rim else { return fullWidth..<fullWidth }
        let edge = margin + Int((round + rim + fall).rounded(.up))
        return edge..<max(edge, fullWidth - edge)
    }

    /// Whether this row and the one above are between the corners and have one colour.
    private func isLikeTheRowAbove(_ y: Int) -> Bool {
        guard let rim, top == bottom else { return false }
        let (above, flat) = (Double(y) - 0.5 - (Double(fullHeight) / 2 - area.y), Double(height) / 2 - round - rim)
        return above - fall >= -flat && above + 1 <= flat
    }

    /// The shadow's downward offset, in pixels.
    private var fall: Double {
        switch shape {
        case .raised(let lift), .corners(let lift): Lift.drop * lift * scale
        default: 0
        }
    }

    private func pixel(_ x: Double, _ y: Double, _ color: Color) -> UInt32 {
        let share = coverage(x, y)
        switch shape {
        case .raised(let lift) where share < 1:
            let dark = shadow(x, y, lift) * (1 - share)
            guard share + dark > 0 else { return 0 }
            let mixed = share == 0 ? .shadow : Color.shadow.mixed(with: color, share / (share + dark))
            return Self.packed(mixed, share + dark)
        case .corners(let lift) where share > 0 && lift > 0:
            return Self.packed(color.mixed(with: .shadow, shadow(x, y, lift)), share)
        default: return Self.packed(color, share)
        }
    }

    /// How dark (0…1) the shadow of a sheet at this height is.
    private func shadow(_ x: Double, _ y: Double, _ lift: Double) -> Double {
        Lift.strength * lift * fade(distance(x, y - fall), over: Lift.blur * scale)
    }

    private static func packed(_ color: Color, _ alpha: Double) -> UInt32 {
        UInt32(alpha * 255 + 0.5) << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    }

    /// The coverage (0…1) of the pixel at this offset from the centre.
    private func coverage(_ x: Double, _ y: Double) -> Double {
        let distance = distance(x, y)
        switch shape {
        case .filled, .raised: return edge(distance)
        case .corners: return 1 - edge(distance)
        case .dots(let spacing):
            let (disc, first) = (Double(height) / 2, Double(height - width) / 2)
            let place = min(
                max(0, ((x - first) / (spacing * scale)).rounded()), (-2 * first / (spacing * scale)).rounded())
            let away = x - first - place * spacing * scale
            return edge((away * away + y * y).squareRoot() - disc)
        case .ring(let width): return edge(distance) * (1 - edge(distance + width * scale))
        case .shadow(let blur):
            return fade(distance, over: blur * scale)
        case .arc(let width, let fraction):
            let ring = edge(distance) * (1 - edge(distance + width * scale))
            guard ring > 0 else { return 0 }
            let turn = atan2(x, -y) / (2 * .pi)
            let place = turn < 0 ? turn + 1 : turn
            // The soft edge is one pixel of the circumference.
            let pixel = 1 / (2 * .pi * max(1, (x * x + y * y).squareRoot()))
            return ring * clamp(min(place, fraction - place) / pixel + 1, 0...1)
        }
    }

    /// The opacity from 1 well inside to 0 well outside, smoothly (smoothstep).
    private func fade(_ distance: Double, over blur: Double) -> Double {
        let t = clamp(0.5 - distance / (2 * blur), 0...1)
        return t * t * (3 - 2 * t)
    }

    private func edge(_ distance: Double) -> Double { clamp(0.5 - distance, 0...1) }

    /// The corner radius, at most half of the shape.
    private var round: Double { min(radius, Double(min(width, height)) / 2) }

    private func distance(_ x: Double, _ y: Double) -> Double {
        let outX = abs(x) - Double(width) / 2 + round
        let outY = abs(y) - Double(height) / 2 + round
        let outside = (max(outX, 0) * max(outX, 0) + max(outY, 0) * max(outY, 0)).squareRoot()
        return outside + min(max(outX, outY), 0) - round
    }
}
