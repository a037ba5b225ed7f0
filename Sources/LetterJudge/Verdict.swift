/// What the judge says of a drawing.
public struct Verdict: Hashable, Codable, Sendable {
    /// Whether the drawing is the expected letter; nil if none was expected.
    public var accepted: Bool?
    /// The letters of the alphabet, the likeliest first; empty where there is next to no ink.
    public var ranking: [String]
    /// The reason why the drawing was refused.
    public var reason: Refusal?

    public init(accepted: Bool?, ranking: [String], reason: Refusal?) {
        (self.accepted, self.ranking, self.reason) = (accepted, ranking, reason)
    }
}

/// Why a drawing is not the expected letter.
public enum Refusal: Hashable, Codable, Sendable {
    case tooLittle
    /// The place in the guide's strokes of the part that is missing.
    case missingPart(stroke: Int)
    case extraPart
    case mirrored
    /// The letter it looks like instead.
    case looksLike(String)
    /// The small form of the letter, which was asked for as a capital, and the other way round.
    case smallLetter, capitalLetter
    case markMissing, markWrong, markMisplaced
    case notALetter

    /// The word for it in `pasaka letters judge`.
    public var word: String {
        switch self {
        case .tooLittle: "too-little"
        case .missingPart: "missing-part"
        case .extraPart: "extra-part"
        case .mirrored: "mirrored"
        case .looksLike: "looks-like"
        case .smallLetter: "small-letter"
        case .capitalLetter: "capital-letter"
        case .markMissing: "mark-missing"
        case .markWrong: "mark-wrong"
        case .markMisplaced: "mark-misplaced"
        case .notALetter: "not-a-letter"
        }
    }
}
