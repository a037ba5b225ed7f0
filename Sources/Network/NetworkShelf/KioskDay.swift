/// How a kiosk is, once a day, in `outbox/2026-11-29.json`: no hours, no children.
public struct KioskDay: Hashable, Codable, Sendable {
    /// How often a tale was begun, heard to its end, and leafed through, since the kiosk's counts began.
    public struct Count: Hashable, Codable, Sendable {
        public var begun: Int
        public var heard: Int
        public var leafed: Int

        public init(begun: Int = 0, heard: Int = 0, leafed: Int = 0) {
            (self.begun, self.heard, self.leafed) = (begun, heard, leafed)
        }
    }

    /// The day, such as `2026-11-29`.
    public var date: String
    /// The machine's name.
    public var name: String
    /// The kiosk's id in the network, 16 hexadecimal digits.
    public var kiosk: String
    /// Versions, such as `0.2.0~deb12` and `12`.
    public var pasaka: String
    public var debian: String
    /// The number of the network's index that is followed.
    public var index: Int
    /// The kiosks to which it belongs: `pilot`, or nil for all, and on a day before kiosks said so.
    public var ring: String?
    /// The codes of the lights that are not green, such as `U1`.
    public var lights: [String]
    /// Free megabytes where state is kept.
    public var free: Int
    /// The starts and crashes of the player on that day.
    public var starts: Int
    public var crashes: Int
    /// The counts by tales' ids: those told most, if not all find room.
    public var tales: [String: Count]

    public init(
        date: String, name: String = "", kiosk: String = "", pasaka: String = "", debian: String = "", index: Int = 0,
        ring: String? = nil, lights: [String] = [], free: Int = 0, starts: Int = 0, crashes: Int = 0,
        tales: [String: Count] = [:]
    ) {
        (self.date, self.name, self.kiosk, self.pasaka, self.debian) = (date, name, kiosk, pasaka, debian)
        (self.index, self.ring, self.lights, self.free) = (index, ring, lights, free)
        (self.starts, self.crashes, self.tales) = (starts, crashes, tales)
    }

    /// The most bytes of its file.
    public static let mostBytes = 4096
    /// Days that are kept.
    public static let keptDays = 60
}
