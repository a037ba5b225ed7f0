import Engine

/// What the screens of Letters ask for.
enum LetterWish: Request {
    /// A letter of this alphabet will be drawn soon.
    case prepare([Guide])
    case judge(Drawing)

    /// A drawing to judge.
    struct Drawing: Hashable, Codable, Sendable {
        /// Comes back with the answer.
        let number: Int
        let strokes: [[InkPoint]]
        let expected: String
        /// Those of the alphabet.
        let guides: [Guide]
    }
}

/// The judge's answer; without a verdict if the table of the recogniser is missing.
struct Judgement: Answer {
    static let name = "judgement"
    let number: Int
    let verdict: Verdict?
}
