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

/// How saving a talk has gone.
enum SceneSaving: Hashable, Codable, Sendable {
    case writing
    /// - Parameter files: their places on the stick, such as `Pasaka sarunas/2026-11-24 En la cafetería.txt`.
    case saved(files: [String], StickPulling)
    /// The saving has failed: there is nothing new on the stick.
    case failed(StickFailure)
}
