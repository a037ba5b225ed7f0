/// The path of one finger: distinguishes a press, a drag and a swipe.
struct FingerTrack: Sendable {
    /// Ticks over which velocity is measured.
    private static let window = 6

    private(set) var isDrag = false
    /// The point where the finger came down or, for a drag, began to drag, so that the dragged content does not jump.
    private var origin: Point
    private var recent: [(tick: Int, point: Point)]
    private let glass: Glass
    /// The point where the finger came down, and the tick.
    let place: Point
    let start: Int

    init(at point: Point, tick: Int, on glass: Glass = .unknown) {
        (place, origin, recent, start, self.glass) = (point, point, [(tick, point)], tick, glass)
    }

    private var last: Point { recent.last?.point ?? place }
    /// The way that dragged content goes.
    var way: Point { last - origin }
    /// Whether the finger is near where it came down, wherever it was in between.
    var isNear: Bool { (last - place).length <= glass.points(.press) }

    mutating func move(to point: Point, tick: Int, axis: Axis?) {
        recent.append((tick, point))
        recent.removeAll { tick - $0.tick > Self.window }
        guard !isDrag else { return }
        let slop = glass.points(.drag)
        switch axis {
        case .horizontal where abs(way.x) > slop && abs(way.x) > abs(way.y): origin.x += way.x > 0 ? slop : -slop
        case .vertical where abs(way.y) > slop && abs(way.y) > abs(way.x): origin.y += way.y > 0 ? slop : -slop
        default: return
        }
        isDrag = true
    }

    /// Points per tick over the last tenth of a second; zero if the finger stopped before release.
    func velocity(tick: Int) -> Point {
        guard let first = recent.first(where: { tick - $0.tick <= Self.window }), let last = recent.last,
            last.tick > first.tick
        else { return .zero }
        return (last.point - first.point) * (1 / Double(max(tick - first.tick, 1)))
    }

    /// Whether a finger that is lifted now has dragged far or fast enough sideways to turn a page, and not back again.
    func isSwipe(tick: Int) -> Bool {
        let (way, speed) = (last.x - place.x, velocity(tick: tick).x)
        guard isDrag, abs(speed) < glass.points(.swipePerTick) else { return isDrag && speed.sign == way.sign }
        return abs(way) >= Tolerance.swipe
    }
}
