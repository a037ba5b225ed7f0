/// What the judge says of a drawing.
public struct Verdict: Hashable, Codable, Sendable {
    /// Whether the drawing is the expected letter; nil if none was expected.
    public var accepted: Bool?
    /// The letters of the alphabet, the likeliest first; empty where there is next to no ink.
    public var ranking: [String]
    /// The reason why the drawing was refused.
    public var reason: Refusal?
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
        case .markMissing: "mark-missing"
        case .markWrong: "mark-wrong"
        case .markMisplaced: "mark-misplaced"
        case .notALetter: "not-a-letter"
        }
    }
}
