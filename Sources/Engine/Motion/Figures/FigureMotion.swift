import Glibc

/// The ways in which a piece of a picture moves: each is a pure function of time, and at rest when it begins and ends.
public enum FigureMotion: String, Codable, Sendable, CaseIterable {
    /// Turns about the pivot to and fro.
    case sway
    /// Goes up and comes down.
    case bob
    /// Grows and shrinks about the pivot.
    case breathe
    /// Goes to the right and to the left.
    case drift
    /// Shows for a moment what is hidden at rest.
    case blink
    /// Shrinks about the pivot and comes back.
    case twinkle
    /// Jumps twice, the second time half as high.
    case hop
    /// Turns quickly to and fro, dying away.
    case shake
    /// Comes out of its hiding place, stays a moment, and goes back.
    case peek
    /// Turns by a full circle.
    case turn

    /// What its strength is measured in.
    public enum Unit: Sendable { case degrees, points, percent, none }

    public var unit: Unit {
        switch self {
        case .sway, .shake: .degrees
        case .bob, .drift, .hop, .peek: .points
        case .breathe, .twinkle: .percent
        case .blink, .turn: .none
        }
    }

    /// The usual strength, in its ``unit``.
    public var usual: Double {
        switch self {
        case .sway, .breathe: 2
        case .bob: 6
        case .drift: 12
        case .twinkle, .peek: 40
        case .hop: 30
        case .shake: 8
        case .blink, .turn: 0
        }
    }

    /// The strengths that it may have.
    public var strengths: ClosedRange<Double> {
        switch self {
        // What comes out of a hiding place comes up.
        case .peek: 1...200
        case _ where unit == .points: -200...200
        default: -60...60
        }
    }

    /// Whether a piece may move so while nobody touches it.
    public var isGentle: Bool { self != .hop && self != .shake }

    /// The pose at a phase of the motion, 0…1.
    ///
    /// - Parameter strength: in its ``unit``.
    func pose(at phase: Double, _ strength: Double) -> Pose {
        guard phase > 0, phase < 1 else { return .rest }
        let wave = sin(2 * .pi * phase), swell = (1 - cos(2 * .pi * phase)) / 2
        return switch self {
        case .sway: Pose(degrees: strength * wave)
        case .bob: Pose(offset: Point(x: 0, y: -strength * swell))
        case .breathe: Pose(scale: 1 + strength / 100 * swell)
        case .drift: Pose(offset: Point(x: strength * wave, y: 0))
        case .blink: Pose(isRevealed: true)
        case .twinkle: Pose(scale: 1 - strength / 100 * swell)
        case .hop: Pose(offset: Point(x: 0, y: -strength * Self.hop(phase)))
        case .shake: Pose(degrees: strength * sin(6 * .pi * phase) * (1 - phase))
        case .peek: Pose(offset: Point(x: 0, y: -strength * Self.rise(phase)))
        case .turn: Pose(degrees: 360 * phase)
        }
    }

    /// Two jumps as high as 1 and 0.5.
    private static func hop(_ phase: Double) -> Double {
        func jump(_ part: Double) -> Double { 4 * part * (1 - part) }
        return phase < 0.6 ? jump(phase / 0.6) : jump((phase - 0.6) / 0.4) / 2
    }

    /// Softly up in the first quarter, and down in the last.
    private static func rise(_ phase: Double) -> Double {
        let part = min(1, 4 * phase, 4 * (1 - phase))
        return part * part * (3 - 2 * part)
    }
}
