/// A language of the interface.
public enum Language: String, Hashable, Codable, Sendable, CaseIterable {
    case latvian = "lv"
    case english = "en"
}

extension Wording {
    public func text(in language: Language) -> String {
        switch language {
        case .latvian: inLatvian
        case .english: inEnglish
        }
    }
}
