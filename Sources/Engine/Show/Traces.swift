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

    subscript(route: Route) -> (any Sendable)? { latest.first { $0.route == route }?.trace }
}
