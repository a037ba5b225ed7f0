/// Lets one finger at a time speak: the first one owns the gesture, palms and further fingers are ignored.
public struct FingerOwner: Sendable {
    /// What the platform reports of a finger; places are stage points.
    public enum Event: Hashable, Sendable {
        case down(Int64, Point)
        case moved(Int64, Point)
        case up(Int64, Point)
    }

    /// The mouse's finger.
    public static let mouse: Int64 = -1
    /// A finger that says nothing for this long has been lost.
    ///
    /// Longer than anything is held.
    static let patience = Duration.seconds(12)

    private var owner: Int64?
    private var lastHeard = Duration.zero
    /// Where fingers are, for the developer.
    public private(set) var fingers: [Int64: Point] = [:]

    public init() {}

    /// Translates a report.
    ///
    /// - Parameter now: time since any fixed moment.
    public mutating func take(_ event: Event, now: Duration) -> [Input] {
        let lost = expire(now: now)
        switch event {
        case .down(let finger, let point):
            fingers[finger] = point
            // The same finger coming down again means that its going up was lost.
            let cancelled: [Input] = owner == finger ? [.cancel] : []
            guard owner == nil || owner == finger else { return lost }
            (owner, lastHeard) = (finger, now)
            return lost + cancelled + [.press(point)]
        case .moved(let finger, let point):
            if fingers[finger] != nil { fingers[finger] = point }
            guard owner == finger else { return lost }
            lastHeard = now
            return lost + [.drag(point)]
        case .up(let finger, let point):
            fingers[finger] = nil
            guard owner == finger else { return lost }
            owner = nil
            return lost + [.release(point)]
        }
    }

    /// Gives up the gesture, when the window loses the focus or a device goes away.
    public mutating func cancel() -> [Input] {
        fingers = [:]
        guard owner != nil else { return [] }
        owner = nil
        return [.cancel]
    }

    /// Gives up a finger that has been silent for too long.
    public mutating func expire(now: Duration) -> [Input] {
        owner != nil && now - lastHeard > Self.patience ? cancel() : []
    }

    /// How long until the owner would be given up; nil without one.
    public func timeToExpiry(now: Duration) -> Duration? {
        owner == nil ? nil : max(.zero, Self.patience - (now - lastHeard) + .milliseconds(1))
    }
}
