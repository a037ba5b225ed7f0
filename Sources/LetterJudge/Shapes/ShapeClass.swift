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
    /// The other form of a base letter, small for a capital, by its place in ``LetterForm/told``.
    case otherForm(Int)

    static let letters = 26
    /// A multiple of `Layer.block`: the last ones are never met.
    static let count = 100

    var index: Int {
        switch self {
        case .letter(let letter): letter
        case .incomplete(let letter): 26 + letter
        case .mirrored(let letter): 52 + letter
        case .nothing: 78
        case .excess: 79
        case .digit: 80
        case .sign: 81
        case .otherForm(let place): 82 + place
        }
    }
}

/// How probable each `ShapeClass` is for a drawing.
struct ShapeOdds: Sendable {
    var values: [Float]
    /// The form of the letters.
    let form: LetterForm

    subscript(shape: ShapeClass) -> Float { values[shape.index] }

    /// How far a drawing goes towards a letter, whole or not: what a ranking is by.
    func likeness(_ letter: Int) -> Float { values[letter] + values[26 + letter] + values[52 + letter] }

    /// How probably it is the other form of a base letter, if that is told from this one.
    func otherForm(_ letter: Int) -> Float {
        form.told.lazy.compactMap(form.base).firstIndex(of: letter).map { self[.otherForm($0)] } ?? 0
    }

    /// How probably it is no letter at all.
    var nothing: Float { self[.nothing] + self[.digit] + self[.sign] }

    /// The logarithm of the odds for a whole letter against everything else.
    ///
    /// Another letter counts double, a digit or another sign by ``LetterForm/signWeight``, faults of this one, whose parts
    /// are looked at besides, for less; least another letter with a fault, since nobody draws it on purpose.
    func confidence(_ letter: Int) -> Float {
        let signs = form.signWeight * (self[.digit] + self[.sign])
        var against = 0.4 * (self[.nothing] + self[.excess]) + signs
        var others = [Float](repeating: 0, count: ShapeClass.letters)
        for (place, told) in form.told.lazy.compactMap(form.base).enumerated() {
            others[told] = self[.otherForm(place)]
        }
        for other in 0..<ShapeClass.letters {
            let spoilt = self[.incomplete(other)] + self[.mirrored(other)] + others[other]
            against += other == letter ? 0.6 * spoilt : 2 * values[other] + 0.2 * spoilt
        }
        return Exponential.log(values[letter] + 1e-6) - Exponential.log(against + 1e-6)
    }
}
