/// A mistake that a rule has found, and what is right.
public struct Correction: Hashable, Sendable {
    /// The wrong words as they are typed, and the right ones.
    public let from, to: String
    public let rule: CorrectionRule
    public let reason: Reason
    /// The place of the wrong words in the text, in characters.
    public let place: Range<Int>
}
