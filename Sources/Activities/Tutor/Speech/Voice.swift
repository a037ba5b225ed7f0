/// A made voice: who speaks, and in which language.
public struct Voice: Hashable, Codable, Sendable {
    public var person: VoicePerson
    public var language: VoiceLanguage

    public init(_ person: VoicePerson = .elena, in language: VoiceLanguage = .spain) {
        (self.person, self.language) = (person, language)
    }

    /// A person who speaks a dialect of Spanish.
    public init(_ person: VoicePerson, _ dialect: Dialect) {
        self.init(person, in: dialect == .spain ? .spain : .americas)
    }

    /// espeak-ng's name of it.
    var name: String { language.rawValue + person.variant }
}

/// The languages of the voices, as espeak-ng names them.
public enum VoiceLanguage: String, Codable, CaseIterable, Sendable {
    case spain = "es", americas = "es-419", latvian = "lv", english = "en"
}

/// Who can speak, to choose from; all of them speak every language.
public enum VoicePerson: String, Codable, CaseIterable, Sendable {
    case elena, lucia, carlos, diego, abuelo

    /// A Spanish first name, the same in every language of the screens.
    public var name: String {
        switch self {
        case .elena: "Elena"
        case .lucia: "Lucía"
        case .carlos: "Carlos"
        case .diego: "Diego"
        case .abuelo: "Abuelo"
        }
    }

    /// What espeak-ng adds to the language for it.
    var variant: String {
        switch self {
        case .elena: "+f2"
        case .lucia: "+f4"
        case .carlos: ""
        case .diego: "+m3"
        case .abuelo: "+m7"
        }
    }
}

/// How fast a voice speaks.
public enum VoiceSpeed: String, Codable, CaseIterable, Sendable {
    case normal, slow

    var wordsPerMinute: Int {
        switch self {
        case .normal: 150
        case .slow: 100
        }
    }
}
