/// Files of one name that are saved to a stick together.
public struct StickFiles: Sendable {
    /// Their name; signs that a stick refuses are left out.
    public let name: String
    /// Their endings, such as `txt`, and contents.
    public let files: [(ending: String, bytes: [UInt8])]
    /// The folder at the top of the stick.
    public let folder: String
    /// Whether a former file of the name is replaced; otherwise all get a number where one is taken.
    public let replaces: Bool

    /// The folder of pictures, in which nobody looks for tales.
    public static let pictures = "Pasaka burti"

    public init(_ name: String, _ files: [(ending: String, bytes: [UInt8])], in folder: String, replaces: Bool = false)
    {
        (self.name, self.files, self.folder, self.replaces) = (name, files, folder, replaces)
    }
}
