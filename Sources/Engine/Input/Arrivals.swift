/// Records how long each place has been on the screen, to debounce double taps across a change of the page.
///
/// Small children often double-tap. The second tap comes 100 to 350 ms after the first, when something else may be
/// under the finger.
struct Arrivals<Action: Hashable & Sendable>: Sendable {
    /// Ticks for which a new place ignores taps.
    static var patience: Int { 30 }

    /// The areas of each identity and their arrival ticks; a back arrow and a "Done" button may share an action.
    private var ticks: [Frame<Action>.Hotspot.Identity: [(area: Rect, tick: Int)]] = [:]
    private var seen: [Frame<Action>.Hotspot] = []

    /// - Parameter now: the tick of their appearance; nil for places that have always been there.
    init(_ places: [Frame<Action>.Hotspot], now: Int?) { update(places, now: now ?? .min) }

    /// Updates to the places now on the screen.
    ///
    /// A place that moves stays the same; a second one with its identity elsewhere is new.
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

    /// Whether a place responds to a finger that came down at `tick`.
    func answers(_ place: Frame<Action>.Hotspot, touchedAt tick: Int) -> Bool {
        let arrival = ticks[place.identity]?.first { $0.area == place.area }?.tick ?? .min
        return arrival == .min || tick - arrival >= Self.patience
    }
}
