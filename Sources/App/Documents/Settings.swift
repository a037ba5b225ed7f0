import Engine

/// A grown-up's settings, in `settings.json` beside the progress.
///
/// The file is optional.
public struct Settings: Document {
    public static let name = "settings"

    public var version = 1
    /// Whether animations are off.
    public var reduceMotion = false
    /// The routes of doors hidden from home, such as `letters`.
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
