import Engine

/// The content of a `story.json` to write; its names refer to files beside it.
public struct StoryManifest: Hashable, Sendable {
    public var id, title: String
    public var language = "lv"
    /// Name without extension; nil for the first slide's picture.
    public var cover: String?
    /// The spoken title: name without extension.
    public var spokenTitle: String?
    /// The line on the title page, and its clip: name without extension.
    public var by: String?
    public var spokenBy: String?
    /// The file of its theme.
    package var music: String?
    public var isPremium = false
    /// Authors and licence, one paragraph per line.
    public var credits = ""
    /// Its shelf; nil for the shelf of its language.
    public var shelf: String?
    /// How frightening the whole tale is.
    public var wolves: Int?
    public var slides: [Slide]
    /// The same in other languages: titles, words and their clips; a slide that is equal to this one's is not translated.
    package var translations: [StoryManifest] = []

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
        /// Their names are whole.
        package var figures: [StoryFile.FigureEntry] = []
        /// The files of what goes on below the voice, and of the sounds at its words.
        package var bed: String?
        package var foley: [StoryFile.FoleyEntry] = []

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

        package init(
            id: String, image: String?, narration: String?, text: String, words: [WordTime], ask: String?, wolves: Int?,
            explanations: [Explanation], figures: [StoryFile.FigureEntry], bed: String?, foley: [StoryFile.FoleyEntry]
        ) {
            self.init(
                id: id, image: image, narration: narration, text: text, words: words, ask: ask, wolves: wolves,
                explanations: explanations)
            (self.figures, self.bed, self.foley) = (figures, bed, foley)
        }
    }

    /// The file's name.
    public static let fileName = "story.json"

    public init(
        id: String, title: String, language: String = "lv", cover: String? = nil, spokenTitle: String? = nil,
        by: String? = nil, spokenBy: String? = nil, isPremium: Bool = false, credits: String = "",
        shelf: String? = nil, wolves: Int? = nil, slides: [Slide]
    ) {
        self.id = id
        self.title = title
        self.language = language
        self.cover = cover
        self.spokenTitle = spokenTitle
        self.by = by
        self.spokenBy = spokenBy
        self.isPremium = isPremium
        self.credits = credits
        self.shelf = shelf
        self.wolves = wolves
        self.slides = slides
    }

    /// The file's text, formatted for people: fields always in the same order, times in seconds to 0.01.
    public var json: String {
        let fields =
            [field("id", id)] + byLanguage("title") { inQuotes($0.title) } + [field("language", language)]
            + (cover.map { [field("coverImage", $0)] } ?? [])
            + byLanguage("titleAudio") { $0.spokenTitle.map(inQuotes) }
            + byLanguage("by") { $0.by.map(inQuotes) } + byLanguage("byAudio") { $0.spokenBy.map(inQuotes) }
            + (music.map { [field("music", $0)] } ?? [])
            + [#""isPremium": \#(isPremium)"#] + (credits.isEmpty ? [] : [field("credits", credits)])
            + (shelf.map { [field("shelf", $0)] } ?? [])
            + (wolves.map { [#""wolves": \#($0)"#] } ?? [])
            + [#""slides": \#(list(slides.indices.map(slide)))"#]
        return object(fields) + "\n"
    }

    /// A field of the tale, with a value for each language if they differ.
    private func byLanguage(_ name: String, _ value: (StoryManifest) -> String?) -> [String] {
        let own = value(self)
        let others = translations.map { (language: $0.language, value: value($0)) }
        return [valueByLanguage(name, (language, own), others.allSatisfy { $0.value == own } ? [] : others)]
            .compactMap(\.self)
    }

    private func slide(_ number: Int) -> String {
        let own = slides[number]
        let others = translations.filter { $0.slides.indices.contains(number) && $0.slides[number] != own }
            .map { (language: $0.language, slide: $0.slides[number]) }
        return own.json { name, value in
            valueByLanguage(name, (language, value(own)), others.map { ($0.language, value($0.slide)) })
        }
    }
}

/// A field with a value for each language, or the tale's own alone; nil without any.
private func valueByLanguage(
    _ name: String, _ own: (language: String, value: String?), _ others: [(language: String, value: String?)]
) -> String? {
    let written = ([own] + others).compactMap { language, value in value.map { "\(inQuotes(language)): \($0)" } }
    guard others.contains(where: { $0.value != nil }) else { return own.value.map { "\(inQuotes(name)): \($0)" } }
    return "\(inQuotes(name)): \(object(written))"
}

extension StoryManifest.Slide {
    /// - Parameter told: writes a field in all languages of the tale.
    fileprivate func json(_ told: (_ name: String, _ value: (Self) -> String?) -> String?) -> String {
        var fields = [field("id", id)]
        if let image { fields.append(field("imageName", image)) }
        fields += [
            told("audioName") { $0.narration.map(inQuotes) },
            told("text") { $0.text.isEmpty ? nil : inQuotes($0.text) }, told("words") { $0.wordList },
            told("ask") { $0.ask.map(inQuotes) }, wolves.map { #""wolves": \#($0)"# },
            told("explain") { $0.explanationList },
        ].compactMap(\.self)
        if !figures.isEmpty { fields.append(#""figures": \#(list(figures.map(\.json)))"#) }
        if let bed { fields.append(field("bed", bed)) }
        if !foley.isEmpty {
            let sounds = foley.map { #"{\#(field("clip", $0.clip)), "word": \#($0.word)}"# }
            fields.append(#""sounds": \#(list(sounds))"#)
        }
        return object(fields)
    }
}

extension StoryManifest.Slide {
    fileprivate var wordList: String? {
        words.isEmpty ? nil : list(words.map { "[\(hundredths($0.start)), \(hundredths($0.end))]" })
    }

    fileprivate var explanationList: String? {
        guard !explanations.isEmpty else { return nil }
        return object(
            explanations.map { entry in
                "\(inQuotes(entry.word)): "
                    + object([field("text", entry.text)] + (entry.clip.map { [field("clip", $0)] } ?? []))
            })
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

extension StoryFile.FigureEntry {
    /// One line.
    fileprivate var json: String {
        func numbers(_ numbers: [Double]) -> String { "[\(numbers.map(hundredths).joined(separator: ", "))]" }
        func sides(_ box: Rect) -> [Double] { [box.x, box.y, box.width, box.height] }
        var fields = [field("image", image)]
        if let behind { fields.append(field("behind", behind)) }
        fields.append(#""at": \#(numbers([place.box.x, place.box.y]))"#)
        fields.append(#""size": \#(numbers([place.box.width, place.box.height]))"#)
        if let ground = place.ground { fields.append(#""ground": \#(numbers(sides(ground)))"#) }
        fields.append(#""pivot": \#(numbers([place.pivot.x, place.pivot.y]))"#)
        if let rest { fields.append(#""rest": {\#(rest.json(withPeriod: true))}"#) }
        if let answer {
            let more =
                (answer.clip.map { [field("clip", $0)] } ?? []) + (answer.word.map { [#""word": \#($0)"#] } ?? [])
            let all = [answer.move.json(withPeriod: false)] + more
            fields.append(#""answer": {\#(all.joined(separator: ", "))}"#)
        }
        if isMouse { fields.append(#""mouse": true"#) }
        return "{\(fields.joined(separator: ", "))}"
    }
}

extension FigureMove {
    fileprivate func json(withPeriod: Bool) -> String {
        var fields = [field("motion", motion.rawValue)]
        if withPeriod { fields.append(#""period": \#(hundredths(Double(period) / 60))"#) }
        if motion.unit != .none { fields.append(#""by": \#(hundredths(strength))"#) }
        return fields.joined(separator: ", ")
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

/// A number in short notation: `2`, `5.3`, `0.25`.
private func hundredths(_ number: Double) -> String {
    let most = 86_400.0  // no clip has more seconds
    let count = Int((min(abs(number), most) * 100).rounded())
    guard number >= 0 || count == 0 else { return "-\(hundredths(-number))" }
    let whole = count / 100, rest = count % 100
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
