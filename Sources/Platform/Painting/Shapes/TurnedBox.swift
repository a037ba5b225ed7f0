import Engine
import Glibc

/// A rectangle turned about its centre, in pixels.
nonisolated struct TurnedBox: Hashable {
    let center: Point
    let width, height: Double
    /// The angle of the turn, clockwise.
    let radians: Double

    /// The whole pixels that it can reach; nil for one that lies nowhere.
    var area: PixelRect? {
        let (across, down) = (abs(cos(radians)), abs(sin(radians)))
        let box = Rect(
            center: center, width: width * across + height * down + 2, height: width * down + height * across + 2)
        guard [box.x, box.y, box.maxX, box.maxY].allSatisfy({ abs($0) < 1e6 }) else { return nil }
        let (left, top) = (Int(box.x.rounded(.down)), Int(box.y.rounded(.down)))
        return PixelRect(
            x: left, y: top, width: Int(box.maxX.rounded(.up)) - left, height: Int(box.maxY.rounded(.up)) - top)
    }
}
