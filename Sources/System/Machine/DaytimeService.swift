import Engine
import Glibc
import Synchronization

/// Tells the app the local day and hour: at the start, and whenever they change.
public nonisolated struct DaytimeService: Service {
    public typealias Wish = Never

    private let agenda: Agenda
    private let tell: @Sendable (Input.Reply) -> Void
    private let clock: @Sendable () -> (daytime: Daytime, secondsLeft: Int)
    private let state = State()

    /// Looks again after this time at the latest: the clock may be set, or the machine wake up in another hour.
    static let longestSleep = Duration.seconds(300)

    private final class State: Sendable {
        /// What the app knows; nil once the service is closed, or before it has begun.
        let told = Mutex<Daytime?>(nil)
    }

    public init(_ host: ActivityHost) { self.init(agenda: host.agenda, clock: { Self.now() }, tell: host.tell) }

    /// - Parameter clock: the daytime, and the seconds until the hour ends.
    init(
        agenda: Agenda, clock: @escaping @Sendable () -> (daytime: Daytime, secondsLeft: Int),
        tell: @escaping @Sendable (Input.Reply) -> Void
    ) { (self.agenda, self.clock, self.tell) = (agenda, clock, tell) }

    public func documents(for world: World, _ extent: Extent) -> [AnyDocument] { [AnyDocument(clock().daytime)] }

    public func begin() {
        let (daytime, left) = clock()
        state.told.withLock { $0 = daytime }
        tell(.learned(AnyDocument(daytime)))
        lookAgain(in: left)
    }

    public func carryOut(_ wish: Never, for visit: Visit) {}

    public func close() { state.told.withLock { $0 = nil } }

    private func look() {
        let (daytime, left) = clock()
        let isNew: Bool? = state.told.withLock { told in
            guard let before = told else { return nil }
            told = daytime
            return before != daytime
        }
        guard let isNew else { return }
        if isNew { tell(.learned(AnyDocument(daytime))) }
        lookAgain(in: left)
    }

    /// A second after the hour, so that a rounded timer is not too early.
    private func lookAgain(in seconds: Int) {
        agenda.later(min(Self.longestSleep, .seconds(seconds + 1))) { look() }
    }

    private static func now() -> (daytime: Daytime, secondsLeft: Int) {
        let (parts, day) = LocalTime.now()
        let left = 3600 - Int(parts.tm_min) * 60 - Int(parts.tm_sec)
        return (Daytime(day: day, hour: Int(parts.tm_hour)), clamp(left, 1...3600))
    }
}
