/// A mistake that a rule has found, and what is right.
struct Correction: Hashable, Sendable {
    /// The wrong words as they are typed, and the right ones.
    let from, to: String
    let rule: CorrectionRule
    let reason: Reason
    /// The place of the wrong words in the text, in characters.
    let place: Range<Int>

    /// The reason, as a teacher would say it.
    func why(in language: TutorLanguage) -> String { reason.text(in: language) }
}
