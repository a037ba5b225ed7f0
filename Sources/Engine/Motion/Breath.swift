/// The slow breath of what waits to be touched: up and down, then a long rest.
///
/// It goes in steps, because a picture painted ten times a second breathes as softly as one painted sixty times.
public struct Breath: Hashable, Sendable {
    /// Ticks of a breath with its rest, and of the breath alone.
    public let period, length: Int
    /// Ticks of a step.
    static let step = 6

    public init(period: Int, length: Int) { (self.period, self.length) = (period, length) }

    /// The breath of home's large door while a kiosk shows how to begin.
    static let ofHome = Breath(period: 300, length: 108)

    /// How far it is drawn, 0…1, some ticks after it began.
    public func depth(at age: Int) -> Double {
        let place = age % period
        guard place < length else { return 0 }
        let part = Double(place - place % Self.step) / Double(length)
        // A parabola is as soft as a sine here.
        return 4 * part * (1 - part)
    }

    /// The age at which it next changes.
    public func next(after age: Int) -> Int {
        let place = age % period
        return place < length ? age + Self.step - place % Self.step : age + period - place
    }
}
