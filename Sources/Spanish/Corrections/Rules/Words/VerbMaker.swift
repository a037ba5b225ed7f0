/// Makes the right form of a verb that stands in a sentence.
struct VerbMaker {
    let grammar: Grammar

    /// The form of a verb; nil if there is none.
    func form(_ verb: Reading, _ tense: VerbTense, _ person: [String]) throws(LanguageProblem) -> String? {
        try form(verb, [tense.tag] + person)
    }

    func form(_ verb: Reading, _ tense: VerbTense, _ person: Person) throws(LanguageProblem) -> String? {
        let infinitive = verb.lemma.split(separator: " ").first.map(String.init) ?? verb.lemma
        if let form = VosForm(infinitive).form(tense, person) { return form }
        return try form(verb, [tense.tag] + person.tags)
    }

    func infinitive(_ verb: Reading) -> String {
        verb.lemma.hasSuffix("se") ? String(verb.lemma.dropLast(2)) : verb.lemma
    }

    func participle(_ verb: Reading) throws(LanguageProblem) -> String? { try form(verb, ["pp", "m", "sg"]) }

    func gerund(_ verb: Reading) throws(LanguageProblem) -> String? { try form(verb, ["ger"]) }

    /// A verb of several words, such as `tener que`, keeps its others.
    private func form(_ verb: Reading, _ tags: [String]) throws(LanguageProblem) -> String? {
        let words = verb.lemma.split(separator: " ", maxSplits: 1).map(String.init)
        guard var lemma = words.first else { return nil }
        if lemma == "hay" { return tags.first == "pri" ? "hay" : try form(Reading("haber", ["vbhaver"]), tags) }
        if lemma.hasSuffix("rse") { lemma = String(lemma.dropLast(2)) }
        let kinds = [verb.tags.first ?? "vblex", "vblex", "vbmod"]
        let made = try grammar.lexicon.forms(of: kinds.map { Reading(lemma, [$0] + tags) })
        guard let form = made.lazy.compactMap({ $0 }).first else { return nil }
        return ([form] + words.dropFirst()).joined(separator: " ")
    }
}

extension Person {
    /// Reads the person from the analyser's symbols.
    init?(tags: [String]) {
        guard let person = Person.allCases.first(where: { $0 != .vos && $0.tags == tags }) else { return nil }
        self = person
    }
}
