/// Since when each place has been on the screen, so that a finger that taps twice does not go through the page.
///
/// Small hands tap twice. The second tap comes 100 to 350 ms after the first, when something else may lie under the
/// finger.
struct Arrivals<Action: Hashable & Sendable>: Sendable {
    /// Ticks in which a place that has newly appeared answers no tap.
    static var patience: Int { 30 }

    private var ticks: [Frame<Action>.Hotspot.Identity: Int]
    private var seen: [Frame<Action>.Hotspot]

    /// - Parameter now: the tick at which they have appeared; nil for places that have been there all the time.
    init(_ places: [Frame<Action>.Hotspot], now: Int?) {
        (ticks, seen) = ([:], places)
        for place in places { ticks[place.identity] = now ?? .min }
    }

    /// Notes what is on the screen now.
    mutating func update(_ places: [Frame<Action>.Hotspot], now: Int) {
        guard places != seen else { return }
        let before = ticks
        (ticks, seen) = ([:], places)
        for place in places { ticks[place.identity] = before[place.identity] ?? now }
    }

    /// Whether a place answers a finger that has come down at a tick.
    func answers(_ place: Frame<Action>.Hotspot, touchedAt tick: Int) -> Bool {
        let arrival = ticks[place.identity] ?? .min
        return arrival == .min || tick - arrival >= Self.patience
    }
}
