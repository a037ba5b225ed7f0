/// A language of the interface.
public enum Language: String, Hashable, Codable, Sendable, CaseIterable {
    case latvian = "lv"
    case english = "en"
    case ukrainian = "uk"

    /// The languages with spoken labels.
    public static let spoken: [Language] = [.latvian, .english]

    /// The language in which labels are spoken to who has chosen this one.
    var spoken: Language { Self.spoken.contains(self) ? self : .latvian }
}

extension World {
    /// What a door says: the clip made for it in Latvian, in other languages that of a spoken label.
    public func spoken(_ label: String, inLatvian clip: Sound) -> [Sound] {
        language.spoken == .latvian ? [clip] : SpokenLabel.named(label).sounds(in: language)
    }
}
