/// Records how long each place has been on the screen, to debounce double taps across a change of the page.
///
/// Small children often double-tap. The second tap comes 100 to 350 ms after the first, when something else may be
/// under the finger. Grown-ups are slower, and touch an arrow that has gone while the finger was on its way.
struct Arrivals<Action: Hashable & Sendable>: Sendable {
    /// Ticks for which a new place ignores taps, and the gap does of what was pressed and has gone.
    static var patience: Int { 30 }
    /// Ticks for which a notice does, and the gap of an arrow that went by itself.
    static var longPatience: Int { 36 }

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

    /// The area of an arrow that has just gone, or the point at which something was pressed that has; what lies there now
    /// was not meant.
    private struct Gap: Sendable {
        let area: Rect
        let end: Int
    }

    private var gaps: [Gap] = []

    /// - Parameter now: the tick of their appearance; nil for places that have always been there.
    init(_ places: [Frame<Action>.Hotspot], now: Int?) { update(places, now: now ?? .min) }

    /// Updates to the places now on the screen.
    ///
    /// A place that moves stays the same; a second one with its identity elsewhere is new.
    ///
    /// - Parameter press: the last press of a finger.
    mutating func update(_ places: [Frame<Action>.Hotspot], after press: Press<Action>? = nil, now: Int) {
        guard !places.elementsEqual(arrivals, by: { $0 == $1.place }) else { return }
        let before = arrivals
        noteGaps(before.map(\.place), places, press, now: now)
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

    private mutating func noteGaps(
        _ before: [Frame<Action>.Hotspot], _ places: [Frame<Action>.Hotspot], _ press: Press<Action>?, now: Int
    ) {
        gaps.removeAll { now >= $0.end }
        for place in before where place.takesTouch && !places.contains(where: place.isStill) {
            let isPressed = press?.place.isStill(place) == true
            if place.isArrow {
                gaps.append(Gap(area: place.area, end: now + (isPressed ? Self.patience : Self.longPatience)))
            } else if isPressed, let press {
                // It may be as large as the window: only where the finger was is a second tap to be expected.
                gaps.append(Gap(area: Rect(center: press.point, width: 0, height: 0), end: now + Self.patience))
            }
        }
    }

    /// Whether a finger that came down at `tick` meant what has just gone from there.
    ///
    /// - Parameter least: the width and height on which a small place answers.
    func hasGap(at point: Point, least: Double, touchedAt tick: Int) -> Bool {
        gaps.contains { tick < $0.end && $0.area.grown(to: least).contains(point) }
    }

    /// Whether a place responds to a finger that came down at `tick`.
    func answers(_ place: Frame<Action>.Hotspot, touchedAt tick: Int) -> Bool {
        let arrival =
            arrivals.first { $0.place.identity == place.identity && $0.place.area == place.area }?.tick ?? .min
        return arrival == .min || tick - arrival >= (place.isNotice ? Self.longPatience : Self.patience)
    }
}

/// A finger's press: the place as it was then, and the point.
struct Press<Action: Hashable & Sendable>: Sendable {
    let place: Frame<Action>.Hotspot
    let point: Point
}

extension Frame.Hotspot {
    /// Whether another place does the same in about the same area.
    fileprivate func isStill(_ other: Self) -> Bool { action == other.action && area.intersects(other.area) }
}
