/// The ring round what keys or a gamepad would choose; it slides from place to place.
struct FocusRing: Sendable {
    /// Points: between the place and the ring, and of the ring itself.
    private static let (gap, width) = (7.0, 9.0)

    private var left, top, right, bottom, radius: Spring

    init(around area: Rect, radius: Double, motion: Motion) {
        func spring(_ value: Double) -> Spring { Spring(value, motion: motion, precision: 0.5) }
        (left, top, right, bottom) = (spring(area.x), spring(area.y), spring(area.maxX), spring(area.maxY))
        self.radius = spring(radius)
    }

    var isMoving: Bool { [left, top, right, bottom, radius].contains { $0.isMoving } }

    mutating func go(around area: Rect, radius: Double) {
        (left.target, top.target, right.target, bottom.target) = (area.x, area.y, area.maxX, area.maxY)
        self.radius.target = radius
    }

    mutating func tick() {
        left.tick()
        top.tick()
        right.tick()
        bottom.tick()
        radius.tick()
    }

    var drawing: Drawing {
        let outside = Self.gap + Self.width
        let area = Rect(
            x: left.value, y: top.value, width: right.value - left.value, height: bottom.value - top.value)
        return .shape(
            .ring(width: Self.width), in: area.inset(by: -outside), radius: radius.value + outside,
            .flat(.plum))
    }
}
