import Engine

/// The place of the family's own tales among all tales: only these can be removed and changed.
public struct OwnTales: Document {
    public static let name = "own-tales"

    /// The number in their names, as in `stories/1/lacis`; nil if there are none.
    public let root: Int?

    public init(root: Int?) { self.root = root }

    public init(in folders: ActivityHost.Folders) { self.init(root: folders.packs.firstIndex(of: folders.family)) }

    /// Whether a tale is one of them, in a folder of its own.
    public func contains(_ story: Story) -> Bool {
        guard let pack = story.pack else { return false }
        return folder(of: pack) != nil
    }

    /// The name of a tale's folder among them; nil for what is none of them.
    public func folder(of pack: String) -> String? {
        let parts = pack.split(separator: "/", omittingEmptySubsequences: false)
        guard let root, parts.count == 3, parts[0] == "stories", Int(parts[1]) == root, parts[2] != "." else {
            return nil
        }
        return String(parts[2])
    }
}

extension World {
    /// Whether a tale is the family's own.
    public func owns(_ story: Story) -> Bool { self[OwnTales.self]?.contains(story) ?? false }
}
