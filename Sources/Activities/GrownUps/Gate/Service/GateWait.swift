import Engine
import Synchronization

/// The wait after wrong tries, for all visits of the gate.
///
/// It passes while Pasaka runs, wherever its user is; the machine's own clock, which may be wrong, does not count.
final class GateWait: Sendable {
    private let state = Mutex((failures: 0, end: Duration.zero))

    /// Seconds left until the next try; a wait begins when the number of wrong tries is another one.
    ///
    /// - Parameter now: of the agenda.
    func seconds(after failures: Int, at now: Duration) -> Int {
        state.withLock { state in
            if failures != state.failures { state = (failures, now + .seconds(RoomGate.wait(after: failures))) }
        }
        return seconds(at: now)
    }

    /// Seconds left.
    func seconds(at now: Duration) -> Int {
        let left = max(.zero, state.withLock(\.end) - now).components
        return Int(left.seconds) + (left.attoseconds > 0 ? 1 : 0)
    }
}
