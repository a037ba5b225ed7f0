/// A pen that a gamepad's right thumbstick moves over the drawing area; while the confirm button is held it draws.
struct Pen: Hashable, Sendable {
    /// The pen's place; nil until the thumbstick is first pushed.
    private(set) var point: Point?
    private(set) var isDown = false
    /// How far the thumbstick is pushed, −1…1.
    private var tilt = Point.zero

    /// Points per tick with the thumbstick fully pushed: a letter's height in about a second.
    private static let speed = 9.0
    /// The deflection, of 1, below which the thumbstick rests.
    static let rest = 0.15

    var isMoving: Bool { point != nil && tilt.length >= Self.rest }

    /// The thumbstick has a new position; the pen appears in the middle of the area.
    mutating func push(_ thumbstick: Input.Thumbstick, in area: Rect) {
        tilt = Point(x: thumbstick.x, y: thumbstick.y)
        if point == nil, tilt.length >= Self.rest { point = area.center }
    }

    /// Moves by one tick; slow near the middle of the thumbstick, for precision.
    ///
    /// - Parameter area: the drawing area; nil lifts the pen.
    /// - Returns: what a drawing pen does, as the screen sees it.
    mutating func tick(in area: Rect?, at tick: Int) -> Contact? {
        guard isMoving, let point else { return nil }
        guard let area else { return lift(at: tick) }
        let way = tilt * (Self.speed * min(tilt.length, 1))
        self.point = Point(
            x: clamp(point.x + way.x, area.x...area.maxX - 1), y: clamp(point.y + way.y, area.y...area.maxY - 1))
        return isDown ? contact(.moved, tick) : nil
    }

    mutating func press(at tick: Int) -> Contact? {
        guard point != nil, !isDown else { return nil }
        isDown = true
        return contact(.began, tick)
    }

    mutating func lift(at tick: Int) -> Contact? {
        guard isDown else { return nil }
        isDown = false
        return contact(.ended, tick)
    }

    /// Puts the pen away, because something else is used.
    mutating func drop(at tick: Int) -> Contact? {
        defer { self = Pen() }
        return lift(at: tick)
    }

    private func contact(_ phase: Contact.Phase, _ tick: Int) -> Contact? {
        point.map { Contact(phase, Contact.pen, at: $0, milliseconds: tick * 1000 / 60) }
    }

    /// A ring around the point, and a dot while it draws.
    var drawings: [Drawing] {
        guard let point else { return [] }
        let radius = isDown ? 16.0 : 24
        let ring = Rect(circleAt: point, radius: radius)
        return [
            .shape(.ring(width: 12), in: ring.inset(by: -3), radius: radius + 3, .flat(Color.paper.faded(to: 0.8))),
            .shape(.ring(width: 6), in: ring, radius: radius, .flat(.plum)),
        ]
    }
}
