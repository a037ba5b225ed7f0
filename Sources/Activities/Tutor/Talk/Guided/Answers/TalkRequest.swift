import Spanish

/// What a learner asks the other speaker for, instead of answering.
enum TalkRequest: Hashable, Codable, Sendable {
    /// The same line again: `¿Puede repetir?`
    case again
    /// The line, spoken more slowly: `Más despacio, por favor.`
    case slower
    /// Help, because it was not understood: `No entiendo.`
    case help
    /// The Spanish for a word: `¿Cómo se dice "bread"?`
    case word(String)
    /// The meaning of a word: `¿Qué significa "horno"?`
    case meaning(String)

    /// - Returns: nil for a text that asks for something else, too.
    init?(_ text: String) {
        let words = TalkLine.words(of: text).map { String(WordForm($0).letters) }
        guard !words.isEmpty, words.count <= 14 else { return nil }
        if let (rest, isMeaning) = Self.asked(words, in: text) {
            self = rest.isEmpty ? .help : isMeaning ? .meaning(rest) : .word(rest)
            return
        }
        let core = Self.bare(words).map(Self.spelled)
        if Self.isSlower(core, words) {
            self = .slower
        } else if Self.isAgain(core, words) {
            self = .again
        } else if Self.isHelp(core, words) {
            self = .help
        } else {
            return nil
        }
    }

    /// The words that bear a request; an answer with one of them as its key is looked for first.
    var keys: [String] {
        switch self {
        case .again: ["repetir", "perdón", "oír", "escuchar"]
        case .slower: ["despacio", "lento", "rápido", "prisa", "deprisa"]
        case .help: ["entender", "comprender", "español", "ayudar", "ayuda", "saber"]
        case .word, .meaning: ["decir", "significar", "llamar"]
        }
    }
}

// MARK: - Words

extension TalkRequest {
    /// The words that may stand around any request.
    private static let polite: Set = [
        "por", "favor", "perdon", "perdone", "perdona", "disculpe", "disculpa", "lo", "siento", "gracias", "hola", "eh",
        "ah", "oh", "ay", "pues", "pero", "y", "señor", "señora", "usted", "me", "te", "le", "la", "les", "os", "es",
        "que", "un", "poco", "poquito", "momento", "puede", "puedes", "podria", "podrias", "pueden", "podeis", "puedo",
        "quiere", "quieres", "importa", "importaria", "si", "tan", "muy", "bien", "todo", "nada", "eso", "esto", "a",
        "mi", "yo", "aqui", "mas", "bueno", "vale", "ya", "para", "se", "perdoneme", "disculpeme", "algo", "ni",
        "podes", "querria", "porfa", "porfavor", "plis", "porfis", "gracias",
    ]

    private static let repeating: Set = [
        "repetir", "repetirlo", "repetirla", "repetirme", "repetirmelo", "repetirmela", "repetirnos", "repite",
        "repita", "repetid", "repitan", "repitelo", "repitalo", "repitela", "repitala", "repiteme", "repitame",
        "repitemelo", "repitamelo", "repeti", "repetilo", "repetis", "repites", "repetirias", "repetiria", "repitas",
    ]
    private static let speaking: Set = [
        "hablar", "habla", "hable", "hables", "hablas", "hablame", "hableme", "hablen", "decir", "decirlo", "decirmelo",
        "decirme", "dilo", "digalo", "dimelo", "digamelo", "dice", "dices", "diga", "di", "va", "vas", "vaya", "ve",
        "ir", "pronunciar", "pronuncia", "leer",
    ]
    private static let slow: Set = ["despacio", "despacito", "lento", "lenta", "lentamente", "lentito", "calma"]
    private static let fast: Set = ["rapido", "rapida", "deprisa", "prisa", "rapidamente", "demasiado"]
    /// What may stand around a wish to hear it again.
    private static let around: Set = [
        "otra", "vez", "de", "nuevo", "una", "lo", "ultimo", "ultima", "frase", "pregunta", "la", "has", "ha", "dicho",
        "dijo", "dijiste",
    ]
    private static let hearing: Set = [
        "oigo", "oi", "oido", "oiste", "escucho", "escuche", "escuchado", "oyo", "oye", "escucha",
    ]
    private static let said: Set = [
        "dijo", "dijiste", "dice", "dices", "dicho", "decia", "decias", "dicen", "decis", "ha", "has", "han",
    ]
    private static let understanding: Set = [
        "entiendo", "entendi", "entender", "entendido", "entendia", "comprendo", "comprendi", "comprender",
        "comprendido", "pillo", "pille", "pillado", "capto", "sigo",
    ]
    private static let understood: Set = [
        "no", "he", "la", "pregunta", "palabra", "palabras", "frase", "mucho", "casi", "todavia", "aun", "dice",
        "dices", "dijo", "dicho", "ha", "has", "decir", "quiere", "quieres", "cuando", "habla", "hablas", "español",
        "lo", "ninguna", "como", "ultima", "ultimo", "esa", "ese", "esta", "este", "tampoco", "consigo",
    ]

    /// A long word that bears a request, with one typing mistake mended: `despasio`.
    private static func spelled(_ word: String) -> String {
        guard word.count >= 7 else { return word }
        let form = WordForm(word), known = [repeating, slow, understanding]
        if known.contains(where: { $0.contains(word) }) { return word }
        return known.joined().sorted().first { $0.count >= 7 && WordForm($0).isNear(form) } ?? word
    }

    private static func bare(_ words: [String]) -> [String] { words.filter { !polite.contains($0) } }

    private static func isSlower(_ core: [String], _ words: [String]) -> Bool {
        let all = repeating.union(speaking).union(slow).union([
            "mas", "con", "menos", "no", "otra", "vez", "de", "nuevo",
        ])
        .union(understanding).union(understood)
        if core.contains(where: slow.contains) { return core.allSatisfy(all.contains) }
        // Too fast: `Habla muy rápido`, but not `muy rápido`, which may be an answer.
        return core.contains(where: fast.contains)
            && (core.contains("demasiado") && core.count > 1 || core.contains(where: speaking.contains)
                || core.contains("no") && words.contains("tan"))
            && core.allSatisfy { fast.contains($0) || all.contains($0) }
    }

    private static func isAgain(_ core: [String], _ words: [String]) -> Bool {
        if core.contains(where: repeating.contains) {
            return core.allSatisfy { repeating.contains($0) || around.contains($0) }
        }
        if core.contains(where: hearing.contains), core.contains("no") {
            return core.allSatisfy { hearing.contains($0) || ["no", "he", "casi", "pregunta"].contains($0) }
        }
        let joined = words.joined(separator: " ")
        if ["que", "como", "perdon", "perdone", "perdona", "disculpe", "disculpa", "mande", "eh"].contains(joined) {
            return true
        }
        if ["que", "como", "mande"].contains(bareOfCourtesy(words).joined(separator: " ")) { return true }
        if ["otra vez", "una vez mas", "de nuevo"].contains(where: joined.contains) {
            return core.allSatisfy { around.contains($0) || speaking.contains($0) }
        }
        return core.contains(where: said.contains) && ["que", "como"].contains(bareOfCourtesy(words).first)
            && core.allSatisfy { said.contains($0) || $0 == "como" }
    }

    /// The words from the first that is not a mere courtesy.
    private static func bareOfCourtesy(_ words: [String]) -> ArraySlice<String> {
        let courtesies: Set = [
            "perdon", "perdone", "perdona", "disculpe", "disculpa", "lo", "siento", "eh", "ah", "ay", "pero", "y",
            "hola", "señor", "señora",
        ]
        return words.drop(while: courtesies.contains)
    }

    private static func isHelp(_ core: [String], _ words: [String]) -> Bool {
        let aids: Set = ["ayuda", "ayudame", "ayudeme", "ayudas", "ayudar", "ayudarme", "necesito"]
        if !core.isEmpty, core != ["necesito"], core.allSatisfy(aids.contains) { return true }
        if core == ["hablo", "español"], words.contains("poco") { return true }
        guard core.contains("no") || core.contains("tampoco") else { return false }
        if core == ["no", "decir"] || core == ["no", "digo"] || core == ["no", "contestar"] { return true }
        if core.contains(where: understanding.contains) {
            let all = understanding.union(understood).union(repeating).union(around)
            return core.allSatisfy(all.contains)
        }
        return core.contains("hablo") && core.contains("español")
            && core.allSatisfy { ["no", "hablo", "español", "mucho", "todavia", "casi"].contains($0) }
    }

    // MARK: - Words that are asked for

    /// The beginnings of questions for a word, and whether they ask for its meaning.
    private static let questions: [(String, Bool)] = [
        ("como se dice", false), ("como se diria", false), ("como digo", false), ("como puedo decir", false),
        ("como decis", false), ("como dices", false), ("como dicen", false), ("como decimos", false),
        ("cual es la palabra para", false), ("como se llama en español", false),
        ("que significa", true), ("que quiere decir", true), ("que es lo que significa", true),
        ("no entiendo la palabra", true), ("no conozco la palabra", true), ("no se que significa", true),
        ("no se que quiere decir", true), ("no entiendo que significa", true), ("no entiendo que es", true),
    ]
    /// What may follow the word.
    private static let tails: [[String]] = [
        ["por", "favor"], ["en", "español"], ["en", "castellano"], ["en", "ingles"], ["en", "leton"],
        ["la", "palabra"],
    ]

    /// The word that is asked for, as it is written; nil for no such question.
    private static func asked(_ words: [String], in text: String) -> (String, Bool)? {
        let kept = bareOfCourtesy(words)
        if let word = askedAtEnd(kept, in: text) { return (word, true) }
        for (question, isMeaning) in questions {
            let start = question.split(separator: " ").map { String($0) }
            guard kept.starts(with: start) else { continue }
            var rest = kept.dropFirst(start.count)
            for _ in 0..<2 {
                for tail in tails where rest.count > tail.count && rest.suffix(tail.count) == tail[...] {
                    rest = rest.dropLast(tail.count)
                }
            }
            if rest.starts(with: ["la", "palabra"]) { rest = rest.dropFirst(2) }
            if rest.starts(with: ["en", "español"]) { rest = rest.dropFirst(2) }
            guard let first = rest.first, !["eso", "esto"].contains(first) else { return isMeaning ? ("", true) : nil }
            let written = TalkLine.words(of: text)[rest.startIndex..<rest.endIndex]
            return (written.joined(separator: " "), isMeaning)
        }
        return nil
    }

    /// What may be asked after with `¿qué es…?`, besides a word.
    private static let pronouns: Set = [
        "eso", "esto", "aquello", "mejor", "peor", "lo", "todo", "usted", "tu", "hoy", "hay", "de", "que",
    ]

    /// The word in `¿Horno? ¿Qué es?`, `horno qué significa` and `¿qué es un horno?`; nil for no such question.
    private static func askedAtEnd(_ words: ArraySlice<String>, in text: String) -> String? {
        let written = TalkLine.words(of: text)
        func isWord(_ place: Int) -> Bool { !pronouns.contains(words[place]) && !polite.contains(words[place]) }
        for tail in [["que", "significa"], ["que", "quiere", "decir"], ["que", "es"]]
        where words.count == tail.count + 1 && words.suffix(tail.count) == tail[...] && isWord(words.startIndex) {
            return written[words.startIndex]
        }
        guard words.starts(with: ["que", "es"]), let last = words.indices.last, isWord(last) else { return nil }
        let articles = words.dropFirst(2).dropLast()
        let isNamed = articles.count <= 1 && articles.allSatisfy(["el", "la", "un", "una", "los", "las"].contains)
        return words.count > 2 && isNamed ? written[last] : nil
    }
}
