import Synchronization

/// Translations of the source's sentences, keyed by their text in the source.
///
/// `%1` stands for the first name, number or part that is inserted, `%2` for the second. A sentence is
/// translated when it is made; one that is not in the catalogue stays as it is. The player uses none: its log is always
/// English, and its screens are always Latvian.
public enum Catalogue {
    private static let sentences = Mutex<[String: String]?>(nil)

    /// Translates all sentences made from now on; nil for none.
    public static func use(_ sentences: [String: String]?) { Self.sentences.withLock { $0 = sentences } }

    static var isUsed: Bool { sentences.withLock { $0 != nil } }

    /// A text of the source in the catalogue's language.
    public static func text(_ words: String) -> String { sentences.withLock { $0?[words] } ?? words }

    /// Inserts parts into a translation's placeholders; a placeholder without a part stays empty.
    static func fill(_ translation: String, with parts: [Sentence]) -> Sentence {
        var sentence = Sentence(), rest = Substring(translation)
        while let place = rest.firstIndex(of: "%") {
            let digits = rest[rest.index(after: place)...].prefix(while: \.isASCIIDigit)
            let number = Int(digits)
            sentence.append(Sentence(systemText: String(rest[..<place]) + (number == nil ? "%" : "")))
            if let number, parts.indices.contains(number - 1) { sentence.append(parts[number - 1]) }
            rest = rest[digits.endIndex...]
        }
        sentence.append(Sentence(systemText: String(rest)))
        return sentence
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
