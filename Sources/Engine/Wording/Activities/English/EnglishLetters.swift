extension LettersWording {
    var inEnglish: String {
        switch self {
        case .letters: "Letters"
        case .none: "There are no letters here yet."
        case .again: "Again!"
        case .nextLetter: "Next letter"
        case .next: "Next"
        case .skip: "Skip"
        case .begin: "Let's begin!"
        case .alphabet: "Alphabet"
        case .age: "Child's age"
        case .tutorial: "How it works"
        case .years(let years): "\(years) years"
        case .first: "The first"
        case .newest: "The newest"
        case .lastOnes: "The last drawings"
        case .notWritten: "This letter has not been written yet."
        case .drawingsAppear: "Drawings appear here when the child has written the letter alone."
        }
    }
}
