import Glibc
import Stories

/// A folder of pictures and sounds, or a finished tale.
struct SourceFolder: Source {
    let name: String
    let files: [SourceFile]
    /// Names that are not UTF-8, spelled out.
    let foreignNames: [String]
    let hasTellings: Bool
    private let folder: PackFolder
    /// Bytes: 4 GiB, the most that a WAV can have.
    private static let mostBytes = 4 << 30

    init(path: String) throws(FileRefusal) {
        let folder = try PackFolder(path: path)
        self.folder = folder
        name = folder.realPath?.split(separator: "/").last.map(String.init) ?? "pasaka"
        files = folder.entries.filter { !$0.isHidden && !folder.isFolder($0) }.map { SourceFile($0.name) }
        foreignNames = folder.foreignNames
        hasTellings = folder.entries.contains { $0.name == "tellings" }
    }

    func size(of file: SourceFile) -> Int? {
        var status = stat()
        return lstat("\(folder.path)/\(file.name)", &status) == 0 ? Int(status.st_size) : nil
    }

    func open(_ file: SourceFile) throws -> Int32 { try folder.open(file.name, atMost: Self.mostBytes) }
}
