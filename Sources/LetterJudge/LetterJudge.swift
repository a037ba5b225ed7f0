/// Says which letter of an alphabet a drawing is, and whether it is the expected one.
///
/// Order, direction and number of strokes never count. The same strokes always give the same answer.
public struct LetterJudge {
    private let letters: [AlphabetLetter]
    private let threshold: Float
    private var reader: ShapeReader

    /// The judge of the letters of the table's form among these guides; those of another base than A to Z are left out.
    public init(_ table: LetterTable, _ guides: [Guide]) {
        letters = guides.compactMap { AlphabetLetter($0, table.form) }
        threshold = table.threshold
        reader = ShapeReader(table)
    }

    /// Judges a drawing; a letter that the alphabet has not is never accepted.
    public mutating func judge(_ ink: Ink, expected: String? = nil) -> Verdict {
        let ink = ink.cleaned
        guard let box = ink.bounds, box.longerSide > 0 else {
            return Verdict(accepted: expected.map { _ in false }, ranking: [], reason: expected.map { _ in .tooLittle })
        }
        let hasMarks = letters.contains { $0.mark != nil || $0.dot != nil }
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
    /// The side on which the mark belongs.
    let side: MarkSide
    let guide: Guide
    let form: LetterForm

    init?(_ guide: Guide, _ form: LetterForm) {
        guard let character = guide.base.first, let base = form.base(character) else { return nil }
        (name, self.base, mark, self.guide, self.form) = (guide.letter, base, guide.mark, guide, form)
        side = guide.markSide ?? .above
    }

    /// Whether it is one of these base letters, named by capitals.
    func isBase(_ letters: String, _ form: LetterForm) -> Bool {
        self.form == form && letters.contains { LetterForm.capital.base($0) == base }
    }

    /// The place of its dot among the guide's strokes, if it has one.
    var dot: Int? {
        guide.strokes.indices.last { InkBox(around: guide.strokes[$0].line).map { $0.longerSide < 0.08 } ?? false }
    }

    /// Whether ink above or below a drawing is foreign to this letter, if it hangs free.
    ///
    /// A dot is not, nor the upper end of a small letter whose line broke off: no small letter but g has a comma above it.
    func isForeign(_ marked: MarkedInk) -> Bool {
        if form == .capital || marked.side == .below { return true }
        return dot != nil ? marked.isBar : marked.mark != .comma || isBase("G", .small)
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
            let free = split.filter { letter.isForeign($0.marked) }.map(\.certainty).max() ?? 0
            return whole.likeness(letter.base) * (1 - 0.98 * free)
        }
        return split.map { read in
            let isAlike = read.marked.mark == mark && (mark != .macron || letter.form == .capital || read.marked.isBar)
            let fit: Float = read.marked.side != letter.side ? 0.02 : isAlike || mark == .comma ? 1 : 0.1
            return read.base.likeness(letter.base) * read.certainty * fit
        }.max() ?? 0
    }
}
