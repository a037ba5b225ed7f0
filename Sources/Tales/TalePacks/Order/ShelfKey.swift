import Engine
import Sentences

/// Identifies a shelf of the bookcase.
package enum ShelfKey: Hashable, Sendable {
    /// Tales in progress, the last one first.
    case begun
    /// The newest tales.
    case new
    /// A user's own shelf, by name.
    case folder(String)
    /// Tales in a language; nil for all languages without a name here.
    case language(Language?)
    case all

    /// Its text in a route.
    package var text: String {
        switch self {
        case .begun: "begun"
        case .new: "new"
        case .all: "all"
        case .folder(let name): "folder:\(name)"
        case .language(let language): "language:\(language?.rawValue ?? "")"
        }
    }

    package init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.count) {
        case ("begun", 1): self = .begun
        case ("new", 1): self = .new
        case ("all", 1): self = .all
        case ("folder", 2): self = .folder(parts[1])
        case ("language", 2): self = .language(Language(rawValue: parts[1]))
        default: return nil
        }
    }

    /// The shelf of a tale, besides those of all, new and started ones.
    package init(of story: Story) { self = story.shelf.map { .folder($0) } ?? .language(Language(tag: story.language)) }

    package var title: String {
        switch self {
        case .begun: "Iesāktās pasakas"
        case .new: "Jaunās pasakas"
        case .folder(let name): name
        case .language(let language): language?.title ?? "Citās valodās"
        case .all: "Visas pasakas"
        }
    }

    /// The spoken title; nil for a user's own shelf.
    package var spokenTitle: Sound? {
        switch self {
        case .begun: "interface/voice-shelf-begun.ogg"
        case .new: "interface/voice-shelf-new.ogg"
        case .folder: nil
        case .language(let language): Sound("interface/voice-shelf-\(language?.rawValue ?? "other").ogg")
        case .all: "interface/voice-shelf-all.ogg"
        }
    }

    /// Whether its tales are sorted by first letter.
    package var isAlphabetical: Bool { self != .begun && self != .new }
}

/// The name of a user's own shelf.
package enum ShelfName {
    /// The name as usable for a shelf and in a route; nil if nothing of it is.
    package static func usable(_ name: String) -> String? {
        let kept = name.withoutControls.map { $0 == "/" ? " " : $0 }.prefix(StoryFile.longestShelf)
        let words = kept.split(separator: " ").map { String($0) }.joined(separator: " ")
        return words.isEmpty ? nil : words
    }
}

/// A language with a shelf name, by its BCP 47 subtag.
package enum Language: String, Sendable, CaseIterable {
    case lv, ltg, en, ru, uk, be, lt, et, fi, sv, no, da, de, pl, cs, fr, es, pt, it, nl, tr, ar, hi, bn, ta, te, ne
    case zh, ja, ko, vi, th, id, tl, sw, zu, xh, af

    /// - Parameter tag: such as `lv` or `en-GB`.
    package init?(tag: String) {
        let subtag = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
        self.init(rawValue: subtag == "fil" ? "tl" : String(subtag))
    }

    package var title: String {
        switch self {
        case .lv: "Latviešu valodā"
        case .ltg: "Latgaliešu valodā"
        case .en: "Angļu valodā"
        case .ru: "Krievu valodā"
        case .uk: "Ukraiņu valodā"
        case .be: "Baltkrievu valodā"
        case .lt: "Lietuviešu valodā"
        case .et: "Igauņu valodā"
        case .fi: "Somu valodā"
        case .sv: "Zviedru valodā"
        case .no: "Norvēģu valodā"
        case .da: "Dāņu valodā"
        case .de: "Vācu valodā"
        case .pl: "Poļu valodā"
        case .cs: "Čehu valodā"
        case .fr: "Franču valodā"
        case .es: "Spāņu valodā"
        case .pt: "Portugāļu valodā"
        case .it: "Itāļu valodā"
        case .nl: "Nīderlandiešu valodā"
        case .tr: "Turku valodā"
        case .ar: "Arābu valodā"
        case .hi: "Hindi valodā"
        case .bn: "Bengāļu valodā"
        case .ta: "Tamilu valodā"
        case .te: "Telugu valodā"
        case .ne: "Nepāliešu valodā"
        case .zh: "Ķīniešu valodā"
        case .ja: "Japāņu valodā"
        case .ko: "Korejiešu valodā"
        case .vi: "Vjetnamiešu valodā"
        case .th: "Taju valodā"
        case .id: "Indonēziešu valodā"
        case .tl: "Filipīniešu valodā"
        case .sw: "Svahili valodā"
        case .zu: "Zulu valodā"
        case .xh: "Khosu valodā"
        case .af: "Afrikandu valodā"
        }
    }
}
