import Foundation

/// Red, green and blue, 0…255.
struct RGB: Hashable, CustomStringConvertible {
    var red, green, blue: Int

    init(_ red: Int, _ green: Int, _ blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Whether no channel differs by more than a decoder's rounding.
    func isClose(to other: RGB, by most: Int = 3) -> Bool {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) <= most
    }

    var description: String { "(\(red), \(green), \(blue))" }
}

/// Pixels in rows, blue first, four bytes each.
struct Picture: Equatable {
    let width, height: Int
    let bytes: [UInt8]

    subscript(x: Int, y: Int) -> RGB {
        let at = (y * width + x) * 4
        return RGB(Int(bytes[at + 2]), Int(bytes[at + 1]), Int(bytes[at]))
    }

    /// The share of pixels of an area that differ, 0…1.
    ///
    /// Rows that are equal, nearly always all, are compared at once: a window is looked at a hundred times a second.
    func difference(from other: Picture, in area: Area? = nil) -> Double {
        guard width == other.width, height == other.height else { return 1 }
        let area = area ?? Area(x: 0, y: 0, width: width, height: height)
        var count = 0
        bytes.withUnsafeBytes { mine in
            other.bytes.withUnsafeBytes { its in
                for y in area.y..<(area.y + area.height) {
                    let row = ((y * width + area.x) * 4)..<((y * width + area.x + area.width) * 4)
                    count += Self.differences(UnsafeRawBufferPointer(rebasing: mine[row]), .init(rebasing: its[row]))
                }
            }
        }
        return Double(count) / Double(max(1, area.width * area.height))
    }

    private static func differences(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Int {
        guard let mine = one.baseAddress, let its = other.baseAddress, memcmp(mine, its, one.count) != 0 else {
            return 0
        }
        var count = 0, at = 0
        while at < one.count {
            // The fourth byte of a pixel is not seen.
            let change =
                mine.loadUnaligned(fromByteOffset: at, as: UInt32.self)
                ^ its.loadUnaligned(fromByteOffset: at, as: UInt32.self)
            if UInt32(littleEndian: change) & 0xff_ffff != 0 { count += 1 }
            at += 4
        }
        return count
    }
}

/// A rectangle of whole pixels.
struct Area: Hashable { var x, y, width, height: Int }

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
