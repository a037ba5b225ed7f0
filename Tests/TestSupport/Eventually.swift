import Glibc

/// How long a test waits for what must happen.
///
/// The only such limit: so long that no busy machine reaches it, for it says nothing about how fast Pasaka is. What is
/// promised of times is measured by `kiosk/bench` and `kiosk/torture`. Only a test that fails waits for it.
public let patience = Duration.seconds(300)

/// Waits until something has come true, at most as long as there is ``patience``.
///
/// - Returns: whether it has.
public func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    let end = ContinuousClock.now + patience
    while try !condition() {
        if ContinuousClock.now > end { return false }
        usleep(500)
    }
    return true
}
