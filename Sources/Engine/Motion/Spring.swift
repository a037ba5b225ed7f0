import Glibc

/// A number that eases to its target and can be redirected at any time without a jump.
///
/// Critically damped, so it never overshoots: x″ = −2ω·x′ − ω²·x, stepped by its exact solution
/// (R. Barzel, D. Baraff et al.: "Game Programming Gems 4", 1.10, with the true exponential).
public struct Spring: Hashable, Sendable {
    public private(set) var value: Double
    /// Units per tick.
    public private(set) var velocity = 0.0
    public var target: Double { didSet { if motion == .cut { settle() } } }
    private let motion: Motion
    private let precision: Double

    /// ω in 1/s.
    ///
    /// A distance of 1600 points is covered to within one point in 330 ms and to nine tenths in 140 ms.
    private static let frequency = 28.0

    /// - Parameter precision: the distance from the target at which the number stops, in its own units.
    public init(_ value: Double, motion: Motion, precision: Double = 0.002) {
        self.value = value
        target = value
        self.motion = motion
        self.precision = precision
    }

    public var isMoving: Bool { value != target || velocity != 0 }

    /// Advances by one tick, 1/60 s.
    public mutating func tick() {
        guard isMoving else { return }
        let step = Self.frequency / 60
        let distance = value - target
        let push = velocity + step * distance
        let decay = exp(-step)
        value = target + (distance + push) * decay
        velocity = (velocity - step * push) * decay
        if abs(value - target) < precision, abs(velocity) < precision { settle() }
    }

    /// Holds the number at `value`, as a dragging finger does.
    public mutating func hold(at value: Double) {
        self.value = value
        velocity = 0
        target = value
    }

    /// Releases the number towards `target` with the finger's velocity, in units per tick.
    public mutating func release(to target: Double, velocity: Double) {
        self.velocity = velocity
        self.target = target
    }

    /// Jumps to the target.
    public mutating func settle() {
        value = target
        velocity = 0
    }
}
