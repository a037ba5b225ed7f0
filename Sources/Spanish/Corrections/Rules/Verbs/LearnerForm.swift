/// A form that a verb would have if it were regular, or if its vowel changed elsewhere: `sabo`, `tieno`, `tuvió`.
struct LearnerForm: Hashable {
    let infinitive: String
    let tense: VerbTense
    /// The analyser's symbols: person, or gender and number of a participle.
    let tags: [String]
    /// How far it is from the regular pattern; a smaller number is likelier.
    let rank: Int

    /// Whether a word is the very form that the regular verb has.
    func isRegular(_ word: String) -> Bool {
        guard let verb = RegularVerb(infinitive) else { return false }
        if tense == .participle {
            return verb.form(.participle, .yo).dropLast() == word.dropLast(tags.last == "pl" ? 2 : 1)
        }
        let person = Person(tags: tags) ?? .yo
        return verb.form(tense, person) == word
    }

    /// Whether it is one of the forms that learners make most, so that it is meant though the speller knows the word.
    var isLikely: Bool { rank == 0 && tense == .present || (rank == 0 || rank == 2) && tense == .preterite }

    /// Endings of -ar that are put on other verbs.
    private static let spread: WordList = "é ó aste aron aba abas ábamos aban"

    /// What a word may be; the lexicon must know the infinitive.
    static func all(of word: String) -> [LearnerForm] {
        var found: [LearnerForm] = []
        for (end, ending, tense, tags) in endings where word.hasSuffix(end) && word.count > end.count {
            let stem = String(word.dropLast(end.count))
            for (base, rank) in stems(stem, tense) {
                for other in ["ar", "er", "ir"] {
                    // `conducó`: the ending of -ar is put on all verbs.
                    let isSpread = Self.spread.contains(end) && [.preterite, .imperfect].contains(tense)
                    let shift = other == ending ? 0 : ending != "ar" && other != "ar" ? 1 : isSpread ? 2 : 3
                    let form = LearnerForm(infinitive: base + other, tense: tense, tags: tags, rank: rank + shift)
                    if !found.contains(form) { found.append(form) }
                }
            }
            if let infinitive = irregular[stem] {
                found.append(LearnerForm(infinitive: infinitive, tense: tense, tags: tags, rank: 1))
            } else if stem.hasSuffix("duj") {
                found.append(LearnerForm(infinitive: stem.dropLast() + "cir", tense: tense, tags: tags, rank: 1))
            }
        }
        return found
    }

    // MARK: - Endings

    private typealias End = (text: String, verb: String, tense: VerbTense, tags: [String])

    /// The endings of all regular verbs.
    private static let endings: [End] = {
        var all: [End] = []
        let tenses: [VerbTense] = [
            .present, .preterite, .imperfect, .future, .conditional, .subjunctive, .imperfectSubjunctive,
        ]
        for ending in ["ar", "er", "ir"] {
            // The stem of a made-up verb does not change its spelling.
            let stem = "bab"
            guard let verb = RegularVerb(stem + ending) else { continue }
            for tense in tenses {
                for person in Person.allCases where person != .vos {
                    all.append((String(verb.form(tense, person).dropFirst(stem.count)), ending, tense, person.tags))
                }
            }
            let participle = String(verb.form(.participle, .yo).dropFirst(stem.count).dropLast())
            for (end, tags) in [("o", ["m", "sg"]), ("a", ["f", "sg"]), ("os", ["m", "pl"]), ("as", ["f", "pl"])] {
                all.append((participle + end, ending, .participle, tags))
            }
            all.append((ending == "ar" ? "ando" : "iendo", ending, .gerund, []))
        }
        return all + [
            ("eron", "er", .preterite, ["p3", "pl"]), ("iron", "ir", .preterite, ["p3", "pl"]),
            ("yó", "er", .preterite, ["p3", "sg"]), ("yeron", "er", .preterite, ["p3", "pl"]),
            ("yendo", "er", .gerund, []),
            ("ído", "er", .participle, ["m", "sg"]), ("ída", "er", .participle, ["f", "sg"]),
        ]
    }()

    // MARK: - Stems

    /// Stems from which this one may be made, with how unlikely it is.
    private static func stems(_ stem: String, _ tense: VerbTense) -> [(String, Int)] {
        // The ending of a future begins after the infinitive, which has its own.
        var all = [(stem, 0)]
        let spellings = [("qu", "c"), ("gu", "g"), ("c", "z"), ("z", "c"), ("j", "g"), ("g", "gu")]
        for (end, base) in spellings where stem.hasSuffix(end) { all.append((stem.dropLast(end.count) + base, 0)) }
        for (changed, vowel) in [("ie", "e"), ("ue", "o"), ("ue", "u"), ("i", "e"), ("u", "o"), ("e", "i"), ("o", "u")]
        {
            for (text, rank) in all where rank == 0 {
                if let other = replacingLastVowels(text, changed, vowel) { all.append((other, 1)) }
            }
        }
        return all
    }

    /// The stem with its last vowels changed, if they are those.
    private static func replacingLastVowels(_ stem: String, _ old: String, _ new: String) -> String? {
        let letters = Array(stem)
        guard let last = letters.lastIndex(where: { "aeiouáéíóú".contains($0) }) else { return nil }
        let first = last - old.count + 1
        guard first >= 0, String(letters[first...last]) == old else { return nil }
        if first > 0, "aeiou".contains(letters[first - 1]), letters[first - 1] != "u" { return nil }
        return String(letters[..<first]) + new + String(letters[(last + 1)...])
    }

    /// Irregular stems of preterites and first persons, on which learners put regular endings.
    private static let irregular: [String: String] = [
        "tuv": "tener", "estuv": "estar", "pud": "poder", "pus": "poner", "sup": "saber", "quis": "querer",
        "vin": "venir",
        "hic": "hacer", "hiz": "hacer", "dij": "decir", "traj": "traer", "anduv": "andar", "hub": "haber",
        "cup": "caber",
        "teng": "tener", "pong": "poner", "salg": "salir", "veng": "venir", "dig": "decir", "hag": "hacer",
        "traig": "traer", "oig": "oír", "o": "oír", "oy": "oír", "ca": "caer", "caig": "caer", "le": "leer",
        "re": "reír",
        "sonre": "sonreír", "fre": "freír", "ve": "ver", "tra": "traer",
    ]
}
