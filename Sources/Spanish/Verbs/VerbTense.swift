/// A tense or mood of a Spanish verb.
public enum VerbTense: String, Codable, CaseIterable, Sendable {
    case present, preterite, imperfect, future, conditional
    case subjunctive
    case imperfectSubjunctive = "imperfect-subjunctive"
    case imperative, participle, gerund

    /// The analyser's symbol.
    public var tag: String {
        switch self {
        case .present: "pri"
        case .preterite: "ifi"
        case .imperfect: "pii"
        case .future: "fti"
        case .conditional: "cni"
        case .subjunctive: "prs"
        case .imperfectSubjunctive: "pis"
        case .imperative: "imp"
        case .participle: "pp"
        case .gerund: "ger"
        }
    }

    public init?(tag: String) {
        guard let tense = Self.allCases.first(where: { $0.tag == tag }) else { return nil }
        self = tense
    }

    /// Whether it has a form for each person.
    public var hasPersons: Bool { self != .participle && self != .gerund }
}
