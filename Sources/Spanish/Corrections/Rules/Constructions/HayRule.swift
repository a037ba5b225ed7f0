/// `en la plaza está un banco`, `hay mi hermano`, `habían muchas personas`, `ha un problema`.
struct HayRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for place in sentence.words.indices {
            let word = sentence.words[place]
            if word.text == "hay", let isPlural = isDefinite(place + 1, sentence) {
                let right = isPlural ? "están" : "está"
                found.append(Correction([word], to: right, .hay, Self.known.about(right)))
            } else if let estar = word.form(of: "estar"), estar.has("p3"), estar.has("pri") || estar.has("pii"),
                isNew(place, sentence)
            {
                let right = estar.has("pri") ? "hay" : "había"
                found.append(Correction([word], to: right, .hay, Self.new.about(right)))
            } else if let right = Self.plurals[word.text], isThing(place + 1, sentence) {
                found.append(Correction([word], to: right, .hay, Self.single.about(right)))
            } else if ["ha", "han"].contains(word.text), isThing(place + 1, sentence) {
                found.append(Correction([word], to: "hay", .hay, Self.form))
            }
        }
        return found
    }

    private static let plurals = ["habían": "había", "hubieron": "hubo", "habrán": "habrá", "habrían": "habría"]

    /// Whether somebody or something known follows, and whether it is several.
    private func isDefinite(_ place: Int, _ sentence: AnalysedSentence) -> Bool? {
        guard let phrase = NounPhrase(sentence, at: place), phrase.kind != .pronoun else { return nil }
        if phrase.kind == .name { return phrase.isPerson(in: sentence) ? false : nil }
        guard let determiner = sentence[place].flatMap({ Determiner($0) }), phrase.determiner == place else {
            return nil
        }
        let noun = sentence.words[phrase.head]
        let isAtEnd =
            sentence.isBreak(phrase.places.upperBound)
            || ["en", "al", "y"].contains(sentence.text(phrase.places.upperBound))
        guard isAtEnd, !phrase.concord.isEmpty else { return nil }
        switch determiner.kind {
        case .possessive where Vocabulary.persons.contains(noun) || Vocabulary.things.contains(noun):
            return phrase.concord.isPlural
        case .article where Vocabulary.places.contains(noun) && !Vocabulary.events.contains(noun):
            return phrase.concord.isPlural
        default: return nil
        }
    }

    /// `en la plaza está un banco`.
    private func isNew(_ verb: Int, _ sentence: AnalysedSentence) -> Bool {
        guard isThing(verb + 1, sentence), sentence.subject(before: verb) == nil else { return false }
        let stretch = sentence.stretch(around: verb)
        guard let phrase = NounPhrase(sentence, at: verb + 1) else { return false }
        let noun = sentence.words[phrase.head]
        let isKnown = Vocabulary.places.contains(noun) || Vocabulary.things.contains(noun)
        let isBefore = sentence.text(stretch.lowerBound) == "en" && stretch.lowerBound < verb
        let isAfter = verb == stretch.lowerBound && sentence.text(phrase.places.upperBound) == "en"
        return isKnown && (isBefore || isAfter)
    }

    /// Whether an unknown thing follows: `un banco`, `muchas personas`.
    private func isThing(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let phrase = NounPhrase(sentence, at: place), phrase.kind == .noun, phrase.determiner == place,
            let determiner = Determiner(sentence.words[place]),
            determiner.kind == .indefinite || determiner.kind == .quantity,
            !Vocabulary.times.contains(sentence.words[phrase.head]),
            !sentence.words[phrase.head].readings.contains(where: { $0.isPastParticiple })
        else { return false }
        return !["poco", "tanto", "demasiado", "mucho"].contains(sentence.text(place))
            || sentence.words[phrase.head].must("n")
    }

    private static let known = Reason(
        "„Hay” saka par ko nezināmu; par zināmu cilvēku vai lietu saka „%1”.",
        "“Hay” is for something not known yet; of a known person or thing we say “%1”.",
        "«Hay» presenta algo no conocido; de una persona o cosa conocida se dice «%1».")
    private static let new = Reason(
        "Kad pirmo reizi saka, ka kaut kur kas ir („un”, „una”, skaitlis), lieto „%1”, nevis „estar”.",
        "To say for the first time that there is something (“un”, “una”, a number) use “%1”, not “estar”.",
        "Para presentar algo nuevo («un», «una», un número) se usa «%1», no «estar».")
    private static let single = Reason(
        "Nozīmē „ir, atrodas” darbības vārdam „haber” ir tikai vienskaitlis: „%1”.",
        "When “haber” means “there is, there are”, it is always singular: “%1”.",
        "Cuando «haber» significa «existir», va siempre en singular: «%1».")
    private static let form = Reason(
        "Lai teiktu, ka kaut kas ir, tagadnē saka „hay”; „ha” un „han” lieto tikai kopā ar divdabi.",
        "“There is” is “hay” in the present; “ha” and “han” go only with a participle.",
        "Para decir que algo existe, en presente se usa «hay»; «ha» y «han» van solo con participio.")
}
