import Foundation

/// Red, green and blue, 0…255.
public struct RGB: Hashable, CustomStringConvertible {
    public var red, green, blue: Int

    public init(_ red: Int, _ green: Int, _ blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Whether no channel differs by more than a decoder's rounding.
    public func isClose(to other: RGB, by most: Int = 3) -> Bool {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) <= most
    }

    public var description: String { "(\(red), \(green), \(blue))" }
}

/// Pixels in rows, blue first, four bytes each.
public struct Picture: Equatable {
    public let width, height: Int
    public let bytes: [UInt8]

    public init(width: Int, height: Int, bytes: [UInt8]) {
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// A BMP file of 24 or 32 bits a pixel without compression, its lowest row first; nil if it is none.
    public init?(bmp: Data) {
        let file = Array(bmp)
        func number(_ at: Int) -> Int { (0..<4).reversed().reduce(0) { $0 << 8 | Int(file[at + $1]) } }
        guard file.count > 54, file.starts(with: [0x42, 0x4d]) else { return nil }
        let (start, width, height, depth) = (number(10), number(18), number(22), Int(file[28]) / 8)
        let pitch = (width * depth + 3) / 4 * 4
        guard 3...4 ~= depth, width > 0, height > 0, file.count >= start + pitch * height else { return nil }
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let (from, to) = (start + (height - 1 - y) * pitch + x * depth, (y * width + x) * 4)
                for channel in 0..<3 { bytes[to + channel] = file[from + channel] }
            }
        }
        self.init(width: width, height: height, bytes: bytes)
    }

    public subscript(x: Int, y: Int) -> RGB {
        let at = (y * width + x) * 4
        return RGB(Int(bytes[at + 2]), Int(bytes[at + 1]), Int(bytes[at]))
    }

    /// The share of pixels of an area that differ, 0…1.
    ///
    /// Rows that are equal, nearly always all, are compared at once: a window is looked at a hundred times a second.
    public func difference(from other: Picture, in area: Area? = nil) -> Double {
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

extension Picture {
    /// Whether it has the orange of what comes next, in any of its shades.
    public var isWarm: Bool {
        bytes.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 4).contains { at in
                bytes[at] < 110 && (90...180).contains(bytes[at + 1]) && bytes[at + 2] > 200
            }
        }
    }

    /// How many pixels have a colour.
    public func count(of color: RGB) -> Int {
        bytes.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 4).count { at in
                Int(bytes[at]) == color.blue && Int(bytes[at + 1]) == color.green && Int(bytes[at + 2]) == color.red
            }
        }
    }
}

/// A rectangle of whole pixels.
public struct Area: Hashable {
    public var x, y, width, height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}
