/// Finds a theme that is declined, by words that leave no doubt.
///
/// The learner's message is then answered by ``Theme/line`` and no model is asked; a model's reply is not shown.
struct ThemeGuard {
    private let category: Scenario.Category?

    /// - Parameter category: of the scene, which may need some of the words; nil without a scene.
    init(_ category: Scenario.Category?) { self.category = category }

    private static let index = PatternIndex(ThemeRule.all.map(\.patterns))

    func theme(of text: LemmatisedText, by speaker: TalkLine.Speaker) -> Theme? {
        let words = Self.withoutSpelling(text.words)
        let found = Self.index.places(in: words)
        return found.keys.sorted().lazy.map { (ThemeRule.all[$0], found[$0] ?? []) }.first { rule, places in
            rule.counts(in: category, by: speaker) && rule.meansIt(places, in: words)
        }?.0.theme
    }

    /// The fewest single letters in a row that are a spelled-out word: no sentence has as many.
    private static let fewestSpelled = 4

    /// The words with one word in place of `p i s t o l a` or `p.i.s.t.o.l.a`.
    private static func withoutSpelling(_ words: [LemmatisedText.Word]) -> [LemmatisedText.Word] {
        var joined: [LemmatisedText.Word] = [], rest = words[...]
        while let word = rest.first {
            let letters = rest.prefix { $0.text.count == 1 }
            let isSpelled = letters.count >= fewestSpelled
            joined.append(isSpelled ? LemmatisedText.Word(letters.map(\.text).joined()) : word)
            rest = rest.dropFirst(isSpelled ? letters.count : 1)
        }
        return joined
    }
}

/// Words of a theme, and where they are harmless.
struct ThemeRule: Sendable {
    let theme: Theme
    /// The theme's words in Spanish, English and Latvian; those that call for help also in Russian.
    let patterns: [WordPattern]
    /// Sayings in which such words mean something else.
    var harmless: [WordPattern] = []
    /// Scenes that need them.
    var scenes: Set<Scenario.Category> = []
    var speakers: Set<TalkLine.Speaker> = [.tutor, .learner]

    fileprivate func counts(in category: Scenario.Category?, by speaker: TalkLine.Speaker) -> Bool {
        speakers.contains(speaker) && !(category.map(scenes.contains) ?? false)
    }

    /// Whether one of the places is outside harmless sayings.
    fileprivate func meansIt(_ places: [Range<Int>], in words: [LemmatisedText.Word]) -> Bool {
        let sayings = harmless.flatMap { $0.places(in: words) }
        return places.contains { place in !sayings.contains { $0.overlaps(place) } }
    }
}
