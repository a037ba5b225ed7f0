/// A checksum of pixels, whatever their fourth bytes: FNV-1a, 64 bits (Fowler, Noll and Vo), in hexadecimal.
public func checksum(_ pixels: [UInt8]) -> String {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    pixels.withUnsafeBufferPointer { pixels in
        for index in pixels.indices where index % 4 != 3 { sum = (sum ^ UInt64(pixels[index])) &* 0x100_0000_01b3 }
    }
    let text = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
}

/// Whether two pictures have the same pixels, whatever their fourth bytes.
///
/// Compiled here with optimisation: `==` of arrays compares byte by byte in the tests' own build.
public func areSamePixels(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    return one.withUnsafeBytes { one in
        other.withUnsafeBytes { other in
            zip(one.bindMemory(to: UInt32.self), other.bindMemory(to: UInt32.self)).allSatisfy {
                ($0 ^ $1).littleEndian & 0xff_ffff == 0
            }
        }
    }
}

/// The checksum of PNG and ZIP (PNG specification, annex D).
public func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { $0 >> 8 ^ crcTable[Int(($0 ^ UInt32($1)) & 255)] }
}

private let crcTable: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
}
