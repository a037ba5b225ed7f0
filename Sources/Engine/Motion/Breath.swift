/// The slow breath of what waits to be touched: up and down, then a long rest.
///
/// It goes in steps, because a picture painted ten times a second breathes as softly as one painted sixty times.
enum Breath {
    /// Ticks of a breath with its rest, of the breath alone, and of a step.
    static let period = 300, length = 108, step = 6

    /// How far it is drawn, 0…1, some ticks after it began.
    static func depth(at age: Int) -> Double {
        let place = age % period
        guard place < length else { return 0 }
        let part = Double(place - place % step) / Double(length)
        // A parabola is as soft as a sine here.
        return 4 * part * (1 - part)
    }

    /// The age at which it next changes.
    static func next(after age: Int) -> Int {
        let place = age % period
        return place < length ? age + step - place % step : age + period - place
    }
}
