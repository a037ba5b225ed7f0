import Synchronization

/// The languages of a `story.json` whose fields have a value for each, while it is read in one of them.
final class ManifestLanguages: Sendable {
    private struct State {
        /// The tale's own language; nil before a tale that names none is known by its fields.
        var own: String?
        /// The tags that were taken for the tale's own, such as `lv` for `lv-LV`.
        var taken: Set<String> = []
        /// The tags in the order in which they were found.
        var found: [String] = []
    }

    /// The language in which the file is read; nil for the tale's own.
    let wanted: String?
    private let state = Mutex(State())

    init(wanted: String?) { self.wanted = wanted }

    /// The most languages beside the tale's own.
    static let most = 12

    /// Takes the language that the tale names as its own, before any other field is read.
    func isOwn(_ tag: String) { state.withLock { $0.own = tag } }

    var own: String? { state.withLock { $0.own } }

    /// The languages found beside the tale's own; and whether there are more.
    var others: (tags: [String], areAll: Bool) {
        state.withLock { state in
            let others = state.found.filter { $0 != state.own && !state.taken.contains($0) }
            return (Array(others.prefix(Self.most)), others.count <= Self.most)
        }
    }

    /// The key with the value to use; nil if there is none for the wanted language.
    func choose(among tags: [String]) -> String? {
        state.withLock { state in
            for tag in tags.sorted() where !state.found.contains(tag) { state.found.append(tag) }
            if let wanted { return tags.contains(wanted) ? wanted : nil }
            let tag = Self.own(state.own, among: tags)
            if let tag {
                state.own = state.own ?? tag
                state.taken.insert(tag)
            }
            return tag
        }
    }

    /// The tag of the tale's own language: that one, one of the same language, or without any the usual or first one.
    private static func own(_ own: String?, among tags: [String]) -> String? {
        guard let own else { return tags.contains(TaleLanguage.usual) ? TaleLanguage.usual : tags.min() }
        func language(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }
        return tags.contains(own) ? own : tags.sorted().first { language($0) == language(own) }
    }
}

extension CodingUserInfoKey {
    static let manifestLanguages = CodingUserInfoKey(rawValue: "languages").unsafelyUnwrapped
}
