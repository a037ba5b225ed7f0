import Spanish

/// Finds the written answer that free text means: by the words that bear the meaning, in any form and order.
///
/// Of the answers whose groups of words are all found, the one with most groups wins; a tie is not understood. What the
/// text refuses means an answer only if that answer refuses it, too.
struct AnswerMatcher {
    private let answers: [Candidate]

    /// - Parameter tokens: analyses a text, for what the answers themselves refuse.
    init(answers: [WrittenAnswer], tokens: (String) -> [Token] = Token.plain) {
        self.answers = answers.map { Candidate($0, tokens) }
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
        let choice = choiceByWords(text)
        if case .answer = choice { return choice }
        return wholeRefusal(in: text).map(Choice.answer) ?? choice
    }

    private func choiceByWords(_ text: [Token]) -> Choice {
        let words = PolarityReader.words(text)
        let open = words.filter { $0.polarity == .open }
        let between = answers.filter { answer in open.contains(where: answer.wants) }
        if between.count > 1, !between.contains(where: \.isOpen) {
            return .open(open.map(\.token).filter { word in keys(word) })
        }
        let scores = answers.indices.map { place in
            answers[place].score(words, beside: answers.indices.filter { $0 != place }.map { answers[$0] })
        }
        if let best = scores.max(), best > .none, scores.count(where: { $0 == best }) == 1,
            let place = scores.firstIndex(of: best)
        {
            return .answer(place)
        }
        return scores.contains { $0 > .none } ? .unknown : refusal(words)
    }

    /// The answer that refuses something, if the text has all of its words, one after another; the longest if there are
    /// several.
    private func wholeRefusal(in text: [Token]) -> Int? {
        let said = Candidate.phrase(text)
        let lengths = answers.map { $0.refusals.filter(said.contains).map(\.count).max() ?? 0 }
        guard let longest = lengths.max(), longest > 0 else { return nil }
        return lengths.count { $0 == longest } == 1 ? lengths.firstIndex(of: longest) : nil
    }

    private func keys(_ token: Token) -> Bool { answers.contains { $0.holds(PolarWord(token: token)) } }

    private func refusal(_ words: [PolarWord]) -> Choice {
        let refused = words.filter { $0.polarity == .negated && keys($0.token) }.map(\.token)
        if !refused.isEmpty { return .refused(refused) }
        let isMere = words.contains(where: \.isNegator) && words.allSatisfy { $0.isNegator || $0.isPolite }
        return isMere ? .refused([]) : .unknown
    }
}

/// An answer, with what it refuses and leaves open itself.
private struct Candidate {
    private let groups: [KeyGroup]
    /// The words of all ways to say it.
    private let own: [PolarWord]
    /// The ways to say it that refuse something, in three words or more.
    let refusals: [String]

    /// How well a text means an answer: by all groups that are found, then by those that more than a `no` stands for.
    struct Score: Comparable {
        static let none = Score(groups: 0, contents: 0)

        let groups, contents: Int

        static func < (one: Score, other: Score) -> Bool {
            (one.groups, one.contents) < (other.groups, other.contents)
        }
    }

    init(_ answer: WrittenAnswer, _ tokens: (String) -> [Token]) {
        groups = answer.keys
        let ways = ([answer.say.spanish] + answer.also).map(tokens)
        own = ways.flatMap(PolarityReader.words)
        refusals = ways.filter { way in
            way.count { !$0.isMark } > 2 && PolarityReader.words(way).contains(where: \.isNegator)
        }.map(Self.phrase)
    }

    /// The words of a text without its marks, with a space around each.
    static func phrase(_ tokens: [Token]) -> String {
        " " + tokens.filter { !$0.isMark }.map { $0.plain + " " }.joined()
    }

    /// Whether it leaves something open itself, as `¿A la derecha o a la izquierda?` does.
    var isOpen: Bool { own.contains { $0.polarity == .open } }

    /// Whether a word is among those that it needs.
    func holds(_ word: PolarWord) -> Bool {
        groups.contains { group in !group.isForbidden && group.words.contains { word.means(WordForm($0)) } }
    }

    /// Whether a word that bears a meaning stands for a group.
    func wants(_ word: PolarWord) -> Bool { !word.isNegator && holds(word) }

    func score(_ words: [PolarWord], beside others: [Candidate]) -> Score {
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
                !(word.isNegator && refusesOthers) && group.words.contains { forbids($0, word, others) }
            }
        }
        guard !isForbidden, needed.allSatisfy({ !$0.isEmpty }) else { return .none }
        return Score(groups: needed.count, contents: needed.count { $0.contains { !$0.isBare } })
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
        word.polarity == .negated
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
        return theirs.isEmpty || theirs.contains { $0.polarity == .negated }
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
            "señora", "ahora", "hoy", "de", "mas",
        ].contains(token.plain)
    }
}
