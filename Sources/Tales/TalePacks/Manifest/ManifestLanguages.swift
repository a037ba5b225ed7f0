import Synchronization

/// The languages of a `story.json` whose fields have a value for each, while it is read in one of them.
final class ManifestLanguages: Sendable {
    private struct State {
        var own = TaleLanguage.usual
        /// The tags in the order in which they were found.
        var found: [String] = []
    }

    /// The language in which the file is read; nil for the tale's own.
    let wanted: String?
    private let state = Mutex(State())

    init(wanted: String?) { self.wanted = wanted }

    /// The most languages beside the tale's own.
    static let most = 12

    /// Takes the tale's own language, before any other field is read.
    func isOwn(_ tag: String) { state.withLock { $0.own = tag } }

    /// The languages found beside the tale's own.
    var others: [String] { state.withLock { state in Array(state.found.filter { $0 != state.own }.prefix(Self.most)) } }

    /// The key with the value to use; nil if there is none for the wanted language.
    func choose(among tags: [String]) -> String? {
        state.withLock { state in
            for tag in tags.sorted() where !state.found.contains(tag) { state.found.append(tag) }
            let tag = wanted ?? state.own
            return tags.contains(tag) ? tag : nil
        }
    }
}

extension CodingUserInfoKey {
    static let manifestLanguages = CodingUserInfoKey(rawValue: "languages").unsafelyUnwrapped
}
