extension AnalysedSentence {
    /// Words between a subject and its verb.
    private static let betweens: WordList = """
        no ya siempre también tampoco todavía aún hoy ahora nunca casi solo sólo me te se nos os lo la los las le les
        normalmente generalmente antes después ayer mañana aquí allí ahí
        """
    /// Words that may stand before a subject.
    private static let leads: WordList = """
        hoy ayer ahora mañana aquí allí entonces además también normalmente generalmente siempre perdone perdón sí no
        luego después y pero que porque aunque si cuando bueno pues
        """
    private static let heavyJoints: WordList = "que pero porque aunque si cuando mientras como pues sino donde"

    /// The subject that stands before a verb, if it is sure where it starts.
    func subject(before verb: Int) -> NounPhrase? {
        let end = skippingBack(Self.betweens, before: verb)
        var start = end
        while start > 0, !isMark(start - 1), !endsClause(start - 1) { start -= 1 }
        if let found = subject(from: start, to: end) { return found }
        guard let joint = (start..<end).last(where: { ["y", "e", "o", "u", "ni"].contains(text($0)) }),
            joint == start || (start..<joint).contains(where: { mayBeFinite($0) })
        else { return nil }
        return subject(from: joint + 1, to: end)
    }

    /// Whether another clause begins after a word; `como` only compares in `una ciudad como Riga`.
    private func endsClause(_ place: Int) -> Bool {
        Self.heavyJoints.contains(text(place)) && !(text(place) == "como" && isCompared(place))
    }

    private func isCompared(_ place: Int) -> Bool {
        guard let before = self[place - 1], before.mark == nil else { return false }
        return before.readings.contains { $0.isNoun || $0.isName || $0.isAdjective || $0.has("prn") }
    }

    /// The phrase that ends where the verb's words begin, after words and phrases with prepositions.
    private func subject(from start: Int, to end: Int) -> NounPhrase? {
        var place = start
        while place < end {
            if let phrase = NounPhrase(self, at: place)?.extended(in: self) {
                if phrase.places.upperBound == end { return phrase }
                guard phrase.kind == .noun, words[phrase.head].readings.contains(where: \.isNoun),
                    Vocabulary.times.contains(words[phrase.head])
                else { return nil }
                place = phrase.places.upperBound
            } else if Self.leads.contains(text(place)) || words[place].must("adv") {
                place += 1
            } else if words[place].isPreposition,
                let phrase = NounPhrase(self, at: place + 1, isBare: true)?.extended(in: self),
                phrase.places.upperBound < end
            {
                place = phrase.places.upperBound
            } else {
                return nil
            }
        }
        return nil
    }
}
