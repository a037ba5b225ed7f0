import TalePacks

/// The text of a `story.json`, into which word times and the tale's wolves are written; all else stays unchanged.
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
        let members = try spans.members(at: Self.start(of: bytes))
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

    /// The place after a byte order mark.
    private static func start(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0 }

    /// Writes how frightening the whole tale is; nil removes what was written.
    package mutating func rate(_ wolves: Int?) throws(JSONSpans.Malformed) {
        let members = try JSONSpans(bytes).members(at: Self.start(of: bytes))
        let former = members.lastIndex { $0.name == "wolves" }
        switch (former, wolves) {
        case (let former?, let wolves?): bytes.replaceSubrange(members[former].value, with: "\(wolves)".utf8)
        case (let former?, nil): remove(former, of: members)
        case (nil, let wolves?):
            guard let next = members.last(where: { $0.name == "slides" }) ?? members.last else { return }
            let start = next.whole.lowerBound
            bytes.insert(contentsOf: "\"wolves\": \(wolves),\(indent(before: start) ?? " ")".utf8, at: start)
        case (nil, nil): break
        }
    }

    private mutating func remove(_ place: Int, of members: [JSONSpans.Member]) {
        if place + 1 < members.count {
            bytes.removeSubrange(members[place].whole.lowerBound..<members[place + 1].whole.lowerBound)
        } else {
            let start = place > 0 ? members[place - 1].whole.upperBound : members[place].whole.lowerBound
            bytes.removeSubrange(start..<members[place].whole.upperBound)
        }
    }

    /// The line break and the spaces before a place that begins a line; nil for another place.
    private func indent(before place: Int) -> String? {
        let before = bytes[..<place]
        let margin = before.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        let line = place - margin - 1
        guard line >= 0, bytes[line] == UInt8(ascii: "\n") else { return nil }
        return "\n" + String(decoding: before.suffix(margin), as: UTF8.self)
    }

    /// Writes the times of several slides.
    ///
    /// - Parameter times: by index into ``slides``; call it once.
    package mutating func write(_ times: [Int: [WordTime]]) {
        for (place, words) in times.sorted(by: { $0.key > $1.key }) { write(words, into: slides[place]) }
    }

    private mutating func write(_ words: [WordTime], into slide: Slide) {
        guard let first = slide.members.first, let last = slide.members.last else { return }
        let indent = indent(before: first.lowerBound)
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
