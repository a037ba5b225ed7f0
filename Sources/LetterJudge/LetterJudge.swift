/// Says which letter of an alphabet a drawing is, and whether it is the expected one.
///
/// Order, direction and number of strokes never count. The same strokes always give the same answer.
public struct LetterJudge {
    private let letters: [AlphabetLetter]
    private let threshold: Float
    private var reader: ShapeReader

    /// The judge of the alphabet that has these guides; those whose base is not a letter from A to Z are left out.
    public init(_ table: LetterTable, _ guides: [Guide]) {
        letters = guides.compactMap { AlphabetLetter($0) }
        threshold = table.threshold
        reader = ShapeReader(table)
    }

    /// Judges a drawing; a letter that the alphabet has not is never accepted.
    public mutating func judge(_ ink: Ink, expected: String? = nil) -> Verdict {
        let ink = ink.cleaned
        guard let box = ink.bounds, box.longerSide > 0 else {
            return Verdict(accepted: expected.map { _ in false }, ranking: [], reason: expected.map { _ in .tooLittle })
        }
        let hasMarks = letters.contains { $0.mark != nil }
        let reading = Reading(ink, hasMarks: hasMarks, &reader)
        let ranking = letters.indices
            .map { (index: $0, likeness: reading.likeness(letters[$0])) }
            .sorted { ($0.likeness, $1.index) > ($1.likeness, $0.index) }
            .map { letters[$0.index].name }
        guard let expected else { return Verdict(accepted: nil, ranking: ranking, reason: nil) }
        guard let letter = letters.first(where: { $0.name == expected }) else {
            return Verdict(accepted: false, ranking: ranking, reason: .notALetter)
        }
        let reason = Examination(reading, letter, letters, threshold).refusal
        return Verdict(accepted: reason == nil, ranking: ranking, reason: reason)
    }
}

/// A letter as the judge knows it.
struct AlphabetLetter: Sendable {
    let name: String
    /// The base letter's number, from 0 (A) to 25 (Z).
    let base: Int
    let mark: Mark?
    let guide: Guide

    init?(_ guide: Guide) {
        guard let character = guide.base.first, let base = ShapeClass.base(character) else { return nil }
        (name, self.base, mark, self.guide) = (guide.letter, base, guide.mark, guide)
    }
}

/// All that is read from a drawing: as a whole, and without the ink that may be a mark.
struct Reading {
    let ink: SmoothedInk
    let whole: ShapeOdds
    let split: [SplitReading]
    /// Whether a dot hangs above the rest, as above a small i.
    let isDotted: Bool
    /// Whether a dot stands below the rest, as below an exclamation mark, or all is a line that leans far, as a slash.
    let isOtherSign: Bool

    /// A drawing read as a letter with a mark.
    struct SplitReading {
        let marked: MarkedInk
        let ink: SmoothedInk
        let base: ShapeOdds
        /// How surely the free ink is a mark, by its distance from the letter, from 0 to 1.
        let certainty: Float
    }

    /// Expects cleaned ink.
    init(_ ink: Ink, hasMarks: Bool, _ reader: inout ShapeReader) {
        self.ink = SmoothedInk(ink)
        whole = reader.odds(self.ink)
        isDotted = MarkedInk(ink, .above)?.isDot ?? false
        isOtherSign = MarkedInk(ink, .below)?.isDot ?? false || self.ink.isSlash
        let marked = hasMarks ? [MarkedInk(ink, .above), MarkedInk(ink, .below)].compactMap { $0 } : []
        var split: [SplitReading] = []
        for marked in marked {
            let base = SmoothedInk(marked.base)
            // A half at a gap of 0.02 letter heights, nine tenths at 0.065.
            let certainty = 1 / (1 + Exponential.exp(-(marked.gap - 0.02) * 50))
            split.append(SplitReading(marked: marked, ink: base, base: reader.odds(base), certainty: certainty))
        }
        self.split = split
    }

    /// How like a letter the drawing is, from 0 to 1.
    func likeness(_ letter: AlphabetLetter) -> Float {
        guard let mark = letter.mark else {
            let free = split.map(\.certainty).max() ?? 0
            return whole.likeness(letter.base) * (1 - 0.98 * free)
        }
        return split.map { read in
            let fit: Float = read.marked.side != mark.side ? 0.02 : read.marked.mark == mark || mark == .comma ? 1 : 0.1
            return read.base.likeness(letter.base) * read.certainty * fit
        }.max() ?? 0
    }
}
