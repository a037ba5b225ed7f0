import Engine
import Glibc

/// Rasterises an anti-aliased turned rectangle.
nonisolated struct ParticleRaster {
    /// Pixels.
    let center: Point
    let width, height: Double
    /// Clockwise.
    let radians: Double

    /// The whole pixels that it can reach; nil if there are none.
    func area(within bounds: Rect) -> Rect? {
        let (across, down) = (abs(cos(radians)), abs(sin(radians)))
        let box = Rect(
            center: center, width: width * across + height * down + 2, height: width * down + height * across + 2)
        let (left, top) = (box.x.rounded(.down), box.y.rounded(.down))
        let area = Rect(x: left, y: top, width: box.maxX.rounded(.up) - left, height: box.maxY.rounded(.up) - top)
            .intersection(bounds)
        return area.width > 0 && area.height > 0 ? area : nil
    }

    /// The pixels of an area: alpha in the highest byte, blue in the lowest.
    func pixels(_ area: Rect, _ color: Color) -> [UInt32] {
        let (across, down) = (cos(radians), sin(radians))
        let paint = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
        let columns = Int(area.width)
        return (0..<(columns * Int(area.height))).map { place in
            let x = area.x + Double(place % columns) + 0.5 - center.x
            let y = area.y + Double(place / columns) + 0.5 - center.y
            let (along, beside) = (abs(x * across + y * down), abs(y * across - x * down))
            let share = clamp(width / 2 - along + 0.5, 0...1) * clamp(height / 2 - beside + 0.5, 0...1)
            return UInt32(share * 255 + 0.5) << 24 | paint
        }
    }
}
