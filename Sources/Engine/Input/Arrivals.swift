/// Records how long each place has been on the screen, to debounce double taps across a change of the page.
///
/// Small children often double-tap. The second tap comes 100 to 350 ms after the first, when something else may be
/// under the finger.
struct Arrivals<Action: Hashable & Sendable>: Sendable {
    /// Ticks for which a new place ignores taps.
    static var patience: Int { 30 }

    /// A place, and the tick at which it arrived.
    private struct Arrival: Sendable {
        let place: Frame<Action>.Hotspot
        let tick: Int

        /// Whether it is the same place, perhaps moved a little.
        func isFormer(of later: Frame<Action>.Hotspot) -> Bool {
            place.identity == later.identity && place.area.intersects(later.area)
        }
    }

    /// The places on the screen, in the frame's order.
    ///
    /// Few enough to search them in turn, which costs less than hashing their actions.
    private var arrivals: [Arrival] = []

    /// - Parameter now: the tick of their appearance; nil for places that have always been there.
    init(_ places: [Frame<Action>.Hotspot], now: Int?) { update(places, now: now ?? .min) }

    /// Updates to the places now on the screen.
    ///
    /// A place that moves stays the same; a second one with its identity elsewhere is new.
    mutating func update(_ places: [Frame<Action>.Hotspot], now: Int) {
        guard !places.elementsEqual(arrivals, by: { $0 == $1.place }) else { return }
        let before = arrivals
        arrivals = places.indices.map { index in
            // Usually a place is still where it was in the frame's order.
            let former =
                before.indices.contains(index) && before[index].isFormer(of: places[index])
                ? before[index] : before.first { $0.isFormer(of: places[index]) }
            return Arrival(
                place: places[index],
                tick: former?.tick ?? Self.tick(of: places[index].identity, in: places, before, now: now))
        }
    }

    /// The arrival of a place that lies where none of its identity was: it is new if there are more of them now.
    ///
    /// A back arrow and a "Done" button may share an action, and so an identity.
    private static func tick(
        of identity: Frame<Action>.Hotspot.Identity, in places: [Frame<Action>.Hotspot], _ before: [Arrival], now: Int
    ) -> Int {
        let former = before.filter { $0.place.identity == identity }
        let isMore = places.count { $0.identity == identity } > former.count
        return isMore ? now : former.map(\.tick).min() ?? now
    }

    /// Whether a place responds to a finger that came down at `tick`.
    func answers(_ place: Frame<Action>.Hotspot, touchedAt tick: Int) -> Bool {
        let arrival =
            arrivals.first { $0.place.identity == place.identity && $0.place.area == place.area }?.tick ?? .min
        return arrival == .min || tick - arrival >= Self.patience
    }
}
