/// A motion of a piece with its strength: again and again while it rests, or once as an answer to a touch.
public struct FigureMove: Hashable, Codable, Sendable {
    public let motion: FigureMotion
    /// Degrees, points or percent, as the motion's unit says.
    public let strength: Double
    /// Ticks from one beginning to the next while it rests.
    public let period: Int

    /// The seconds that a period may have, and the usual ones.
    public static let (periods, usualPeriod) = (0.5...20.0, 4.0)
    /// Ticks between two pictures of what moves at rest: 30 a second look as soft as 60 there.
    static let step = 2
    /// Ticks for which an eye blinks, and for which a piece peeks.
    private static let (blink, peek) = (11, 144)

    /// - Parameter seconds: of its period at rest.
    public init(_ motion: FigureMotion, strength: Double? = nil, seconds: Double = usualPeriod) {
        self.motion = motion
        self.strength = strength ?? motion.usual
        period = Int((clamp(seconds, Self.periods) * 60).rounded())
    }

    // MARK: - At rest

    /// The ticks of a period in which it moves: all, or some in the middle.
    private var active: Range<Int> {
        let length =
            switch motion {
            case .blink: min(Self.blink, period)
            case .peek: min(Self.peek, period)
            default: period
            }
        let start = (period - length) / 2
        return start..<(start + length)
    }

    /// The pose some ticks after a period began.
    public func pose(resting age: Int) -> Pose {
        let place = age % period, active = active
        guard active.contains(place) else { return .rest }
        if motion == .blink { return Pose(isRevealed: true) }
        return motion.pose(at: Double(place - active.lowerBound) / Double(active.count), strength)
    }

    /// The age at which a picture of the piece at rest should be painted next.
    public func nextChange(after age: Int) -> Int {
        let place = age % period, active = active, start = age - place
        if place < active.lowerBound { return start + active.lowerBound }
        guard place < active.upperBound else { return start + period + active.lowerBound }
        if motion == .blink { return start + active.upperBound }
        return min(start + active.upperBound, age + Self.step - age % Self.step)
    }

    // MARK: - As an answer

    /// The ticks that an answer takes.
    public var answerLength: Int {
        switch motion {
        case .hop: 54
        case .shake: 48
        case .turn: 96
        case .peek: Self.peek
        default: 2 * Self.beat
        }
    }

    /// Ticks of one of the two rounds of an answer that is a motion of rest.
    private static let beat = 60

    /// The pose some ticks after an answer began.
    public func pose(answering age: Int) -> Pose {
        guard (0..<answerLength).contains(age) else { return .rest }
        switch motion {
        case .hop, .shake, .turn, .peek: return motion.pose(at: Double(age) / Double(answerLength), strength)
        case .blink:
            let place = age % Self.beat, start = (Self.beat - Self.blink) / 2
            return Pose(isRevealed: (start..<(start + Self.blink)).contains(place))
        default: return motion.pose(at: Double(age % Self.beat) / Double(Self.beat), strength)
        }
    }
}
