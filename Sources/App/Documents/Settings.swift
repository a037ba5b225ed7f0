import Engine

/// What a grown-up may set, in `settings.json` beside the progress.
///
/// The file need not exist.
public struct Settings: Document {
    public static let name = "settings"

    public var version = 1
    /// Whether things are simply there instead of moving to their places.
    public var reduceMotion = false

    public init() {}

    private enum CodingKeys: CodingKey { case version, reduceMotion }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 1
        reduceMotion = try container.decodeIfPresent(Bool.self, forKey: .reduceMotion) ?? false
    }
}

/// Where this Pasaka keeps its things, for the grown-up's page.
public struct Installation: Document {
    public static let name = "installation"

    public var version: String
    /// The folder into which a family puts tales.
    public var storiesFolder: String
    public var progressFile: String

    public init(version: String, storiesFolder: String, progressFile: String) {
        (self.version, self.storiesFolder, self.progressFile) = (version, storiesFolder, progressFile)
    }
}
