/// Everyday nouns and names that the analyser does not know, or knows with a wrong gender.
enum LexiconGaps {
    /// What a word may be, with what is missing.
    static func completed(_ token: Token) -> Token {
        let text = token.surface.lowercased()
        if let right = corrected[text] { return Token(token.surface, right) }
        let readings = VerbGaps.completed(text, token.readings)
        guard readings == token.readings else { return Token(token.surface, readings) }
        if token.readings.allSatisfy({ $0.isName && !$0.has("loc") && !$0.has("f") }),
            let name = Names.reading(token.surface)
        {
            return Token(token.surface, token.readings + [name])
        }
        guard let more = nouns[text] else { return token }
        return Token(token.surface, token.readings + [more])
    }

    private static let corrected: [String: [Reading]] = [
        "hambre": [Reading("hambre", ["n", "f", "sg"])],
        "microondas": [Reading("microondas", ["n", "m", "sp"])],
    ]

    /// A noun in both numbers.
    private static let nouns: [String: Reading] = {
        let table: [(String, String)] = [
            (
                "m",
                """
                pelo lente sándwich video carnet carné chat email chef bocata spray bizcocho durazno bombón batido mantel peine
                bikini boli rotulador recreo patín celular cargador carrito mercadillo perrito gatito pisito ratito
                momentito vecindario espagueti macarrón guiso gazpacho burrito churrasco alfajor flan cafecito regalito
                """
            ),
            (
                "f",
                """
                tortilla app papa wifi empanada arepa banana palta merienda cucharita cazuela tetera cafetera aspiradora
                zapatilla barriga tirita guagua gasolinera frutería verdulería zapatería juguetería papelería lavandería
                tintorería hermanita casita mesita mudanza nata paella milanesa dependienta cuñada jueza azafata
                veterinaria judía
                """
            ),
        ]
        var nouns: [String: Reading] = [:]
        for (gender, words) in table {
            for word in words.split(whereSeparator: \.isWhitespace).map(String.init) {
                nouns[word] = Reading(word, ["n", gender, "sg"])
                let stem =
                    word.hasSuffix("ón")
                    ? word.dropLast(2) + "on" : word.hasSuffix("ín") ? word.dropLast(2) + "in" : word[...]
                let end = word.last.map { "aeiouáéó".contains($0) } ?? false ? "s" : "es"
                nouns[stem + end] = Reading(word, ["n", gender, "pl"])
            }
        }
        return nouns
    }()
}
