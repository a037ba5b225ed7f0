/// Since when each place has been on the screen, so that a finger that taps twice does not go through the page.
///
/// Small hands tap twice. The second tap comes 100 to 350 ms after the first, when something else may lie under the
/// finger.
struct Arrivals<Action: Hashable & Sendable>: Sendable {
    /// Ticks in which a place that has newly appeared answers no tap.
    static var patience: Int { 30 }

    /// Where places of one identity lie, and since when; an arrow back and a button "Done" may do the same.
    private var ticks: [Frame<Action>.Hotspot.Identity: [(area: Rect, tick: Int)]] = [:]
    private var seen: [Frame<Action>.Hotspot] = []

    /// - Parameter now: the tick at which they have appeared; nil for places that have been there all the time.
    init(_ places: [Frame<Action>.Hotspot], now: Int?) { update(places, now: now ?? .min) }

    /// Notes what is on the screen now.
    ///
    /// A place that moves stays the same; one that joins others of its identity elsewhere is new.
    mutating func update(_ places: [Frame<Action>.Hotspot], now: Int) {
        guard places != seen else { return }
        let before = ticks
        seen = places
        ticks = Dictionary(grouping: places, by: \.identity).mapValues { group in
            let former = before[group[0].identity] ?? []
            let other = group.count > former.count ? now : former.map(\.tick).min() ?? now
            return group.map { place in
                (place.area, former.first { $0.area.intersects(place.area) }?.tick ?? other)
            }
        }
    }

    /// Whether a place answers a finger that has come down at a tick.
    func answers(_ place: Frame<Action>.Hotspot, touchedAt tick: Int) -> Bool {
        let arrival = ticks[place.identity]?.first { $0.area == place.area }?.tick ?? .min
        return arrival == .min || tick - arrival >= Self.patience
    }
}
