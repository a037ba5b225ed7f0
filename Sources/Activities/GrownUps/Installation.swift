import Engine

/// The folders in which this Pasaka stores its data, for the page for grown-ups.
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

/// Notes where this Pasaka stores its data, at the start.
struct InstallationNote: Service {
    typealias Wish = Never

    let host: ActivityHost

    func documents(for world: World, _ extent: Extent) -> [AnyDocument] {
        let folders = host.folders
        return [
            AnyDocument(
                Installation(
                    version: host.version, storiesFolder: folders.family,
                    progressFile: "\(folders.state)/progress.json"))
        ]
    }

    func carryOut(_ wish: Never, for visit: Visit) {}
}
