/// How strictly filling and tracing are scored.
///
/// Grown-ups choose it; five to six at first. The numbers are proposals for hands of that age, not measured on children.
public enum AgeGroup: String, Codable, CaseIterable, Sendable {
    case threeToFour, fiveToSix, sevenToEight

    /// The share of the letter's inside that must be painted.
    ///
    /// With the youngest, the rest then fills itself.
    public var coverage: Double { value(0.85, 0.90, 0.95) }

    /// The radius of the brush, in halves of the stem's width.
    public var brush: Double { value(0.75, 0.65, 0.55) }

    /// The most paint outside the letter, as a share of all paint, for the third and the second star.
    public var outsidePaint: (third: Double, second: Double) { value((0.30, 0.45), (0.20, 0.35), (0.12, 0.25)) }

    /// The share of a stroke's checkpoints that must be reached, in order.
    public var checkpoints: Double { value(0.85, 0.90, 0.95) }

    /// The most ink outside the corridor, as a share of all ink, for the third star; twice that for the second.
    public var outsideInk: Double { value(0.25, 0.15, 0.10) }

    /// How far from a stroke its tracing may stray to either side, in letter heights of a usual letter.
    var corridor: Double { value(0.12, 0.09, 0.07) }

    /// How near the last checkpoint tracing goes on after a lift, in letter heights of a usual letter.
    var resumption: Double { value(0.20, 0.15, 0.12) }

    private func value<Value>(_ three: Value, _ five: Value, _ seven: Value) -> Value {
        switch self {
        case .threeToFour: three
        case .fiveToSix: five
        case .sevenToEight: seven
        }
    }
}

/// The room that tracing gives on a certain screen: a hand is as steady in millimetres on every glass.
public struct Leeway: Hashable, Sendable {
    /// The room on either side of a stroke, and around the last checkpoint, in heights of the letter on the screen.
    public let corridor, resumption: Float

    /// The height of a capital on a glass of 10 inches, in millimetres: what the age groups' numbers are meant for.
    public static let usualHeight = 75.0

    /// The room for a letter whose capital height is `height` millimetres on the glass.
    ///
    /// On very small and very large screens it stays within 0.7 to 1.5 times the usual share of the letter, or strokes
    /// would merge, or become too narrow for a big movement.
    public init(_ age: AgeGroup, height: Double = usualHeight) {
        let share = min(max(Self.usualHeight / max(height, 1), 0.7), 1.5)
        corridor = Float(age.corridor * share)
        resumption = Float(age.resumption * share)
    }
}
