import Engine

/// A paper candle that burns down.
struct CandleDrawing {
    let area: Rect
    /// How much of it is left, 0…1.
    let left: Double
    var isBurning = true
    var opacity = 1.0

    var drawings: [Drawing] {
        let width = area.width * 0.62
        let flame = area.height * 0.3
        let body = (area.height - flame) * (0.12 + 0.88 * clamp(left, 0...1))
        let wax = Rect(x: area.center.x - width / 2, y: area.maxY - body, width: width, height: body)
        let light = Rect(x: wax.x, y: wax.y, width: width * 0.34, height: body)
        let wick = Rect(
            x: area.center.x - area.width * 0.03, y: wax.y - area.height * 0.06, width: area.width * 0.06,
            height: area.height * 0.08)
        let plate = Rect(
            x: area.x, y: area.maxY - area.height * 0.05, width: area.width, height: area.height * 0.08)
        let fire = Rect(
            center: Point(x: area.center.x, y: wick.y - flame * 0.32), width: flame * 0.8, height: flame * 0.9)
        func fill(_ rect: Rect, _ radius: Double, _ color: Color) -> Drawing {
            .shape(.filled, in: rect, radius: min(radius, rect.height / 2), .flat(color.faded(to: opacity)))
        }
        return [
            fill(plate, plate.height / 2, .wax.mixed(with: .plum, 0.5)), fill(wax, width * 0.16, .wax),
            fill(light, width * 0.16, Color(0xd1a9c2)), fill(wick, 2, .plum),
        ]
            + (isBurning
                ? [.icon("interface/icon-flame.svg", in: fire, tint: Color.white.faded(to: opacity))] : [])
    }
}

extension Color {
    fileprivate static let wax = Color(0xb98aa8)
}
