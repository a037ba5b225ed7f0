import Engine

/// What is saved of a talk, on request.
struct SceneFiles: Hashable, Codable, Sendable {
    /// The scene's name in the files' names.
    let name: String
    /// The talk; nil if only the words are wanted.
    var text: String?
    /// The new words, as TSV and as a package; nil if only the talk is wanted.
    var words: DeckExport?

    init(_ name: String, text: String? = nil, words: DeckExport? = nil) {
        (self.name, self.text, self.words) = (name, text, words)
    }
}
