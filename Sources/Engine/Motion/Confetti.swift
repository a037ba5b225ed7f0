import Glibc

/// A burst of 200 pieces of confetti that fly up, turn over and fall out of an area.
///
/// Each piece's place follows from its start and the time alone, so any moment can be drawn.
public struct Confetti: Hashable, Sendable {
    public static let count = 200
    /// The ticks after which all is gone, however high the area is.
    public static let mostTicks = 6 * 60
    /// The pieces' colours, bright on paper, and told apart by brightness.
    public static let colors: [Color] = [
        .orange, Color(0xf2c14e), Color(0x4f8a5b), Color(0x4c86b8), .plum, Color(0xd96c75),
    ]

    private let pieces: [Piece]
    private let area: Rect
    private let start: Int
    private let end: Int

    /// - Parameters:
    ///   - source: where the pieces start.
    ///   - area: what they fall through; below it nothing is drawn.
    ///   - start: the tick of the burst.
    public init(from source: Rect, in area: Rect, chance: inout Chance, start: Int) {
        var pieces: [Piece] = []
        for place in 0..<Self.count {
            pieces.append(Piece(from: source, Self.colors[place % Self.colors.count], &chance))
        }
        self.pieces = pieces
        (self.area, self.start) = (area, start)
        let last = pieces.map { $0.fall(below: area.maxY) }.max() ?? 0
        end = start + Int(min(Double(Self.mostTicks), last.rounded(.up)))
    }

    /// The pieces in the area at a tick.
    public func particles(at tick: Int) -> [Particle] {
        guard tick >= start, !isOver(at: tick) else { return [] }
        // Those that a high area still holds at the end fade.
        let opacity = clamp(Double(end - tick) / 30, 0...1)
        return pieces.compactMap { piece in
            let particle = piece.particle(after: Double(tick - start), opacity: opacity)
            let reach = max(piece.size.width, piece.size.height)
            return Rect(circleAt: particle.center, radius: reach).intersects(area) ? particle : nil
        }
    }

    public func isOver(at tick: Int) -> Bool { tick >= end }

    /// One piece, thrown into air that resists in proportion to its speed: v' = g − k·v.
    private struct Piece: Hashable {
        let size: Size
        private let color: Color
        private let from: Point
        /// Points per tick, at the start and when falling freely.
        private let (speed, fallen): (Point, Double)
        /// Radians at the start and per tick: its turning in the plane, its turning over, its swaying.
        private let (turn, over, sway): (Turning, Turning, Turning)

        /// k, per tick.
        private static let resistance = 0.045
        /// How far it sways to each side, in points.
        private static let swaying = 14.0

        private struct Turning: Hashable {
            let first, speed: Double

            init(_ speed: ClosedRange<Double>, _ chance: inout Chance) {
                first = .random(in: 0...(2 * .pi), using: &chance)
                self.speed = .random(in: speed, using: &chance) * (Bool.random(using: &chance) ? 1 : -1)
            }

            func callAsFunction(_ ticks: Double) -> Double { first + speed * ticks }
        }

        init(from source: Rect, _ color: Color, _ chance: inout Chance) {
            let length = Double.random(in: 20...34, using: &chance)
            size = Size(width: length, height: length * .random(in: 0.45...0.7, using: &chance))
            self.color = color
            from = Point(
                x: source.x + source.width * .random(in: 0...1, using: &chance),
                y: source.y + source.height * .random(in: 0...1, using: &chance))
            speed = Point(x: .random(in: -26...26, using: &chance), y: .random(in: -52 ... -14, using: &chance))
            fallen = .random(in: 5...9, using: &chance)
            turn = Turning(0.02...0.09, &chance)
            over = Turning(0.08...0.2, &chance)
            sway = Turning(0.03...0.07, &chance)
        }

        func particle(after ticks: Double, opacity: Double) -> Particle {
            let spent = (1 - exp(-Self.resistance * ticks)) / Self.resistance
            let center = Point(
                x: from.x + speed.x * spent + Self.swaying * (sin(sway(ticks)) - sin(sway.first)),
                y: from.y + fallen * ticks + (speed.y - fallen) * spent)
            // Seen at a slant it is narrower, and its back is darker.
            let slant = cos(over(ticks))
            let shade = color.mixed(with: .shadow, slant < 0 ? 0.25 : 0)
            return Particle(
                center: center, size: Size(width: size.width, height: max(2, size.height * abs(slant))),
                radians: turn(ticks), color: shade.faded(to: opacity))
        }

        /// The ticks after which it is below a height for good.
        func fall(below bottom: Double) -> Double {
            (bottom + size.width - from.y - (speed.y - fallen) / Self.resistance) / fallen
        }
    }
}
