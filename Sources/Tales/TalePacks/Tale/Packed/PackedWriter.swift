/// Writes texts and times one after the other.
struct PackedWriter {
    private(set) var bytes: [UInt8] = []

    /// The length plus one, so that 0 is nil; then the text in UTF-8.
    mutating func write(_ text: String?) {
        guard let text else { return write(0) }
        write(UInt64(text.utf8.count) + 1)
        bytes += text.utf8
    }

    mutating func write(count: Int) { write(UInt64(max(0, count))) }

    /// The count, then the deltas in thousandths of a second; times that are no whole
    /// thousandths, or not ascending, are written in full.
    mutating func write(_ times: [Double]) {
        let isSmall = times.allSatisfy { $0.sign == .plus && $0 < 1e9 }
        let thousandths = isSmall ? times.map { UInt64(($0 * 1000).rounded()) } : []
        let isExact =
            isSmall && zip(thousandths, times).allSatisfy { Double($0) / 1000 == $1 }
            && zip(thousandths, thousandths.dropFirst()).allSatisfy { $0 <= $1 }
        write(UInt64(times.count) << 1 | (isExact ? 0 : 1))
        guard isExact else {
            for time in times { withUnsafeBytes(of: time.bitPattern.littleEndian) { bytes += $0 } }
            return
        }
        for (time, before) in zip(thousandths, [0] + thousandths) { write(time - before) }
    }

    /// Seven bits per byte, lowest first (LEB128).
    private mutating func write(_ number: UInt64) {
        var rest = number
        while rest > 127 {
            bytes.append(UInt8(rest & 127) | 128)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}

/// Reads what a ``PackedWriter`` wrote.
struct PackedReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    mutating func text() -> String? {
        let length = number()
        guard length > 0 else { return nil }
        defer { rest = rest.dropFirst(Int(length) - 1) }
        return String(decoding: rest.prefix(Int(length) - 1), as: UTF8.self)
    }

    mutating func count() -> Int { Int(clamping: number()) }

    mutating func times() -> [Double] {
        let head = number()
        guard head & 1 == 0 else { return (0..<(head >> 1)).map { _ in Double(bitPattern: pattern()) } }
        var sum: UInt64 = 0
        return (0..<(head >> 1)).map { _ in
            sum += number()
            return Double(sum) / 1000
        }
    }

    private mutating func pattern() -> UInt64 {
        defer { rest = rest.dropFirst(8) }
        return rest.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private mutating func number() -> UInt64 {
        var number: UInt64 = 0, shift: UInt64 = 0
        while let byte = rest.popFirst() {
            number |= UInt64(byte & 127) << shift
            guard byte > 127 else { break }
            shift += 7
        }
        return number
    }
}
