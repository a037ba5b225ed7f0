/// Allows one finger at a time: the first one owns the gesture; palms and further fingers are ignored.
public struct FingerOwner: Sendable {
    /// A finger event from the platform, in stage points.
    public enum Event: Hashable, Sendable {
        case down(Int64, Point)
        case moved(Int64, Point)
        case up(Int64, Point)
    }

    /// The mouse's finger id.
    public static let mouse: Int64 = -1
    /// A finger without an event for this long counts as lost.
    ///
    /// Longer than any hold.
    static let patience = Duration.seconds(12)

    private var owner: Int64?
    private var lastHeard = Duration.zero
    /// Finger positions, for diagnostics.
    public private(set) var fingers: [Int64: Point] = [:]

    public init() {}

    /// Translates an event.
    ///
    /// - Parameter now: time since any fixed point.
    public mutating func take(_ event: Event, now: Duration) -> [Input] {
        let lost = expire(now: now)
        switch event {
        case .down(let finger, let point):
            fingers[finger] = point
            // A second press of the same finger means that its release was lost.
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

    /// Cancels the gesture when the window loses focus or a device is removed.
    public mutating func cancel() -> [Input] {
        fingers = [:]
        guard owner != nil else { return [] }
        owner = nil
        return [.cancel]
    }

    /// Cancels the gesture of a finger that has been silent for too long.
    public mutating func expire(now: Duration) -> [Input] {
        owner != nil && now - lastHeard > Self.patience ? cancel() : []
    }

    /// Time until the owner's timeout; nil without an owner.
    public func timeToExpiry(now: Duration) -> Duration? {
        owner == nil ? nil : max(.zero, Self.patience - (now - lastHeard) + .milliseconds(1))
    }
}
