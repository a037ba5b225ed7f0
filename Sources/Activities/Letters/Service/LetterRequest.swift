import Engine
import LetterJudge

/// What the screens of Letters ask for.
enum LetterRequest: Request {
    /// A letter of this alphabet will be drawn soon.
    case prepare([Guide])
    case judge(Drawing)
    case save(Growth)

    /// A drawing to judge.
    struct Drawing: Hashable, Codable, Sendable {
        /// Comes back with the answer.
        let number: Int
        let strokes: [[InkPoint]]
        let expected: String
        /// The guides of the alphabet's letters.
        let guides: [Guide]

        var form: LetterForm { guides.first { $0.letter == expected }?.form ?? .capital }
    }
}

extension LetterRequest {
    /// The drawings to save to a stick.
    struct Growth: Hashable, Codable, Sendable {
        let alphabet: Alphabet
        let progress: LetterProgress.AlphabetProgress
        /// The stick's folder.
        let place: String
    }
}

/// How saving the drawings to a stick has gone.
struct GrowthAnswer: Answer {
    static let name = "growth"
    let saving: StickState
}

/// The judge's answer; without a verdict if the table of the recogniser is missing.
struct Judgement: Answer {
    static let name = "judgement"
    let number: Int
    let verdict: Verdict?
}
