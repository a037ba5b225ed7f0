import Glibc
import TalePacks

/// The hidden list of files in an exported folder, so that nothing of anyone else's is ever replaced.
struct SavedMark: Hashable, Sendable {
    /// The file's name in the folder.
    static let fileName = ".pasaka-saved"
    private static let kind = "pasaka-saved 1"
    private static let mostBytes = 4 << 20
    /// What operating systems leave in every folder that they show.
    private static let others = ["thumbs.db", "desktop.ini"]

    /// The id of the tale.
    let id: String
    /// Sizes in bytes, by path relative to the folder.
    let files: [String: Int]

    init(id: String, files: [String: Int]) {
        self.id = id
        self.files = files
    }

    var text: String {
        ([Self.kind, id] + files.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }).joined(separator: "\n")
            + "\n"
    }

    /// The mark of a folder that contains exactly what was exported; nil for any other folder.
    init?(ofWhole path: String) {
        guard let folder = try? PackFolder(path: path),
            let bytes = try? folder.read(Self.fileName, atMost: Self.mostBytes)
        else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        guard lines.count > 2, lines[0] == Self.kind else { return nil }
        var files: [String: Int] = [:]
        for line in lines.dropFirst(2) {
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard parts.count == 2, let size = Int(parts[0]) else { return nil }
            files[parts[1]] = size
        }
        self.init(id: lines[1], files: files)
        guard Self.files(in: path) == files else { return nil }
    }

    /// The files in a folder and its subfolders, except hidden and system files.
    private static func files(in path: String, named prefix: String = "", depth: Int = 0) -> [String: Int]? {
        guard depth < 4, let folder = try? PackFolder(path: path), folder.foreignNames.isEmpty else { return nil }
        var files: [String: Int] = [:]
        for entry in folder.entries where !entry.isHidden && !others.contains(StickName.folded(entry.name)) {
            if folder.isFolder(entry) {
                guard
                    let inner = Self.files(
                        in: "\(path)/\(entry.name)", named: "\(prefix)\(entry.name)/", depth: depth + 1)
                else { return nil }
                files.merge(inner) { $1 }
            } else {
                var status = stat()
                guard lstat("\(path)/\(entry.name)", &status) == 0 else { return nil }
                files[prefix + entry.name] = Int(status.st_size)
            }
        }
        return files
    }
}
