import Engine

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
