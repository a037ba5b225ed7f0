/// The forms of a verb in one tense.
public struct Conjugation: Hashable, Sendable {
    public struct Form: Hashable, Sendable {
        /// The person of the form; nil for a participle or a gerund.
        let person: Person?
        /// The pronouns of its person, such as `él, ella, usted`; empty without a person.
        public let pronouns: String
        /// The form with its reflexive pronoun, if it has one.
        public let text: String
        /// How it would be if the verb were regular.
        public let regular: String

        public var isIrregular: Bool { text != regular }
    }

    /// The infinitive.
    public let verb: String
    public let tense: VerbTense
    let dialect: Dialect
    public let forms: [Form]
}

extension Conjugation {
    /// Makes the forms of a verb.
    ///
    /// - Parameter verb: an infinitive, also with `se`; capital letters do not matter.
    /// - Returns: nil if the analyser knows no such verb.
    static func make(
        _ verb: String, _ tense: VerbTense, _ dialect: Dialect, _ lexicon: any Lexicon
    ) throws(LanguageProblem) -> Conjugation? {
        let verb = ApertiumStream.cleaned(verb.lowercased())
        let isReflexive = verb.hasSuffix("rse")
        let base = isReflexive ? String(verb.dropLast(2)) : verb
        guard let regular = RegularVerb(base), let kind = try kind(base, lexicon) else { return nil }
        let persons: [Person?] =
            switch tense {
            case .participle, .gerund: [nil]
            case .imperative: Person.all(in: dialect).filter { $0 != .yo }
            default: Person.all(in: dialect)
            }
        let readings = persons.map { person in
            Reading(base, [kind, tense.tag] + (person?.tags ?? (tense == .gerund ? [] : ["m", "sg"])))
        }
        let texts = try lexicon.forms(of: readings)
        let pairs = zip(persons, texts).compactMap { person, text -> Form? in
            guard let text = VosForm(base).form(tense, person) ?? text else { return nil }
            let usual = person == .vos ? VosForm(base).regular(tense) : nil
            return Form(
                person: person, pronouns: person?.pronouns(in: dialect) ?? "", text: text,
                regular: usual ?? regular.form(tense, person ?? .yo))
        }
        guard !pairs.isEmpty else { return nil }
        let forms = isReflexive ? pairs.map { $0.reflexive(tense) } : pairs
        return Conjugation(verb: verb, tense: tense, dialect: dialect, forms: forms)
    }

    /// The analyser's symbol for the kind of verb, such as `vblex`.
    private static func kind(_ base: String, _ lexicon: any Lexicon) throws(LanguageProblem) -> String? {
        try lexicon.readings(of: [base]).first?
            .first { $0.has("inf") && $0.lemma.lowercased() == base && !$0.has("pron") }?.tags.first
    }
}

extension Conjugation.Form {
    /// The form with the pronoun of a reflexive verb.
    fileprivate func reflexive(_ tense: VerbTense) -> Self {
        func joined(_ text: String) -> String {
            switch (tense, person) {
            case (.participle, _): text
            case (.imperative, let person?): Enclitic.join(text, person.reflexive)
            case (.gerund, _): Enclitic.join(text, "se")
            default: (person?.reflexive ?? "se") + " " + text
            }
        }
        return Self(person: person, pronouns: pronouns, text: joined(text), regular: joined(regular))
    }
}
