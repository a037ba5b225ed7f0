import Spanish

/// A form of a word, as the analyser's symbols say it.
struct FormName: Hashable, Codable, Sendable {
    let kind: Kind
    /// The tense of a verb.
    var tense: Tense?
    /// 1…3, of a verb or pronoun.
    var person: Int?
    var isPlural: Bool?
    var gender: Gender?

    enum Kind: String, Codable, Sendable, CaseIterable {
        case verb, noun, name, adjective, adverb, pronoun, article, preposition, conjunction, number, interjection,
            other
    }

    enum Tense: String, Codable, Sendable, CaseIterable {
        case infinitive, gerund, participle, present, preterite, imperfect, future, conditional, presentSubjunctive,
            imperfectSubjunctive, imperative
    }

    enum Gender: String, Codable, Sendable { case masculine, feminine }

    /// The analyser's symbols of parts of speech, in the order in which they decide.
    private static let kinds: [(String, Kind)] = [
        ("vblex", .verb), ("vbser", .verb), ("vbhaver", .verb), ("vbmod", .verb), ("vaux", .verb), ("np", .name),
        ("n", .noun), ("adj", .adjective), ("cnjadv", .conjunction), ("cnjcoo", .conjunction),
        ("cnjsub", .conjunction), ("preadv", .adverb), ("adv", .adverb), ("prn", .pronoun), ("rel", .pronoun),
        ("det", .article), ("predet", .article), ("pr", .preposition), ("num", .number), ("ij", .interjection),
    ]

    private static let tenses: [String: Tense] = [
        "inf": .infinitive, "ger": .gerund, "pp": .participle, "pri": .present, "ifi": .preterite, "pii": .imperfect,
        "fti": .future, "cni": .conditional, "prs": .presentSubjunctive, "pis": .imperfectSubjunctive,
        "imp": .imperative,
    ]

    init(kind: Kind, tense: Tense? = nil, person: Int? = nil, isPlural: Bool? = nil, gender: Gender? = nil) {
        (self.kind, self.tense, self.person, self.isPlural, self.gender) = (kind, tense, person, isPlural, gender)
    }

    init(_ reading: Reading) {
        let tags = Set(reading.tags)
        kind = Self.kinds.first { tags.contains($0.0) }?.1 ?? .other
        tense = kind == .verb ? reading.tags.lazy.compactMap { Self.tenses[$0] }.first : nil
        person = (1...3).first { tags.contains("p\($0)") }
        isPlural = tags.contains("pl") ? true : tags.contains("sg") ? false : nil
        gender = tags.contains("f") ? .feminine : tags.contains("m") ? .masculine : nil
    }

    /// The part of the grammar that it practises; nil for none that can be chosen.
    var focus: GrammarFocus? {
        switch tense {
        case .present: .present
        case .preterite: .preterite
        case .imperfect: .imperfect
        case .future: .future
        case .presentSubjunctive, .imperfectSubjunctive: .subjunctive
        default: nil
        }
    }
}
