import FoundationEssentials

/// The successor of a lost or stolen key, in `keys.json`: signed by the key of the words on paper alone.
public struct KeyChange: Hashable, Codable, Sendable {
    /// The line of the public key from now on.
    public var key: String
    /// How often the key has changed; a kiosk follows a higher one only.
    public var generation: Int

    /// How often a key may have changed: beyond the seconds since 1970, which a recovery begins with.
    static let generations = 1...1 << 40

    public static let file = "keys.json"
    public static let mostBytes = 4096

    public init(to key: PublicKey, generation: Int) { (self.key, self.generation) = (key.line, generation) }

    /// - Returns: nil if it is none.
    public init?(json: [UInt8]) {
        guard let change = try? JSONDecoder().decode(KeyChange.self, from: Data(json)),
            PublicKey(text: change.key) != nil, Self.generations.contains(change.generation)
        else { return nil }
        self = change
    }

    public var json: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map(Array.init) ?? []
    }
}
