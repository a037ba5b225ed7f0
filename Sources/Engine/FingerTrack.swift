/// The way of one finger: tells a tap from a drag and how fast the finger was at the end.
struct FingerTrack: Sendable {
    /// Stage points that a finger may tremble without dragging: about 4 mm on a 10-inch tablet.
    static let slop = 30.0
    /// Speed is measured over this many ticks.
    private static let window = 6

    let start: Point
    private(set) var isDrag = false
    private var recent: [(tick: Int, point: Point)]

    init(at point: Point, tick: Int) { (start, recent) = (point, [(tick, point)]) }

    /// Where the finger is, counted from where it came down.
    var way: Point { (recent.last?.point ?? start) - start }

    mutating func move(to point: Point, tick: Int, axis: Axis?) {
        recent.append((tick, point))
        recent.removeAll { tick - $0.tick > Self.window }
        switch axis {
        case .horizontal where abs(way.x) > Self.slop && abs(way.x) > abs(way.y): isDrag = true
        case .vertical where abs(way.y) > Self.slop && abs(way.y) > abs(way.x): isDrag = true
        default: break
        }
    }

    /// Points a tick over the last tenth of a second; zero if the finger stood still before it left.
    func velocity(tick: Int) -> Point {
        guard let first = recent.first(where: { tick - $0.tick <= Self.window }), let last = recent.last,
            last.tick > first.tick
        else { return .zero }
        return (last.point - first.point) * (1 / Double(max(tick - first.tick, 1)))
    }
}
