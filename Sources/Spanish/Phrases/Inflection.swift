extension Grammar {
    /// An adjective, a participle or a noun in another gender and number; nil if there is no such form.
    func form(of word: AnalysedWord, _ kind: (Reading) -> Bool, _ concord: Concord) throws(LanguageProblem) -> String? {
        guard let reading = word.readings.first(where: kind) else { return nil }
        let number = concord.tags[1]
        let heads = reading.has("pp") ? [reading.tags[0], "pp"] : [reading.tags[0]]
        let grades = reading.has("sup") ? ["sup"] : []
        let readings = [concord.tags[0], "mf"].map { Reading(reading.lemma, heads + grades + [$0, number]) }
        return try lexicon.forms(of: readings).lazy.compactMap { $0 }.first
    }

    /// The same verb form of another verb, such as `está` for `es`; nil if there is none.
    func form(_ verb: String, like reading: Reading) throws(LanguageProblem) -> String? {
        let kind = verb == "ser" ? "vbser" : verb == "haber" ? "vbhaver" : "vblex"
        return try lexicon.forms(of: [Reading(verb, [kind] + reading.tags.dropFirst())])[0]
    }

    /// A verb's form of the same tense in the other number.
    func form(_ reading: Reading, isPlural: Bool) throws(LanguageProblem) -> String? {
        let tags = reading.tags.map { $0 == "sg" || $0 == "pl" ? (isPlural ? "pl" : "sg") : $0 }
        return try lexicon.forms(of: [Reading(reading.lemma, tags)])[0]
    }
}
