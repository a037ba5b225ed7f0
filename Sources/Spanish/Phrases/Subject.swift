extension AnalysedSentence {
    /// The person and number of the subject that stands right before a verb; pronouns and `no` may be between.
    func person(before verb: Int, in dialect: Dialect) -> [String]? {
        var end = verb
        while isClitic(end - 1) || ["no", "ya", "también", "nunca", "siempre"].contains(text(end - 1)) { end -= 1 }
        for start in max(0, end - 6)..<max(0, end) {
            if let subject = Subject(at: start, in: self), subject.words.upperBound == end, !subject.isDoubtful {
                return subject.person(in: dialect)
            }
        }
        return nil
    }
}

/// A noun phrase that acts, if its person and number are sure: `Ana`, `mis hermanos`, `mi amiga y yo`.
struct Subject {
    let phrase: NounPhrase
    /// What the verb may be, such as `["p3", "sg"]`, the likeliest first.
    let persons: [[String]]
    /// Whether it says when or how much, and so may be no subject at all.
    let isDoubtful: Bool

    /// The places of its words in the sentence.
    var words: Range<Int> { phrase.places }
    var isPronoun: Bool { phrase.kind == .pronoun }
    /// Whether a pronoun that can only act is in it: `mi hermano y yo`.
    var isWithPronoun: Bool { isPronoun || phrase.parts.last?.kind == .pronoun }

    /// Whether it is a time or an opinion, beside which somebody else acts: `toda mi vida he vivido aquí`.
    func isPeriod(in sentence: AnalysedSentence) -> Bool {
        phrase.kind == .noun && Vocabulary.periods.contains(sentence.words[phrase.head])
    }

    /// What a teacher would say: `vosotros` only in Spain, if there is a choice.
    func person(in dialect: Dialect) -> [String]? {
        persons.first { dialect == .spain || $0 != ["p2", "pl"] } ?? persons.first
    }

    /// The subject that begins with a word, alone or with others.
    init?(at start: Int, in sentence: AnalysedSentence) {
        guard let phrase = NounPhrase(sentence, at: start)?.extended(in: sentence) else { return nil }
        let parts = phrase.kind == .several ? phrase.parts : [phrase]
        let persons = parts.compactMap { Self.persons($0, sentence) }
        guard persons.count == parts.count else { return nil }
        self.phrase = phrase
        self.persons = parts.count == 1 ? persons[0] : Self.joint(persons, parts)
        isDoubtful = parts.contains { part in
            let head = sentence.words[part.head]
            let isOfThings = !["clase", "clases", "tipo", "tipos"].contains(head.text) || part.places.count > 2
            return part.kind == .noun
                && [Vocabulary.times, Vocabulary.measures, Vocabulary.crowds].contains { $0.contains(head) }
                && isOfThings
        }
    }

    private static func joint(_ persons: [[[String]]], _ parts: [NounPhrase]) -> [[String]] {
        if zip(persons, parts).contains(where: { $0.first?.first == "p1" && $1.kind == .pronoun }) {
            return [["p1", "pl"]]
        }
        if persons.contains(where: { $0.first?.first == "p2" }) { return [["p2", "pl"], ["p3", "pl"]] }
        return [["p3", "pl"], ["p1", "pl"], ["p2", "pl"]]
    }

    /// The persons of a phrase; nil if they are not sure.
    private static func persons(_ phrase: NounPhrase, _ sentence: AnalysedSentence) -> [[String]]? {
        let head = sentence.words[phrase.head]
        switch phrase.kind {
        case .pronoun: return pronouns[head.text]
        case .name: return head.must("np", "ant") ? [["p3", "sg"]] : nil
        case .several: return nil
        case .noun:
            guard let last = phrase.determiner, let determiner = Determiner(sentence.words[last]),
                (phrase.places.lowerBound...last).contains(where: { isSure(sentence.words[$0]) }),
                !determiner.concord.number.isDisjoint(with: head.concord(\.isNoun))
            else { return nil }
            // `los españoles cenamos` is right.
            return determiner.concord.isPlural ? [["p3", "pl"], ["p1", "pl"], ["p2", "pl"]] : [["p3", "sg"]]
        }
    }

    /// Whether a phrase with this determiner is mostly the subject.
    private static func isSure(_ word: AnalysedWord) -> Bool {
        switch Determiner(word)?.kind {
        case .article, .demonstrative, .possessive, .each: true
        default: indefinite.contains(word.text)
        }
    }

    private static let indefinite: WordList = """
        algún alguna algunos algunas ningún ninguna varios varias ambos ambas
        """

    static let pronouns: [String: [[String]]] = [
        "yo": [["p1", "sg"]], "tú": [["p2", "sg"]], "él": [["p3", "sg"]], "ella": [["p3", "sg"]],
        "usted": [["p3", "sg"]], "nosotros": [["p1", "pl"]], "nosotras": [["p1", "pl"]], "vosotros": [["p2", "pl"]],
        "vosotras": [["p2", "pl"]], "ellos": [["p3", "pl"]], "ellas": [["p3", "pl"]], "ustedes": [["p3", "pl"]],
        "nadie": [["p3", "sg"]], "alguien": [["p3", "sg"]],
    ]
}
