/// A machine's translation, of which only the gist can be trusted.
public struct RoughTranslation: Hashable, Sendable {
    /// A part of it.
    public struct Part: Hashable, Sendable {
        public let text: String
        /// Whether the translator does not know it, and left it as it was.
        public let isUnknown: Bool
    }

    public let parts: [Part]

    /// - Parameter marked: Apertium's text, with `*`, `@` or `#` before words that it does not know.
    init(marked: String) {
        var parts: [Part] = [], rest = marked[...]
        while let mark = rest.firstIndex(where: { Self.marks.contains($0) }) {
            if mark > rest.startIndex { parts.append(Part(text: String(rest[..<mark]), isUnknown: false)) }
            rest = rest[rest.index(after: mark)...]
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "'" }
            if !word.isEmpty { parts.append(Part(text: String(word), isUnknown: true)) }
            rest = rest[word.endIndex...]
        }
        if !rest.isEmpty { parts.append(Part(text: String(rest), isUnknown: false)) }
        self.parts = parts
    }

    static let marks: Set<Character> = ["*", "@", "#"]
}
