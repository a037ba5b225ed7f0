extension Reading {
    /// Whether it is a form that has a person.
    var isFinite: Bool { isVerb && (has("p1") || has("p2") || has("p3")) }
    var tense: VerbTense? { isVerb ? tags.lazy.compactMap { VerbTense(tag: $0) }.first : nil }
    var isPlural: Bool { has("pl") }

    /// The same verb in another form.
    func inflected(_ tense: VerbTense, _ person: [String]) -> Reading {
        Reading(lemma, [tags.first ?? "vblex", tense.tag] + person)
    }

    var participle: Reading { Reading(lemma, [tags.first ?? "vblex", "pp", "m", "sg"]) }
    var infinitive: Reading { Reading(lemma, [tags.first ?? "vblex", "inf"]) }
    var gerund: Reading { Reading(lemma, [tags.first ?? "vblex", "ger"]) }
    /// Its person and number, such as `["p1", "sg"]`.
    var person: [String] { tags.filter { ["p1", "p2", "p3", "sg", "pl"].contains($0) } }
}
