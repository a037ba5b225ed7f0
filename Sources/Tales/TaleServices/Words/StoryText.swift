import FoundationEssentials
import TalePacks

/// The text of a `story.json`, into which word times and the tale's wolves are written; all else stays unchanged.
package struct StoryText {
    /// A slide in one of the languages in which it is told.
    package struct Slide {
        /// Its id, or its number from 1.
        package let name: String
        package let language: String
        package let text, clip: String?
        package let hasWords: Bool
        fileprivate let place: Place
        /// The list of times in this language.
        fileprivate let words: Range<Int>?
    }

    /// A slide in the file.
    fileprivate struct Place {
        let number: Int
        /// Whether its words are in several languages.
        let hasLanguages: Bool
        /// The value of the field with its times.
        let words: Range<Int>?
        let members: [Range<Int>]
    }

    package private(set) var bytes: [UInt8]
    package let language: String
    /// The slides in the order of the file, each once for each of its languages.
    package let slides: [Slide]

    package init(_ bytes: [UInt8]) throws(JSONSpans.Malformed) {
        self.bytes = bytes
        let spans = JSONSpans(bytes)
        let members = try spans.members(at: Self.start(of: bytes))
        language = members.last { $0.name == "language" }.flatMap { spans.string($0.value) } ?? "lv"
        let list = members.last { $0.name == "slides" }
        var slides: [Slide] = []
        if let list {
            for (number, element) in try spans.elements(at: list.value.lowerBound).enumerated() {
                slides += try Slide.all(spans, element, number: number + 1, own: language)
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
        let numbers = Set(times.keys.map { slides[$0].place.number })
        for number in numbers.sorted(by: >) {
            let told = slides.indices.filter { slides[$0].place.number == number }
            guard let place = told.first.map({ slides[$0].place }), let first = place.members.first else { continue }
            let indent = indent(before: first.lowerBound)
            let lists = told.compactMap { index in
                (times[index].map { Self.list($0, indent) } ?? slides[index].words.map(text)).map {
                    (slides[index].language, $0)
                }
            }
            write(place.hasLanguages ? Self.object(lists, indent) : lists[0].1, into: place, indent)
        }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The times of several languages.
    private static func object(_ lists: [(language: String, list: String)], _ indent: String?) -> String {
        let space = indent.map { "\($0)  " } ?? ""
        let members = lists.map { "\(space)\(quoted($0.language)): \($0.list)" }
        return "{\(members.joined(separator: indent == nil ? ", " : ","))\(indent ?? "")}"
    }

    private static func quoted(_ text: String) -> String {
        (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    private mutating func write(_ list: String, into place: Place, _ indent: String?) {
        guard let last = place.members.last else { return }
        if let old = place.words {
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
    /// A slide of the file, once for each of its languages.
    ///
    /// - Parameter own: the tale's language, to which fields without one belong.
    fileprivate static func all(
        _ spans: JSONSpans, _ element: Range<Int>, number: Int, own: String
    ) throws(JSONSpans.Malformed) -> [StoryText.Slide] {
        let members = try spans.members(at: element.lowerBound)
        func value(_ name: String) -> Range<Int>? { members.last { $0.name == name }?.value }
        func byLanguage(_ name: String) -> [JSONSpans.Member]? {
            guard let written = value(name), spans.isObject(written),
                let members = try? spans.members(at: written.lowerBound),
                members.allSatisfy({ TaleLanguage.isTag($0.name) })
            else { return nil }
            return members
        }
        func value(_ name: String, in language: String) -> Range<Int>? {
            guard let values = byLanguage(name) else { return language == own ? value(name) : nil }
            return values.last { $0.name == language }?.value
        }
        let told = ["text", "audioName"].compactMap(byLanguage)
        let place = StoryText.Place(
            number: number, hasLanguages: !told.isEmpty, words: value("words"), members: members.map(\.whole))
        var languages = [own]
        for tag in told.joined().map(\.name) where !languages.contains(tag) { languages.append(tag) }
        return languages.map { language in
            let words = value("words", in: language)
            return StoryText.Slide(
                name: value("id").flatMap(spans.string) ?? "\(number)", language: language,
                text: value("text", in: language).flatMap(spans.string),
                clip: value("audioName", in: language).flatMap(spans.string),
                // `null` and numbers are not times; an empty list has none.
                hasWords: words.map { (try? spans.elements(at: $0.lowerBound).isEmpty) == false } ?? false,
                place: place, words: words)
        }
    }
}
