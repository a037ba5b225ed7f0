import Spanish

/// Reads which words of a text are wanted, refused, or left open.
///
/// What a word negates ends with a mark, with `pero` and its like, and where another verb begins:
/// `no quiero pan quiero pastel`.
struct PolarityReader {
    private var words: [PolarWord] = []
    /// The words of ``words`` in the part of a text between two marks.
    private var segments: [Range<Int>] = []

    /// - Parameter nouns: words that are no verbs here, whatever the analyser says, such as `funda`.
    static func words(_ tokens: [Token], nouns: Set<WordForm> = []) -> [PolarWord] {
        var reader = PolarityReader(nouns: nouns)
        for part in tokens.split(whereSeparator: { $0.isMark && !$0.isOpening }) {
            let start = reader.words.count
            reader.isTag = part.first?.isOpening ?? false
            reader.words += part.filter { !$0.isMark }.map { PolarWord(token: $0) }
            reader.segments.append(start..<reader.words.count)
            for place in start..<reader.words.count { reader.words[place].isVerb = reader.isVerb(place) }
            reader.read()
        }
        return reader.words
    }

    /// The words that a text refuses.
    static func refused(_ tokens: [Token]) -> [String] {
        words(tokens).filter { $0.polarity == .negated }.map(\.token.plain)
    }

    private init(nouns: Set<WordForm>) { self.nouns = nouns }

    private let nouns: Set<WordForm>
    /// Whether the part begins with a question mark, as `¿no?` does.
    private var isTag = false
    /// The place at which the thought begins, and what is negated in it.
    private var thought = 0
    private var scope: Scope?

    private struct Scope {
        var hasVerb = false
        var hasContent = false
        /// Whether a clause with a verb of its own follows: `no creo que venga`.
        var isClause = false
        /// Whether it is of `sin`, which ends with `con`.
        var isWithout = false
    }

    // MARK: - One part

    private mutating func read() {
        guard let part = segments.last else { return }
        (thought, scope) = (part.lowerBound, nil)
        for place in part {
            if compares(place) {
                scope = Scope()
            } else if isEnd(place) {
                end(at: place + 1)
            } else if negates(place) {
                words[place].isNegator = true
                negate(at: place, in: part)
            } else {
                pass(place)
            }
        }
        openAlternatives(in: part)
    }

    private func plain(_ place: Int) -> String {
        words.indices.contains(place) ? words[place].token.plain : ""
    }

    private mutating func end(at place: Int) { (thought, scope) = (place, nil) }

    /// Whether the words after a place are the worse ones: `prefiero pan a pastel`, `mejor pan que pastel`.
    private func compares(_ place: Int) -> Bool {
        let before = thought..<place, next = place + 1
        guard scope == nil, !isFinite(next), !NegationWords.negators.contains(plain(next)) else { return false }
        let isNamed = before.contains { words[$0].token.isContent || isNoun($0) }
        switch plain(place) {
        case "mas que": return isNamed
        case "que":
            return isNamed && !(isClitic(next) && isFinite(next + 1))
                && before.contains { NegationWords.comparisons.contains(plain($0)) }
        case "a", "al": return isNamed && isLess(place, before)
        default: return false
        }
    }

    /// Whether `a` stands between two things of one kind, of which the first is preferred.
    private func isLess(_ place: Int, _ before: Range<Int>) -> Bool {
        guard let verb = before.first(where: { words[$0].token.has(["preferir"]) }), verb + 1 < place else {
            return false
        }
        let next = place + 1
        let isArticle = { (word: String) in ["el", "la", "los", "las", "lo"].contains(word) }
        let hasArticle = plain(place) == "al" || isArticle(plain(next))
        let thing = plain(place) == "al" ? next : hasArticle ? next + 1 : next
        guard words.indices.contains(thing), !NegationWords.places.contains(plain(thing)), !words[thing].token.isNumber,
            !(verb + 1..<place).contains(where: { words[$0].token.has(NegationWords.verbsWithA) })
        else { return false }
        return hasArticle == isArticle(plain(verb + 1))
    }

    private func isFinite(_ place: Int) -> Bool {
        words.indices.contains(place) && words[place].token.isFinite
            && !isNoun(place)
            && !(plain(place) == "ganas" && words.indices.contains(place - 1) && words[place - 1].token.has(["tener"]))
    }

    /// Whether it is a verb where it stands, though it may be another word elsewhere: `no como`.
    private func isVerb(_ place: Int) -> Bool {
        let isAfterNo = plain(place - 1) == "no" || isClitic(place - 1) && plain(place - 2) == "no"
        return isFinite(place) || isAfterNo && words[place].token.mayBeFinite && !isNoun(place)
    }

    private func isNoun(_ place: Int) -> Bool { nouns.contains(WordForm(words[place].token.surface)) }

    private func isEnd(_ place: Int) -> Bool {
        let word = plain(place)
        if word == "mas de", scope != nil { return true }
        if word == "mas que" || word == "que" && plain(place - 1) == "mas" { return true }
        if word == "con", scope?.isWithout == true { return true }
        if words[place].token.surface.lowercased() == "sí" { return true }
        if NegationWords.lateEnders.contains(word) { return scope?.hasContent ?? false }
        return NegationWords.enders.contains(word)
    }

    /// Whether the word at a place negates others there.
    private func negates(_ place: Int) -> Bool {
        let (before, word, next) = (plain(place - 1), plain(place), plain(place + 1))
        switch word {
        case "no":
            return !NegationWords.only.contains(next) && next != "mas de" && !isUnderstatement(place)
                && before != "por que"
                && !(before == "que" && plain(place - 2) == "por")
                && !(before == "como" && place == words.count - 1)
                && !NegationWords.reassure((1...2).map { plain(place + $0) })
        case "nada": return next != "mas" && before != "pasa"
        case "lejos": return ["de", "del"].contains(next)
        case "vez", "lugar": return before == "en" && next == "de"
        case "menos":
            return [before, plain(place - 2)].contains {
                ["todo", "todos", "toda", "todas"].contains($0) || $0.hasPrefix("cualquier")
            }
        default:
            return NegationWords.negators.contains(word) || isRefusingVerb(place)
                || scope == nil && NegationWords.aversions.contains(word) && ["a", "al"].contains(next)
        }
    }

    /// Whether a `no` makes something good of something bad: `no está mal`.
    private func isUnderstatement(_ place: Int) -> Bool {
        words.indices.contains(place + 1) && words[place + 1].token.has(["estar", "ser", "parecer"])
            && ["mal", "malo", "mala"].contains(plain(place + 2))
    }

    /// Whether it says no by itself, as `odio` does where it is no noun.
    private func isRefusingVerb(_ place: Int) -> Bool {
        words[place].token.has(NegationWords.refusingVerbs) && (place == thought || plain(place - 1) == "yo")
    }

    private mutating func negate(at place: Int, in part: Range<Int>) {
        let verb = (place + 1..<part.upperBound).first { !isClitic($0) }
        let word = plain(place)
        words[place].isDoubt =
            word == "no"
            && (isBareDoubt(place) || verb.map(isDoubting) ?? false)
        if isAlone(place, part) {
            if word == "no" || word == "tampoco" { refuseBefore(place, part) }
            return end(at: place + 1)
        }
        if word == "ni" { refuseListBefore(place, part) }
        guard word == "no" || word == "tampoco" else {
            scope = Scope(isWithout: word == "sin")
            return
        }
        if let verb, negatesFront(verb, thought..<place) { refuse(thought..<place) }
        if let verb, words[verb].token.has(NegationWords.troubleVerbs) {
            refuse(verb..<verb + 1)
            scope = nil
        } else {
            scope = Scope()
        }
    }

    /// Whether a verb's negation means also what stands before it: `mi familia no come pan`.
    private func negatesFront(_ verb: Int, _ front: Range<Int>) -> Bool {
        let token = words[verb].token
        guard isFinite(verb), !hasVerb(front), !token.has(NegationWords.troubleVerbs) else { return false }
        if token.has(NegationWords.choosingVerbs) { return true }
        return !token.has(NegationWords.statingVerbs) && !front.contains { NegationWords.times.contains(plain($0)) }
    }

    /// Whether not to do a verb is a doubt; `no sé bailar` is a no.
    private func isDoubting(_ verb: Int) -> Bool {
        let next = words.indices.contains(verb + 1) ? words[verb + 1].token.readings : []
        return words[verb].token.has(NegationWords.doubtingVerbs) && !next.contains { $0.has("inf") }
    }

    /// Whether the word at a place is a pronoun before a verb; `sé` is none.
    private func isClitic(_ place: Int) -> Bool {
        words.indices.contains(place) && NegationWords.clitics.contains(words[place].token.surface.lowercased())
    }

    /// Whether a `no` doubts by `sé`, with its accent forgotten: `no se si…`.
    private func isBareDoubt(_ place: Int) -> Bool {
        let before = ["me", "te", "lo", "la"].contains(plain(place + 1)) ? place + 1 : place
        return plain(before + 1) == "se" && ["", "si", "que", "cuando", "donde", "como"].contains(plain(before + 2))
    }

    /// Whether nothing follows that a negation could mean.
    private func isAlone(_ place: Int, _ part: Range<Int>) -> Bool {
        let next = place + 1
        guard part.contains(next) else { return true }
        return NegationWords.enders.contains(plain(next)) || NegationWords.subjects.contains(plain(next))
            || plain(next) == "por" && plain(next + 1) == "favor"
    }

    /// A word between negated ones, or one that stands alone.
    private mutating func pass(_ place: Int) {
        let token = words[place].token
        if plain(place) == "y", scope == nil { return end(at: place + 1) }
        guard var scope else { return }
        if isFinite(place) {
            if (scope.hasVerb || scope.hasContent) && !scope.isClause { return end(at: place) }
            (scope.hasVerb, scope.isClause) = (true, false)
        } else if plain(place) == "que" {
            scope.isClause = true
        } else if token.isContent {
            scope.hasContent = true
        }
        words[place].polarity = .negated
        self.scope = scope
    }

    // MARK: - What stands before

    private func hasVerb(_ places: Range<Int>) -> Bool { places.contains(where: isFinite) }

    private mutating func refuse(_ places: Range<Int>) {
        for place in places where !words[place].isNegator { words[place].polarity = .negated }
    }

    /// `el pan no`, `el pan, no, gracias`.
    private mutating func refuseBefore(_ place: Int, _ part: Range<Int>) {
        if thought < place {
            if !hasVerb(thought..<place) { refuse(thought..<place) }
        } else if place == part.lowerBound, !isTag, let before = segments.dropLast().last, !hasVerb(before),
            before.allSatisfy({ !words[$0].isNegator && plain($0) != "si" })
        {
            refuse(before)
        }
    }

    /// `no quiero pan, pastel ni galletas`.
    private mutating func refuseListBefore(_ place: Int, _ part: Range<Int>) {
        guard thought == part.lowerBound, thought < place, !hasVerb(thought..<place),
            let last = segments.dropLast().last?.last, words[last].polarity == .negated
        else { return }
        refuse(thought..<place)
    }

    private mutating func openAlternatives(in part: Range<Int>) {
        let choosesNot = part.contains { place in
            ["o", "u"].contains(plain(place)) && plain(place - 1) != "mas" && plain(place + 1) != "sea"
        }
        guard choosesNot else { return }
        for place in part where words[place].polarity == .affirmed && !words[place].isNegator {
            words[place].polarity = .open
        }
    }
}
