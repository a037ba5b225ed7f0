/// What dictionaries know of words; a rule asks for many at once.
public protocol Lexicon {
    /// What each form may be; a form that is not one word of letters is nothing.
    func readings(of forms: [String]) throws(LanguageProblem) -> [[Reading]]
    /// How each reading is written; nil for what does not exist.
    func forms(of readings: [Reading]) throws(LanguageProblem) -> [String?]
    /// The spelling of each form.
    func spelling(of forms: [String]) throws(LanguageProblem) -> [Spelling]
}

/// What a speller says of a word.
public enum Spelling: Hashable, Sendable {
    case right
    case wrong(suggestions: [String])
}
