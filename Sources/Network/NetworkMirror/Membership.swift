/// What joining a network has given a kiosk, in `kiosk.json`.
public struct Membership: Hashable, Codable, Sendable {
    /// The kiosk's id in the network, 16 random hexadecimal digits.
    public let id: String
    /// The network's name.
    public var name: String
    /// The address of the network's folder; empty if only sticks carry it.
    public var address: String
    /// The address below which days are put; empty if only sticks carry them.
    public var outbox: String
    /// Whether anybody is told how this kiosk is.
    public var reports: Bool

    static let file = "kiosk.json"

    static func randomID() -> String {
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
