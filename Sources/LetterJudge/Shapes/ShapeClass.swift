/// What a network says that a drawing is.
///
/// The networks know the 26 base letters; marks are judged apart (`MarkedLetter`).
enum ShapeClass: Hashable, Sendable {
    /// A base letter as it should be, 0 (A) ... 25 (Z).
    case letter(Int)
    /// A base letter that lacks a part.
    case incomplete(Int)
    /// A base letter seen in a mirror.
    case mirrored(Int)
    /// A scribble or a sign of another script.
    case nothing
    /// A letter with something too many.
    case excess
    /// A digit, but for those that look like a letter: 0 and 1.
    case digit
    /// A mark of writing or a simple picture, such as a plus or a heart.
    case sign
    /// The small form of a base letter, which does not look like its capital.
    case small(Int)

    static let letters = 26
    /// A multiple of `Layer.block`: the last ones are never met.
    static let count = 100
    /// The base letters whose small form is told from the capital, of K, M, P and Y not always.
    static let smallLetters = Array("ABDEFGHIJNQRTKMPY").compactMap { base($0) }

    var index: Int {
        switch self {
        case .letter(let letter): letter
        case .incomplete(let letter): 26 + letter
        case .mirrored(let letter): 52 + letter
        case .nothing: 78
        case .excess: 79
        case .digit: 80
        case .sign: 81
        case .small(let letter): Self.smallLetters.firstIndex(of: letter).map { 82 + $0 } ?? Self.count - 1
        }
    }

    /// The number of a base letter, if it is one.
    static func base(_ letter: Character) -> Int? {
        guard let value = letter.asciiValue, (65...90).contains(value) else { return nil }
        return Int(value) - 65
    }

    /// The letter of a number 0...25.
    static func character(_ base: Int) -> Character { Character(Unicode.Scalar(UInt8(65 + base))) }
}

/// How probable each `ShapeClass` is for a drawing.
struct ShapeOdds: Sendable {
    var values: [Float]

    subscript(shape: ShapeClass) -> Float { values[shape.index] }

    /// How far a drawing goes towards a letter, whole or not: what a ranking is by.
    func likeness(_ letter: Int) -> Float { values[letter] + values[26 + letter] + values[52 + letter] }

    /// How probably it is no letter at all.
    var nothing: Float { self[.nothing] + self[.digit] + self[.sign] }

    /// The logarithm of the odds for a whole letter against everything else.
    ///
    /// Another letter counts double, a digit or another sign fourfold, faults of this one, whose parts are looked at
    /// besides, for less; least another letter with a fault, since nobody draws it on purpose.
    func confidence(_ letter: Int) -> Float {
        var against = 0.4 * (self[.nothing] + self[.excess]) + 4 * (self[.digit] + self[.sign])
        for other in 0..<ShapeClass.letters {
            let spoilt = self[.incomplete(other)] + self[.mirrored(other)] + self[.small(other)]
            against += other == letter ? 0.6 * spoilt : 2 * values[other] + 0.2 * spoilt
        }
        return Exponential.log(values[letter] + 1e-6) - Exponential.log(against + 1e-6)
    }
}
