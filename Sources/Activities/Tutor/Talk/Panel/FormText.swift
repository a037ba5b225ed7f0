import Engine

/// What forms of words are called, in the language of the tutor's explanations.
extension FormName {
    func text(in language: TutorLanguage) -> String {
        let words: [GrammarWording?] = [
            kind.wording, tense?.wording, person.map { .person($0) },
            tense?.isPersonal == true || kind != .verb ? isPlural.map { $0 ? .plural : .singular } : nil,
            gender?.wording,
        ]
        return words.compactMap(\.self).map { $0.text(in: language) }.joined(separator: ", ")
    }

    func tenseText(in language: TutorLanguage) -> String { tense?.wording.text(in: language) ?? "" }
}

extension GrammarWording {
    fileprivate func text(in language: TutorLanguage) -> String {
        language == .spanish ? inSpanish : Wording.grammar(self).text(in: language.interface)
    }

    /// The term of Spanish grammars.
    private var inSpanish: String {
        switch self {
        case .verb: "verbo"
        case .noun: "sustantivo"
        case .name: "nombre propio"
        case .adjective: "adjetivo"
        case .adverb: "adverbio"
        case .pronoun: "pronombre"
        case .article: "artículo o determinante"
        case .preposition: "preposición"
        case .conjunction: "conjunción"
        case .number: "numeral"
        case .interjection: "interjección"
        case .word: "palabra"
        case .infinitive: "infinitivo"
        case .gerund: "gerundio"
        case .participle: "participio"
        case .present: "presente"
        case .preterite: "pretérito indefinido"
        case .imperfect: "pretérito imperfecto"
        case .future: "futuro"
        case .conditional: "condicional"
        case .presentSubjunctive: "presente de subjuntivo"
        case .imperfectSubjunctive: "imperfecto de subjuntivo"
        case .imperative: "imperativo"
        case .person(let number): "\(number).ª persona"
        case .singular: "singular"
        case .plural: "plural"
        case .masculine: "masculino"
        case .feminine: "femenino"
        }
    }
}

extension FormName.Kind {
    fileprivate var wording: GrammarWording {
        switch self {
        case .verb: .verb
        case .noun: .noun
        case .name: .name
        case .adjective: .adjective
        case .adverb: .adverb
        case .pronoun: .pronoun
        case .article: .article
        case .preposition: .preposition
        case .conjunction: .conjunction
        case .number: .number
        case .interjection: .interjection
        case .other: .word
        }
    }
}

extension FormName.Tense {
    fileprivate var wording: GrammarWording {
        switch self {
        case .infinitive: .infinitive
        case .gerund: .gerund
        case .participle: .participle
        case .present: .present
        case .preterite: .preterite
        case .imperfect: .imperfect
        case .future: .future
        case .conditional: .conditional
        case .presentSubjunctive: .presentSubjunctive
        case .imperfectSubjunctive: .imperfectSubjunctive
        case .imperative: .imperative
        }
    }

    /// Whether its forms have a person and a number.
    fileprivate var isPersonal: Bool { ![.infinitive, .gerund, .participle].contains(self) }
}

extension FormName.Gender {
    fileprivate var wording: GrammarWording { self == .masculine ? .masculine : .feminine }
}
