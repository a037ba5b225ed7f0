/// The rings on the screen that answer what has no effect.
struct Ripples: Sendable {
    /// Ticks that a ring is seen, and the most of them at once.
    static let (duration, most) = (40, 6)

    private var rings: [(ripple: Ripple, start: Int)] = []
    private let motion: Motion

    init(motion: Motion) { self.motion = motion }

    var isEmpty: Bool { rings.isEmpty }

    mutating func add(_ ripple: Ripple, at tick: Int) { rings = (rings + [(ripple, tick)]).suffix(Self.most) }

    /// Removes those that have faded.
    mutating func fade(at tick: Int) {
        guard !rings.isEmpty else { return }
        rings.removeAll { tick - $0.start >= Self.duration }
    }

    var rest: Rest {
        guard let first = rings.first else { return .still }
        return motion == .eased ? .moving : .until(first.start + Self.duration)
    }

    func drawings(at tick: Int) -> [Drawing] {
        rings.flatMap { ripple, start in
            let part = motion == .eased ? Double(tick - start) / Double(Self.duration) : 0.4
            return Self.drawings(of: ripple, part: part)
        }
    }

    /// - Parameter part: of its time, 0…1.
    private static func drawings(of ripple: Ripple, part: Double) -> [Drawing] {
        let reach: [Double] = ripple.size == .small ? [0] : [0, 0.5]
        return reach.map { delay in
            let grown = clamp(part * 1.4 - delay * 0.8, 0...1)
            let radius = (ripple.size == .small ? 56 : 70) + (ripple.size == .small ? 40 : 130) * grown
            let color = Color.plum.faded(to: 0.5 * (1 - part) * (grown > 0 || delay == 0 ? 1 : 0))
            return .shape(
                .ring(width: 12), in: Rect(circleAt: ripple.point, radius: radius), radius: radius, .flat(color))
        }
    }
}
