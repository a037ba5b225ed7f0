import Engine
import Spanish

/// What a learner has chosen, in `soltura.json` beside the progress.
///
/// A value that cannot be read counts as not chosen.
public struct Preferences: Document {
    public static let name = "soltura"

    public private(set) var version = 1
    public var level = LevelChoice.automatic
    /// Words to practise, as they were typed; at most ``mostWords``.
    public var targetWords: [String] = []
    public var grammar: [GrammarFocus] = []
    public var dialect = Dialect.spain
    /// The chosen scenario's id; nil if an own goal is chosen, or nothing yet.
    public var scenario: String?
    /// The learner's own goal.
    public var goal = ""
    /// The language model to talk with, by its name; nil for the written talks.
    public var model: String?
    public var isMuted = false
    public var voice = VoicePerson.elena
    /// The language of the tutor's explanations.
    public var language = TutorLanguage.latvian
    public var preset = TutorPreset.translation
    /// What the tutor does by ``TutorPreset/custom``.
    public var instruction = ""

    /// The machine's next user must not read what was typed before.
    public var leavesNoTrace: Bool { targetWords.isEmpty && goal.isEmpty && instruction.isEmpty }
    public static var isPersonal: Bool { true }

    static let mostWords = 40
    /// Characters of a target word, of the goal and of the instruction.
    static let (longestWord, longestText) = (60, 500)

    public init() {}

    private enum CodingKeys: CodingKey {
        case version, level, targetWords, grammar, dialect, scenario, goal, model, isMuted, voice, language, preset,
            instruction
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        func chosen<Choice: Decodable>(_ key: CodingKeys, or usual: Choice) -> Choice {
            (try? fields.decodeIfPresent(Choice.self, forKey: key)) ?? usual  // another program's value
        }
        version = try fields.decodeIfPresent(Int.self, forKey: .version) ?? 1
        level = chosen(.level, or: .automatic)
        let words: [String] = chosen(.targetWords, or: [])
        targetWords = words.prefix(Self.mostWords).map { String($0.prefix(Self.longestWord)) }.filter { !$0.isEmpty }
        let focuses: [String] = chosen(.grammar, or: [])
        grammar = GrammarFocus.allCases.filter { focuses.contains($0.rawValue) }
        dialect = chosen(.dialect, or: .spain)
        scenario = chosen(.scenario, or: nil)
        goal = String(chosen(.goal, or: "").prefix(Self.longestText))
        model = chosen(.model, or: nil)
        isMuted = chosen(.isMuted, or: false)
        voice = chosen(.voice, or: .elena)
        language = chosen(.language, or: .latvian)
        preset = chosen(.preset, or: .translation)
        instruction = String(chosen(.instruction, or: "").prefix(Self.longestText))
    }
}

/// What a learner says of the own level.
public enum LevelChoice: String, Codable, CaseIterable, Sendable {
    case a1 = "A1", a2 = "A2", b1 = "B1", b2 = "B2", c1 = "C1", c2 = "C2", automatic = "Auto", native = "Native"

    /// The level that is meant; nil for one that shows in the talk.
    var level: Level? { self == .native ? .c2 : Level(rawValue: rawValue) }
}

/// The language in which the tutor explains.
public enum TutorLanguage: String, Codable, CaseIterable, Sendable {
    case latvian = "lv", english = "en", spanish = "es"
}

/// What the tutor says about each of the learner's messages.
public enum TutorPreset: String, Codable, CaseIterable, Sendable {
    case translation, grammar, irregularVerbs, vocabulary, commonMistakes, custom
}
