import Engine

/// What bookcases say.
struct BookcaseWording: Words {
    let wording: Wording
}

extension ShelfKey {
    /// The title; a user's own shelf has one for all languages.
    package func title(in language: Engine.Language) -> String {
        func text(_ latvian: Phrase, _ english: Phrase) -> String {
            BookcaseWording(latvian, english).wording.text(in: language)
        }
        return switch self {
        case .begun: text("Iesāktās pasakas", "Tales begun")
        case .new: text("Jaunās pasakas", "New tales")
        case .folder(let name): name
        case .language(nil): text("Citās valodās", "In other languages")
        case .language(let tales?): text("\(tales.name) valodā", "In \(tales.name)")
        case .all: text("Visas pasakas", "All tales")
        }
    }
}

extension TaleLanguage {
    /// Its name, as it stands before the word for language in Latvian.
    var name: BookcaseWording {
        switch self {
        case .lv: BookcaseWording("Latviešu", "Latvian")
        case .ltg: BookcaseWording("Latgaliešu", "Latgalian")
        case .en: BookcaseWording("Angļu", "English")
        case .ru: BookcaseWording("Krievu", "Russian")
        case .uk: BookcaseWording("Ukraiņu", "Ukrainian")
        case .be: BookcaseWording("Baltkrievu", "Belarusian")
        case .lt: BookcaseWording("Lietuviešu", "Lithuanian")
        case .et: BookcaseWording("Igauņu", "Estonian")
        case .fi: BookcaseWording("Somu", "Finnish")
        case .sv: BookcaseWording("Zviedru", "Swedish")
        case .no: BookcaseWording("Norvēģu", "Norwegian")
        case .da: BookcaseWording("Dāņu", "Danish")
        case .de: BookcaseWording("Vācu", "German")
        case .pl: BookcaseWording("Poļu", "Polish")
        case .cs: BookcaseWording("Čehu", "Czech")
        case .fr: BookcaseWording("Franču", "French")
        case .es: BookcaseWording("Spāņu", "Spanish")
        case .pt: BookcaseWording("Portugāļu", "Portuguese")
        case .it: BookcaseWording("Itāļu", "Italian")
        case .nl: BookcaseWording("Nīderlandiešu", "Dutch")
        case .tr: BookcaseWording("Turku", "Turkish")
        case .ar: BookcaseWording("Arābu", "Arabic")
        case .hi: BookcaseWording("Hindi", "Hindi")
        case .bn: BookcaseWording("Bengāļu", "Bengali")
        case .ta: BookcaseWording("Tamilu", "Tamil")
        case .te: BookcaseWording("Telugu", "Telugu")
        case .ne: BookcaseWording("Nepāliešu", "Nepali")
        case .zh: BookcaseWording("Ķīniešu", "Chinese")
        case .ja: BookcaseWording("Japāņu", "Japanese")
        case .ko: BookcaseWording("Korejiešu", "Korean")
        case .vi: BookcaseWording("Vjetnamiešu", "Vietnamese")
        case .th: BookcaseWording("Taju", "Thai")
        case .id: BookcaseWording("Indonēziešu", "Indonesian")
        case .tl: BookcaseWording("Filipīniešu", "Filipino")
        case .sw: BookcaseWording("Svahili", "Swahili")
        case .zu: BookcaseWording("Zulu", "Zulu")
        case .xh: BookcaseWording("Khosu", "Xhosa")
        case .af: BookcaseWording("Afrikandu", "Afrikaans")
        }
    }
}
