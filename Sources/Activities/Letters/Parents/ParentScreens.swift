import Engine

/// The pages for grown-ups: `grownups/letters` has all letters and the choices, `grownups/letters/lv/K` the drawings of
/// a letter, `grownups/letters/lv/.save` saves them to a stick, `grownups/letters/.name` has the child's name.
enum ParentScreens {
    static let route: Route = "grownups/letters"
    /// No letter's name begins with a dot.
    private static let saving = ".save"
    /// The page on which the child's name is typed.
    static let name = Route("\(route)/\(WritableWord.ownName)")

    static func route(_ letter: Letter, of alphabet: Alphabet) -> Route {
        Route("\(route)/\(alphabet.id)/\(letter.written)")
    }

    static func saving(_ alphabet: Alphabet) -> Route { Route("\(route)/\(alphabet.id)/\(saving)") }

    /// - Returns: nil for another route.
    static func screen(_ route: Route, _ world: World) -> (any Screen)? {
        guard route.parts.starts(with: Self.route.parts) else { return nil }
        if route == name { return NameViewModel(world: world) }
        let parts = Array(route.parts.dropFirst(Self.route.parts.count))
        guard let id = parts.first else { return LetterParentsViewModel(world: world) }
        guard parts.count == 2, let chosen = world.alphabet(id) else { return nil }
        if parts[1] == saving { return GrowthSavingViewModel(world: world, alphabet: chosen) }
        guard let alphabet = world[Alphabets.self]?[id]?.written(like: parts[1]) else { return nil }
        return alphabet[parts[1]].map { GrowthViewModel(world: world, alphabet: alphabet, letter: $0) }
    }
}
