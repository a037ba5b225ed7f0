import Engine

/// A tale in another language than its own.
public struct Translation: Hashable, Codable, Sendable {
    /// A BCP 47 tag, such as `en`.
    public let language: String
    public let title: String
    public var spokenTitle: Sound?
    public var by: String?
    public var spokenBy: Sound?
    /// All slides; those that nobody has translated are the tale's own.
    public let slides: Slides

    public init(
        language: String, title: String, spokenTitle: Sound? = nil, by: String? = nil, spokenBy: Sound? = nil,
        slides: some Collection<Slide>
    ) {
        self.language = language
        self.title = title
        self.spokenTitle = spokenTitle
        self.by = by
        self.spokenBy = spokenBy
        self.slides = Slides(slides)
    }
}

extension Story {
    /// The languages in which it is told, its own first.
    public var languages: [String] { [language] + translations.map(\.language) }

    /// The tale as it is told in a language; its own, if it is not told in that one.
    ///
    /// What was recorded at home is in the tale's own language.
    public func told(in language: String?) -> Story {
        guard let translation = translations.first(where: { $0.language == language }) else { return self }
        return Story(
            id: id, title: translation.title, language: translation.language, cover: cover,
            spokenTitle: translation.spokenTitle, by: translation.by, spokenBy: translation.spokenBy, music: music,
            isPremium: isPremium, credits: credits, shelf: shelf, added: added, wolves: wolves,
            slides: translation.slides)
    }
}

extension Slide {
    /// The slide with its words and voice in another language.
    ///
    /// The sounds of the scene stay at their share of the words, for nobody says to which of these they belong.
    func told(
        _ narration: Sound?, _ text: String, _ words: [WordTime], clipLength: Double?, ask: String?,
        _ explanations: [Explanation]
    ) -> Slide {
        var told = self
        let count = text.wordCount, own = max(1, self.text.wordCount)
        (told.narration, told.text, told.words, told.clipLength) = (narration, text, words, clipLength)
        (told.ask, told.explanations) = (ask, explanations)
        told.figures = figures.map { figure in
            var figure = figure
            figure.answer?.word = nil
            return figure
        }
        told.foley = count == 0 ? [] : foley.map { Foley($0.clip, word: $0.word * count / own) }
        return told
    }
}
