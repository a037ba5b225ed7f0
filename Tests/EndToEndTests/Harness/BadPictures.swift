import Foundation
import Senses
import TestSupport

/// Picture files that are broken, odd, or falsely labelled.
enum BadPictures {
    /// A PNG file of one colour without compression; `claims` is the size that its header tells.
    static func png(width: Int, height: Int, claims: (width: Int, height: Int)? = nil, depth: Int = 8) -> [UInt8] {
        let (claimed, row) = (claims ?? (width, height), [0] + [UInt8](repeating: 0x80, count: width * 3 * depth / 8))
        let rows = (0..<height).reduce(into: [UInt8]()) { rows, _ in rows += row }
        return MadePNG.file(claimed.width, claimed.height, depth: UInt8(depth), type: 2, rows: rows)
    }

    /// A dash pattern so fine that drawing the line never finishes.
    static let endlessSVG = """
        <svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path d="M0 0 L100000 100000" stroke="black" \
        stroke-width="1" stroke-dasharray="0.00001"/></svg>
        """

    /// Lets ImageMagick draw a picture.
    static func draw(_ arguments: [String], to path: String, in folder: Folder) async throws {
        let tool = try Child(
            "convert", arguments + [path], environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"],
            output: folder.file("tool"), errors: folder.file("tool-log"))
        guard try await tool.end() == .exited(0) else {
            throw DidNotHappen(description: "ImageMagick makes \(path): \(folder.text("tool-log"))")
        }
    }
}
