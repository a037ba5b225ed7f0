import Spanish

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

    /// espeak-ng's name of it, or of the one that stands in for an installed voice.
    var name: String { language.rawValue + person.variant }
}

/// The languages of the voices, as espeak-ng names them.
public enum VoiceLanguage: String, Codable, CaseIterable, Sendable {
    case spain = "es", americas = "es-419", latvian = "lv", english = "en"
}

/// A voice to choose from.
///
/// The five of espeak-ng's are always there, and speak every language. In documents it is a name.
public enum VoicePerson: Hashable, Codable, Sendable {
    case elena, lucia, carlos, diego, abuelo
    /// A voice that the owner of the machine has installed, such as `davefx` or `kokoro:2`.
    case installed(String)

    /// A name to be shown: a Spanish first name, the same in every language of the screens, or what the owner calls it.
    public var name: String {
        switch self {
        case .elena: "Elena"
        case .lucia: "Lucía"
        case .carlos: "Carlos"
        case .diego: "Diego"
        case .abuelo: "Abuelo"
        case .installed(let name): name
        }
    }

    /// What espeak-ng adds to the language for it; for one that is no longer installed the first speaks.
    var variant: String {
        switch self {
        case .elena, .installed: "+f2"
        case .lucia: "+f4"
        case .carlos: ""
        case .diego: "+m3"
        case .abuelo: "+m7"
        }
    }
}

extension VoicePerson: CaseIterable {
    /// The voices that are always there.
    public static let allCases: [VoicePerson] = [.elena, .lucia, .carlos, .diego, .abuelo]
}

extension VoicePerson: RawRepresentable {
    private static let installed = "installed/"

    public var rawValue: String {
        switch self {
        case .elena: "elena"
        case .lucia: "lucia"
        case .carlos: "carlos"
        case .diego: "diego"
        case .abuelo: "abuelo"
        case .installed(let name): Self.installed + name
        }
    }

    public init?(rawValue: String) {
        if let person = Self.allCases.first(where: { $0.rawValue == rawValue }) {
            self = person
        } else if rawValue.hasPrefix(Self.installed), rawValue.count <= 100 {
            self = .installed(String(rawValue.dropFirst(Self.installed.count)))
        } else {
            return nil
        }
    }
}

/// The speed of a voice.
public enum VoiceSpeed: String, Codable, CaseIterable, Sendable {
    case normal, slow

    var wordsPerMinute: Int {
        switch self {
        case .normal: 150
        case .slow: 100
        }
    }
}
