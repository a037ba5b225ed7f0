import Spanish

/// Whether a reply stays in its role, and is plain text.
struct RoleRule {
    private let text: String
    private let words: [LemmatisedText.Word]

    init(_ text: String) { (self.text, words) = (text, LemmatisedText(text).words) }

    var faults: [ReplyFault] {
        var faults: [ReplyFault] = []
        if !Self.programs.places(in: words).isEmpty { faults.append(.outOfRole) }
        if hasMarkup { faults.append(.markup) }
        return faults
    }

    /// How a model speaks of itself.
    private static let programs = PatternIndex([
        [
            "modelo de lenguaje/lengua/idioma", "modelo lingüístico", "como/soy una/un inteligencia artificial",
            "como inteligencia artificial", "como/soy una ia", "como ia", "soy un/una asistente virtual/digital",
            "asistente de ia", "asistente de inteligencia artificial", "soy un programa/bot/chatbot/robot",
            "soy una máquina", "no soy un/una camarero/persona real", "as an ai", "i am an ai", "i m an ai",
            "language model", "ai assistant", "mi programación", "he sido entrenado/entrenada/programado/programada",
            "openai/chatgpt",
            "este juego de rol", "mis instrucciones son", "system prompt", "my instructions",
        ]
    ])

    // MARK: - Markup

    private var hasMarkup: Bool {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
        let items = lines.count { line in
            let number = line.prefix(while: \.isNumber)
            let rest = line.dropFirst(number.count)
            return line.hasPrefix("- ") || line.hasPrefix("* ") || line.hasPrefix("• ")
                || !number.isEmpty && (rest.hasPrefix(". ") || rest.hasPrefix(") "))
        }
        return items >= 2 || lines.contains { $0.hasPrefix("# ") || $0.hasPrefix("##") || $0.hasPrefix("---") }
            || text.contains { Self.signs.contains($0) } || Self.marks.contains { text.contains($0) } || hasEntity
    }

    /// Signs that nobody says, of Markdown, HTML, code and models.
    private static let signs: Set<Character> = ["*", "_", "`", "<", ">", "|", "{", "}", "[", "]", "\\", "^"]
    private static let marks = ["~~", "](", "$$", "http:", "https:"]

    /// A sign as HTML writes it, such as `&nbsp;`.
    private var hasEntity: Bool {
        text.split(separator: "&", omittingEmptySubsequences: false).dropFirst().contains { part in
            let name = part.prefix { $0 != ";" }
            return name.count < part.count && (1...8).contains(name.count)
                && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
        }
    }
}
