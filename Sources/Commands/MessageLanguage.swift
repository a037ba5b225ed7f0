import FoundationEssentials
import Glibc
import Sentences
import Storage

/// The language of commands in the terminal: Latvian in a Latvian locale, otherwise English.
///
/// Pasaka's screens are always Latvian, and its log always English.
public enum MessageLanguage: String, Sendable {
    case latvian = "lv", english = "en"

    /// - Parameter variables: the environment, whose locale for messages is used (POSIX.1-2017, 8.2).
    public init(_ variables: (String) -> String?) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variables).first { !$0.isEmpty }
        let language = locale?.prefix { $0 != "_" && $0 != "." && $0 != "@" }
        self = language == "lv" ? .latvian : .english
    }

    public static var ofEnvironment: MessageLanguage { MessageLanguage { getenv($0).map { String(cString: $0) } } }

    /// The file of a language's sentences, keyed by those of the source: most of it is English, the morning check
    /// Latvian.
    public static func file(_ language: MessageLanguage, assets: String) -> String {
        "\(assets)/interface/messages-\(language.rawValue).json"
    }

    /// The largest file of sentences, in bytes.
    private static let mostBytes = 4 << 20

    /// Starts translating all output; if the file is missing, it stays as in the source.
    public func begin(assets: String? = ProgramPlaces.assets()) {
        guard let assets,
            let json = try? OrdinaryFile.read(
                Self.file(self, assets: assets), atMost: Self.mostBytes, followsLinks: true)
        else { return }
        Catalogue.use(try? JSONDecoder().decode([String: String].self, from: Data(json)))  // the tests read both files
    }

    /// Stops translating, for the screen and the log.
    public static func end() { Catalogue.use(nil) }
}
