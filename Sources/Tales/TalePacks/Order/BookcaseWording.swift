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
    /// Its name in the language itself.
    package var ownName: String {
        switch self {
        case .lv: "latviešu"
        case .ltg: "latgaliski"
        case .en: "English"
        case .ru: "русский"
        case .uk: "українська"
        case .be: "беларуская"
        case .lt: "lietuvių"
        case .et: "eesti"
        case .fi: "suomi"
        case .sv: "svenska"
        case .no: "norsk"
        case .da: "dansk"
        case .de: "Deutsch"
        case .pl: "polski"
        case .cs: "čeština"
        case .fr: "français"
        case .es: "español"
        case .pt: "português"
        case .it: "italiano"
        case .nl: "Nederlands"
        case .tr: "Türkçe"
        case .ar: "العربية"
        case .hi: "हिन्दी"
        case .bn: "বাংলা"
        case .ta: "தமிழ்"
        case .te: "తెలుగు"
        case .ne: "नेपाली"
        case .zh: "中文"
        case .ja: "日本語"
        case .ko: "한국어"
        case .vi: "Tiếng Việt"
        case .th: "ไทย"
        case .id: "Indonesia"
        case .tl: "Filipino"
        case .sw: "Kiswahili"
        case .zu: "isiZulu"
        case .xh: "isiXhosa"
        case .af: "Afrikaans"
        }
    }

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
