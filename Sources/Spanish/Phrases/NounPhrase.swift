/// A noun with what belongs to it on both sides, a name or a personal pronoun: `una casa bonita`, `Ana`, `ella`.
///
/// A learner's phrase is read too: its words need not agree.
struct NounPhrase: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case noun, name
        /// `yo`, `ella`, `alguien`.
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
    /// The phrases that are joined, if it is several.
    var parts: [NounPhrase] = []

    /// The noun that starts here: with a determiner, adjectives before it and adjectives or a name after it.
    ///
    /// - Parameter isBare: whether one without a determiner counts.
    init?(_ sentence: AnalysedSentence, at start: Int, isBare: Bool = false) {
        guard let first = sentence[start] else { return nil }
        if let pronoun = Self.pronouns[first.text] {
            self.init(places: start..<start + 1, kind: .pronoun, head: start, determiner: nil, concord: pronoun)
        } else if let end = Self.name(at: start, sentence) {
            self.init(
                places: start..<end, kind: .name, head: start, determiner: nil, concord: Self.concord(ofName: first))
        } else {
            self.init(noun: sentence, at: start, isBare)
        }
    }

    private init?(noun sentence: AnalysedSentence, at start: Int, _ isBare: Bool) {
        var place = start, determiner: Int?, allowed = Concord.any
        while let known = sentence[place].flatMap({ Determiner($0) }), known.kind != .contraction {
            determiner = place
            allowed = known.concord
            place += 1
        }
        guard isBare || determiner != nil, let head = Self.head(from: place, sentence) else { return nil }
        let noun = sentence.words[head], own = noun.nounConcord
        let looksMasculine =
            head == start + 1 && own.isFeminine && Vocabulary.stressedA.contains(noun)
            && Self.masculineBeforeStressedA.contains(sentence.text(start))
        self.init(
            places: start..<Self.end(after: head, sentence), kind: .noun, head: head, determiner: determiner,
            concord: own.intersection(looksMasculine ? .singular : allowed))
    }

    private static let masculineBeforeStressedA: WordList = "el un algún ningún"

    private init(places: Range<Int>, kind: Kind, head: Int, determiner: Int?, concord: Concord) {
        (self.places, self.kind, self.head, self.determiner, self.concord) = (places, kind, head, determiner, concord)
    }

    static let pronouns: [String: Concord] = [
        "yo": .singular, "tú": .singular, "vos": .singular, "él": .masculineSingular, "ella": .feminineSingular,
        "usted": .singular, "nosotros": .masculinePlural, "nosotras": .femininePlural, "vosotros": .masculinePlural,
        "vosotras": .femininePlural, "ellos": .masculinePlural, "ellas": .femininePlural, "ustedes": .plural,
        "nadie": .singular,
        "alguien": .singular,
    ]

    /// The gender of a person's name, or of a place that ends as feminine words do: of `España`, but not of `Madrid`.
    private static func concord(ofName name: AnalysedWord) -> Concord {
        let own = name.concord(\.isName)
        let isFeminine = own.isFeminine && name.may("loc") && name.text.hasSuffix("a")
        return isFeminine || name.may("ant") && !name.may("loc") ? own : own.number
    }

    // MARK: - Its words

    /// The end of a name of one or more words.
    private static func name(at start: Int, _ sentence: AnalysedSentence) -> Int? {
        guard let first = sentence[start], first.isCapitalized, first.must("np") else { return nil }
        var end = start + 1
        while let next = sentence[end], next.isCapitalized, next.mark == nil, next.gap == " ",
            next.readings.allSatisfy(\.isName)
        {
            end += 1
        }
        return end
    }

    /// The noun after at most two adjectives or numbers.
    private static func head(from first: Int, _ sentence: AnalysedSentence) -> Int? {
        for place in first..<first + 3 {
            guard let word = sentence[place], place == first || !sentence.isBreak(place) else { return nil }
            let isAdjective = word.readings.contains { $0.has("adj") || $0.has("num") || $0.has("det") }
            if word.readings.contains(where: \.isNoun) {
                return isAdjective && isNounAfterAdjective(place + 1, sentence) ? place + 1 : place
            }
            guard isAdjective, !word.may("det", "def") else { return nil }
        }
        return nil
    }

    /// `la joven pareja`, `el segundo piso`: of two words that may be nouns the second is one.
    private static func isNounAfterAdjective(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let word = sentence[place], !sentence.isBreak(place), word.readings.contains(where: \.isNoun) else {
            return false
        }
        return before.contains(sentence.text(place - 1)) || !word.readings.contains { $0.has("adj") || $0.isVerb }
    }

    /// Adjectives that stand before their nouns.
    private static let before: WordList = """
        dos tres cuatro cinco seis siete ocho nueve diez otro otra otros otras mismo misma mismos mismas primer primera
        primeros primeras segundo segunda tercer tercera último última últimos últimas próximo próxima próximos próximas
        buen gran mal mejor peor mejores peores nuevo nueva nuevos nuevas viejo vieja viejos viejas pequeño pequeña
        pequeños pequeñas
        """

    /// The place past the adjectives and the name after a noun.
    private static func end(after head: Int, _ sentence: AnalysedSentence) -> Int {
        let noun = sentence.words[head].concord(\.isNoun)
        var place = head + 1
        while !sentence.isBreak(place) {
            let adjective = degrees.contains(sentence.text(place)) ? place + 1 : place
            if isAdjective(adjective, of: noun, sentence) {
                place = adjective + 1
            } else if let name = name(at: place, sentence), !noun.isPlural {
                place = name
            } else {
                break
            }
        }
        return place
    }

    private static let degrees: WordList = "más muy menos tan"

    /// An adjective, or a word that may be one and agrees.
    private static func isAdjective(_ place: Int, of noun: Concord, _ sentence: AnalysedSentence) -> Bool {
        guard let word = sentence[place], !sentence.isBreak(place), sentence.finite(place).isEmpty,
            !word.may("pr")
        else { return false }
        if word.readings.contains(where: \.isAdjective), !word.may("adv") { return true }
        return !word.concord { $0.isAdjective || $0.isPastParticiple }.isDisjoint(with: noun)
    }
}

extension NounPhrase {
    /// The phrase with those that `de`, `con` and such words join to it, and those that `y` adds.
    func extended(in sentence: AnalysedSentence) -> NounPhrase {
        var parts = [withPrepositions(in: sentence)], end = parts[0].places.upperBound
        while let (next, isLast) = Self.member(at: end, isList: parts.count > 1, sentence),
            // A comma separates members of a list, which ends with `y`.
            isLast || Self.member(at: next.places.upperBound, isList: true, sentence) != nil
        {
            parts.append(next)
            end = next.places.upperBound
        }
        guard parts.count > 1 else { return parts[0] }
        var whole = NounPhrase(
            places: places.lowerBound..<end, kind: .several, head: head, determiner: determiner,
            concord: Self.joint(parts, sentence))
        whole.parts = parts
        return whole
    }

    /// The next member of `Ana, mi tía y yo`, also after `, y`, and whether it may be the last.
    private static func member(
        at end: Int, isList: Bool, _ sentence: AnalysedSentence
    ) -> (phrase: NounPhrase, isLast: Bool)? {
        let isComma = sentence.text(end) == ","
        let joint = isComma ? end + 1 : end, isLast = ["y", "e"].contains(sentence.text(joint))
        guard isLast ? !isComma || isList : isComma else { return nil }
        let next = NounPhrase(sentence, at: isLast ? joint + 1 : joint)
        return next.map { ($0.withPrepositions(in: sentence), isLast) }
    }

    /// The gender of several together: masculine if one of them is; either, as long as that of one is not known.
    private static func joint(_ parts: [NounPhrase], _ sentence: AnalysedSentence) -> Concord {
        let isOpen = parts.contains { $0.concord == $0.concord.number || companies.contains(sentence.words[$0.head]) }
        if parts.contains(where: { $0.concord.isMasculine && !companies.contains(sentence.words[$0.head]) }) {
            return .masculinePlural
        }
        return isOpen ? .plural : parts.allSatisfy(\.concord.isFeminine) ? .femininePlural : .masculinePlural
    }

    /// Nouns that tell nothing of the gender of those whom they mean.
    private static let companies: WordList = """
        familia gente pareja persona grupo equipo clase banda compañía mascota bebé víctima generación público ser
        """

    private func withPrepositions(in sentence: AnalysedSentence) -> NounPhrase {
        guard kind != .pronoun else { return self }
        var end = places.upperBound
        while let preposition = sentence[end], Self.joining.contains(preposition.text),
            // `tanto Ana como yo` are several.
            preposition.text != "como"
                || !(places.lowerBound - 1..<head).contains(where: { sentence.text($0) == "tanto" })
        {
            let isMelted = preposition.text == "del"
            guard let next = NounPhrase(sentence, at: end + 1, isBare: true), !isMelted || next.determiner == nil
            else { break }
            end = next.places.upperBound
        }
        return NounPhrase(
            places: places.lowerBound..<end, kind: kind, head: head, determiner: determiner, concord: concord)
    }

    private static let joining: WordList = "de del con sin a al en para como"

    /// Whether it speaks of people.
    func isPerson(in sentence: AnalysedSentence) -> Bool {
        switch kind {
        case .pronoun: true
        case .name: sentence[head].map { $0.readings.allSatisfy { $0.has("ant") || $0.has("cog") } } ?? false
        case .noun, .several: sentence[head].map { Vocabulary.persons.contains($0) } ?? false
        }
    }
}
