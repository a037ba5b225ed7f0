/// The words of a sentence that are, or may be, verbs with a person.
extension AnalysedSentence {
    /// Its readings as a verb with a person, without those as an order.
    func finite(_ place: Int) -> [Reading] {
        self[place]?.readings.filter { $0.isFinite && $0.joined.isEmpty && $0.tense != .imperative } ?? []
    }

    /// Whether it can be nothing but a verb with a person.
    func isSurelyFinite(_ place: Int) -> Bool {
        guard let word = self[place], !finite(place).isEmpty, word.isOnlyFinite || isAre(place) else { return false }
        return word.readings.allSatisfy(\.joined.isEmpty)
    }

    /// Whether it is `son` that is no music: no word that wants a noun stands before.
    private func isAre(_ place: Int) -> Bool {
        text(place) == "son" && (isBreak(place) || !Self.beforeMusic.contains(text(place - 1)))
    }
    private static let beforeMusic: WordList = "el un al del este ese aquel mi tu su buen gran de cada mucho con"

    /// Whether it may be a verb with a person; words that nearly never are one are left out.
    func mayBeFinite(_ place: Int) -> Bool { !finite(place).isEmpty && !Self.seldomVerbs.contains(text(place)) }

    /// Forms of verbs that mostly are something else.
    private static let seldomVerbs: WordList = """
        como para sobre entre bajo nada una unas uno sino cerca casa cara cosa parte hacia río era este si ante tras vino
        traje media medio tarde justo solo sola cuanto pasado cuenta copa calle ama
        """

    /// Whether it may be the verb of its clause: no article or preposition stands before it.
    func mayAct(_ place: Int) -> Bool {
        guard mayBeFinite(place) else { return false }
        if isSurelyFinite(place) { return true }
        guard let before = self[place - 1], !isBreak(place), !Self.sureClitics.contains(before.text) else {
            return true
        }
        return !before.readings.contains { reading in
            ["det", "pr", "num", "predet"].contains(where: reading.has) || reading.joined.contains { $0.has("det") }
        }
    }

    /// Whether the clause of a word has another word that can only be its verb.
    func hasVerb(beside place: Int) -> Bool {
        (clauseStart(of: place)..<clauseEnd(from: place)).contains {
            $0 != place && (isSurelyFinite($0) || words[$0].readings.contains { $0.isFinite && $0.has("vbser") })
        }
    }

    // MARK: - Pronouns of verbs

    func isClitic(_ place: Int) -> Bool { Self.clitics.contains(text(place)) }

    static let clitics: WordList = "me te se lo la los las le les nos os"
    /// Pronouns that can be no article.
    static let sureClitics: WordList = "me te se le les nos os"

    /// Whether a pronoun is of the verb's own person, as in `te vas`.
    func isReflexive(_ place: Int) -> Bool {
        let persons = ["me": ["p1", "sg"], "te": ["p2", "sg"], "nos": ["p1", "pl"], "os": ["p2", "pl"]]
        guard let person = persons[text(place)] else { return false }
        return finite(place + 1).contains { $0.person == person }
    }
}

extension AnalysedWord {
    /// Whether it can be nothing but a verb with a person, also an order with pronouns: `explícame`.
    var isOnlyFinite: Bool { !readings.isEmpty && readings.allSatisfy(\.isFinite) }
}
