/// The content of a `story.json` to write; its names refer to files beside it.
public struct StoryManifest: Hashable, Sendable {
    public var id, title: String
    public var language = "lv"
    /// Name without extension; nil for the first slide's picture.
    public var cover: String?
    /// The spoken title: name without extension.
    public var spokenTitle: String?
    public var isPremium = false
    /// Authors and licence, one paragraph per line.
    public var credits = ""
    /// Its shelf; nil for the shelf of its language.
    public var shelf: String?
    /// How frightening the whole tale is.
    public var wolves: Int?
    public var slides: [Slide]

    /// A slide's entry.
    public struct Slide: Hashable, Sendable {
        public var id: String
        /// Names without extension.
        public var image, narration: String?
        public var text = ""
        public var words: [WordTime] = []
        public var ask: String?
        public var wolves: Int?
        public var explanations: [Explanation] = []

        /// An explained word; its clip's name is without extension.
        public struct Explanation: Hashable, Sendable {
            public var word, text: String
            public var clip: String?

            public init(word: String, text: String, clip: String? = nil) {
                self.word = word
                self.text = text
                self.clip = clip
            }
        }

        public init(
            id: String, image: String? = nil, narration: String? = nil, text: String = "", words: [WordTime] = [],
            ask: String? = nil, wolves: Int? = nil, explanations: [Explanation] = []
        ) {
            self.id = id
            self.image = image
            self.narration = narration
            self.text = text
            self.words = words
            self.ask = ask
            self.wolves = wolves
            self.explanations = explanations
        }
    }

    /// The file's name.
    public static let fileName = "story.json"

    public init(
        id: String, title: String, language: String = "lv", cover: String? = nil, spokenTitle: String? = nil,
        isPremium: Bool = false, credits: String = "", shelf: String? = nil, wolves: Int? = nil,
        slides: [Slide]
    ) {
        self.id = id
        self.title = title
        self.language = language
        self.cover = cover
        self.spokenTitle = spokenTitle
        self.isPremium = isPremium
        self.credits = credits
        self.shelf = shelf
        self.wolves = wolves
        self.slides = slides
    }

    /// The file's text, formatted for people: fields always in the same order, times in seconds to 0.01.
    public var json: String {
        let fields =
            [field("id", id), field("title", title), field("language", language)]
            + (cover.map { [field("coverImage", $0)] } ?? [])
            + (spokenTitle.map { [field("titleAudio", $0)] } ?? [])
            + [#""isPremium": \#(isPremium)"#] + (credits.isEmpty ? [] : [field("credits", credits)])
            + (shelf.map { [field("shelf", $0)] } ?? [])
            + (wolves.map { [#""wolves": \#($0)"#] } ?? [])
            + [#""slides": \#(list(slides.map(\.json)))"#]
        return object(fields) + "\n"
    }
}

extension StoryManifest.Slide {
    fileprivate var json: String {
        var fields = [field("id", id)]
        if let image { fields.append(field("imageName", image)) }
        if let narration { fields.append(field("audioName", narration)) }
        if !text.isEmpty { fields.append(field("text", text)) }
        if !words.isEmpty {
            fields.append(#""words": \#(list(words.map { "[\(hundredths($0.start)), \(hundredths($0.end))]" }))"#)
        }
        if let ask { fields.append(field("ask", ask)) }
        if let wolves { fields.append(#""wolves": \#(wolves)"#) }
        if !explanations.isEmpty {
            let entries = explanations.map { entry in
                "\(inQuotes(entry.word)): "
                    + object([field("text", entry.text)] + (entry.clip.map { [field("clip", $0)] } ?? []))
            }
            fields.append(#""explain": \#(object(entries))"#)
        }
        return object(fields)
    }
}

extension TellingManifest {
    /// The file's text.
    package var json: String {
        let times = words.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { stem, words in
            "\(inQuotes(stem)): \(list(words.map { "[\(hundredths($0.start)), \(hundredths($0.end))]" }))"
        }
        let face = [#""version": 1"#, field("animal", teller.animal.rawValue), field("color", teller.hue.rawValue)]
        return object(face + (times.isEmpty ? [] : [#""words": \#(object(times))"#])) + "\n"
    }
}

// MARK: - JSON (RFC 8259)

private func object(_ fields: [String]) -> String { "{\n" + indented(fields) + "\n}" }

private func list(_ elements: [String]) -> String { elements.isEmpty ? "[]" : "[\n" + indented(elements) + "\n]" }

private func indented(_ elements: [String]) -> String {
    elements.joined(separator: ",\n").split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
}

private func field(_ name: String, _ text: String) -> String { #""\#(name)": \#(inQuotes(text))"# }

private func inQuotes(_ text: String) -> String {
    let spelled = text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case "\u{0}"..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        default: String(scalar)
        }
    }
    return "\"\(spelled.joined())\""
}

/// A time in short notation: `2`, `5.3`, `0.25`.
private func hundredths(_ seconds: Double) -> String {
    let day = 86_400.0  // no clip is longer
    let count = Int((min(max(seconds, 0), day) * 100).rounded())
    let whole = count / 100, rest = count % 100
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
