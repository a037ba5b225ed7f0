import Engine

/// Where this Pasaka stores its data, for the page for grown-ups.
public struct Installation: Document {
    public static let name = "installation"

    public var version: String
    /// The folder for the family's tales.
    public var storiesFolder: String
    public var progressFile: String

    public init(version: String, storiesFolder: String, progressFile: String) {
        self.version = version
        self.storiesFolder = storiesFolder
        self.progressFile = progressFile
    }
}
