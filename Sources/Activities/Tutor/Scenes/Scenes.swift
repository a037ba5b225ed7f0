import Engine

/// The scenarios, as far as the screens know them, and what is installed.
struct Scenes: Document {
    static let name = "soltura-scenes"

    /// All scenarios in short, in the order of their categories.
    var entries: [Entry] = []
    /// The scenarios that are known whole.
    var whole: [Scenario] = []
    var parts = Parts()

    /// A scenario, as it is listed.
    struct Entry: Hashable, Codable, Sendable {
        let id: String
        let category: Scenario.Category
        let title, goal: Line
        let words: [Line]
        let levels: [Level]

        init(_ scenario: Scenario) {
            (id, category, title) = (scenario.id, scenario.category, scenario.title)
            (goal, words, levels) = (scenario.goal, scenario.words, scenario.talks.map(\.level))
        }

        /// Its picture in `assets`; one colour, which the screen chooses.
        var icon: String { "soltura/icons/\(id).svg" }

        /// What is searched: the title and the words of the scene, in every language.
        var searched: [String] { ([title] + words).flatMap { [$0.spanish, $0.english, $0.latvian] } }
    }

    /// What of the package `pasaka-soltura` is there.
    struct Parts: Hashable, Codable, Sendable {
        var hasAnalyser = false
        /// Whether speech can be recognised.
        var hasRecogniser = false
        /// Whether the engine of language models is there.
        var hasEngine = false
        /// The language models that were added.
        var models: [ModelChoice] = []
    }

    /// The chosen model, if it may talk at the chosen level.
    func model(for preferences: Preferences) -> ModelChoice? {
        guard parts.hasEngine, let name = preferences.model else { return nil }
        return parts.models.first { $0.name == name && $0.mayTalk(at: preferences.level) }
    }

    subscript(id: String) -> Scenario? { whole.first { $0.id == id } }
    func entry(_ id: String?) -> Entry? { id.flatMap { id in entries.first { $0.id == id } } }
}

extension Line {
    /// The translation, as the interface shows it.
    func text(in language: Language) -> String { language == .latvian ? latvian : english }

    /// What the tutor shows beside Spanish; nil if the tutor speaks Spanish, too.
    func text(in language: TutorLanguage) -> String? {
        switch language {
        case .latvian: latvian
        case .english: english
        case .spanish: nil
        }
    }
}
