/// Writes pictures as PNG (RFC 2083): each row as its difference from the one above, and runs of equal bytes as one.
enum PNGFile {
    /// - Parameter pixels: red, green and blue of each, row by row.
    static func bytes(width: Int, height: Int, pixels: [UInt8]) -> [UInt8] {
        precondition(pixels.count == width * height * 3, "a picture has three bytes for each pixel")
        var header = word(UInt32(width)) + word(UInt32(height))
        header += [8, 2, 0, 0, 0]  // 8 bits of red, green and blue
        let rows = filtered(pixels, rowLength: width * 3)
        return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", header)
            + chunk("IDAT", [0x78, 0x01] + Deflation.bytes(rows) + word(checksum(rows))) + chunk("IEND", [])
    }

    /// Each row after the number of the filter "up".
    private static func filtered(_ pixels: [UInt8], rowLength: Int) -> [UInt8] {
        guard rowLength > 0 else { return [] }
        var rows: [UInt8] = []
        rows.reserveCapacity(pixels.count + pixels.count / rowLength)
        for start in stride(from: 0, to: pixels.count, by: rowLength) {
            rows.append(2)
            for place in start..<(start + rowLength) {
                rows.append(pixels[place] &- (start > 0 ? pixels[place - rowLength] : 0))
            }
        }
        return rows
    }

    private static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(kind.utf8) + content
        return word(UInt32(content.count)) + named + word(redundancy(named))
    }

    private static func word(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }

    /// CRC-32.
    private static func redundancy(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xffff_ffff) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xedb8_8320 ^ sum >> 1 : sum >> 1 }
    }

    /// Adler-32.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var (sum, sums) = (UInt32(1), UInt32(0))
        for byte in bytes {
            sum = (sum + UInt32(byte)) % 65_521
            sums = (sums + sum) % 65_521
        }
        return sums << 16 | sum
    }
}

/// Compresses runs of equal bytes with the fixed codes of RFC 1951, in one block.
private struct Deflation {
    private var result: [UInt8] = []
    private var bits: UInt32 = 0
    private var count = 0

    static func bytes(_ content: [UInt8]) -> [UInt8] {
        var deflation = Deflation()
        deflation.write(0b011, 3)  // the last block, with fixed codes
        deflation.write(content)
        deflation.writeCode(256)
        if deflation.count > 0 { deflation.write(0, 8 - deflation.count) }
        return deflation.result
    }

    private mutating func write(_ content: [UInt8]) {
        var place = 0
        while place < content.count {
            let byte = content[place]
            writeCode(Int(byte))
            place += 1
            var run = 0
            while place + run < content.count, content[place + run] == byte { run += 1 }
            while run >= 3 {
                let length = min(run, 258)
                writeRun(length)
                (place, run) = (place + length, run - length)
            }
        }
    }

    /// Repeats the last byte 3…258 times.
    private mutating func writeRun(_ length: Int) {
        let code = Self.lengths.lastIndex { $0.least <= length } ?? 0
        writeCode(257 + code)
        write(UInt32(length - Self.lengths[code].least), Self.lengths[code].bits)
        write(0, 5)  // a distance of one byte
    }

    /// The least length of each code, and the bits that follow it.
    private static let lengths: [(least: Int, bits: Int)] = {
        var (lengths, least) = ([(least: Int, bits: Int)](), 3)
        for code in 0..<28 {
            let bits = max(0, code / 4 - 1)
            lengths.append((least, bits))
            least += 1 << bits
        }
        return lengths + [(258, 0)]
    }()

    private mutating func writeCode(_ code: Int) {
        switch code {
        case 0..<144: writeFlipped(UInt32(0x30 + code), 8)
        case 144..<256: writeFlipped(UInt32(0x190 + code - 144), 9)
        case 256..<280: writeFlipped(UInt32(code - 256), 7)
        default: writeFlipped(UInt32(0xc0 + code - 280), 8)
        }
    }

    /// Codes begin with their highest bit.
    private mutating func writeFlipped(_ code: UInt32, _ length: Int) {
        for place in (0..<length).reversed() { write(code >> UInt32(place) & 1, 1) }
    }

    private mutating func write(_ value: UInt32, _ length: Int) {
        bits |= value << UInt32(count)
        count += length
        while count >= 8 {
            result.append(UInt8(bits & 255))
            (bits, count) = (bits >> 8, count - 8)
        }
    }
}
