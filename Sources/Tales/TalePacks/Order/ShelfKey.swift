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

/// A language with a shelf name.
package typealias Language = TaleLanguage
