/// A form of letters; each has networks of its own.
public enum LetterForm: String, Codable, Hashable, Sendable, CaseIterable {
    case capital, small

    /// The base letters whose other form does not look like them, in the order of the networks' classes; a small K, M, P
    /// and Y not always.
    var told: String {
        switch self {
        case .capital: "ABDEFGHIJNQRTKMPY"
        case .small: "abdefghilmnqrt"
        }
    }

    /// What a digit or another sign counts against a letter; each table's threshold is found with it.
    var signWeight: Float { self == .capital ? 4 : 1 }

    /// The number of a base letter of this form from 0 (A) to 25 (Z); nil for another character.
    func base(_ letter: Character) -> Int? {
        guard let value = letter.asciiValue else { return nil }
        let number = Int(value) - (self == .capital ? 65 : 97)
        return (0..<ShapeClass.letters).contains(number) ? number : nil
    }
}

extension Guide {
    /// The form of the letter; nil if its base is not a letter from A to Z.
    public var form: LetterForm? { LetterForm.allCases.first { base.first.flatMap($0.base) != nil } }
}
