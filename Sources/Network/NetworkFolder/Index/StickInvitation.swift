import CSodium
import FoundationEssentials
import NetworkShelf

/// A network's invitation to kiosks, in `pasaka-network-invitation.json` at the top of a stick.
///
/// It is not signed: who confirms its four pictures says whose it is.
public struct StickInvitation: Hashable, Codable, Sendable {
    /// The network's name.
    public var name: String
    /// The address of the network's folder on a web server; empty if only sticks carry it.
    public var address: String
    /// The address below which a kiosk puts its days; empty if only sticks carry them.
    public var outbox: String
    /// The line of the key that signs.
    public var key: String
    /// The line of the key of the words on paper, by which two invitations are of one network.
    public var recovery: String
    /// How often the key has changed.
    public var generation: Int
    public var ring: NetworkIndex.Ring

    public static let file = "pasaka-network-invitation.json"
    public static let mostBytes = 1 << 12

    /// - Parameter trust: what a kiosk is to know.
    public init(name: String, address: String, outbox: String, trust: Trust) {
        (self.name, self.address, self.outbox) = (name, address, outbox)
        (key, recovery, generation, ring) = (trust.key, trust.recovery, trust.generation, trust.ring)
    }

    /// - Returns: nil if it is none, or one that nobody may follow.
    public init?(json: [UInt8]) {
        guard json.count <= Self.mostBytes,
            let invitation = try? JSONDecoder().decode(StickInvitation.self, from: Data(json)), invitation.isSound
        else { return nil }
        self = invitation
    }

    /// Its file's content.
    public var json: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { Array($0) + [10] } ?? []
    }

    /// Whether a kiosk may be asked about it.
    public var isSound: Bool {
        NetworkIndex.isNetworkName(name) && (address.isEmpty || WebAddress.isOne(address))
            && (outbox.isEmpty || WebAddress.isForDays(outbox)) && trust != nil
            && (0...KeyChange.generations.upperBound).contains(generation)
            && json.count <= Self.mostBytes
    }

    /// What a kiosk that says yes knows from then on.
    public var trust: Trust? {
        guard let key = PublicKey(text: key), let recovery = PublicKey(text: recovery) else { return nil }
        return Trust(key: key, recovery: recovery, generation: generation, ring: ring)
    }

    /// What a kiosk shows, and a librarian has seen when the stick was made.
    ///
    /// Of 64 pictures four are 24 bits. A stranger whose key is to show the four of a given network needs 2^24 tries of
    /// 0.2 s with 64 MiB each, about 40 days of one processor; and must exchange the stick on its way.
    ///
    /// - Parameter stick: the name of the stick's folder.
    /// - Returns: nil without 64 MiB of memory.
    public func shown(on stick: String = "") -> NetworkInvitation? {
        // No line may have a line's end, so no two invitations are one text.
        let lines = [key, recovery, "\(generation)", name, address, outbox, ring.rawValue].joined(separator: "\n")
        let text = lines.utf8.map { CChar(bitPattern: $0) }
        var hash = [UInt8](repeating: 0, count: 16)
        guard Sodium.isReady,
            crypto_pwhash(
                &hash, UInt64(hash.count), text, UInt64(text.count), Self.salt, 3, 64 << 20,
                crypto_pwhash_ALG_ARGON2ID13) == 0
        else { return nil }
        let names = NetworkInvitation.allPictures
        return NetworkInvitation(
            network: name, digest: Array(hash.prefix(8)).hexadecimal,
            pictures: hash.suffix(4).map { names[Int($0) % names.count] }, stick: stick)
    }

    private static let salt = Array("PasakaNetworkJn1".utf8)
}
