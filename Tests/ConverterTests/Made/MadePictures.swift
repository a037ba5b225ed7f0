import TestSupport

/// Pictures made for these tests.
enum MadePictures {
    struct Ink: Hashable {
        let name: String
        let bytes: [UInt8]
    }

    static let red = Ink(name: "red", bytes: [255, 0, 0]), green = Ink(name: "green", bytes: [0, 255, 0])
    static let blue = Ink(name: "blue", bytes: [0, 0, 255]), white = Ink(name: "white", bytes: [255, 255, 255])

    /// A PPM of 64 × 32 pixels: red and green above blue and white.
    static let quarters: [UInt8] = {
        func row(_ left: Ink, _ right: Ink) -> [UInt8] {
            Array([[UInt8]](repeating: left.bytes, count: 32).joined())
                + Array([[UInt8]](repeating: right.bytes, count: 32).joined())
        }
        let above = [[UInt8]](repeating: row(red, green), count: 16)
        let below = [[UInt8]](repeating: row(blue, white), count: 16)
        return Array("P6\n64 32\n255\n".utf8) + Array((above + below).joined())
    }()

    /// The names of the inks in the corners of a PPM, row by row.
    static func corners(_ ppm: [UInt8]) -> [String] {
        let lines = ppm.prefix(200).split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
        let size = lines.first { $0.first?.isNumber == true }?.split(separator: " ").compactMap { Int($0) } ?? []
        let width = size[0], height = size[1]
        let pixels = Array(ppm.suffix(width * height * 3))
        let places = [(2, 2), (width - 3, 2), (2, height - 3), (width - 3, height - 3)]
        return places.map { x, y in
            let pixel = pixels[((y * width + x) * 3)...].prefix(3).map { $0 > 127 ? UInt8(255) : 0 }
            return [red, green, blue, white].first { $0.bytes == pixel }?.name ?? "\(pixel)"
        }
    }

    /// A pixel of a PPM.
    static func pixel(_ x: Int, _ y: Int, _ ppm: [UInt8]) -> [UInt8] {
        let lines = ppm.prefix(200).split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
        let size = lines.first { $0.first?.isNumber == true }?.split(separator: " ").compactMap { Int($0) } ?? []
        return Array(ppm.suffix(size[0] * size[1] * 3)[...].dropFirst((y * size[0] + x) * 3).prefix(3))
    }

    /// A PNG with one more chunk before the others.
    static func withChunk(_ name: String, _ content: [UInt8], _ png: [UInt8]) -> [UInt8] {
        png[..<33] + chunk(name, content) + png[33...]
    }

    private static func four(_ number: Int) -> [UInt8] {
        (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named: [UInt8] = Array(name.utf8) + content
        return [four(content.count), named, four(Int(crc32(named)))].flatMap(\.self)
    }

    /// Inserts an Exif segment into a JPEG: the orientation, and a comment.
    static func tagged(_ jpeg: [UInt8], orientation: UInt8) -> [UInt8] {
        let header: [UInt8] = Array("Exif\0\0II".utf8) + [42, 0, 8, 0, 0, 0, 2, 0]
        let turn: [UInt8] = [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        let remark: [UInt8] = [0x0e, 0x01, 2, 0, 13, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0]
        let exif = [header, turn, remark, Array("secret place\0".utf8)].flatMap(\.self)
        let mark: [UInt8] = [0xff, 0xe1, 0, UInt8(exif.count + 2)]
        let comment: [UInt8] = [0xff, 0xfe, 0, 15] + Array("secret remark".utf8)
        return [Array(jpeg[..<2]), mark, exif, comment, Array(jpeg[2...])].flatMap(\.self)
    }

    /// A TIFF of white pages: the width, height and NewSubfileType of each.
    ///
    /// - Parameter oldKinds: the SubfileType of each, which TIFF 4 had; empty for none.
    static func tiff(_ pages: [(width: Int, height: Int, kind: Int)], oldKinds: [Int] = []) -> [UInt8] {
        func two(_ number: Int) -> [UInt8] { four(number).suffix(2) }
        var bytes: [UInt8] = Array("MM".utf8) + two(42) + four(8)
        for (index, page) in pages.enumerated() {
            let count = page.width * page.height
            let oldKind = oldKinds.isEmpty ? [] : [(255, oldKinds[index])]
            let pixels = bytes.count + 2 + (9 + oldKind.count) * 12 + 4
            let fields =
                [(254, page.kind)] + oldKind + [
                    (256, page.width), (257, page.height), (258, 8), (259, 1), (262, 1), (273, pixels),
                    (278, page.height), (279, count),
                ]
            bytes += two(fields.count)
            // Type 4: a number of four bytes.
            for (tag, value) in fields { bytes += two(tag) + two(4) + four(1) + four(value) }
            bytes += four(index == pages.count - 1 ? 0 : pixels + count)
            bytes += [UInt8](repeating: 255, count: count)
        }
        return bytes
    }

    /// The header of a PNG of any size, with hardly any pixels behind it.
    static func png(width: Int, height: Int) -> [UInt8] {
        let pixels: [UInt8] = [0x78, 0x9c, 0x63, 0, 0, 0, 1, 0, 1]
        let mark: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        let header = chunk("IHDR", four(width) + four(height) + [8, 2, 0, 0, 0])
        return [mark, header, chunk("IDAT", pixels), chunk("IEND", [])].flatMap(\.self)
    }
}
