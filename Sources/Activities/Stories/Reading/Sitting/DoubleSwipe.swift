import Engine

/// A grown-up's sign to turn a page that has not been heard: two fingers swipe forward together, twice.
struct DoubleSwipe: Hashable, Sendable {
    private var down: [Int64: Finger] = [:]
    /// How far each finger of this gesture has gone; nil for one that was lost.
    private var ways: [Point?] = []
    /// The tick at which two fingers last swiped together.
    private var first: Int?

    private struct Finger: Hashable, Sendable {
        let start: Point
        /// The tick at which it was last heard of.
        var seen: Int
    }

    /// Ticks from the end of the first swipe to that of the second.
    private static let patience = 120
    /// Ticks after which a finger that does not move counts as lifted unseen.
    private static let lost = 180

    /// Follows any finger.
    ///
    /// - Returns: whether the sign is complete.
    mutating func follow(_ contact: Contact, now: Int) -> Bool {
        switch contact.phase {
        case .began:
            down = down.filter { now - $0.value.seen <= Self.lost }
            if down.isEmpty { ways = [] }
            down[contact.id] = Finger(start: contact.point, seen: now)
            return false
        case .moved:
            down[contact.id]?.seen = now
            return false
        case .ended, .lost:
            guard let start = down.removeValue(forKey: contact.id)?.start else { return false }
            ways.append(contact.phase == .ended ? contact.point - start : nil)
            return down.isEmpty && end(now: now)
        }
    }

    private mutating func end(now: Int) -> Bool {
        let isSwipe = ways.count == 2 && ways.allSatisfy { way in way.map { $0.x <= -Tolerance.swipe } ?? false }
        defer { first = isSwipe ? now : nil }
        guard isSwipe, let first, now - first <= Self.patience else { return false }
        return true
    }
}
