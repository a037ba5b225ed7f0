import Foundation
import Senses

/// Picture files that are broken, odd, or falsely labelled.
enum BadPictures {
    /// A PNG file of one colour without compression; `claims` is the size that its header tells.
    static func png(width: Int, height: Int, claims: (width: Int, height: Int)? = nil, depth: Int = 8) -> [UInt8] {
        let claimed = claims ?? (width, height)
        let row: [UInt8] = [0] + [UInt8](repeating: 0x80, count: width * 3 * depth / 8)
        let rows = [[UInt8]](repeating: row, count: height).flatMap { $0 }
        return signature + chunk("IHDR", big(claimed.width) + big(claimed.height) + [UInt8(depth), 2, 0, 0, 0])
            + chunk("IDAT", stored(rows)) + chunk("IEND", [])
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return big(data.count) + body + big(Int(crc(body)))
    }

    private static func big(_ number: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - $0 * 8)) }
    }

    /// CRC-32 (PNG specification, annex D).
    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xedb8_8320 : sum >> 1 }
        }
        return ~sum
    }

    /// A zlib stream of stored blocks (RFC 1950, RFC 1951).
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(bytes.count, start + 65_535)
            let count = end - start
            let isLast: UInt8 = end == bytes.count ? 1 : 0
            let length = [UInt8(count & 255), UInt8(count >> 8)]
            stream += [isLast] + length + length.map { ~$0 }
            stream += bytes[start..<end]
            start = end
        } while start < bytes.count
        var low = 1, high = 0
        for byte in bytes {
            low = (low + Int(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + big(high << 16 | low)
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
