import TalePacks

/// The text of a `story.json`, into which word times are written; all else stays unchanged.
package struct StoryText {
    package struct Slide {
        /// Its id, or its number from 1.
        package let name: String
        package let text, clip: String?
        package let hasWords: Bool
        fileprivate let words: Range<Int>?
        fileprivate let members: [Range<Int>]
    }

    package private(set) var bytes: [UInt8]
    package let language: String
    package let slides: [Slide]

    package init(_ bytes: [UInt8]) throws(JSONSpans.Malformed) {
        self.bytes = bytes
        let spans = JSONSpans(bytes)
        let mark: [UInt8] = [0xef, 0xbb, 0xbf]
        let members = try spans.members(at: bytes.starts(with: mark) ? mark.count : 0)
        language = members.last { $0.name == "language" }.flatMap { spans.string($0.value) } ?? "lv"
        let list = members.last { $0.name == "slides" }
        var slides: [Slide] = []
        if let list {
            for element in try spans.elements(at: list.value.lowerBound) {
                slides.append(try Slide(spans, element, number: slides.count + 1))
            }
        }
        self.slides = slides
    }

    /// Writes the times of several slides.
    ///
    /// - Parameter times: by index into ``slides``; call it once.
    package mutating func write(_ times: [Int: [WordTime]]) {
        for (place, words) in times.sorted(by: { $0.key > $1.key }) { write(words, into: slides[place]) }
    }

    private mutating func write(_ words: [WordTime], into slide: Slide) {
        guard let first = slide.members.first, let last = slide.members.last else { return }
        let before = bytes[..<first.lowerBound]
        let margin = before.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        let line = first.lowerBound - margin - 1
        let isPretty = line >= 0 && bytes[line] == UInt8(ascii: "\n")
        let indent = isPretty ? "\n" + String(decoding: before.suffix(margin), as: UTF8.self) : nil
        let list = Self.list(words, indent)
        if let old = slide.words {
            bytes.replaceSubrange(old, with: list.utf8)
        } else {
            let member = ",\(indent ?? " ")\"words\": \(list)"
            bytes.insert(contentsOf: member.utf8, at: last.upperBound)
        }
    }

    /// - Parameter indent: the indentation for one line per word; nil for a single line.
    private static func list(_ words: [WordTime], _ indent: String?) -> String {
        let pairs = words.map { "[\(number($0.start)), \(number($0.end))]" }
        guard let indent else { return "[" + pairs.joined(separator: ", ") + "]" }
        return "[" + pairs.map { "\(indent)  \($0)" }.joined(separator: ",") + "\(indent)]"
    }

    /// A number with at most two decimals.
    private static func number(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        let text = "\(hundredths / 100)." + String(String(100 + hundredths % 100).dropFirst())
        let short = text.hasSuffix("0") ? String(text.dropLast()) : text
        return short.hasSuffix(".0") ? String(short.dropLast(2)) : short
    }
}

extension StoryText.Slide {
    fileprivate init(_ spans: JSONSpans, _ element: Range<Int>, number: Int) throws(JSONSpans.Malformed) {
        let members = try spans.members(at: element.lowerBound)
        func value(_ name: String) -> Range<Int>? { members.last { $0.name == name }?.value }
        func text(_ name: String) -> String? { value(name).flatMap(spans.string) }
        (self.text, clip) = (text("text"), text("audioName"))
        name = text("id") ?? "\(number)"
        words = value("words")
        // `null` and numbers are not times; an empty list has none.
        hasWords = words.map { (try? spans.elements(at: $0.lowerBound).isEmpty) == false } ?? false
        self.members = members.map(\.whole)
    }
}
