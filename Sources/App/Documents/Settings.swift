import Engine

/// What a grown-up may set, in `settings.json` beside the progress.
///
/// The file need not exist.
public struct Settings: Document {
    public static let name = "settings"

    public var version = 1
    /// Whether things are simply there instead of moving to their places.
    public var reduceMotion = false
    /// The routes of doors that are not shown on home, such as `letters`.
    public var hiddenDoors: [String] = []

    public init() {}

    private enum CodingKeys: CodingKey { case version, reduceMotion, hiddenDoors }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 1
        reduceMotion = try container.decodeIfPresent(Bool.self, forKey: .reduceMotion) ?? false
        hiddenDoors = try container.decodeIfPresent([String].self, forKey: .hiddenDoors) ?? []
    }
}
