/// Words that neither the analyser nor the speller knows: a wrong accent, a form that no verb has, or a slip of spelling.
///
/// One rule finds all three, because the word must be looked up for each, and what explains it best is said.
struct UnknownWordRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        let places = Self.unknown(in: sentence, grammar)
        guard !places.isEmpty else { return [] }
        let words = places.map { sentence.text($0) }
        let spellings = try grammar.lexicon.spelling(of: words)
        var found: [Correction] = []
        for (place, spelling) in zip(places, spellings) {
            let word = UnknownWord(place: place, sentence: sentence, spelling: spelling)
            if let correction = try correction(of: word, grammar) { found.append(correction) }
        }
        return found
    }

    private func correction(of word: UnknownWord, _ grammar: Grammar) throws(LanguageProblem) -> Correction? {
        let forms = VerbFormFinder(grammar: grammar), spelling = SpellingFinder(grammar: grammar)
        if word.isLikelyName {
            if let accent = try AccentFinder(grammar: grammar).correction(of: word) { return accent }
            return try spelling.correction(of: word)
        }
        let names = NameFinder(grammar: grammar)
        if let name = try names.correction(of: word) { return name }
        if let told = try PreteriteAccent(grammar: grammar).correction(of: word) { return told }
        if let form = try forms.second(of: word) { return form }
        if let form = try forms.infinitive(for: word) { return form }
        if let form = try forms.spread(in: word) { return form }
        if let form = try forms.correction(of: word, onlyExact: true) { return form }
        if grammar.dialect == .argentina, try VoseoWord.isForm(word.text, grammar.lexicon) { return nil }
        if let accent = try AccentFinder(grammar: grammar).correction(of: word) { return accent }
        let alike = try spelling.correction(of: word, onlyAlike: true)
        if let alike { return alike }
        if let form = try forms.correction(of: word) { return form }
        let bases = WordsLeftAlone.bases(of: word.text)
        if try grammar.lexicon.readings(of: bases).contains(where: { !$0.isEmpty }) { return nil }
        return try spelling.correction(of: word)
    }

    /// The numbers of words that no dictionary has, in a sentence that is Spanish.
    private static func unknown(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Int] {
        let words = sentence.indices.filter { sentence[$0]?.surface.first?.isLetter ?? false }
        let unknown = words.filter { !(sentence[$0]?.token.isKnown ?? true) }
        guard unknown.count <= 1 || unknown.count * 2 <= words.count else { return [] }
        return unknown.filter { place in
            guard let word = sentence[place], word.surface.allSatisfy(\.isLetter), word.text.count > 1 else {
                return false
            }
            let isName = word.isCapitalized && !sentence.isStart(place) || grammar.names.contains(word.surface)
            return !isName && !isNation(place, sentence) && word.surface.dropFirst().allSatisfy(\.isLowercase)
                && !WordsLeftAlone.contains(word.text)
                && word.text.allSatisfy { letters.contains($0) }
        }
    }

    /// Whether it is where somebody comes from: `mi abuela es estonia`, but `vivo en estonia`.
    private static func isNation(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        ["estonia", "armenia", "macedonia"].contains(sentence.text(place)) && place > 0
            && !(sentence[place - 1]?.may("pr") ?? false)
    }

    private static let letters = Set("abcdefghijklmnñopqrstuvwxyzáéíóúü")
}

/// A word that the analyser does not know, in its sentence.
struct UnknownWord {
    let place: Int
    let sentence: AnalysedSentence
    let spelling: Spelling

    var text: String { sentence.text(place) }
    var words: ArraySlice<AnalysedWord> { sentence.words[place...place] }
    /// Whether a capital letter at the start may make it a name.
    var mayBeName: Bool { sentence[place]?.isCapitalized ?? false }
    var isSpelledRight: Bool { spelling == .right }

    /// Whether it stands at the head of a sentence as a name does, before a verb or another name: `Tukums es pequeño`.
    var isLikelyName: Bool {
        let next = place + 1
        guard mayBeName, !sentence.isBreak(next), let word = sentence[next] else { return false }
        let isJoined = ["y", "e"].contains(word.text) && sentence[next + 1]?.isCapitalized ?? false
        let isVerb = sentence.isSurelyFinite(next) || ["no", "se", "me", "le"].contains(word.text)
        return isJoined || isVerb || word.isCapitalized
    }

    /// Whether an article, a preposition or the like makes it no verb.
    var isNoun: Bool {
        guard let before = sentence[place - 1], before.mark == nil, !sentence.isBreak(place) else { return false }
        if ["la", "lo", "los", "las"].contains(before.text) { return false }
        return before.readings.contains { reading in
            ["det", "pr", "num"].contains(where: reading.has) || reading.joined.contains { $0.has("det") }
        } && !before.may("vblex")
    }

    /// The subject's person and number, if a pronoun or noun phrase stands right before; pronouns and `no` may be between.
    func person(_ grammar: Grammar) -> [String]? { sentence.person(before: place, in: grammar.dialect) }

    /// Whether `no` or a pronoun of a verb stands before.
    var isAfterPronoun: Bool {
        sentence.text(place - 1) == "no" || AnalysedSentence.sureClitics.contains(sentence.text(place - 1))
    }

    /// The verb before that wants an infinitive, as in `no puedo dormo`.
    var isAfterModal: Bool {
        sentence.acting(place - 1, "poder querer deber necesitar soler preferir") != nil
            || sentence[place - 1]?.readings.contains { $0.lemma == "tener que" } ?? false
            || sentence.text(place - 1) == "a" && sentence.acting(place - 2, "ir") != nil
    }

    /// Whether the words before are those of a perfect: `he`, `ha`, `había` ….
    var isAfterHaber: Bool {
        sentence[place - 1]?.readings.contains { $0.has("vbhaver") } ?? false
    }
}
