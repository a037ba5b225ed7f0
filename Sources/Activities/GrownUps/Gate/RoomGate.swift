import Engine

/// How the grown-ups' room is opened, in `gate.json`.
struct RoomGate: Document {
    static let name = "gate"

    var version = 1
    /// Nil until a grown-up has chosen.
    var way: Way?
    /// Of the PIN; nil without one.
    var pin: PinHash?
    /// Wrong PINs since the last right one; kept, so that a restart does not forgive them.
    var failures = 0

    enum Way: String, Codable, Hashable, Sendable, CaseIterable {
        /// Two far corners are held.
        case corners
        /// Four digits.
        case pin
        /// Two numbers are added.
        case sum
    }

    /// What a report may show.
    var withoutPin: RoomGate { RoomGate(way: way, pin: pin.map { _ in .none }) }

    /// Wrong PINs that cost nothing.
    private static let freeTries = 5

    /// Ticks to wait before the next try: half a minute after the fifth wrong PIN, twice as long after each one more,
    /// at most an hour.
    ///
    /// They are counted while Pasaka runs, not by the clock of the machine, which may be wrong; a restart begins the
    /// wait again.
    var wait: Int {
        failures < Self.freeTries ? 0 : min(3600, 30 << min(failures - Self.freeTries, 10)) * 60
    }
}

extension World {
    var gate: RoomGate { self[RoomGate.self] ?? RoomGate() }
}
