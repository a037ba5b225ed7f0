/// The subject of a correction.
public enum CorrectionRule: String, Codable, CaseIterable, Sendable {
    case agreement
    case shortForm = "short-form"
    case article
    case subjectVerb = "subject-verb"
    case tense
    case noSuchForm = "no-such-form"
    case spelling
    case accent
    case punctuation
    case serEstar = "ser-estar"
    case tener
    case hay
    case gustar
    case infinitive
    case participle
    case reflexive
    case pronoun
    case subjunctive
    case muyMucho = "muy-mucho"
    case contraction
    case conjunction
    case preposition
    case comparison
    case vocabulary
}
