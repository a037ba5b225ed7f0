import Engine

/// How the grown-ups' room is opened, in `gate.json`.
struct RoomGate: Document {
    static let name = "gate"
    /// Four digits are soon tried out by someone who reads their hash.
    static let isPrivate = true
    static let yields = true

    var version = 1
    /// The way to open it; nil until a grown-up has chosen.
    var way: Way?
    /// The PIN's hash; nil without a PIN.
    var pin: PinHash?
    /// Wrong PINs or sums since the last right one; kept, so that a restart does not forgive them.
    var failures = 0

    enum Way: String, Codable, Hashable, Sendable, CaseIterable {
        /// Two far corners are held.
        case corners
        /// Four digits.
        case pin
        /// Two numbers are added.
        case sum
    }

    /// The way, if it can be gone: a PIN needs its hash.
    var wayIn: Way? { way == .pin && pin == nil ? nil : way }

    /// Whether both open alike, whatever was tried at them.
    func opens(like other: RoomGate) -> Bool { way == other.way && pin == other.pin }

    /// The gate without its PIN, for a report.
    var withoutPin: RoomGate { RoomGate(way: way, pin: pin.map { _ in .none }) }
}

extension World {
    var gate: RoomGate { self[RoomGate.self] ?? RoomGate() }
}
