/// The path of one finger: distinguishes a tap from a drag and measures the release velocity.
struct FingerTrack: Sendable {
    /// Stage points that a finger may move without dragging: about 4 mm on a 10-inch tablet.
    static let slop = 30.0
    /// Ticks over which velocity is measured.
    private static let window = 6

    private(set) var isDrag = false
    /// The point where the finger came down or, for a drag, left the slop, so that the dragged content does not jump.
    private var origin: Point
    private var recent: [(tick: Int, point: Point)]
    /// The tick at which the finger came down.
    let start: Int

    init(at point: Point, tick: Int) { (origin, recent, start) = (point, [(tick, point)], tick) }

    /// The finger's offset from its origin.
    var way: Point { (recent.last?.point ?? origin) - origin }

    mutating func move(to point: Point, tick: Int, axis: Axis?) {
        recent.append((tick, point))
        recent.removeAll { tick - $0.tick > Self.window }
        guard !isDrag else { return }
        switch axis {
        case .horizontal where abs(way.x) > Self.slop && abs(way.x) > abs(way.y):
            origin.x += way.x > 0 ? Self.slop : -Self.slop
        case .vertical where abs(way.y) > Self.slop && abs(way.y) > abs(way.x):
            origin.y += way.y > 0 ? Self.slop : -Self.slop
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
}
