import Spanish

/// Says texts of Spain as another dialect does, by its ``DialectWords``.
struct DialectText: Sendable {
    private let steps: [Step]

    /// One text maker for each dialect, made when it is first needed.
    static let all = Dictionary(uniqueKeysWithValues: Dialect.allCases.map { ($0, DialectText($0)) })

    private init(_ dialect: Dialect) { steps = DialectWords.steps(dialect).map(Step.init) }

    /// The text in the dialect; capitals stay.
    func spoken(_ text: String) -> String { steps.reduce(text) { $1.spoken($0) } }
}

/// One table of changes.
private struct Step: Sendable {
    /// The changes by the first word that they replace, the longest first.
    private let changes: [String: [Change]]

    private struct Change: Sendable {
        let from, to: [String]
        /// Marks after which alone it is made; empty for everywhere.
        let after: String
    }

    init(_ table: String) {
        let changes = table.split(whereSeparator: \.isWhitespace).flatMap { text in
            let sides = text.drop { "^,".contains($0) }.split(separator: ">").map { side in
                side.split(separator: "_").map(String.init)
            }
            let after = text.hasPrefix("^") ? ".!?¡" : text.hasPrefix(",") ? ",:" : ""
            let change = Change(from: sides[0], to: sides[1], after: after)
            return [change] + Determiners.changes(sides[0], sides[1]).map { Change(from: $0, to: $1, after: after) }
        }
        self.changes = Dictionary(grouping: changes) { $0.from[0] }
            .mapValues { $0.sorted { $0.from.count > $1.from.count } }
    }

    func spoken(_ text: String) -> String {
        let pieces = Self.pieces(text)
        var spoken = "", place = 0
        while place < pieces.count {
            let change = change(at: place, pieces)
            let old = pieces[place..<place + (change?.from.count ?? 1)]
            spoken += change.map { Self.text($0.to, for: Array(old)) } ?? old[place].gap + old[place].word
            place += old.count
        }
        return spoken
    }

    /// New words in place of old ones; as many of them keep the marks between.
    private static func text(_ words: [String], for old: [Piece]) -> String {
        var text = ""
        for (number, word) in words.enumerated() {
            text += number == 0 || words.count == old.count ? old[number].gap : " "
            text += number == 0 && old[0].word.first?.isUppercase == true ? word.capitalizedFirst : word
        }
        return text
    }

    /// A word, and what stands before it.
    private struct Piece { var gap = "", word = "" }

    private static func pieces(_ text: String) -> [Piece] {
        var pieces = [Piece()]
        for character in text {
            if character.isLetter {
                pieces[pieces.count - 1].word.append(character)
            } else {
                if !pieces[pieces.count - 1].word.isEmpty { pieces.append(Piece()) }
                pieces[pieces.count - 1].gap.append(character)
            }
        }
        return pieces
    }

    private func change(at place: Int, _ pieces: [Piece]) -> Change? {
        changes[pieces[place].word.lowercased()]?.first { change in
            let words = pieces[place...].prefix(change.from.count).map { $0.word.lowercased() }
            guard words == change.from else { return false }
            let mark = pieces[place].gap.last { !$0.isWhitespace }
            // A capital within a sentence begins a name: `el hotel Piscina`.
            if pieces[place].word.first?.isUppercase == true, place > 0, mark == nil || mark == "," { return false }
            return change.after.isEmpty || mark.map(change.after.contains) ?? (place == 0 && change.after.contains("."))
        }
    }
}

/// A word whose gender is another one in the dialect: `el_bolígrafo>la_pluma` changes what may stand before it, too.
private enum Determiners {
    private static let pairs = [
        ("un", "una"), ("del", "de la"), ("al", "a la"), ("este", "esta"), ("ese", "esa"), ("aquel", "aquella"),
        ("otro", "otra"), ("algún", "alguna"), ("ningún", "ninguna"), ("mucho", "mucha"), ("primer", "primera"),
        ("nuevo", "nueva"), ("nuestro", "nuestra"), ("el otro", "la otra"), ("el mismo", "la misma"),
        ("el nuevo", "la nueva"), ("un nuevo", "una nueva"),
        ("el primer", "la primera"), ("un buen", "una buena"), ("tanto", "tanta"),
        ("los", "las"), ("unos", "unas"), ("estos", "estas"), ("esos", "esas"), ("otros", "otras"),
        ("muchos", "muchas"), ("cuántos", "cuántas"), ("algunos", "algunas"), ("nuestros", "nuestras"),
        ("aquellos", "aquellas"), ("tantos", "tantas"), ("todos los", "todas las"), ("de los", "de las"),
    ]

    static func changes(_ from: [String], _ to: [String]) -> [([String], [String])] {
        guard let isMade = gender(from, to) else { return [] }
        let one = [([from[1]], [to[1]])]
        return one
            + pairs.map { man, woman in
                let (old, new) = isMade ? (man, woman) : (woman, man)
                return (words(old) + [from[1]], words(new) + [to[1]])
            }
    }

    /// Whether a man's word becomes a woman's; nil for neither that nor the reverse.
    private static func gender(_ from: [String], _ to: [String]) -> Bool? {
        guard from.count == 2, to.count == 2 else { return nil }
        switch (from[0], to[0]) {
        case ("el", "la"), ("los", "las"): return true
        case ("la", "el"), ("las", "los"): return false
        default: return nil
        }
    }

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
