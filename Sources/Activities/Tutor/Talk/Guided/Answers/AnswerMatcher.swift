import Spanish

/// Finds the written answer that free text means: by the words that bear the meaning, in any form and order.
///
/// Of the answers whose groups of words are all found, the one with most groups wins; a tie is not understood. What the
/// text refuses means an answer only if that answer refuses it, too, or refuses all that is offered.
struct AnswerMatcher {
    private let answers: [Candidate]
    private let offer: Offer
    /// The nouns for which the answers look, which the analyser may take for verbs.
    private let nouns: Set<WordForm>

    /// - Parameters:
    ///   - line: what is answered, such as `¿Una bolsa o una caja?`
    ///   - tokens: analyses a text, for what the answers themselves refuse.
    init(answers: [WrittenAnswer], to line: String = "", tokens: (String) -> [Token] = Token.plain) {
        let nouns = Set(answers.flatMap(\.keys).flatMap(\.words).map(WordForm.init).filter { !$0.isInfinitive })
        self.answers = answers.map { Candidate($0, nouns, tokens) }
        self.nouns = nouns
        offer = Offer(line: PolarityReader.words(tokens(line), nouns: nouns))
    }

    /// What a text means.
    enum Choice: Hashable, Sendable {
        case answer(Int)
        /// Nothing but what it does not mean: words of answers, none for a mere no.
        case refused([Token])
        /// Answers between which it does not choose.
        case open([Token])
        case unknown
    }

    /// - Returns: the place of the answer; nil if none is meant, or more than one.
    func choose(_ text: [Token]) -> Int? {
        if case .answer(let place) = choice(text) { place } else { nil }
    }

    func choice(_ text: [Token]) -> Choice {
        let words = PolarityReader.words(Self.agrees(text) ? [Token("sí")] : text, nouns: nouns)
        let isWhole = text.first?.plain == "no" && text.dropFirst().first?.isMark ?? true
        let choice = choice(by: words, Offer(line: offer.line, isRefused: isWhole))
        if case .answer = choice { return choice }
        return (saidRefusal(in: words) ?? wholeRefusal(in: words)).map(Choice.answer) ?? choice
    }

    /// Whether a text says yes without the word.
    private static func agrees(_ text: [Token]) -> Bool {
        let words = text.filter { !$0.isMark && !["gracias", "por favor"].contains($0.plain) }.map(\.plain)
        return ["por que no", "y por que no", "como no", "desde luego", "por supuesto", "faltaria mas"].contains(
            words.joined(separator: " "))
    }

    private func choice(by words: [PolarWord], _ offer: Offer) -> Choice {
        let open = words.filter { $0.polarity == .open }
        let between = answers.filter { answer in open.contains(where: answer.wants) }
        if between.count > 1, !between.contains(where: \.isOpen) {
            return .open(open.map(\.token).filter { word in keys(word) })
        }
        let scores = answers.indices.map { place in
            answers[place].score(words, to: offer, beside: others(than: place))
        }
        if let best = scores.max(), best > .none, scores.count(where: { $0 == best }) == 1,
            let place = scores.firstIndex(of: best)
        {
            return .answer(place)
        }
        return scores.contains { $0 > .none } ? .unknown : refusal(words)
    }

    private func others(than place: Int) -> [Candidate] { answers.indices.filter { $0 != place }.map { answers[$0] } }

    /// The answer that refuses something, if the text has all of its words, one after another; the longest if there are
    /// several.
    private func saidRefusal(in words: [PolarWord]) -> Int? {
        let said = Candidate.phrase(words)
        let lengths = answers.map { $0.refusals.filter(said.contains).map(\.count).max() ?? 0 }
        guard let longest = lengths.max(), longest > 0 else { return nil }
        return lengths.count { $0 == longest } == 1 ? lengths.firstIndex(of: longest) : nil
    }

    /// The answer that says no, to a text that refuses all that is offered: `sin reserva`, `ni miel ni menta`.
    private func wholeRefusal(in words: [PolarWord]) -> Int? {
        let refused = words.filter { $0.isRefused && (keys($0.token) || offer.names($0)) }
        guard words.contains(where: { $0.isNegator && !$0.isDoubt }), !words.contains(where: isWanted),
            !refused.isEmpty || words.isMereNo
        else { return nil }
        let refusing = answers.indices.filter { place in
            let wanted = refused.filter { keys($0.token) && !answers[place].refuses($0) }
            return answers[place].refusesAll(refused) && !offer.isLeft(by: wanted, in: words, others(than: place))
        }
        return refusing.count == 1 ? refusing[0] : nil
    }

    private func isWanted(_ word: PolarWord) -> Bool {
        word.polarity == .affirmed && answers.contains { $0.wants(word) }
    }

    private func keys(_ token: Token) -> Bool { answers.contains { $0.holds(PolarWord(token: token)) } }

    private func refusal(_ words: [PolarWord]) -> Choice {
        let refused = words.filter { $0.polarity == .negated && keys($0.token) }.map(\.token)
        if !refused.isEmpty { return .refused(refused) }
        return words.isMereNo ? .refused([]) : .unknown
    }
}

/// An answer, with what it refuses and leaves open itself.
private struct Candidate {
    private let groups: [KeyGroup]
    /// The words of all ways to say it.
    private let own: [PolarWord]
    /// The ways to say it that refuse something, in three words or more.
    let refusals: [String]
    /// Whether one of the ways to say it is a mere no, and whether it begins with a yes, `Sí, pero no por la noche`.
    private let saysNo, saysYes: Bool

    /// How well a text means an answer: by all groups that are found, then by those that more than a `no` stands for, and
    /// at last by those that the text does not refuse.
    struct Score: Comparable {
        static let none = Score(groups: 0, contents: 0, wanted: 0)

        let groups, contents, wanted: Int

        static func < (one: Score, other: Score) -> Bool {
            (one.groups, one.contents, one.wanted) < (other.groups, other.contents, other.wanted)
        }
    }

    init(_ answer: WrittenAnswer, _ nouns: Set<WordForm>, _ tokens: (String) -> [Token]) {
        groups = answer.keys
        let ways = ([answer.say.spanish] + answer.also).map { PolarityReader.words(tokens($0), nouns: nouns) }
        own = ways.flatMap(\.self)
        saysNo = ways.contains(where: \.isMereNo)
        saysYes = !saysNo && ways.first?.first?.isYes ?? false
        refusals = ways.filter { way in way.count > 2 && way.contains(where: \.isNegator) }.map(Self.phrase)
    }

    /// The words of a text, with a space around each, and a minus after what is refused.
    static func phrase(_ words: [PolarWord]) -> String {
        " " + words.map { $0.token.plain + ($0.polarity == .negated ? "- " : " ") }.joined()
    }

    /// Whether it leaves something open itself, as `¿A la derecha o a la izquierda?` does.
    var isOpen: Bool { own.contains { $0.polarity == .open } }

    /// Whether a word is among those that it needs.
    func holds(_ word: PolarWord) -> Bool {
        groups.contains { group in !group.isForbidden && group.words.contains { word.means(WordForm($0)) } }
    }

    /// Whether it wants more than to say yes or no.
    var wantsAnything: Bool { groups.contains { group in !group.isForbidden && group.words.contains { !isNo($0) } } }

    private func isNo(_ key: String) -> Bool { NegationWords.negators.contains(String(WordForm(key).letters)) }

    /// Whether a word that bears a meaning stands for a group.
    func wants(_ word: PolarWord) -> Bool { !word.isNegator && holds(word) }

    func score(_ words: [PolarWord], to offer: Offer, beside others: [Candidate]) -> Score {
        let needed = groups.filter { !$0.isForbidden }.map { group in
            let contradicts = words.contains { denies($0, group) }
            return words.filter { stands($0, for: group) && !($0.isNegator && contradicts) }
        }
        // A `no` that refuses what another answer wants is not meant for this one: `una caja, no una bolsa`.
        let refusesOthers = words.contains { word in
            word.polarity == .negated && others.contains { $0.holds(word) } && !holds(word)
        }
        let isForbidden = groups.filter(\.isForbidden).contains { group in
            words.contains { word in
                // A `no` that negates nothing, or beside a yes, forbids nothing.
                let isIdle = word.isNegator ? refusesOthers || words.contains(where: \.isYes) : word.token.plain == "no"
                return !isIdle && group.words.contains { forbids($0, word, others) }
            }
        }
        guard !isForbidden, needed.allSatisfy({ !$0.isEmpty }) else { return .none }
        let refused = words.filter { isRefused($0, others) }
        let isNo = needed.joined().allSatisfy(\.isNegator)
        let beginsWithYes = words.first?.isYes ?? false
        guard !isNo || !saysYes && !beginsWithYes && !offer.isLeft(by: refused, in: words, others) else { return .none }
        return Score(
            groups: needed.count, contents: needed.count { $0.contains { !$0.isBare } },
            wanted: needed.count { $0.contains { $0.polarity == .affirmed } })
    }

    /// Whether a text refuses by a word what another answer wants, and this one does not refuse.
    private func isRefused(_ word: PolarWord, _ others: [Candidate]) -> Bool {
        word.isRefused && !refuses(word) && others.contains { $0.wants(word) }
    }

    /// Whether it refuses a word itself.
    func refuses(_ word: PolarWord) -> Bool {
        own.contains { $0.polarity == .negated && !$0.forms.isDisjoint(with: word.forms) }
    }

    /// Whether it stands for a no to words, none of which it says itself.
    func refusesAll(_ words: [PolarWord]) -> Bool {
        let says = own.contains { mine in
            !saysNo && mine.polarity == .affirmed && words.contains { $0.token.plain == mine.token.plain }
        }
        let needed = groups.filter { !$0.isForbidden }
        return !says && !saysYes && needed.count == 1
            && needed[0].words.contains { ["no", "nada", "ninguno", "sin"].contains($0) }
    }

    private func stands(_ word: PolarWord, for group: KeyGroup) -> Bool {
        group.words.map(WordForm.init).contains { key in
            // A `no` that negates nothing agrees: `¡cómo no!`.
            guard word.means(key), word.isNegator || word.token.plain != "no" else { return false }
            if word.isNegator { return doubts.isEmpty || doubts.contains(word.isDoubt) }
            let mine = own.filter { $0.means(key) }
            if !mine.isEmpty { return mine.contains { ($0.polarity == .negated) == (word.polarity == .negated) } }
            return word.polarity != .negated || refuses(group)
        }
    }

    /// Whether its own negations doubt or refuse.
    private var doubts: Set<Bool> { Set(own.filter(\.isNegator).map(\.isDoubt)) }

    /// Whether the text refuses what the answer wants, so that its `no` is another one.
    private func denies(_ word: PolarWord, _ group: KeyGroup) -> Bool {
        word.polarity == .negated && !word.isNo
            && group.words.map(WordForm.init).contains { key in
                let mine = word.means(key) ? own.filter { $0.means(key) } : []
                return !mine.isEmpty && mine.allSatisfy { $0.polarity != .negated }
            }
    }

    /// Whether the answer itself refuses something of a group.
    private func refuses(_ group: KeyGroup) -> Bool {
        let keys = group.words.map(WordForm.init)
        return own.contains { word in word.polarity == .negated && keys.contains(where: word.means) }
    }

    /// Whether a word rules the answer out; one that is refused does not, if another answer wants it.
    private func forbids(_ key: String, _ word: PolarWord, _ others: [Candidate]) -> Bool {
        let key = WordForm(key)
        guard word.means(key) else { return false }
        guard word.polarity == .negated else { return true }
        let theirs = others.flatMap(\.own).filter { $0.means(key) }
        return theirs.allSatisfy { $0.polarity == .negated }
    }
}

/// What a line offers, which a text may refuse.
private struct Offer {
    let line: [PolarWord]
    /// Whether a text refuses it before it says anything else.
    var isRefused = false

    /// Whether it has a word that bears a meaning.
    func names(_ word: PolarWord) -> Bool {
        !NegationWords.small.contains(word.token.plain)
            && line.contains { !$0.isNegator && !$0.forms.isDisjoint(with: word.forms) }
    }

    /// Whether something of it can still be meant when some words are refused: after `caja no` the bag, but after
    /// `no quiero postre` neither the ice cream nor the fruit.
    func isLeft(by refused: [PolarWord], in words: [PolarWord], _ others: [Candidate]) -> Bool {
        guard !refused.isEmpty else { return false }
        let left = others.filter { other in other.wantsAnything && !refused.contains(where: other.wants) }
        let isAll = isRefused || words.contains { $0.isRefused && names($0) }
        return isAll ? left.contains { other in line.contains(where: other.wants) } : !left.isEmpty
    }
}

extension PolarWord {
    /// Whether it is no more than a yes or no.
    fileprivate var isBare: Bool {
        isNegator && token.plain != "sin" || ["si", "gracias", "claro", "bueno", "bien"].contains(token.plain)
    }

    /// Whether it may stand in a mere refusal.
    fileprivate var isPolite: Bool {
        [
            "gracias", "muchas", "por", "favor", "por favor", "muchas gracias", "perdon", "lo", "siento", "señor",
            "señora", "ahora", "hoy", "de", "mas", "a", "muy", "que", "claro", "desde luego", "por supuesto", "creo",
        ].contains(token.plain)
    }

    /// Whether it is refused, and names something.
    fileprivate var isRefused: Bool { polarity == .negated && !isVerb && !isNo }

    fileprivate var isYes: Bool { token.surface.lowercased() == "sí" }

    /// Whether it is a word that negates, even where another one does.
    fileprivate var isNo: Bool { isNegator || NegationWords.negators.contains(token.plain) }
}

extension [PolarWord] {
    /// Whether it says no, and nothing else.
    fileprivate var isMereNo: Bool { contains(where: \.isNegator) && allSatisfy { $0.isNegator || $0.isPolite } }
}

extension WordForm {
    /// Whether it may be a verb's base form.
    fileprivate var isInfinitive: Bool { ["ar", "er", "ir"].contains(String(letters.suffix(2))) }
}
