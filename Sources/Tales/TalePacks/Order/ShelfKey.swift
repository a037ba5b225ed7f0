import Engine
import Sentences

/// Which tales stand together in the bookcase.
package enum ShelfKey: Hashable, Sendable {
    /// Those that have been begun, the last one first.
    case begun
    /// Those that came last.
    case new
    /// Those that somebody has put together, by the name given to them.
    case folder(String)
    /// Those in a language; nil for all languages that have no name here.
    case language(Language?)
    case all

    /// As it stands in a route.
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

    /// The shelf of a tale, besides those of all, new and begun ones.
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

    /// The title as it is said; nil where somebody has made it up.
    package var spokenTitle: Sound? {
        switch self {
        case .begun: "interface/voice-shelf-begun.ogg"
        case .new: "interface/voice-shelf-new.ogg"
        case .folder: nil
        case .language(let language): Sound("interface/voice-shelf-\(language?.rawValue ?? "other").ogg")
        case .all: "interface/voice-shelf-all.ogg"
        }
    }

    /// Whether its tales stand by their first letters.
    package var isAlphabetical: Bool { self != .begun && self != .new }
}

/// The name that somebody gives a shelf.
package enum ShelfName {
    /// As it can stand above a shelf and in an address; nil where nothing of it can.
    package static func usable(_ name: String) -> String? {
        let kept = name.withoutControls.map { $0 == "/" ? " " : $0 }.prefix(StoryFile.longestShelf)
        let words = kept.split(separator: " ").map { String($0) }.joined(separator: " ")
        return words.isEmpty ? nil : words
    }
}

/// A language that a shelf can name, by its BCP 47 subtag.
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
