/// What a kiosk's player is told of its network, in `shelf.json`: the tales that are there whole, and what is hidden.
///
/// The player verifies nothing: the writer has done that.
public struct NetworkShelf: Hashable, Codable, Sendable {
    /// A tale, as a ZIP in the folder.
    public struct Tale: Hashable, Codable, Sendable {
        /// The tale's id in the network: a later version has the same.
        public var id: String
        public var title: String
        /// The version, from 1.
        public var version: Int
        /// The SHA-256 of the ZIP, in hexadecimal, by which it is named.
        public var sha256: String

        public init(id: String, title: String, version: Int, sha256: String) {
            (self.id, self.title, self.version, self.sha256) = (id, title, version, sha256)
        }

        /// Its place in the folder.
        public var path: String { "packs/\(sha256).zip" }
    }

    /// The name that librarians and kiosks show.
    public var network: String
    /// The number of the index that is followed; 0 before the first.
    public var number: Int
    /// The kiosks to which this one belongs, as in its days: `pilot`, or nil for all.
    public var ring: String?
    /// The index's day, such as `2026-11-29`; empty before the first.
    public var date: String
    public var tales: [Tale]
    /// How many tales the index names; more than ``tales`` while some are still to come.
    public var wanted: Int
    /// The ids of tales that are hidden.
    public var withdrawn: [String]

    public init(
        network: String, number: Int = 0, ring: String? = nil, date: String = "", tales: [Tale] = [],
        wanted: Int = 0, withdrawn: [String] = []
    ) {
        (self.network, self.number, self.ring, self.date) = (network, number, ring, date)
        (self.tales, self.wanted, self.withdrawn) = (tales, wanted, withdrawn)
    }

    public static let file = "shelf.json"
    /// The file of settings beside it.
    public static let settingsFile = "settings.json"
    /// The most bytes of the file: of 10,000 tales, 3 MB.
    public static let mostBytes = 8 << 20
    /// The folder of a kiosk.
    public static let usualFolder = "/var/lib/pasaka-network"
}
