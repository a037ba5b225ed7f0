import Engine

/// The slides of a tale, packed: thousands of tales with their word times are in memory at once.
///
/// A slide is unpacked on each access. The common prefix of its files' names is stored once for all slides.
public struct Slides: RandomAccessCollection, Hashable, Sendable, ExpressibleByArrayLiteral {
    private let prefix: String
    private let bytes: [UInt8]
    /// The offset of each slide, and the end of the last one.
    private let starts: [UInt32]

    public init(_ slides: some Collection<Slide>) {
        let prefix = Self.commonPrefix(
            slides.lazy.flatMap {
                [$0.image?.name, $0.narration?.name] + $0.explanations.map(\.clip?.name)
            }.compactMap(\.self))
        var writer = PackedWriter(), starts = [UInt32(0)]
        for slide in slides {
            slide.write(to: &writer, after: prefix)
            starts.append(UInt32(writer.bytes.count))
        }
        // Copied, so that no spare capacity is kept.
        self.prefix = prefix
        bytes = Array(writer.bytes[...])
        self.starts = Array(starts[...])
    }

    public init(arrayLiteral slides: Slide...) { self.init(slides) }

    /// Bytes of the packed form: fewer than their JSON has.
    package var byteCount: Int { prefix.utf8.count + bytes.count + starts.count * MemoryLayout<UInt32>.size }

    public var startIndex: Int { 0 }
    public var endIndex: Int { starts.count - 1 }

    public subscript(index: Int) -> Slide {
        precondition(indices.contains(index), "there is no slide \(index)")
        var reader = PackedReader(bytes[Int(starts[index])..<Int(starts[index + 1])])
        return Slide(from: &reader, after: prefix)
    }

    private static func commonPrefix(_ names: some Sequence<String>) -> String {
        var prefix: Substring.UTF8View?
        for name in names {
            let common = prefix.map { zip($0, name.utf8).prefix { $0 == $1 }.count } ?? name.utf8.count
            prefix = (prefix ?? Substring(name).utf8).prefix(common)
        }
        // Not in the middle of a letter.
        let folder = prefix?.lastIndex(of: UInt8(ascii: "/")).map { prefix?[...$0] } ?? nil
        return folder.map { String(Substring($0)) } ?? ""
    }
}

extension Slides: Codable {
    public init(from decoder: any Decoder) throws { self.init(try [Slide](from: decoder)) }
    public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension Slide {
    fileprivate func write(to writer: inout PackedWriter, after prefix: String) {
        func end(_ name: String?) -> String? { name.map { String(Substring($0.utf8.dropFirst(prefix.utf8.count))) } }
        writer.write(id)
        writer.write(end(image?.name))
        writer.write(end(narration?.name))
        writer.write(text)
        writer.write(clipLength.map { [$0] } ?? [])
        writer.write(words.flatMap { [$0.start, $0.end] })
        writer.write(ask)
        // No wolves are not the same as unknown ones.
        writer.write(count: wolves.map { $0 + 1 } ?? 0)
        writer.write(count: explanations.count)
        for explanation in explanations {
            writer.write(explanation.word)
            writer.write(explanation.text)
            writer.write(end(explanation.clip?.name))
        }
    }

    fileprivate init(from reader: inout PackedReader, after prefix: String) {
        id = reader.text() ?? ""
        image = reader.text().map { Image(prefix + $0) }
        narration = reader.text().map { Sound(prefix + $0) }
        text = reader.text() ?? ""
        clipLength = reader.times().first
        let times = reader.times()
        words = stride(from: 0, to: times.count, by: 2).map { WordTime(start: times[$0], end: times[$0 + 1]) }
        ask = reader.text()
        let known = reader.count()
        wolves = known == 0 ? nil : known - 1
        explanations = (0..<reader.count()).map { _ in
            Explanation(
                word: reader.text() ?? "", text: reader.text() ?? "", clip: reader.text().map { Sound(prefix + $0) })
        }
    }
}

/// Writes texts and times one after the other.
private struct PackedWriter {
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
private struct PackedReader {
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
