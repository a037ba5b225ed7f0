/// How a kiosk's last look at its network ended, in `contact.json`.
public struct NetworkContact: Hashable, Codable, Sendable {
    /// Seconds since 1970 by the kiosk's clock when a look last ended.
    public var looked: Int
    /// The last time when everything was as the network wants it; nil before the first.
    public var whole: Int?
    /// The code of what went wrong, such as `W1`; nil if nothing did.
    public var refusal: String?

    public init(looked: Int, whole: Int? = nil, refusal: String? = nil) {
        (self.looked, self.whole, self.refusal) = (looked, whole, refusal)
    }

    public static let file = "contact.json"
    public static let mostBytes = 1 << 12
}
