import CBlend
import CSDL2
import Engine

/// A square of a sheet of ink: what is dry, and the stroke that is still wet.
///
/// A wet stroke covers each pixel by its largest share, so it is no darker where it meets itself.
final class InkTile {
    static let side = 64

    /// What is seen, with straight alpha.
    private var shown = [UInt32](repeating: 0, count: side * side)
    /// What was seen before the wet stroke, and what that covers; nil if no stroke is wet here.
    private var wet: (dry: [UInt32], cover: [UInt8])?
    /// The area in which there may be ink, from the corner of the tile; nil for nowhere.
    private var inked: PixelRect?
    /// The texture for a canvas without pixels.
    private var texture: Texture?
    private var isStale = true

    /// How the ink of a stroke looks.
    struct Ink {
        let radius: Float
        let opacity: UInt8
        let shades: [UInt32]

        /// - Parameter radius: in pixels.
        init(_ color: Color, radius: Double) {
            (self.radius, opacity) = (Float(radius), color.alpha)
            shades = InkGrain.shades(of: color)
        }
    }

    var bytes: Int { Self.side * Self.side * (wet == nil ? 4 : 9) }

    /// Adds a piece of the wet stroke, in pixels from the corner of the tile; ``lay(_:tip:_:)`` shows it.
    func cover(_ piece: InkPen.Piece, within part: PixelRect, _ ink: Ink) {
        soak()
        wet?.cover.withUnsafeMutableBufferPointer { cover in
            guard let start = cover.baseAddress else { return }
            for y in part.y..<part.maxY { Self.cover(start + y * Self.side, piece, y, part, ink) }
        }
    }

    private static func cover(
        _ row: UnsafeMutablePointer<UInt8>, _ piece: InkPen.Piece, _ y: Int, _ part: PixelRect, _ ink: Ink
    ) {
        let way = piece.to - piece.from
        cover_row(
            row + part.x, Int32(part.width), Float(Double(part.x) + 0.5 - piece.from.x),
            Float(Double(y) + 0.5 - piece.from.y), Float(way.x), Float(way.y), ink.radius)
    }

    /// Makes the tile ready for a wet stroke.
    func soak() { if wet == nil { wet = (shown, [UInt8](repeating: 0, count: Self.side * Self.side)) } }

    /// Paints a part again: what is dry, the wet stroke, and its end.
    func lay(_ part: PixelRect, tip: InkPen.Piece?, _ ink: Ink) {
        guard let wet else { return }
        var row = [UInt8](repeating: 0, count: Self.side)
        for y in part.y..<part.maxY {
            let start = y * Self.side
            row.withUnsafeMutableBufferPointer { row in
                guard let cover = row.baseAddress else { return }
                for x in part.x..<part.maxX { row[x] = wet.cover[start + x] }
                if let tip { Self.cover(cover, tip, y, part, ink) }
            }
            lay(row, wet.dry, from: start + part.x, part.x, part.width, ink)
        }
        inked = inked?.union(part) ?? part
        isStale = true
    }

    private func lay(_ cover: [UInt8], _ dry: [UInt32], from start: Int, _ x: Int, _ count: Int, _ ink: Ink) {
        shown.withUnsafeMutableBufferPointer { shown in
            dry.withUnsafeBufferPointer { dry in
                cover.withUnsafeBufferPointer { cover in
                    InkGrain.pattern.withUnsafeBufferPointer { grain in
                        guard let shown = shown.baseAddress, let dry = dry.baseAddress, let cover = cover.baseAddress,
                            let grain = grain.baseAddress
                        else { return }
                        ink_row(
                            shown + start, dry + start, cover + x, grain + start, ink.shades, Int32(count), ink.opacity)
                    }
                }
            }
        }
    }

    /// Lets the wet stroke dry.
    func dry() { wet = nil }

    /// Paints what is seen, the tile's corner at a place in pixels.
    func paint(on canvas: Canvas, left: Int, top: Int) throws(SDLError) {
        guard let inked else { return }
        let isDone = shown.withUnsafeBufferPointer { pixels in
            pixels.baseAddress.map {
                canvas.blend(
                    $0, width: Self.side, inked, left: left + inked.x, top: top + inked.y, opacity: 255)
            }
        }
        if isDone == true { return }
        try updateTexture(canvas)
        try texture?.paint(
            inked,
            in: SDL_Rect(PixelRect(x: left + inked.x, y: top + inked.y, width: inked.width, height: inked.height)))
    }

    private func updateTexture(_ canvas: Canvas) throws(SDLError) {
        guard isStale else { return }
        isStale = false
        if let texture { return try texture.replace(shown) }
        texture = try Texture(shown, width: Self.side, height: Self.side, isOpaque: false, canvas: canvas)
    }
}

extension PixelRect {
    /// The smallest rectangle that contains both.
    nonisolated func union(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// The area in both; nil if they do not meet.
    nonisolated func common(_ other: PixelRect) -> PixelRect? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let common = PixelRect(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
        return common.width > 0 && common.height > 0 ? common : nil
    }
}
