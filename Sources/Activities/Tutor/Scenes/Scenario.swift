/// An everyday situation to talk in, such as a café, with its written talks.
public struct Scenario: Hashable, Codable, Sendable {
    /// The name of its file, such as `train-station`.
    public let id: String
    public let category: Category
    public let title: Line
    /// The person that the tutor plays.
    public let role: Line
    /// The learner's task in the scene.
    public let goal: Line
    /// Proper names that occur, which no dictionary knows.
    public let names: [String]
    /// Words of the scene, nouns with their article.
    public let words: [Line]
    /// The written talks, from the easiest.
    public let talks: [Talk]

    /// The groups in which scenarios are listed.
    public enum Category: String, Codable, CaseIterable, Sendable {
        case dining, health, travel, shopping, work, social, housing, education, entertainment, emergency, hobbies,
            technology, customs, nature

        /// Its picture in `assets`.
        public var icon: String { "soltura/icons/category-\(rawValue).svg" }
    }

    /// Its picture in `assets`; one colour, which the screen chooses.
    public var icon: String { "soltura/icons/\(id).svg" }

    /// - Returns: the talk for a level: the hardest that is no harder, or the easiest.
    public func talk(for level: Level) -> Talk? { talks.last { $0.level <= level } ?? talks.first }
}

/// A level of the Common European Framework of Reference for Languages.
public enum Level: String, Codable, CaseIterable, Comparable, Sendable {
    case a1 = "A1", a2 = "A2", b1 = "B1", b2 = "B2", c1 = "C1", c2 = "C2"

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
}

/// What of the grammar a learner practises.
public enum GrammarFocus: String, Codable, CaseIterable, Sendable {
    case present, preterite, imperfect, future, subjunctive
}

/// A written talk that branches.
public struct Talk: Hashable, Codable, Sendable {
    public let level: Level
    public let grammar: [GrammarFocus]
    /// The first one begins; no turn leads back.
    public let turns: [Turn]

    public subscript(id: String) -> Turn? { turns.first { $0.id == id } }
}

/// What the tutor says, and what may be answered.
public struct Turn: Hashable, Codable, Sendable {
    public let id: String
    public let line: Line
    public let answers: [WrittenAnswer]
    /// Asks again, kindly, when the answer was not understood.
    public let again: Line
    /// A pattern to fill in, and in English and Latvian what to do.
    public let hint: Line
}

/// A good answer, and how the talk goes on after it.
public struct WrittenAnswer: Hashable, Codable, Sendable {
    public let say: Line
    /// What free text must hold to mean this answer.
    public let keys: [KeyGroup]
    /// Other ways to say it.
    public let also: [String]
    public let reply: Line
    /// The id of the next turn; nil at the end.
    public let next: String?
}

/// Words of which free text must hold one, or none.
public struct KeyGroup: Hashable, Codable, Sendable {
    /// Base forms.
    public let words: [String]
    public let isForbidden: Bool

    init(words: [String], isForbidden: Bool) { (self.words, self.isForbidden) = (words, isForbidden) }

    /// - Parameter text: alternatives with `|` between them; after `!` forbidden ones.
    init(_ text: String) {
        isForbidden = text.hasPrefix("!")
        words = text.drop { $0 == "!" }.split(separator: "|").map(String.init)
    }
}
