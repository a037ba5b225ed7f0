import TalePacks

/// A folder of an archive, by the paths of the archive's entries.
struct ArchiveFolder: TaleFolder {
    /// Within the archive; empty for the archive itself.
    let path: String
    private let tree: [String: [PackFolder.Entry]]
    /// A path may have thousands of folders.
    private static let mostDepth = 14

    init(_ paths: [String] = []) {
        var tree: [String: [PackFolder.Entry]] = [:], known: Set<String> = []
        for path in paths where !path.hasSuffix("/") {
            let steps = path.split(separator: "/").map(String.init)
            var above = ""
            for step in steps.dropLast().prefix(Self.mostDepth) {
                let inner = Self.join(above, step)
                if known.insert(inner).inserted {
                    tree[above, default: []].append(PackFolder.Entry(name: step, kind: .folder))
                }
                above = inner
            }
            if let name = steps.last, steps.count <= Self.mostDepth {
                tree[above, default: []].append(PackFolder.Entry(name: name, kind: .file))
            }
        }
        self.init(path: "", tree)
    }

    private init(path: String, _ tree: [String: [PackFolder.Entry]]) {
        self.path = path
        self.tree = tree
    }

    var entries: [PackFolder.Entry] { tree[path] ?? [] }
    var foreignNames: [String] { [] }

    func isFolder(_ entry: PackFolder.Entry) -> Bool { entry.kind == .folder }
    func inner(_ entry: PackFolder.Entry) -> ArchiveFolder { at(path(of: entry)) }
    func path(of entry: PackFolder.Entry) -> String { Self.join(path, entry.name) }

    /// The folder at a path within the archive.
    func at(_ path: String) -> ArchiveFolder { ArchiveFolder(path: path, tree) }

    /// Itself if it is a tale or not the only folder at hand; otherwise what its only folder is.
    var only: ArchiveFolder {
        let folders = entries.filter { $0.kind == .folder && !PackFolder.isSystems($0.name) }
        return isTale || folders.count != 1 ? self : inner(folders[0]).only
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : "\(folder)/\(name)"
    }
}
