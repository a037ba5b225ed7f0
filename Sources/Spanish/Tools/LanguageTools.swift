/// What is known of Spanish by rule: analysis, conjugation, corrections and a rough translation, without a model.
///
/// Blocks for milliseconds, or for a third of a second when its tools start; call it on a service's own queue.
/// A tool that hangs or dies is one ``LanguageProblem``; the next call starts it again.
public final class LanguageTools: Sendable {
    private let tools = Toolbox()
    private let processes: ToolProcesses

    /// - Parameter patience: for an answer of each tool.
    public init(_ host: ToolHost, patience: Duration = .seconds(10)) {
        processes = ToolProcesses(host, patience: patience)
    }

    /// Whether everything that it needs is there.
    public var isInstalled: Bool { tools.all.allSatisfy(\.isThere) }

    /// What is asked besides the rules.
    public enum Addition: Sendable {
        case translation, dictionary
    }

    /// Starts what the rules and an addition need, so that the first answer comes at once.
    public func prepare(_ addition: Addition? = nil) {
        let rules = [tools.analyser, tools.tagger, tools.generator, tools.speller]
        switch addition {
        case .translation: processes.prepare(rules + tools.spanishToEnglish.filter { !rules.contains($0) })
        case .dictionary: processes.prepare(rules + [tools.dictionary])
        case nil: processes.prepare(rules)
        }
    }

    /// The number of tools that run.
    public var count: Int { processes.count }

    /// Ends the tools; the next call starts them again.
    public func close() { processes.close() }

    /// The words of a Spanish text, in their order; punctuation is a word of its own where the analyser knows it.
    public func tokens(of text: String) throws(LanguageProblem) -> [Token] {
        try tokens(in: analysis(text), of: text)
    }

    private func analysis(_ text: String) throws(LanguageProblem) -> String {
        try processes.answer(ApertiumStream.escaped(text), of: tools.analyser)
    }

    private func tokens(in analysis: String, of text: String) throws(LanguageProblem) -> [Token] {
        let tokens = ApertiumStream.tokens(analysis)
        // Each has at least a letter of the text; more of them would keep the rules busy for minutes.
        guard tokens.count <= text.unicodeScalars.count else { throw .failed(tools.analyser.path) }
        return tokens.map { token in
            Token(token.surface, token.readings.map { $0.has("np") ? $0 : $0.lowercased })
        }
    }

    /// The mistakes that a rule has found in a Spanish text, in their order.
    ///
    /// A text with mistakes is read again when they are mended, for what they hid.
    ///
    /// - Parameter names: proper names that occur, which no dictionary knows.
    public func corrections(
        in text: String, _ dialect: Dialect, names: Set<String> = []
    ) throws(LanguageProblem) -> [Correction] {
        var found = try firstCorrections(in: text, dialect, names)
        for _ in 0..<Self.rereadings where !found.isEmpty {
            let mended = MendedText(text, found)
            let all = mended.joined(with: try firstCorrections(in: mended.text, dialect, names))
            guard all != found else { break }
            found = all
        }
        return found
    }

    /// A mistake may hide another, and that one a third.
    private static let rereadings = 2

    private func firstCorrections(
        in text: String, _ dialect: Dialect, _ names: Set<String>
    ) throws(LanguageProblem) -> [Correction] {
        let analysis = try analysis(text)
        let tokens = try tokens(in: analysis, of: text)
        let analysed = AnalysedText(text, tokens, likely: try likely(analysis, tokens))
        return try RuleBook().corrections(in: analysed, Grammar(lexicon: self, dialect: dialect, names: names))
    }

    /// The reading of each word that the tagger takes for the likeliest.
    private func likely(_ analysis: String, _ tokens: [Token]) throws(LanguageProblem) -> [Reading?] {
        let chosen = ApertiumStream.tokens(try processes.answer(analysis, of: tools.tagger))
        guard chosen.count == tokens.count else { return [] }
        return zip(tokens, chosen).map { token, choice in
            choice.readings.first.flatMap { chosen in
                token.readings.first { $0.tags == chosen.tags && $0.lemma.lowercased() == chosen.lemma.lowercased() }
            }
        }
    }

    // MARK: - Translation

    /// A rough machine translation into English.
    public func translation(of text: String) throws(LanguageProblem) -> RoughTranslation {
        let unmarked = String(text.map { RoughTranslation.marks.contains($0) ? " " : $0 })
        let marked = try processes.answer(ApertiumStream.escaped(unmarked), through: tools.spanishToEnglish)
        return RoughTranslation(marked: ApertiumStream.plain(marked))
    }

    /// English words for a Spanish base form, the likeliest first; empty if none is known.
    public func meanings(of lemma: String) throws(LanguageProblem) -> [String] {
        let nouns = [["n", "m"], ["n", "f"], ["n", "mf"]]
        let verbs = [["vblex", "inf"], ["vbser", "inf"], ["vbmod", "inf"], ["vbhaver", "inf"]]
        // `saber` is to know before it is knowledge.
        let isVerb = ["ar", "er", "ir"].contains { lemma.hasSuffix($0) }
        let others = [
            ["adj"], ["adv"], ["pr"], ["ij"], ["num"], ["cnjadv"], ["cnjcoo"], ["det"], ["prn"],
        ]
        let kinds = (isVerb ? verbs + nouns : nouns + verbs) + others
        return try meanings(of: kinds.map { Reading(lemma.lowercased(), $0) })
    }

    /// English words for readings of a word.
    public func meanings(of readings: [Reading]) throws(LanguageProblem) -> [String] {
        let question = readings.map { ApertiumStream.unit($0) }.joined(separator: "\n")
        var meanings: [String] = []
        for token in ApertiumStream.tokens(try processes.answer(question, of: tools.dictionary)) {
            for meaning in token.readings.map(\.lemma) where !meaning.hasPrefix("@") && !meanings.contains(meaning) {
                meanings.append(meaning)
            }
        }
        return meanings
    }
}

// MARK: - Words by themselves

extension LanguageTools: Lexicon {
    /// A question is asked in pieces of so many words.
    private static let piece = 400

    public func readings(of forms: [String]) throws(LanguageProblem) -> [[Reading]] {
        try inPieces(forms) { forms throws(LanguageProblem) in
            let words = forms.map { $0.allSatisfy(\.isLetter) ? ApertiumStream.escaped($0) : "" }
            let stream = try processes.answer(words.joined(separator: "\n.\n"), of: tools.analyser)
            var groups: [[Token]] = [[]]
            for token in ApertiumStream.tokens(stream) {
                if token.surface == "." { groups.append([]) } else { groups[groups.count - 1].append(token) }
            }
            guard groups.count == forms.count else { throw .failed(tools.analyser.path) }
            return zip(forms, groups).map { VerbGaps.completed($0, $1.count == 1 ? $1[0].readings : []) }
        }
    }

    public func forms(of readings: [Reading]) throws(LanguageProblem) -> [String?] {
        try inPieces(readings) { readings throws(LanguageProblem) in
            let question = readings.map { ApertiumStream.unit($0) }.joined(separator: "\n")
            let lines = try processes.answer(question, of: tools.generator)
                .split(separator: "\n", omittingEmptySubsequences: false)
            guard lines.count == readings.count else { throw .failed(tools.generator.path) }
            // `~` marks a word that may melt with the next.
            return zip(readings, lines).map { reading, line in
                VerbGaps.form(reading) ?? (line.hasPrefix("#") ? nil : ApertiumStream.plain(line.filter { $0 != "~" }))
            }
        }
    }

    public func spelling(of forms: [String]) throws(LanguageProblem) -> [Spelling] {
        try inPieces(forms) { forms throws(LanguageProblem) in
            let words = forms.map { $0.allSatisfy(\.isLetter) ? $0 : "" }
            // A caret begins a word; without one, some characters would be commands.
            let question = words.map { "^" + ApertiumStream.cleaned($0) }.joined(separator: "\n")
            let answer = try processes.answer(question, of: tools.speller)
            var spellings = answer.split(separator: "\n", omittingEmptySubsequences: false).filter {
                !$0.hasPrefix("@(#)")
            }[...]
            return words.map { _ in
                let lines = spellings.prefix { !$0.isEmpty }
                spellings = spellings.dropFirst(lines.count + 1)
                return lines.lazy.compactMap { Spelling(line: $0) }.first ?? .right
            }
        }
    }

    private func inPieces<Question, Answer>(
        _ questions: [Question], _ ask: ([Question]) throws(LanguageProblem) -> [Answer]
    ) throws(LanguageProblem) -> [Answer] {
        var answers: [Answer] = []
        for start in stride(from: 0, to: questions.count, by: Self.piece) {
            answers += try ask(Array(questions[start..<min(start + Self.piece, questions.count)]))
        }
        return answers
    }
}

extension Spelling {
    /// - Parameter line: hunspell's answer in the form of ispell: `& zine 6 1: zinc, cine`; nil if the word is right.
    fileprivate init?(line: Substring) {
        guard line.hasPrefix("&") || line.hasPrefix("#") else { return nil }
        let list = line.firstIndex(of: ":").map { line[line.index(after: $0)...] } ?? ""
        let words = list.split(separator: ",").map { String($0.drop { $0 == " " }) }
        self = .wrong(suggestions: words)
    }
}

extension Reading {
    fileprivate var lowercased: Reading { Reading(lemma.lowercased(), tags, joined: joined) }
}

// MARK: - Conjugation

extension LanguageTools {
    /// The forms of a verb; nil if no such verb is known.
    public func conjugation(
        _ verb: String, _ tense: VerbTense, _ dialect: Dialect
    ) throws(LanguageProblem) -> Conjugation? {
        try Conjugation.make(verb, tense, dialect, self)
    }
}
