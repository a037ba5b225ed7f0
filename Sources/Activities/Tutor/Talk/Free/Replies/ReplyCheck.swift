import Spanish

/// Judges one reply of a language model in a talk, by rule, before it is shown.
///
/// A rule speaks only when it is sure. Without the analyser, words of Spanish are known by ``FunctionWords`` only.
struct ReplyCheck: Hashable, Sendable {
    /// The reply without what can be trimmed; it is shown if there are no faults.
    let cleaned: String
    /// The reply's faults, in the order in which a retry would name them.
    let faults: [ReplyFault]

    /// - Parameters:
    ///   - reply: as the model wrote it, without thoughts.
    ///   - isCut: whether it ended at the limit of its length.
    ///   - isWhole: whether nothing follows, so that a question may be missing.
    ///   - hasMistake: whether a text has a mistake of grammar.
    init(
        _ reply: String, in talk: ReplyContext, isCut: Bool = false, isWhole: Bool = true,
        _ lexicon: (any Lexicon)? = nil, hasMistake: (String) -> Bool = { _ in false }
    ) {
        let own = talk.own(reply, lexicon)
        // Where another one's line follows, no limit has cut the last sentence.
        cleaned = ReplyCleaner(isCut: isCut && !own.isOver).cleaned(own.text)
        let words = LemmatisedText(cleaned, lexicon)
        guard !words.words.isEmpty else {
            faults = [.empty]
            return
        }
        var faults: [ReplyFault] = []
        if let theme = ThemeGuard(talk.category).theme(of: words, by: .tutor) { faults.append(.theme(theme)) }
        if SpanishCheck(cleaned, words).isForeign { faults.append(.notSpanish) }
        if Self.hasOtherScript(cleaned) { faults.append(.otherScript) }
        if LoopFinder(cleaned).hasLoop { faults.append(.loop) }
        faults += RoleRule(cleaned).faults
        // Only of what is Spanish, and would be shown otherwise.
        if faults.isEmpty, hasMistake(cleaned) { faults.append(.mistake) }
        if talk.isEcho(words) { faults.append(.echo) }
        if !ReplyLength(for: talk.level).holds(cleaned) { faults.append(.tooLong) }
        if isWhole, talk.lacksQuestion(cleaned) { faults.append(.noQuestion) }
        self.faults = faults
    }

    /// Cyrillic, Greek, Chinese and others: all letters beyond those of European languages in Latin script.
    private static func hasOtherScript(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            scalar.properties.isAlphabetic && scalar.value >= 0x370 && !(0x1E00...0x1EFF).contains(scalar.value)
        }
    }

    /// A word or two may follow the question: `¿Qué desea? Dígame`.
    static func endsWithQuestion(_ text: String) -> Bool {
        let sentences = TalkLine.sentences(of: text)
        guard let last = sentences.last else { return false }
        if last.contains("?") { return true }
        return TalkLine.words(of: last).count <= 2 && (sentences.dropLast().last?.contains("?") ?? false)
    }

    /// Whether a text is a goodbye: at its end a talk needs no question.
    fileprivate static func saysGoodbye(_ text: String) -> Bool {
        let words = LemmatisedText(text).words
        return goodbyes.contains { $0.isFound(in: words) }
    }

    private static let goodbyes: [WordPattern] = [
        "adiós", "hasta luego/pronto/mañana/otra/entonces", "nos vemos", "buen viaje", "buen fin", "chao/chau",
        "que tenga/tengas",
    ]
}

/// The talk in which a reply is said.
struct ReplyContext: Hashable, Sendable {
    /// The level of the talk; nil for one that shows in the talk.
    var level: Level?
    /// The role that the model plays, in Spanish; empty without a scene.
    var role = ""
    /// The scene's category; nil without a scene.
    var category: Scenario.Category?
    /// What the learner has said last.
    var heard = ""

    /// A beginner needs a question to go on with.
    var wantsQuestion: Bool { level.map { $0 <= .b1 } ?? false }

    /// Whether a whole reply should end with a question and does not.
    func lacksQuestion(_ reply: String) -> Bool {
        wantsQuestion && !ReplyCheck.endsWithQuestion(reply) && !ReplyCheck.saysGoodbye(reply)
    }

    /// Shorter replies may well be the same words, such as `Sí, claro`.
    private static let leastEcho = 3

    /// What of a reply the person of the scene says, and whether it goes on for somebody else.
    ///
    /// - Parameter isGrowing: whether more of it comes.
    func own(_ reply: String, _ lexicon: (any Lexicon)?, isGrowing: Bool = false) -> (text: String, isOver: Bool) {
        let lines = OwnLines(role: role, lexicon: lexicon).cut(from: reply)
        return (Asides(role: role, lexicon: lexicon, isGrowing: isGrowing).cut(from: lines.text), lines.isOver)
    }

    func isEcho(_ reply: LemmatisedText) -> Bool {
        reply.words.count >= Self.leastEcho && LemmatisedText(heard).words.map(\.form) == reply.words.map(\.form)
    }
}
