/// A state that is only for the way back from the pages below its screen: going elsewhere forgets it.
public protocol PassingTrace: Sendable {}

/// The states that screens left for their next visit, by route: the most recent ones.
struct Traces: Sendable {
    private var latest: [(route: Route, trace: any Sendable)] = []

    static let most = 32

    /// Stores a screen's state; nil removes an earlier one.
    mutating func keep(_ trace: (any Sendable)?, of route: Route) {
        latest.removeAll { $0.route == route }
        guard let trace else { return }
        latest.append((route, trace))
        if latest.count > Self.most { latest.removeFirst() }
    }

    /// Forgets what is only for the way back, if a page lies elsewhere.
    mutating func forgetPassing(goingTo target: Route) {
        latest.removeAll { $0.trace is any PassingTrace && !target.parts.starts(with: $0.route.parts) }
    }

    subscript(route: Route) -> (any Sendable)? { latest.first { $0.route == route }?.trace }
}
