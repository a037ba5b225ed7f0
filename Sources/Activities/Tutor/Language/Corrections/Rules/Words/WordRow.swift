/// The words of a sentence by number, with questions that several rules ask of them.
///
/// A number outside the sentence is nothing: no word, no mark.
struct WordRow {
    let words: [AnalysedWord]

    init(_ sentence: AnalysedSentence) { words = sentence.words }

    var indices: Range<Int> { words.indices }

    subscript(_ number: Int) -> AnalysedWord? { words.indices.contains(number) ? words[number] : nil }

    /// In small letters; empty outside the sentence.
    func text(_ number: Int) -> String { self[number]?.text ?? "" }

    func isMark(_ number: Int) -> Bool { self[number]?.mark != nil }

    /// Whether nothing that belongs to the word before can follow: a mark, a quotation mark, or the end.
    func isBreak(_ number: Int) -> Bool {
        guard let word = self[number] else { return true }
        return word.mark != nil || (number > 0 && word.gap.contains { !$0.isWhitespace })
    }

    /// Whether a word begins the sentence, its question, or a quotation.
    func isStart(_ number: Int) -> Bool {
        number == 0 || isMark(number - 1) || (self[number]?.gap.contains { !$0.isWhitespace } ?? true)
    }

    /// The words from one to another, as they are typed.
    func phrase(_ range: Range<Int>) -> String { range.map { text($0) }.joined(separator: " ") }

    /// Whether a question mark ends it.
    var isQuestion: Bool { words.contains { $0.mark == "?" || $0.mark == "¿" } }

    // MARK: - Verbs

    /// Its readings as a verb with a person, without those as an order.
    func finite(_ number: Int) -> [Reading] {
        self[number]?.readings.filter { $0.isFinite && $0.joined.isEmpty && $0.tense != .imperative } ?? []
    }

    /// Whether it can be nothing but a verb with a person.
    func isSurelyFinite(_ number: Int) -> Bool {
        guard let word = self[number], !finite(number).isEmpty else { return false }
        return word.readings.allSatisfy { $0.isFinite && $0.joined.isEmpty }
    }

    /// Whether it may be a verb with a person; words that nearly never are one are left out.
    func mayBeFinite(_ number: Int) -> Bool {
        !finite(number).isEmpty && !Self.seldomVerbs.contains(text(number))
    }

    /// Whether it may be the verb of its clause: no article or preposition stands before it.
    func mayAct(_ number: Int) -> Bool {
        guard mayBeFinite(number) else { return false }
        if isSurelyFinite(number) { return true }
        guard let before = self[number - 1], !isBreak(number), !Self.sureClitics.contains(before.text) else {
            return true
        }
        return !before.readings.contains { reading in
            ["det", "pr", "num", "predet"].contains(where: reading.has) || reading.joined.contains { $0.has("det") }
        }
    }

    /// Forms of verbs that mostly are something else.
    static let seldomVerbs: Set<String> = [
        "como", "para", "sobre", "entre", "bajo", "nada", "una", "unas", "uno", "sino", "cerca", "casa", "cara", "cosa",
        "parte", "hacia", "río", "era", "este", "si", "ante", "tras", "vino", "traje", "media", "medio",
        "tarde", "justo", "solo", "sola", "cuanto", "pasado", "cuenta", "copa", "calle", "ama",
    ]

    func isClitic(_ number: Int) -> Bool { Self.clitics.contains(text(number)) }

    static let clitics: Set<String> = ["me", "te", "se", "lo", "la", "los", "las", "le", "les", "nos", "os"]
    /// Those that can be no article.
    static let sureClitics: Set<String> = ["me", "te", "se", "le", "les", "nos", "os"]

    /// The end of the clause in which a word stands: a mark, a conjunction or a relative pronoun.
    func clauseEnd(from number: Int) -> Int {
        (number..<words.count).first { isBreak($0) || isJoint($0) } ?? words.count
    }

    /// The start of the clause in which a word stands.
    func clauseStart(of number: Int) -> Int {
        var start = number
        while start > 0, !isBreak(start), !isJoint(start - 1), !isMark(start - 1) { start -= 1 }
        return start
    }

    /// Whether a word joins clauses or asks.
    func isJoint(_ number: Int) -> Bool {
        guard let word = self[number] else { return false }
        return Self.joints.contains(word.text)
            || word.readings.contains { $0.has("rel") || $0.has("itg") || $0.has("cnjsub") || $0.has("cnjadv") }
                && word.text != "como"
    }

    static let joints: Set<String> = [
        "y", "e", "o", "u", "ni", "pero", "sino", "que", "porque", "cuando", "si", "aunque", "mientras", "donde",
        "pues",
        "quien", "quienes", "cual", "cuales",
    ]
}
