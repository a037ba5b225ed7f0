import Spanish

/// Reads which words of a text are wanted, refused, or left open.
///
/// What a word negates ends with a mark, with `pero` and its like, and where another verb begins:
/// `no quiero pan quiero pastel`.
struct PolarityReader {
    private var words: [PolarWord] = []
    /// The words of ``words`` in the part of a text between two marks.
    private var segments: [Range<Int>] = []

    static func words(_ tokens: [Token]) -> [PolarWord] {
        var reader = PolarityReader()
        for part in tokens.split(whereSeparator: { $0.isMark && !$0.isOpening }) {
            let start = reader.words.count
            reader.isTag = part.first?.isOpening ?? false
            reader.words += part.filter { !$0.isMark }.map { PolarWord(token: $0) }
            reader.segments.append(start..<reader.words.count)
            reader.read()
        }
        return reader.words
    }

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
            if isEnd(place) {
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

    private func isEnd(_ place: Int) -> Bool {
        let word = plain(place)
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
            return !NegationWords.only.contains(next) && before != "por que"
                && !(before == "que" && plain(place - 2) == "por")
                && !(before == "como" && place == words.count - 1)
        case "nada": return next != "mas"
        case "vez", "lugar": return before == "en" && next == "de"
        case "menos": return ["todo", "todos", "toda", "todas", "cualquiera"].contains(before)
        default:
            return NegationWords.negators.contains(word) || isRefusingVerb(place)
        }
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
            && (isBareDoubt(place) || verb.map { words[$0].token.has(NegationWords.doubtingVerbs) } ?? false)
        if isAlone(place, part) {
            if word == "no" || word == "tampoco" { refuseBefore(place, part) }
            return end(at: place + 1)
        }
        if word == "ni" { refuseListBefore(place, part) }
        guard word == "no" || word == "tampoco" else {
            scope = Scope(isWithout: word == "sin")
            return
        }
        if let verb, words[verb].token.has(NegationWords.choosingVerbs), !hasVerb(thought..<place) {
            refuse(thought..<place)
        }
        if let verb, words[verb].token.has(NegationWords.troubleVerbs) {
            refuse(verb..<verb + 1)
            scope = nil
        } else {
            scope = Scope()
        }
    }

    /// Whether the word at a place is a pronoun before a verb; `sé` is none.
    private func isClitic(_ place: Int) -> Bool {
        NegationWords.clitics.contains(words[place].token.surface.lowercased())
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
        if token.isFinite {
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

    private func hasVerb(_ places: Range<Int>) -> Bool { places.contains { words[$0].token.isFinite } }

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

extension Token {
    /// The word in small letters without accents.
    var plain: String { String(WordForm(surface).letters) }

    var isMark: Bool { !surface.contains { $0.isLetter || $0.isNumber } }
    fileprivate var isOpening: Bool { surface == "¿" || surface == "¡" }

    private static let personal: Set = ["pri", "ifi", "pii", "fti", "cni", "prs", "pis", "imp"]

    /// Whether it is a form of a verb with a person, and nothing else.
    fileprivate var isFinite: Bool {
        isKnown && readings.allSatisfy { $0.isVerb && $0.tags.contains(where: Self.personal.contains) }
    }

    /// Whether one of its readings has one of these base forms.
    fileprivate func has(_ lemmas: Set<String>) -> Bool { readings.contains { lemmas.contains($0.lemma) } }

    private static let contents: Set = ["n", "np", "adj", "num"]

    /// Whether it bears a meaning of its own.
    fileprivate var isContent: Bool {
        guard isKnown else { return !NegationWords.small.contains(plain) }
        return readings.contains { reading in
            reading.tags.contains(where: Self.contents.contains) || reading.isVerb && !isFinite
        }
    }
}
