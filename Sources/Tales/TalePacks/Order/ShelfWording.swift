import Engine

/// What bookcases say.
struct ShelfWording: Words {
    let wording: Wording
}

extension ShelfKey {
    /// The title; a user's own shelf has one for all languages.
    package func title(in language: Engine.Language) -> String {
        func text(_ latvian: Phrase, _ english: Phrase) -> String {
            ShelfWording(latvian, english).wording.text(in: language)
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
    var name: ShelfWording {
        switch self {
        case .lv: ShelfWording("Latviešu", "Latvian")
        case .ltg: ShelfWording("Latgaliešu", "Latgalian")
        case .en: ShelfWording("Angļu", "English")
        case .ru: ShelfWording("Krievu", "Russian")
        case .uk: ShelfWording("Ukraiņu", "Ukrainian")
        case .be: ShelfWording("Baltkrievu", "Belarusian")
        case .lt: ShelfWording("Lietuviešu", "Lithuanian")
        case .et: ShelfWording("Igauņu", "Estonian")
        case .fi: ShelfWording("Somu", "Finnish")
        case .sv: ShelfWording("Zviedru", "Swedish")
        case .no: ShelfWording("Norvēģu", "Norwegian")
        case .da: ShelfWording("Dāņu", "Danish")
        case .de: ShelfWording("Vācu", "German")
        case .pl: ShelfWording("Poļu", "Polish")
        case .cs: ShelfWording("Čehu", "Czech")
        case .fr: ShelfWording("Franču", "French")
        case .es: ShelfWording("Spāņu", "Spanish")
        case .pt: ShelfWording("Portugāļu", "Portuguese")
        case .it: ShelfWording("Itāļu", "Italian")
        case .nl: ShelfWording("Nīderlandiešu", "Dutch")
        case .tr: ShelfWording("Turku", "Turkish")
        case .ar: ShelfWording("Arābu", "Arabic")
        case .hi: ShelfWording("Hindi", "Hindi")
        case .bn: ShelfWording("Bengāļu", "Bengali")
        case .ta: ShelfWording("Tamilu", "Tamil")
        case .te: ShelfWording("Telugu", "Telugu")
        case .ne: ShelfWording("Nepāliešu", "Nepali")
        case .zh: ShelfWording("Ķīniešu", "Chinese")
        case .ja: ShelfWording("Japāņu", "Japanese")
        case .ko: ShelfWording("Korejiešu", "Korean")
        case .vi: ShelfWording("Vjetnamiešu", "Vietnamese")
        case .th: ShelfWording("Taju", "Thai")
        case .id: ShelfWording("Indonēziešu", "Indonesian")
        case .tl: ShelfWording("Filipīniešu", "Filipino")
        case .sw: ShelfWording("Svahili", "Swahili")
        case .zu: ShelfWording("Zulu", "Zulu")
        case .xh: ShelfWording("Khosu", "Xhosa")
        case .af: ShelfWording("Afrikandu", "Afrikaans")
        }
    }
}
