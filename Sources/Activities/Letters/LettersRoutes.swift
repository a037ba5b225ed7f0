import Engine

/// The routes of Letters.
extension Route {
    static let letters: Route = "letters"

    static func letters(of alphabet: Alphabet) -> Route { Route("letters/\(alphabet.id)") }

    /// A letter, at the step where it goes on or at a given one.
    static func letter(_ letter: Letter, of alphabet: Alphabet, at step: LetterStep? = nil) -> Route {
        Route("letters/\(alphabet.id)/\(letter.written)\(step.map { "/\($0.part)" } ?? "")")
    }

    /// The words that a child can write.
    static func words(of alphabet: Alphabet) -> Route { Route("letters/\(alphabet.id)/words") }

    /// A word to write, named by itself.
    static func word(_ name: String, of alphabet: Alphabet) -> Route { Route("letters/\(alphabet.id)/words/\(name)") }

    /// The child's last drawings.
    static func drawings(of alphabet: Alphabet) -> Route { Route("letters/\(alphabet.id)/drawings") }
}
