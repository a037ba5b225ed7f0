import Glibc
import TalePacks

/// A folder of pictures and sounds, or a finished tale.
struct SourceFolder: Source {
    let name: String
    let files: [SourceFile]
    /// Names that are not UTF-8, escaped.
    let foreignNames: [String]
    let tellings: [SourceFile]
    let others: [String]
    private let folder: PackFolder
    /// Its subfolders by the start of their files' names.
    private let inner: [String: PackFolder]
    /// Maximum bytes: 4 GiB, the limit of WAV.
    private static let mostBytes = 4 << 30

    /// - Parameter names: of the subfolders whose files belong to the tale; nil to tell by what is in them.
    init(path: String, parts names: Set<String>? = nil) throws(FileRefusal) {
        let folder = try PackFolder(path: path)
        self.folder = folder
        name = folder.realPath?.split(separator: "/").last.map(String.init) ?? "pasaka"
        let parts = Self.parts(of: folder, names ?? Set(TaleParts(of: folder).names))
        files =
            folder.ownFiles.map { SourceFile($0) }
            + parts.flatMap { part in
                part.folder.ownFiles.map { SourceFile("\(part.name)/\($0)", alias: $0) }
            }
        foreignNames = folder.foreignNames
        others = OtherFiles(of: folder, parts: Set(parts.map(\.name))).names
        let tellingFolders = Self.tellingFolders(in: folder)
        inner = tellingFolders.merging(parts.map { ("\($0.name)/", $0.folder) }) { first, _ in first }
        tellings = tellingFolders.sorted { $0.key < $1.key }.flatMap { place, telling in
            telling.entries.filter { !$0.isHidden && !telling.isFolder($0) }.map { SourceFile(place + $0.name) }
        }
    }

    func size(of file: SourceFile) -> Int? { status(of: file).map { Int($0.st_size) } }

    func modified(_ file: SourceFile) -> Int? { status(of: file).map(\.st_mtim.tv_sec) }

    func open(_ file: SourceFile) throws -> OpenFile {
        let (folder, name) = place(of: file)
        return OpenFile(try folder.open(name, atMost: Self.mostBytes))
    }

    private static func parts(
        of folder: PackFolder, _ names: Set<String>
    ) -> [(name: String, folder: PackFolder)] {
        folder.entries.filter { names.contains($0.name) && $0.kind == .folder }.compactMap { entry in
            (try? folder.inner(entry)).map { (entry.name, $0) }
        }
    }

    /// Each is opened separately, so that no link leads out of the tale's folder.
    private static func tellingFolders(in folder: PackFolder) -> [String: PackFolder] {
        guard let entry = folder.entries.first(where: { $0.name == Telling.folder && folder.isFolder($0) }),
            let home = try? folder.inner(entry)
        else { return [:] }
        let inner = home.entries.filter { !$0.isHidden && home.isFolder($0) }.prefix(Telling.most)
        let folders = inner.compactMap { entry in
            (try? home.inner(entry)).map { ("\(Telling.folder)/\(entry.name)/", $0) }
        }
        return Dictionary(folders) { first, _ in first }
    }

    private func place(of file: SourceFile) -> (PackFolder, String) {
        guard let end = file.name.lastIndex(of: "/") else { return (folder, file.name) }
        let name = String(file.name[file.name.index(after: end)...])
        return (inner[String(file.name[...end])] ?? folder, name)
    }

    private func status(of file: SourceFile) -> stat? {
        let (folder, name) = place(of: file)
        var status = stat()
        return lstat("\(folder.path)/\(name)", &status) == 0 ? status : nil
    }
}
