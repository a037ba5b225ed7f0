/// The genders and numbers that a word may have, each gender with each number: `grande` is singular of both genders.
struct Concord: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let masculineSingular = Concord(rawValue: 1)
    static let feminineSingular = Concord(rawValue: 2)
    static let masculinePlural = Concord(rawValue: 4)
    static let femininePlural = Concord(rawValue: 8)

    static let masculine: Concord = [.masculineSingular, .masculinePlural]
    static let feminine: Concord = [.feminineSingular, .femininePlural]
    static let singular: Concord = [.masculineSingular, .feminineSingular]
    static let plural: Concord = [.masculinePlural, .femininePlural]
    static let any: Concord = [.singular, .plural]

    /// The single genders and numbers in the order in which forms are listed: el, la, los, las.
    static let each: [Concord] = [.masculineSingular, .feminineSingular, .masculinePlural, .femininePlural]

    var isPlural: Bool { !isEmpty && isSubset(of: .plural) }
    var isSingular: Bool { !isEmpty && isSubset(of: .singular) }
    var isMasculine: Bool { !isEmpty && isSubset(of: .masculine) }
    var isFeminine: Bool { !isEmpty && isSubset(of: .feminine) }

    /// The numbers that it may have, each with both genders.
    var number: Concord {
        [Concord.singular, .plural].reduce(into: []) { if !isDisjoint(with: $1) { $0.formUnion($1) } }
    }

    /// What both allow; if they contradict, the second number with the first gender.
    func agreeing(with other: Concord) -> Bool { !isDisjoint(with: other) }

    /// The analyser's symbols of a single gender and number; the masculine stands for both.
    var tags: [String] { [isFeminine ? "f" : "m", isPlural ? "pl" : "sg"] }
}

extension Reading {
    /// Its gender and number; one without them may be any.
    var concord: Concord {
        let isPlain = !has("m") && !has("f")
        var gender: Concord = has("mf") || isPlain ? .any : []
        if has("m") { gender.formUnion(.masculine) }
        if has("f") { gender.formUnion(.feminine) }
        let number: Concord = has("sg") ? .singular : has("pl") ? .plural : .any
        return gender.intersection(number)
    }

    var isNoun: Bool { has("n") }
    var isName: Bool { has("np") }
    var isAdjective: Bool { has("adj") && !has("pos") && joined.isEmpty }
    var isPastParticiple: Bool { has("pp") && joined.isEmpty }
    var isInfinitive: Bool { has("inf") }
}

extension AnalysedWord {
    /// The genders and numbers that it may have as a noun; `chef` has both genders.
    var nounConcord: Concord {
        let own = concord(\.isNoun)
        return hasBothGenders ? own.number : own
    }

    /// Whether it is a noun such as `chef`; `música` is not the feminine of `músico`.
    var hasBothGenders: Bool {
        Vocabulary.bothGenders.contains(text)
            || readings.contains { noun in
                Vocabulary.bothGenders.contains(noun.lemma)
                    && (!noun.lemma.hasSuffix("o") || text.hasPrefix(noun.lemma))
            }
    }

    /// The genders and numbers of its readings of one kind; nothing if it has no such reading.
    func concord(_ kind: (Reading) -> Bool) -> Concord {
        let found = readings.filter(kind).reduce(into: Concord()) { $0.formUnion($1.concord) }
        // The analyser has `gigante` in the masculine only.
        guard text.hasSuffix("e") || text.hasSuffix("es"), readings.contains(where: \.isAdjective) else { return found }
        return found.union(found.isPlural ? .plural : found.isSingular ? .singular : found)
    }
}
