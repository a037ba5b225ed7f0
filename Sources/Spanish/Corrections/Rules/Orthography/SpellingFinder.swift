/// Finds the one word that a misspelled one must be: `escuala`, `quiciera`.
struct SpellingFinder {
    let grammar: Grammar

    private struct Candidate {
        let text: String
        let readings: [Reading]
        let distance: Int
        let soundsAlike: Bool
        /// Whether learners of the first levels use it.
        let isCommon: Bool
        /// Whether the typed word is a usual slip for it.
        let isSlip: Bool
        /// How well it fits; a smaller number is better.
        var score: Double
    }

    /// - Parameter onlyAlike: whether only a word is meant that sounds the same.
    func correction(of word: UnknownWord, onlyAlike: Bool = false) throws(LanguageProblem) -> Correction? {
        guard case .wrong(let suggestions) = word.spelling, word.text.count > 2 else { return nil }
        guard let right = choose(try candidates(suggestions, word), word), right.soundsAlike || !onlyAlike else {
            return nil
        }
        return Correction(word.words, to: right.text, .spelling, Self.reason(word.text, right.text))
    }

    private func candidates(_ suggestions: [String], _ word: UnknownWord) throws(LanguageProblem) -> [Candidate] {
        let typed = word.text
        let sounds = [typed, typed.hasPrefix("que") ? "cue" + typed.dropFirst(3) : typed].map { WordSound($0) }
        let near = suggestions.filter { $0.allSatisfy(\.isLetter) && $0.first?.isLowercase ?? false }
        let slips = LearnerSlips.mended(typed)
        let words = near + slips.filter { !near.contains($0) }
        let readings = try grammar.lexicon.readings(of: words)
        return zip(words, readings).enumerated().compactMap { place, pair in
            let (text, readings) = pair, order = min(place, near.count)
            guard !readings.isEmpty, !word.isLikelyName || readings.allSatisfy(\.isShort) else { return nil }
            let distance = WordDistance.between(Accents.stripped(typed), Accents.stripped(text))
            var score = Double(distance) + Double(order) / 20
            if slips.contains(text) { score -= 0.5 }
            if Self.isSwapped(typed, text) { score -= 0.6 }
            if Self.isVowelChanged(typed, text) { score -= 0.4 }
            if typed.first != text.first { score += 0.5 }
            let isCommon = Vocabulary.common.contains(text) || readings.contains(where: \.isCommon)
            if isCommon { score -= readings.contains(where: \.isShort) ? 2.2 : 1 }
            if !fits(readings, word) { score += 0.8 }
            return Candidate(
                text: text, readings: readings, distance: distance, soundsAlike: sounds.contains(WordSound(text)),
                isCommon: isCommon, isSlip: slips.contains(text), score: score)
        }
    }

    private func choose(_ candidates: [Candidate], _ word: UnknownWord) -> Candidate? {
        let alike = candidates.filter(\.soundsAlike).sorted { $0.score < $1.score }
        // `aroz` is `arroz` rather than `aros`, which few know.
        let isRare = alike.first.map { !$0.isCommon } ?? true && candidates.contains { $0.isCommon && $0.isSlip }
        if let first = alike.first, !isRare,
            alike.count == 1 || alike[1].score - first.score > 0.04 || word.text.count > 3
        {
            return first
        }
        let length = word.text.count
        guard length > 3, !word.mayBeName || length > 6 else { return nil }
        let near = candidates.filter {
            $0.isCommon
                ? $0.distance == 1 || $0.distance == 2 && length > 6
                : $0.distance == 1 && ($0.isSlip || length > 7)
        }.sorted { $0.score < $1.score }
        guard let first = near.first else { return nil }
        // `trabajó` beside `trabajo` is no other word.
        let other = near.first { Accents.stripped($0.text) != Accents.stripped(first.text) }
        let isClear = other.map { $0.score - first.score > (length > 5 ? 0.2 : 0.3) } ?? true
        return isClear ? first : nil
    }

    // MARK: - How well a word fits

    /// Whether it fits the article before.
    private func fits(_ readings: [Reading], _ word: UnknownWord) -> Bool {
        guard let before = word.sentence[word.place - 1], before.mark == nil else { return true }
        let determiners = before.readings.filter { $0.has("det") }
        guard !determiners.isEmpty else {
            return before.must("pr") ? !readings.allSatisfy(\.isFinite) : true
        }
        return readings.contains { reading in
            if AnalysedSentence.clitics.contains(before.text), reading.isFinite { return true }
            return (reading.has("n") || reading.has("adj")) && determiners.contains { Self.agree($0, reading) }
        }
    }

    private static func agree(_ one: Reading, _ other: Reading) -> Bool {
        (one.has("mf") || other.has("mf") || one.has("m") == other.has("m"))
            && (one.has("sp") || other.has("sp") || one.has("pl") == other.has("pl"))
    }

    private static func isSwapped(_ one: String, _ other: String) -> Bool {
        one.count == other.count && one.sorted() == other.sorted()
    }

    private static func isVowelChanged(_ one: String, _ other: String) -> Bool {
        guard one.count == other.count else { return false }
        let pairs = zip(Accents.stripped(one), Accents.stripped(other)).filter { $0 != $1 }
        return pairs.count == 1 && pairs.allSatisfy { "aeiou".contains($0) && "aeiou".contains($1) }
    }

    static func reason(_ wrong: String, _ right: String) -> Reason {
        WordSound(wrong) == WordSound(right)
            ? Reason(
                "Vārda „%1” nav; izrunā to tāpat, bet raksta „%2”.",
                "There is no word “%1”; it sounds the same, but it is spelled “%2”.",
                "La palabra “%1” no existe; suena igual, pero se escribe “%2”."
            ).about(wrong, right)
            : Reason(
                "Vārda „%1” nav; laikam domāts „%2”.", "There is no word “%1”; you probably mean “%2”.",
                "La palabra “%1” no existe; seguramente quieres decir “%2”."
            ).about(wrong, right)
    }
}
