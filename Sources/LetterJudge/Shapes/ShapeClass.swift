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

    static let letters = 26
    static let count = 80

    var index: Int {
        switch self {
        case .letter(let letter): letter
        case .incomplete(let letter): 26 + letter
        case .mirrored(let letter): 52 + letter
        case .nothing: 78
        case .excess: 79
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

    /// The logarithm of the odds for a whole letter against everything else.
    ///
    /// Another letter counts double, faults of this one, whose parts are looked at besides, for less; least another
    /// letter with a fault, since nobody draws it on purpose.
    func confidence(_ letter: Int) -> Float {
        var against = 0.4 * (self[.nothing] + self[.excess])
        for other in 0..<ShapeClass.letters {
            let spoilt = self[.incomplete(other)] + self[.mirrored(other)]
            against += other == letter ? 0.6 * spoilt : 2 * values[other] + 0.2 * spoilt
        }
        return Exponential.log(values[letter] + 1e-6) - Exponential.log(against + 1e-6)
    }
}
