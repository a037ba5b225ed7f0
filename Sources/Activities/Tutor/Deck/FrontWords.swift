/// The words that the front of a note asks for: `el perro` is `perro`, and `guapo/guapa` is either of them.
struct FrontWords {
    /// The words of each form that the front asks for; no form is empty.
    let forms: [[String]]

    private static let articles: Set = ["el", "la", "los", "las", "un", "una", "unos", "unas"]

    init(_ front: String) {
        let text = Self.withoutBrackets(front.lowercased())
        let isSentence = text.contains { "¿?¡!.…".contains($0) }
        let parts = isSentence ? [text[...]] : text.split { "/;".contains($0) }.flatMap(Self.inflections)
        let words = parts.map(Self.words)
        let whole = words.map { Self.articles.contains($0.first ?? "") ? Array($0.dropFirst()) : $0 }
        // An ending is no word, such as that of `niño/a`.
        let forms = whole.filter { $0.count > 1 || $0.first?.count ?? 0 > 1 }
        self.forms = forms.isEmpty ? words.filter { !$0.isEmpty } : forms
    }

    /// `guapo, guapa` are two forms of a word; `sí, señor` is a phrase.
    private static func inflections(_ text: Substring) -> [Substring] {
        let parts = text.split(separator: ",").filter { !$0.drop(while: \.isWhitespace).hasPrefix("-") }
        let areForms = parts.allSatisfy { words($0).count == 1 } && Set(parts.map { words($0)[0].prefix(2) }).count == 1
        return areForms ? parts : [text]
    }

    private static func words(_ text: Substring) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static func withoutBrackets(_ text: String) -> String {
        var depth = 0, rest = ""
        for letter in text {
            if "([".contains(letter) { depth += 1 }
            if depth == 0 { rest.append(letter) }
            if ")]".contains(letter) { depth = max(0, depth - 1) }
        }
        return rest
    }
}
