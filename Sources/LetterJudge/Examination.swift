/// Decides whether a drawing is one letter, and if not, why.
struct Examination {
    private let reading: Reading
    private let letter: AlphabetLetter
    private let letters: [AlphabetLetter]
    private let threshold: Float

    /// Free ink at least this surely a mark is treated as one.
    private static let sure: Float = 0.5
    /// A base that misses its threshold by this still shows which mark the child meant.
    private static let lenience: Float = 2
    /// What another letter's odds weigh against those of the expected letter, spoilt.
    private static let weight: Float = 0.1

    init(_ reading: Reading, _ letter: AlphabetLetter, _ letters: [AlphabetLetter], _ threshold: Float) {
        (self.reading, self.letter, self.letters, self.threshold) = (reading, letter, letters, threshold)
    }

    /// Why the drawing is refused; nil where it is accepted.
    var refusal: Refusal? {
        if let mark = letter.mark { refusal(withMark: mark) } else { plainRefusal }
    }

    private func passes(_ odds: ShapeOdds, lenience: Float = 0) -> Bool {
        if letter.form == .small, odds.otherForm(letter.base) > odds[.letter(letter.base)] { return false }
        return odds.confidence(letter.base) >= threshold - lenience
    }

    // MARK: letters without a mark

    private var plainRefusal: Refusal? {
        if reading.isDotted, mayFloat { return otherForm }
        if reading.isOtherSign, letter.isBase("I", .capital) { return .notALetter }
        if hasMark { return isOtherForm(reading.whole) ? otherForm : .extraPart }
        if let dot = lackingDot { return .missingPart(stroke: dot) }
        return passes(reading.whole) ? lack(reading.ink) : baseRefusal(reading.whole, reading.ink)
    }

    /// The dot, where only that is missing: it is next to no ink to the networks, which read an i without it as an l.
    private var lackingDot: Int? {
        guard let dot = letter.dot, !reading.split.contains(where: { $0.marked.side == .above }) else { return nil }
        let stem = letter.isBase("I", .small) ? LetterForm.small.base("l") ?? letter.base : letter.base
        return max(reading.whole.confidence(stem), reading.whole.confidence(letter.base)) >= threshold ? dot : nil
    }

    /// Whether there is a mark that the letter should not have.
    ///
    /// The bar of a J and the serif of an I float above many good letters: only a wide gap makes them a mark.
    private var hasMark: Bool {
        reading.split.contains { split in
            guard letter.isForeign(split.marked) else { return false }
            // What is left of a small i without its bar is no i.
            if letter.dot != nil, split.marked.side == .above { return split.certainty > Self.sure }
            let isFree = mayFloat ? split.marked.gap > 0.06 : split.certainty > Self.sure
            return isFree && passes(split.base) && !isPlain(split)
        }
    }

    private var mayFloat: Bool { letter.isBase("IJ", .capital) }

    // MARK: letters with a mark

    private func refusal(withMark mark: Mark) -> Refusal? {
        let right = reading.split.first { isRight($0.marked) }
        if let right, passes(right.base), !isPlain(right), !isOutdone(right) { return lack(right.ink) }
        let readable = reading.split.filter { $0.certainty > 0.3 && passes($0.base, lenience: Self.lenience) }
        if let wrong = readable.last(where: { !isRight($0.marked) }) {
            let isMisplaced = wrong.marked.side != letter.side && wrong.marked.mark == mark
            return isMisplaced ? .markMisplaced : .markWrong
        }
        if right.map(isPlain) ?? passes(reading.whole, lenience: Self.lenience) { return .markMissing }
        let marked = right ?? reading.split.first { $0.certainty > Self.sure }
        return baseRefusal(marked?.base ?? reading.whole, marked?.ink ?? reading.ink)
    }

    /// Whether free ink may be the letter's mark; what is too narrow for the macron of a small letter is a dot.
    private func isRight(_ marked: MarkedInk) -> Bool {
        guard let mark = letter.mark, marked.side == letter.side, marked.mayBe(mark) else { return false }
        return mark != .macron || letter.form == .capital || marked.isBar
    }

    /// Whether what hangs free is a part of the letter rather than its mark, as the bar of an E that does not touch.
    ///
    /// The wider the gap, the surer the drawing must look like the plain letter.
    private func isPlain(_ split: Reading.SplitReading) -> Bool {
        let advantage = reading.whole.confidence(letter.base) - split.base.confidence(letter.base)
        return passes(reading.whole) && advantage > 1 + 40 * split.marked.gap
    }

    /// Whether ink on the other side is more likely the mark, as a bar below an E whose upper bar does not touch.
    private func isOutdone(_ split: Reading.SplitReading) -> Bool {
        reading.split.contains { other in
            other.marked.side != split.marked.side && other.certainty > Self.sure
                && other.base.confidence(letter.base) > split.base.confidence(letter.base)
        }
    }

    // MARK: the base letter

    private var otherForm: Refusal { letter.form == .capital ? .smallLetter : .capitalLetter }

    /// Whether the drawing is the letter's other form, and neither a letter of this form nor a fault more likely.
    private func isOtherForm(_ odds: ShapeOdds) -> Bool {
        let base = letter.base
        let faults = max(odds[.incomplete(base)], odds[.mirrored(base)], odds.nothing, odds[.excess])
        return odds.otherForm(base) > max(faults, odds.values.prefix(ShapeClass.letters).max() ?? 0)
    }

    /// The networks accept some letters that lack a stroke; this is what only a look at the parts finds.
    private func lack(_ ink: SmoothedInk) -> Refusal? {
        let fit = PartFit(ink, letter.guide)
        return fit.isBeyondDoubt ? fit.missingOfPart.map { .missingPart(stroke: $0) } : nil
    }

    /// Why a drawing, read without its mark, is not the base letter.
    private func baseRefusal(_ odds: ShapeOdds, _ ink: SmoothedInk) -> Refusal {
        if ink.length < 0.25 * letter.guide.length { return .tooLittle }
        let base = letter.base
        let other = letters.filter { $0.base != base && $0.mark == nil }
            .max { odds[.letter($0.base)] < odds[.letter($1.base)] }
        let looks = other.map { odds[.letter($0.base)] } ?? 0
        let (mirrored, incomplete) = (odds[.mirrored(base)], odds[.incomplete(base)])
        let strange = max(odds.nothing, odds[.excess])
        let fit = fit(ink)
        if isOtherForm(odds) { return otherForm }
        // A spoilt letter often is another letter too: an E without its foot is an F. What was asked for decides.
        if mirrored > max(incomplete, strange, looks * Self.weight) { return .mirrored }
        let isPart = fit.isClose || isMarkAlone || looks > strange && other.map(isPart) ?? false
        if isPart || incomplete > max(strange, looks * Self.weight) || fit.isCertain && strange < 0.5 {
            return .missingPart(stroke: fit.missingOfPart ?? letter.guide.longest)
        }
        if looks > strange, let other { return .looksLike(other.name) }
        return odds[.excess] > odds.nothing ? .extraPart : .notALetter
    }

    /// How the guide lies on the drawing: a bar that floats may have been taken for the mark.
    private func fit(_ ink: SmoothedInk) -> PartFit {
        let fit = PartFit(ink, letter.guide)
        if fit.isClose || letter.mark == nil { return fit }
        let whole = PartFit(reading.ink, letter.guide)
        return whole.isClose ? whole : fit
    }

    /// Whether the drawing is the letter's mark and nothing else, with which some begin.
    private var isMarkAlone: Bool {
        reading.ink.strokes.count == 1 && letter.mark != .comma && letter.mark != nil
            && MarkShape([reading.ink.points], letterHeight: 2).name == letter.mark
    }

    /// Whether another letter is a part of this one, as an F of an E: who draws this one may come by it.
    private func isPart(_ other: AlphabetLetter) -> Bool {
        let lines = other.guide.base(spacing: 0.02).filter { !$0.isOptional }.map(\.points)
        return PartFit(SmoothedInk(Ink(lines)), letter.guide).isClose
    }
}

extension MarkedInk {
    /// Whether the free ink may pass for a mark: children draw commas of any shape, and carons with unequal arms.
    func mayBe(_ expected: Mark) -> Bool {
        switch expected {
        case .comma: mark != .macron || width < 0.3
        case .caron: mark != .macron || isTick
        case .macron: mark == .macron
        }
    }
}

extension Guide {
    /// The length of its needed base strokes, in longer sides of the box around them.
    var length: Float {
        let lines = base(spacing: 0.1).filter { !$0.isOptional }.map(\.points)
        guard let box = InkBox(around: lines.joined()) else { return 0 }
        let sum = lines.reduce(Float(0)) { sum, line in
            sum + zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        }
        return sum / max(box.longerSide, 1e-6)
    }

    /// The place of its longest base stroke.
    var longest: Int { base(spacing: 0.1).max { $0.points.count < $1.points.count }?.stroke ?? 0 }
}
