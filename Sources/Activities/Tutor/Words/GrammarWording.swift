import Engine

/// A term of grammar, also as Spanish grammars call it.
struct GrammarWording {
    static let singular = Self("vienskaitlis", "singular", "singular")
    static let plural = Self("daudzskaitlis", "plural", "plural")
    static func person(_ number: Int) -> Self {
        Self(
            "\(number). persona", "\(number)\(number == 1 ? "st" : number == 2 ? "nd" : "rd") person",
            "\(number).ª persona")
    }

    private let wording: Wording
    private let spanish: String

    init(_ latvian: Phrase, _ english: Phrase, _ spanish: String) {
        (wording, self.spanish) = (Wording(latvian, english), spanish)
    }

    func text(in language: TutorLanguage) -> String {
        language == .spanish ? spanish : wording.text(in: language.interface)
    }
}

extension FormName.Kind {
    var wording: GrammarWording {
        switch self {
        case .verb: GrammarWording("darbības vārds", "verb", "verbo")
        case .noun: GrammarWording("lietvārds", "noun", "sustantivo")
        case .name: GrammarWording("īpašvārds", "name", "nombre propio")
        case .adjective: GrammarWording("īpašības vārds", "adjective", "adjetivo")
        case .adverb: GrammarWording("apstākļa vārds", "adverb", "adverbio")
        case .pronoun: GrammarWording("vietniekvārds", "pronoun", "pronombre")
        case .article: GrammarWording("artikuls vai noteicējs", "article or determiner", "artículo o determinante")
        case .preposition: GrammarWording("prievārds", "preposition", "preposición")
        case .conjunction: GrammarWording("saiklis", "conjunction", "conjunción")
        case .number: GrammarWording("skaitļa vārds", "number", "numeral")
        case .interjection: GrammarWording("izsauksmes vārds", "interjection", "interjección")
        case .other: GrammarWording("vārds", "word", "palabra")
        }
    }
}

extension FormName.Tense {
    var wording: GrammarWording {
        switch self {
        case .infinitive: GrammarWording("nenoteiksme", "infinitive", "infinitivo")
        case .gerund: GrammarWording("gerundijs", "gerund", "gerundio")
        case .participle: GrammarWording("divdabis", "past participle", "participio")
        case .present: GrammarWording("tagadne", "present", "presente")
        case .preterite: GrammarWording("pabeigtā pagātne", "preterite", "pretérito indefinido")
        case .imperfect: GrammarWording("nepabeigtā pagātne", "imperfect", "pretérito imperfecto")
        case .future: GrammarWording("nākotne", "future", "futuro")
        case .conditional: GrammarWording("vēlējuma izteiksme", "conditional", "condicional")
        case .presentSubjunctive:
            GrammarWording("subjunktīva tagadne", "present subjunctive", "presente de subjuntivo")
        case .imperfectSubjunctive:
            GrammarWording("subjunktīva pagātne", "imperfect subjunctive", "imperfecto de subjuntivo")
        case .imperative: GrammarWording("pavēles izteiksme", "imperative", "imperativo")
        }
    }

    /// Whether its forms have a person and a number.
    var isPersonal: Bool { ![.infinitive, .gerund, .participle].contains(self) }
}

extension FormName.Gender {
    var wording: GrammarWording {
        switch self {
        case .masculine: GrammarWording("vīriešu dzimte", "masculine", "masculino")
        case .feminine: GrammarWording("sieviešu dzimte", "feminine", "femenino")
        }
    }
}
