/// The columns that the names above them choose.
struct ColumnNames: Hashable {
    let front, back: Int

    /// - Returns: nil if the names do not say, as those of a note do not.
    init?(_ names: [String]) {
        let roles = names.map(ColumnRole.init)
        guard let front = roles.firstIndex(of: .spanish) ?? roles.firstIndex(of: .front) else { return nil }
        let others: [ColumnRole] = roles[front] == .spanish ? [.language, .back, .front] : [.language, .back]
        guard let back = roles.indices.first(where: { $0 != front && roles[$0].map(others.contains) == true })
        else { return nil }
        (self.front, self.back) = (front, back)
    }

    /// Whether a text is the name of a column of words, such as `Palabra`.
    static func isName(_ text: String) -> Bool { ColumnRole(text) == .front }
}

/// What the name of a column says of it, in Spanish, English or Latvian.
private enum ColumnRole: CaseIterable {
    case spanish
    /// Another language than Spanish.
    case language
    case front, back

    init?(_ name: String) {
        let words = name.split { !$0.isLetter }.map(ColumnRole.plain)
        let roles = words.map { word in Self.allCases.first { $0.words.contains(word) } }
        guard zip(words, roles).allSatisfy({ $1 != nil || Self.fillers.contains($0) }) else { return nil }
        guard let role = Self.allCases.first(where: roles.contains) else { return nil }
        self = role
    }

    /// A word in small letters without accents, as it often is written.
    private static func plain(_ word: Substring) -> String { String(word.lowercased().map { accents[$0] ?? $0 }) }

    private static let accents = Dictionary(
        zip("áéíóúüñāčēģīķļņšūž", "aeiouunacegiklnsuz").map { ($0, $1) }, uniquingKeysWith: { first, _ in first })

    private var words: Set<String> {
        switch self {
        case .spanish: Self.own
        case .language: Self.languages
        case .front: Self.fronts
        case .back: Self.backs
        }
    }

    private static let own: Set = ["spanish", "espanol", "espanola", "castellano", "spanu", "spaniski", "es", "esp"]
    private static let languages: Set = [
        "english", "ingles", "anglu", "angliski", "en", "eng", "latvian", "leton", "latviesu", "latviski", "lv",
        "german", "aleman", "vacu", "vaciski", "french", "frances", "francu", "franciski", "russian", "ruso", "krievu",
        "krieviski", "ru", "ukrainian", "ucraniano", "ukrainu", "ukrainiski", "uk", "lithuanian", "lituano",
        "lietuviesu", "lietuviski", "lt", "estonian", "estonio", "igaunu", "igauniski", "polish", "polaco", "polu",
        "poliski", "italian", "italiano", "italu", "italiski", "portuguese", "portugues", "portugalu", "portugaliski",
        "native", "nativo", "dzimta",
    ]
    private static let fronts: Set = [
        "front", "word", "words", "term", "terms", "question", "phrase", "phrases", "vocabulary", "anverso", "frente",
        "palabra", "palabras", "termino", "terminos", "pregunta", "frase", "frases", "vocablo", "vocabulario", "vards",
        "vardi", "termins", "concepto", "expresion", "expression", "verb", "verbo", "termini", "jautajums", "jautajumi",
        "frazes", "priekspuse", "prieksa",
    ]
    private static let backs: Set = [
        "back", "translation", "translations", "meaning", "meanings", "definition", "definitions", "answer", "reverso",
        "dorso", "traduccion", "traducciones", "significado", "significados", "definicion", "definiciones", "respuesta",
        "tulkojums", "tulkojumi", "nozime", "nozimes", "definicija", "skaidrojums", "atbilde", "atbildes", "aizmugure",
        "otra",
    ]
    private static let fillers: Set = [
        "a", "al", "de", "del", "el", "en", "in", "into", "la", "language", "lengua", "idioma", "of", "side", "puse",
        "spain", "espana", "spanija", "teksts", "text", "texto", "the", "val", "valoda",
    ]
}
