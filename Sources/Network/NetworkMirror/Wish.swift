/// What somebody at the kiosk wants of its network, as the player writes it: one line.
public enum Wish: Hashable, Sendable {
    /// Look at the network now.
    case look
    case leave
    /// Join the network of the invitation with this digest.
    case join(digest: String)

    public static let mostBytes = 64

    /// - Returns: nil for anything else.
    public init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard bytes.count <= Self.mostBytes, let line = lines.first, lines.dropFirst().allSatisfy(\.isEmpty) else {
            return nil
        }
        switch line {
        case "look": self = .look
        case "leave": self = .leave
        default:
            let digest = line.dropFirst("join ".count)
            guard line.hasPrefix("join "), digest.utf8.count == 16,
                digest.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
            else { return nil }
            self = .join(digest: String(digest))
        }
    }
}
