/// A phrase that the interface says in writing, in its languages.
///
/// None is made without Latvian and English.
public struct Wording: Words {
    private let latvian, english: Phrase
    private let translations: Translations

    public init(_ latvian: Phrase, _ english: Phrase, _ translations: Translations) {
        (self.latvian, self.english, self.translations) = (latvian, english, translations)
    }

    public init(wording: Wording) { self = wording }

    public var wording: Wording { self }

    public func text(in language: Language) -> String {
        if language == .latvian { return latvian.text(in: language) }
        guard let translation = translations[language]?[english.pattern] else { return english.text(in: .english) }
        return english.text(translation, in: language)
    }

    public static func == (one: Wording, other: Wording) -> Bool {
        one.latvian == other.latvian && one.english == other.english
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(english) }
}

/// What a language besides Latvian and English says for patterns of English phrases, such as `Picture %1 of %2`: a
/// pattern that it lacks is said in English.
public typealias Translations = [Language: [String: String]]

/// Phrases that belong together, such as those of an activity, as members of one type.
public protocol Words: Hashable, Sendable {
    var wording: Wording { get }

    init(wording: Wording)

    static var translations: Translations { get }
}

extension Words {
    public static var translations: Translations { [:] }

    public init(_ latvian: Phrase, _ english: Phrase) {
        self.init(wording: Wording(latvian, english, Self.translations))
    }
}
