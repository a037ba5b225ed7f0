import Spanish

/// A word of a text, and whether the text wants it.
struct PolarWord: Hashable, Sendable {
    let token: Token
    var polarity = Polarity.affirmed
    /// Whether it negates others: `no`, `sin`.
    var isNegator = false
    /// Whether it negates knowing, as in `no sé`, which is no refusal.
    var isDoubt = false
    /// Whether it is a form of a verb with a person.
    var isVerb = false

    enum Polarity: Hashable, Sendable {
        case affirmed, negated
        /// One of several between which the text does not choose: `pan o pastel`.
        case open
    }

    /// The word, its base forms and their words: the analyser takes `café con leche` for one.
    var forms: Set<WordForm> {
        let words = [token.surface] + token.readings.map(\.lemma)
        return Set((words + words.flatMap { TalkLine.words(of: $0) }).map(WordForm.init))
    }

    /// Whether a typing mistake is forgiven in it; a word that a dictionary knows means what it says.
    var mayBeMistyped: Bool { !token.isKnown || token.isGuessed }

    func means(_ key: WordForm) -> Bool {
        forms.contains(key) || mayBeMistyped && WordForm(token.surface).isNear(key)
    }
}

extension Token {
    /// The words and marks of a text, without what an analyser knows.
    static func plain(_ text: String) -> [Token] {
        var tokens: [Token] = [], word = ""
        for character in text + " " {
            if character.isLetter || character.isNumber {
                word.append(character)
            } else {
                if !word.isEmpty { tokens.append(Token(word)) }
                if !character.isWhitespace { tokens.append(Token(String(character))) }
                word = ""
            }
        }
        return tokens
    }
}

extension Token {
    /// The word in small letters without accents.
    var plain: String { String(WordForm(surface).letters) }

    var isMark: Bool { !surface.contains { $0.isLetter || $0.isNumber } }
    var isNumber: Bool { readings.contains { $0.tags.first == "num" } || surface.allSatisfy(\.isNumber) }
    var isOpening: Bool { surface == "¿" || surface == "¡" }

    private static let personal: Set = ["pri", "ifi", "pii", "fti", "cni", "prs", "pis", "imp"]

    /// Whether it is a form of a verb with a person, and nothing else.
    var isFinite: Bool {
        isKnown && readings.allSatisfy { $0.isVerb && $0.tags.contains(where: Self.personal.contains) }
    }

    /// Whether one of its readings is such a form.
    var mayBeFinite: Bool {
        readings.contains { $0.isVerb && $0.tags.contains(where: Self.personal.contains) }
    }

    /// Whether one of its readings has one of these base forms.
    func has(_ lemmas: Set<String>) -> Bool { readings.contains { lemmas.contains($0.lemma) } }

    private static let contents: Set = ["n", "np", "adj", "num"]

    /// Whether it bears a meaning of its own.
    var isContent: Bool {
        guard isKnown else { return !NegationWords.small.contains(plain) }
        return readings.contains { reading in
            reading.tags.contains(where: Self.contents.contains) || reading.isVerb && !isFinite
        }
    }
}
