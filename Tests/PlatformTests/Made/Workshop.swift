import Engine
import Glibc
import System
import TestSupport

@testable import Platform

/// A folder of pictures and sounds, with names for them: `interface/…` and `stories/0/tale/…`.
final class Workshop {
    let disk: TemporaryFolder
    let folders: AssetFolders

    init() throws {
        disk = try TemporaryFolder(["interface/nothing", "stories/tale/nothing"])
        folders = AssetFolders(interface: disk.path + "/interface", stories: [disk.path + "/stories"])
    }

    /// A decoder with the real helper process.
    func decoder() -> PictureDecoder { PictureDecoder(folders: folders, executable: Self.executable) }

    func image(_ name: String, _ bytes: [UInt8]) throws -> Image {
        try disk.write("stories/tale/\(name)", bytes)
        return Image("stories/0/tale/\(name)")
    }

    func sound(_ name: String, _ bytes: [UInt8]) throws -> Sound {
        try disk.write("stories/tale/\(name)", bytes)
        return Sound("stories/0/tale/\(name)")
    }

    /// Opens a file for reading; the test closes it.
    func open(_ name: String, _ bytes: [UInt8]) throws -> Int32 {
        try disk.write(name, bytes)
        return Glibc.open("\(disk.path)/\(name)", O_RDONLY | O_CLOEXEC)
    }

    /// `pasaka` beside the test program.
    static let executable: String = {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        let path = String(decoding: buffer[..<max(0, length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
        return "/" + path.split(separator: "/").dropLast().joined(separator: "/") + "/pasaka"
    }()

    /// A file of the repository.
    static func repository(_ path: String) -> String {
        let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
        return "/\(root)/\(path)"
    }
}
