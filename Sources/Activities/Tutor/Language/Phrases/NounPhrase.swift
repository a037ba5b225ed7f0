/// A noun with what belongs to it on both sides, a name or a personal pronoun: `una casa bonita`, `Ana`, `ella`.
struct NounPhrase: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case noun, name
        /// `yo`, `ella`.
        case pronoun
        /// Several, joined by `y`.
        case several
    }

    /// The places of its words in the sentence.
    let places: Range<Int>
    let kind: Kind
    /// The place of its noun, name or pronoun.
    let head: Int
    let determiner: Int?
    /// Its gender and number as far as they are known; nothing if its words contradict one another.
    let concord: Concord

    private static let adjectiveLike: WordList = """
        dos tres cuatro cinco seis siete ocho nueve diez otro otra otros otras mismo misma mismos mismas primer primera
        primeros primeras segundo segunda tercer tercera último última últimos últimas próximo próxima próximos próximas
        buen gran mal mejor peor mejores peores nuevo nueva nuevos nuevas viejo vieja viejos viejas pequeño pequeña
        pequeños pequeñas
        """

    /// The noun that starts here: with a determiner, adjectives before it and adjectives after it.
    ///
    /// - Parameter isBare: whether one without a determiner counts.
    init?(_ sentence: AnalysedSentence, at start: Int, isBare: Bool = false) {
        guard let first = sentence[start] else { return nil }
        if let pronoun = Self.pronouns[first.text] {
            self.init(places: start..<start + 1, kind: .pronoun, head: start, determiner: nil, concord: pronoun)
            return
        }
        if first.isCapitalized, first.readings.contains(where: \.isName), first.readings.allSatisfy(\.isName) {
            var end = start + 1
            while let next = sentence[end], next.isCapitalized, next.mark == nil, next.gap == " ",
                next.readings.allSatisfy(\.isName)
            {
                end += 1
            }
            self.init(
                places: start..<end, kind: .name, head: start, determiner: nil, concord: first.concord(\.isName))
            return
        }
        self.init(noun: sentence, at: start, isBare)
    }

    private init?(noun sentence: AnalysedSentence, at start: Int, _ isBare: Bool) {
        var place = start, determiner: Int?, allowed = Concord.any
        while let known = sentence[place].flatMap({ Determiner($0) }), known.kind != .contraction {
            determiner = place
            allowed = known.concord
            place += 1
        }
        guard isBare || determiner != nil else { return nil }
        while Self.adjectiveLike.contains(sentence.text(place)), !sentence.isEnd(place + 1),
            sentence[place + 1].map({ $0.readings.contains(where: \.isNoun) }) ?? false
        {
            place += 1
        }
        guard let noun = sentence[place], noun.readings.contains(where: \.isNoun) else { return nil }
        let own = noun.concord(\.isNoun)
        var end = place + 1
        while let next = sentence[end], next.gap == " ", next.readings.contains(where: \.isAdjective),
            !next.readings.contains(where: { $0.isFinite || $0.has("adv") || $0.has("pr") })
        {
            end += 1
        }
        let looksMasculine =
            place == start + 1 && own.isFeminine && Vocabulary.stressedA.contains(noun)
            && Self.masculineBeforeStressedA.contains(sentence.text(start))
        let both = own.intersection(looksMasculine ? .singular : allowed)
        self.init(
            places: start..<end, kind: .noun, head: place, determiner: determiner, concord: both)
    }

    private static let masculineBeforeStressedA: WordList = "el un algún ningún"

    init(places: Range<Int>, kind: Kind, head: Int, determiner: Int?, concord: Concord) {
        (self.places, self.kind, self.head, self.determiner, self.concord) = (places, kind, head, determiner, concord)
    }

    static let pronouns: [String: Concord] = [
        "yo": .singular, "tú": .singular, "vos": .singular, "él": .masculineSingular, "ella": .feminineSingular,
        "usted": .singular, "nosotros": .masculinePlural, "nosotras": .femininePlural, "vosotros": .masculinePlural,
        "vosotras": .femininePlural, "ellos": .masculinePlural, "ellas": .femininePlural, "ustedes": .plural,
    ]
}

extension NounPhrase {
    /// With the phrases that `de`, `con` and such words join to it, and those that `y` adds.
    func extended(in sentence: AnalysedSentence) -> NounPhrase {
        var whole = withPrepositions(in: sentence), parts = [concord]
        while let joint = sentence[whole.places.upperBound], ["y", "e"].contains(joint.text),
            let next = NounPhrase(sentence, at: whole.places.upperBound + 1)?.withPrepositions(in: sentence)
        {
            parts.append(next.concord)
            let concord: Concord = parts.allSatisfy(\.isFeminine) ? .femininePlural : .masculinePlural
            whole = NounPhrase(
                places: places.lowerBound..<next.places.upperBound, kind: .several, head: head,
                determiner: determiner, concord: concord)
        }
        return whole
    }

    private func withPrepositions(in sentence: AnalysedSentence) -> NounPhrase {
        var end = places.upperBound
        while let preposition = sentence[end], Self.joining.contains(preposition.text) {
            let isMelted = preposition.text == "del"
            guard let next = NounPhrase(sentence, at: end + 1, isBare: true), !isMelted || next.determiner == nil
            else { break }
            end = next.places.upperBound
        }
        return NounPhrase(
            places: places.lowerBound..<end, kind: kind, head: head, determiner: determiner, concord: concord)
    }

    private static let joining: WordList = "de del con sin a al en para"

    /// Whether it speaks of people.
    func isPerson(in sentence: AnalysedSentence) -> Bool {
        switch kind {
        case .pronoun: true
        case .name: sentence[head].map { $0.readings.allSatisfy { $0.has("ant") || $0.has("cog") } } ?? false
        case .noun, .several: sentence[head].map { Vocabulary.persons.contains($0) } ?? false
        }
    }
}
