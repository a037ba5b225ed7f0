/// The ring around the focused place; it slides from place to place.
struct FocusRing: Sendable {
    /// Points: the gap between place and ring, and the ring's width.
    private static let (gap, width) = (7.0, 9.0)

    /// The ring's width inside a place with close neighbours.
    private static let snugWidth = 5.0

    private var left, top, right, bottom, radius: Spring
    /// How far the ring is inside the place, 0…1.
    private var snugness: Spring

    init(around area: Rect, radius: Double, isSnug: Bool = false, motion: Motion) {
        func spring(_ value: Double) -> Spring { Spring(value, motion: motion, precision: 0.5) }
        (left, top, right, bottom) = (spring(area.x), spring(area.y), spring(area.maxX), spring(area.maxY))
        self.radius = spring(radius)
        snugness = Spring(isSnug ? 1 : 0, motion: motion, precision: 0.05)
    }

    var isMoving: Bool { [left, top, right, bottom, radius, snugness].contains { $0.isMoving } }

    mutating func go(around area: Rect, radius: Double, isSnug: Bool = false) {
        (left.target, top.target, right.target, bottom.target) = (area.x, area.y, area.maxX, area.maxY)
        self.radius.target = radius
        snugness.target = isSnug ? 1 : 0
    }

    mutating func tick() {
        left.tick()
        top.tick()
        right.tick()
        bottom.tick()
        radius.tick()
        snugness.tick()
    }

    var drawing: Drawing {
        let outside = (Self.gap + Self.width) * (1 - snugness.value)
        let width = Self.width + (Self.snugWidth - Self.width) * snugness.value
        let area = Rect(
            x: left.value, y: top.value, width: right.value - left.value, height: bottom.value - top.value)
        return .shape(
            .ring(width: width), in: area.inset(by: -outside), radius: radius.value + outside,
            .flat(.plum))
    }
}
