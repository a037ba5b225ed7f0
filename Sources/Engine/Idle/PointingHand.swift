/// A hand that shows where to touch: it glides to each place of a recording before a finger comes down there.
struct PointingHand: Hashable, Sendable {
    /// A finger of the recording.
    private struct Touch: Hashable, Sendable {
        let began, ended: Int
        let points: [(tick: Int, point: Point)]

        static func == (left: Touch, right: Touch) -> Bool { left.began == right.began && left.ended == right.ended }
        func hash(into hasher: inout Hasher) { hasher.combine(began) }

        func point(at tick: Int) -> Point {
            points.last { $0.tick <= max(tick, began) }?.point ?? points[0].point
        }
    }

    private let touches: [Touch]
    private let motion: Motion
    /// Ticks before a touch in which the hand comes, and after it in which it goes.
    static let (coming, going) = (54, 30)
    /// The hand moves in steps of as many ticks, which costs less than every tick and still looks smooth; two of them
    /// are a step of ``Breath``, so that both are painted together.
    static let step = 3
    /// The hand's height, and where its fingertip is in it.
    private static let size = 260.0
    private static let tip = Point(x: 0.42, y: 0.08)

    init(_ recording: Recording, motion: Motion = .eased) {
        self.motion = motion
        var touches: [Touch] = []
        var points: [(tick: Int, point: Point)] = []
        for event in recording.events {
            guard case .contact(let contact) = event.input else { continue }
            if contact.phase == .began { points = [] }
            points.append((event.tick, contact.point))
            if contact.phase == .ended {
                touches.append(Touch(began: points[0].tick, ended: event.tick, points: points))
            }
        }
        self.touches = touches
    }

    /// Whether the hand is seen or will be before `tick`; for sleeping in between.
    func rest(at tick: Int) -> Rest {
        for touch in touches where tick < touch.ended + Self.going {
            let start = touch.began - Self.coming
            if tick < start { return .until(start) }
            if motion == .cut, tick < touch.began { return .until(touch.began) }
            return .until(tick + Self.step - tick % Self.step)
        }
        return .still
    }

    /// The fingertip, whether it presses, and how visible the hand is (0…1); nil while it is away.
    func place(at exact: Int) -> (tip: Point, isDown: Bool, opacity: Double)? {
        let tick = exact - exact % Self.step
        guard let touch = touches.first(where: { exact < $0.ended + Self.going }), tick >= touch.began - Self.coming
        else { return nil }
        if motion == .cut {
            return tick > touch.ended ? nil : (touch.point(at: tick), tick >= touch.began, 1)
        }
        if tick < touch.began {
            let part = Double(tick - touch.began + Self.coming) / Double(Self.coming)
            let eased = 1 - (1 - part) * (1 - part)
            let from = touch.points[0].point + Point(x: 220, y: 320)
            return (from + (touch.points[0].point - from) * eased, false, min(1, part * 3))
        }
        let point = touch.point(at: tick)
        if tick <= touch.ended { return (point, true, 1) }
        let part = Double(tick - touch.ended) / Double(Self.going)
        return (point + Point(x: 120, y: 180) * part, false, 1 - part)
    }

    func drawings(at tick: Int) -> [Drawing] {
        guard let (tip, isDown, opacity) = place(at: tick) else { return [] }
        let size = Self.size * (isDown ? 0.94 : 1)
        let area = Rect(x: tip.x - size * Self.tip.x, y: tip.y - size * Self.tip.y, width: size, height: size)
        let ring = Rect(circleAt: tip, radius: 64)
        let press: [Drawing] =
            isDown ? [.shape(.ring(width: 10), in: ring, radius: 64, .flat(Color.paper.faded(to: 0.8)))] : []
        return press + [.icon("interface/hand.svg", in: area, tint: Color.white.faded(to: opacity))]
    }
}
