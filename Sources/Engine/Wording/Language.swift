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

extension World {
    /// What a door says: the clip made for it in Latvian, in other languages that of a spoken label.
    public func spoken(_ label: String, inLatvian clip: Sound) -> [Sound] {
        language == .latvian ? [clip] : SpokenLabel.named(label).sounds(in: language)
    }
}
