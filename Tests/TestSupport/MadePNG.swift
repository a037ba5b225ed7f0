import Engine

/// Pictures that tests make themselves, as PNG files with pixels that are not compressed.
public enum MadePNG {
    /// 8-bit colour.
    public static func rgb(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> Color) -> [UInt8] {
        file(width, height, depth: 8, type: 2) { x, y in
            let color = pixel(x, y)
            return [color.red, color.green, color.blue]
        }
    }

    /// One colour.
    public static func plain(_ width: Int, _ height: Int, _ color: Color) -> [UInt8] {
        rgb(width, height) { _, _ in color }
    }

    /// 8-bit colour with transparency.
    public static func rgba(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> Color) -> [UInt8] {
        file(width, height, depth: 8, type: 6) { x, y in
            let color = pixel(x, y)
            return [color.red, color.green, color.blue, color.alpha]
        }
    }

    /// 16-bit grey; `pixel` gives 0…65535.
    public static func grey16(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt16) -> [UInt8] {
        file(width, height, depth: 16, type: 0) { x, y in [UInt8(pixel(x, y) >> 8), UInt8(pixel(x, y) & 255)] }
    }

    /// A header that claims a size, with an end and nothing between.
    public static func claiming(_ width: Int, _ height: Int) -> [UInt8] {
        signature + header(width, height, 8, 2) + chunk("IDAT", []) + chunk("IEND", [])
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    private static func file(
        _ width: Int, _ height: Int, depth: UInt8, type: UInt8, _ pixel: (Int, Int) -> [UInt8]
    ) -> [UInt8] {
        var rows: [UInt8] = []
        for y in 0..<height {
            rows.append(0)  // no filter
            for x in 0..<width { rows += pixel(x, y) }
        }
        return file(width, height, depth: depth, type: type, rows: rows)
    }

    /// A file of any rows, each behind its filter; the size need not be theirs.
    public static func file(_ width: Int, _ height: Int, depth: UInt8, type: UInt8, rows: [UInt8]) -> [UInt8] {
        signature + header(width, height, depth, type) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
    }

    private static func header(_ width: Int, _ height: Int, _ depth: UInt8, _ type: UInt8) -> [UInt8] {
        chunk("IHDR", big32(width) + big32(height) + [depth, type, 0, 0, 0])
    }

    public static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return big32(content.count) + body + big32(Int(crc32(body)))
    }

    /// A zlib stream of stored blocks (RFC 1950, RFC 1951, 3.2.4).
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 1]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            let low = UInt8(block.count & 255), high = UInt8(block.count >> 8)
            stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
        } while !rest.isEmpty
        let (a, b) = bytes.reduce((1, 0)) { sums, byte in
            let a = (sums.0 + Int(byte)) % 65_521
            return (a, (sums.1 + a) % 65_521)
        }
        return stream + big32(b << 16 | a)
    }

    private static func big32(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
