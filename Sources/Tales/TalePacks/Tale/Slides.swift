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
            slides.lazy.flatMap { $0.images.map(\.name) + $0.sounds.map(\.name) })
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
        writer.write(count: figures.count)
        for figure in figures { writer.write(figure, end) }
        writer.write(end(bed?.name))
        writer.write(count: foley.count)
        for sound in foley {
            writer.write(end(sound.clip.name))
            writer.write(count: sound.word)
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
        figures = (0..<reader.count()).map { _ in reader.figure(after: prefix) }
        bed = reader.text().map { Sound(prefix + $0) }
        foley = (0..<reader.count()).map { _ in Foley(Sound(prefix + (reader.text() ?? "")), word: reader.count()) }
    }
}
