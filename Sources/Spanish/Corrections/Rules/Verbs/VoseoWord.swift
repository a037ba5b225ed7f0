/// Whether a word that no dictionary knows is a form for `vos`, alone or with pronouns: `tenés`, `decime`, `sentate`.
enum VoseoWord {
    /// Whether it is a form for `vos` of a verb that the lexicon knows.
    static func isForm(_ word: String, _ lexicon: any Lexicon) throws(LanguageProblem) -> Bool {
        let infinitives = infinitives(of: word)
        guard !infinitives.isEmpty else { return false }
        return try lexicon.readings(of: infinitives).contains { $0.contains { $0.has("inf") } }
    }

    /// The infinitives of which it may be a form; the lexicon must know them.
    static func infinitives(of word: String) -> [String] {
        bases(of: word).flatMap { base in
            ["ar", "er", "ir"].compactMap { ending in
                guard let stem = stem(base.text, ending, isOrder: base.isOrder) else { return nil }
                return stem + ending
            }
        }
    }

    /// The word, and what stands before its pronouns.
    private static func bases(of word: String) -> [(text: String, isOrder: Bool)] {
        var all = [(word, false)]
        let pronouns = ["me", "te", "se", "lo", "la", "los", "las", "le", "les", "nos"]
        for last in pronouns where word.hasSuffix(last) && word.count > last.count + 2 {
            let rest = String(word.dropLast(last.count))
            all.append((rest, true))
            for first in ["me", "te", "se", "nos"] where rest.hasSuffix(first) && rest.count > first.count + 1 {
                all.append((String(rest.dropLast(first.count)), true))
            }
        }
        return all
    }

    private static func stem(_ base: String, _ ending: String, isOrder: Bool) -> String? {
        let vowel: Character = ending == "ar" ? "a" : ending == "er" ? "e" : "i"
        let stressed: Character = ending == "ar" ? "á" : ending == "er" ? "é" : "í"
        let last = base.last
        if isOrder {
            return Accents.stripped(String(last.map { [$0] } ?? [])) == String(vowel) ? plain(base.dropLast()) : nil
        }
        if last == stressed { return plain(base.dropLast()) }
        return last == "s" && base.dropLast().last == stressed ? plain(base.dropLast(2)) : nil
    }

    private static func plain(_ text: Substring) -> String { Accents.stripped(String(text)) }
}
