import Glibc

/// Waits until something has come true, at most `limit`.
///
/// - Returns: whether it has.
public func eventually(within limit: Duration = .seconds(10), _ condition: () throws -> Bool) rethrows -> Bool {
    let end = ContinuousClock.now + limit
    while try !condition() {
        if ContinuousClock.now > end { return false }
        usleep(500)
    }
    return true
}
