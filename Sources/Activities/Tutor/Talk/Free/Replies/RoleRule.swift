import Spanish

/// Whether a reply stays in its role, and writes only what the person of the scene says.
struct RoleRule {
    private let text: String
    private let words: [LemmatisedText.Word]

    /// - Parameter raw: as the model wrote it.
    init(_ raw: String) {
        text = raw
        words = LemmatisedText(raw).words
    }

    var faults: [ReplyFault] {
        var faults: [ReplyFault] = []
        if !Self.programs.places(in: words).isEmpty { faults.append(.outOfRole) }
        if bracketed.contains(where: isStageDirection) { faults.append(.stageDirection) }
        if hasLearnersLine { faults.append(.learnersLines) }
        if hasMarkup { faults.append(.markup) }
        if bracketed.contains(where: isTranslation) { faults.append(.translation) }
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

    // MARK: - In brackets

    /// What stands in round or square brackets, or between stars.
    private var bracketed: [String] {
        let pairs: [(Character, Character)] = [("(", ")"), ("[", "]"), ("*", "*")]
        return pairs.flatMap { opening, closing in
            var parts: [String] = [], rest = text[...]
            while let start = rest.firstIndex(of: opening) {
                let inner = rest[rest.index(after: start)...]
                guard let end = inner.firstIndex(of: closing) else { break }
                parts.append(String(inner[..<end]))
                rest = inner[inner.index(after: end)...]
            }
            return parts
        }
    }

    /// What people of a play do.
    private static let gestures: WordList = """
        sonríe sonrie sonriendo sonrío ríe riendo río risas pausa asiente asintiendo mira mirando señala señalando
        suspira suspirando saluda saludando guiña entrega acercándose anota anotando apunta espera pensando
        smiles smiling laughs nods pauses sighs looks points waves winks
        """

    private func isStageDirection(_ part: String) -> Bool {
        let words = TalkLine.words(of: part).map { $0.lowercased() }
        guard let first = words.first, words.count <= 12 else { return false }
        return Self.gestures.contains(first)
            || words.count > 1 && ["el", "la", "se"].contains(first)
                && words.dropFirst().prefix(2).contains { Self.gestures.contains($0) }
    }

    private func isTranslation(_ part: String) -> Bool {
        let words = TalkLine.words(of: part).map { $0.lowercased() }
        let foreign = words.count { FunctionWords.foreign.contains($0) }
        return foreign > 0 && foreign > words.count { FunctionWords.spanish.contains($0) }
    }

    // MARK: - Other lines

    /// Names before a colon that mean the learner.
    private static let learners: WordList = """
        usuario usuaria user human learner student alumno alumna estudiante aprendiz tú yo cliente clienta
        """

    private var hasLearnersLine: Bool {
        text.split(whereSeparator: \.isNewline).contains { line in
            guard let colon = line.firstIndex(of: ":") else { return false }
            return Self.learners.contains(line[..<colon].filter { $0 != "*" }.lowercased().trimmed)
        }
    }

    private var hasMarkup: Bool {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
        let items = lines.count { line in
            let number = line.prefix(while: \.isNumber)
            let rest = line.dropFirst(number.count)
            return line.hasPrefix("- ") || line.hasPrefix("* ") || line.hasPrefix("• ")
                || !number.isEmpty && (rest.hasPrefix(". ") || rest.hasPrefix(") "))
        }
        return items >= 2 || lines.contains { $0.hasPrefix("# ") || $0.hasPrefix("##") || $0.hasPrefix("|") }
            || ["```", "<|", "|>", "</s>", "[INST]", "](http"].contains { text.contains($0) }
    }
}
