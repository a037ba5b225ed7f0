import Spanish

/// What one of the two has said in a talk; it lives in memory only.
public struct TalkLine: Hashable, Codable, Sendable {
    public let speaker: Speaker
    public let text: String
    /// Its words; as the text has them if it was not analysed.
    public let tokens: [Token]
    /// The mistakes that a rule has found.
    public let mistakes: [Mistake]

    public enum Speaker: String, Codable, Sendable { case tutor, learner }

    public init(_ speaker: Speaker, _ text: String, tokens: [Token] = [], mistakes: [Mistake] = []) {
        (self.speaker, self.text, self.mistakes) = (speaker, text, mistakes)
        self.tokens = tokens.isEmpty ? Self.words(of: text).map { Token($0) } : tokens
    }

    static func words(of text: some StringProtocol) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    }

    /// Its sentences, each with the mark at its end.
    static func sentences(of text: String) -> [String] {
        var sentences: [String] = [], rest = text[...]
        while let end = rest.firstIndex(where: { ".!?…".contains($0) }) {
            let next = rest[end...].firstIndex { !".!?…\"»".contains($0) } ?? rest.endIndex
            sentences.append(String(rest[..<next].drop(while: \.isWhitespace)))
            rest = rest[next...]
        }
        let last = String(rest.drop(while: \.isWhitespace))
        return last.isEmpty ? sentences : sentences + [last]
    }
}

/// A mistake that a rule has found, explained in the learner's language.
public struct Mistake: Hashable, Codable, Sendable {
    public let from, to: String
    /// The rule's name.
    public let rule: String
    public let why: String

    public init(_ from: String, _ to: String, rule: String, why: String) {
        (self.from, self.to, self.rule, self.why) = (from, to, rule, why)
    }
}
