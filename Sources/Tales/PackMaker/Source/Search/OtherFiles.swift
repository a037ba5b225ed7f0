import Sentences
import TalePacks

/// What lies in a folder's subfolders that are no part of its tale, at any depth.
struct OtherFiles {
    /// The files' paths relative to the folder; that of a folder that is not read ends in `/`.
    private(set) var names: [String] = []

    /// Folders that were looked into.
    private var visits = 0
    private let most: Int

    private static let mostDepth = 12

    /// - Parameters:
    ///   - parts: the subfolders whose own files belong to the tale.
    ///   - most: names, and folders that are looked into: a stick may have millions of empty ones.
    init(of folder: PackFolder, parts: Set<String>, most: Int = 5_000) {
        self.most = most
        let folders = Self.folders(of: folder).filter { $0 != Telling.folder }
        // What is beside a part's files is known only by looking.
        for name in folders where parts.contains(name) { collect(folder, name, inside: "", isPart: true, depth: 1) }
        for name in folders where !parts.contains(name) { collect(folder, name, inside: "", depth: 1) }
        addLinks(of: folder, inside: "")
    }

    private mutating func collect(
        _ folder: PackFolder, _ name: String, inside: String, isPart: Bool = false, depth: Int
    ) {
        let place = "\(inside)\(name)/"
        visits += 1
        guard names.count < most, visits <= most, depth <= Self.mostDepth,
            let inner = try? PackFolder(path: "\(folder.path)/\(name)", mostEntries: most)
        else {
            if !isPart { names.append(place) }
            return
        }
        if !isPart { names += inner.ownFiles.filter { !PackFolder.isSystems($0) }.map { place + $0 } }
        names += inner.foreignNames.map { place + $0 }
        addLinks(of: inner, inside: place)
        for name in Self.folders(of: inner) where visits <= most {
            collect(inner, name, inside: place, depth: depth + 1)
        }
    }

    private static func folders(of folder: PackFolder) -> [String] {
        folder.entries.filter { $0.kind == .folder && !PackFolder.isSystems($0.name) }.map(\.name)
    }

    /// Links to folders are not followed: they may lead in a circle.
    private mutating func addLinks(of folder: PackFolder, inside: String) {
        let links = folder.entries.filter { $0.kind == .link && folder.isFolder($0) }
        names += links.filter { !PackFolder.isSystems($0.name) }.map { "\(inside)\($0.name)/" }
    }
}

/// A file that is not used, or a folder with many of them.
struct UnusedGroup: Hashable {
    let name: String
    /// The number of files in a folder; nil for a file.
    let count: Int?

    private static let mostOfFolder = 5

    /// The groups in natural order.
    static func groups(of names: [String]) -> [UnusedGroup] {
        let folders = Dictionary(grouping: names) { name in
            name.dropLast().lastIndex(of: "/").map { String(name[...$0]) } ?? ""
        }
        return folders.sorted { NaturalOrder($0.key) < NaturalOrder($1.key) }.flatMap { folder, names in
            if !folder.isEmpty, names.count > mostOfFolder { return [UnusedGroup(name: folder, count: names.count)] }
            return names.sorted { NaturalOrder($0) < NaturalOrder($1) }.map { UnusedGroup(name: $0, count: nil) }
        }
    }

    var said: Sentence { count.map { "\(path: name) (\($0) files)" } ?? "\(path: name)" }

    /// The text for the stick's page.
    var shown: String { count.map { "\(name) (\($0))" } ?? name }
}
