import Spanish

/// The words of a text, each with its base forms.
struct LemmatisedText: Hashable, Sendable {
    let words: [Word]
    /// Whether the analyser was asked; without it no word is known.
    let isAnalysed: Bool

    struct Word: Hashable, Sendable {
        /// The word in small letters, with its accents.
        let text: String
        /// The word as ``WordForm`` compares it.
        let form: String
        /// The base forms of its readings, as ``WordForm`` compares them; empty for a word that is not known.
        let lemmas: Set<String>

        var isKnown: Bool { !lemmas.isEmpty }

        init(_ text: String, _ readings: [Reading] = []) {
            self.text = text.lowercased()
            form = Self.plain(text)
            lemmas = Set(readings.map { Self.plain($0.lemma) })
        }

        private static func plain(_ text: String) -> String { String(WordForm(text).letters) }
    }

    private init(words: [Word], isAnalysed: Bool) { (self.words, self.isAnalysed) = (words, isAnalysed) }

    static func + (first: Self, second: Self) -> Self {
        Self(words: first.words + second.words, isAnalysed: first.isAnalysed && second.isAnalysed)
    }

    /// - Parameter lexicon: nil without the analyser; one that gives no answer counts as none, because a rule that
    ///   knows less only says less.
    init(_ text: String, _ lexicon: (any Lexicon)? = nil) {
        let forms = TalkLine.words(of: text)
        let readings = try? lexicon?.readings(of: forms.map { $0.lowercased() })
        words = zip(forms, readings ?? forms.map { _ in [] }).map { Word($0, $1) }
        isAnalysed = readings != nil
    }
}
