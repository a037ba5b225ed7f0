import Sentences

/// Why there is no answer about a sentence.
public struct LanguageProblem: Explained, Hashable {
    public let sentence: Sentence

    /// A dictionary or a tool is not installed.
    public static let missing = LanguageProblem(sentence: "Apertium and hunspell are missing; install pasaka-soltura")
    /// A tool hung, died or said too much; the next request starts it again.
    static func failed(_ tool: String) -> LanguageProblem {
        LanguageProblem(sentence: "\(path: tool) gave no answer and was ended")
    }
}
