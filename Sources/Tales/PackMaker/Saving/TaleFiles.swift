import Glibc
import Sentences
import Storage
import TalePacks

/// The files of a tale and its tellings, with their names in the exported folder.
struct TaleFiles: Sendable {
    struct File: Sendable {
        let folder: PackFolder
        /// The name in its folder.
        let name: String
        /// The path of the file relative to the exported folder.
        let target: String
        let size: Int
    }

    private(set) var files: [File] = []
    /// The folders of the tellings, relative to the exported folder.
    private(set) var folders: [String] = []
    /// The folders of tales, in the order in which the shelf reads them.
    private let roots: [String]
    /// Bytes: more than any file of a tale, and less than FAT's 4 GiB.
    static let mostBytes = 1 << 30

    /// - Throws: if a file cannot be read, or its name is invalid on a stick.
    init(of story: Story, roots: [String]) throws(PackRefusal) {
        self.roots = roots
        guard let pack = story.pack, let path = path(of: pack) else {
            throw PackRefusal("\(tale: story.id): has no files that could be saved")
        }
        let folder = try Self.folder(path)
        for entry in folder.entries where !entry.isHidden && Self.isWanted(entry.name) && !folder.isFolder(entry) {
            try add(entry.name, of: folder, as: entry.name)
        }
        for telling in story.tellings { try add(telling) }
        try checkNames()
    }

    /// The space needed on a disk with this block size, in bytes.
    func room(block: Int) -> Int {
        let block = max(1, block)
        // Plus the folder itself, its list and the folder of all tellings.
        return files.reduce(0) { $0 + ($1.size + block - 1) / block * block } + (folders.count + 3) * block
    }

    private mutating func add(_ telling: Telling) throws(PackRefusal) {
        let target = "\(Telling.folder)/\(telling.id)"
        folders.append(target)
        // A telling of a shipped tale is in a folder of the family's.
        for path in Set(telling.narration.values.compactMap { self.path(of: Self.parent(of: $0.name)) }).sorted() {
            let names = telling.narration.values.map(\.name).filter { self.path(of: Self.parent(of: $0)) == path }
            let inner = try Self.folder(path)
            for name in names.sorted() {
                let file = name.split(separator: "/").last.map(String.init) ?? name
                try add(file, of: inner, as: "\(target)/\(file)")
            }
            guard inner.entries.contains(where: { $0.name == Telling.manifest }) else { continue }
            try add(Telling.manifest, of: inner, as: "\(target)/\(Telling.manifest)")
        }
    }

    private mutating func add(_ name: String, of folder: PackFolder, as target: String) throws(PackRefusal) {
        let size = try Self.open(name, of: folder) { _, status in Int(status.st_size) }
        files.removeAll { $0.target == target }
        files.append(File(folder: folder, name: name, target: target, size: size))
    }

    /// Opens a file, and closes it after use.
    static func open<Result>(
        _ name: String, of folder: PackFolder, _ use: (Int32, stat) throws(PackRefusal) -> Result
    ) throws(PackRefusal) -> Result {
        let file: Int32
        do throws(FileRefusal) {
            file = try folder.open(name, atMost: mostBytes)
        } catch {
            throw PackRefusal("\(path: "\(folder.path)/\(name)") \("\(error)")")
        }
        defer { close(file) }
        return try use(file, (try? FileBytes.status(of: file)) ?? stat())
    }

    private func checkNames() throws(PackRefusal) {
        var seen = Set<String>()
        for file in files {
            guard file.target.split(separator: "/").allSatisfy({ StickName.fits(String($0)) }),
                seen.insert(StickName.folded(file.target)).inserted
            else { throw .unfit(file.name) }
        }
    }

    private static func isWanted(_ name: String) -> Bool {
        let file = SourceFile(name)
        return name == StoryManifest.fileName
            || [.picture, .sound, .text, .document].contains { file.rank($0) != nil }
    }

    private static func folder(_ path: String) throws(PackRefusal) -> PackFolder {
        do throws(FileRefusal) {
            return try PackFolder(path: path)
        } catch {
            throw PackRefusal("\(path: path): \(error)")
        }
    }

    /// The folder of a name such as `stories/0/racenis`.
    private func path(of name: String) -> String? {
        let parts = name.split(separator: "/")
        guard parts.count > 2, let root = Int(parts[1]), roots.indices.contains(root) else { return nil }
        return ([roots[root]] + parts.dropFirst(2).filter { $0 != "." }.map(String.init)).joined(separator: "/")
    }

    private static func parent(of name: String) -> String {
        name.split(separator: "/").dropLast().joined(separator: "/")
    }
}
