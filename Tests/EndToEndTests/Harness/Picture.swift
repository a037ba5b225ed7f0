import Foundation
import Senses
import TestSupport

/// The picture meant also where Engine is imported, which has one, too.
typealias Picture = Senses.Picture

extension Picture {
    /// Reads a PNG file by ImageMagick.
    static func read(png path: String, in folder: Folder) async throws -> Picture {
        let raw = folder.file("raw-\(UInt32.random(in: 0..<UInt32.max))")
        let tool = try Child(
            "convert", [path, "-depth", "8", "-print", "%w %h", "bgra:\(raw)"],
            environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"],
            output: raw + ".size", errors: raw + ".log")
        let ending = try await tool.end()
        let size =
            (try? String(contentsOfFile: raw + ".size", encoding: .utf8))?.split(separator: " ").compactMap { Int($0) }
            ?? []
        guard ending == .exited(0), size.count == 2, let data = FileManager.default.contents(atPath: raw) else {
            throw DidNotHappen(description: "ImageMagick reads \(path)")
        }
        return Picture(width: size[0], height: size[1], bytes: Array(data))
    }
}
