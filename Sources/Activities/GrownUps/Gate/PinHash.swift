/// What is kept of a PIN: its salted hash, which the gate's service makes and compares.
struct PinHash: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: String

    /// The placeholder for a hash that is not shown: no PIN fits it.
    static let none = PinHash(rawValue: "")
}
