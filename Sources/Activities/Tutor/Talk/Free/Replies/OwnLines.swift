import Spanish

/// The part of a reply that the person of the scene says.
///
/// Names before it are left out, and it ends where the reply goes on for somebody else, such as `Cliente: Un té.`
struct OwnLines {
    /// The role that the model plays, in Spanish; empty without a scene.
    let role: String
    /// The analyser's dictionary; nil without the analyser: then only names that are known here count.
    let lexicon: (any Lexicon)?

    /// - Returns: the own lines, and whether somebody else's follows.
    func cut(from text: String) -> (text: String, isOver: Bool) {
        var lines: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let own = own(line, isFirst: lines.allSatisfy { $0.trimmed.isEmpty })
            lines.append(own.text)
            if own.isOver { return (lines.joined(separator: "\n"), true) }
        }
        return (lines.joined(separator: "\n"), false)
    }

    private func own(_ line: Substring, isFirst: Bool) -> (text: String, isOver: Bool) {
        var own = "", rest = line
        while let colon = rest.firstIndex(of: ":") {
            let start = Self.start(of: rest[..<colon])
            let label = Label(rest[start..<colon]), after = rest[rest.index(after: colon)...]
            let isAtStart = own.isEmpty && start == rest.startIndex
            switch speaker(label, isFirst: isFirst && isAtStart, isAtStart: isAtStart, after) {
            case .other: return (own + rest[..<start], true)
            case .own:
                own += rest[..<start]
                rest = after.dropFirst(after.prefix(label.stars).prefix { $0 == "*" }.count).drop(while: \.isWhitespace)
                if !own.isEmpty { own += " " }
            case nil:
                own += rest[...colon]
                rest = after
            }
        }
        return (own + rest, false)
    }

    /// The place where the words before a colon begin: at the line's start, or after a sentence.
    private static func start(of text: Substring) -> Substring.Index {
        let start = text.lastIndex { ".!?…\n".contains($0) }.map(text.index(after:)) ?? text.startIndex
        return text[start...].firstIndex { !$0.isWhitespace } ?? text.endIndex
    }

    // MARK: - Names

    private enum Speaker { case own, other }

    /// What stands before a colon.
    private struct Label {
        /// Its words in small letters, without what stands in brackets.
        var words: [String] = []
        /// Whether they begin with a capital.
        var isCapital = false
        /// Stars before it, which come again after the colon.
        let stars: Int

        init(_ text: Substring) {
            stars = text.prefix { $0 == "*" }.count
            let name = text.drop { "*_#>-–—•\"«“ ".contains($0) }.prefix { $0 != "(" && $0 != "[" }
                .filter { $0 != "*" && $0 != "_" }
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " }) else { return }
            words = name.split(separator: " ").map { $0.lowercased() }
            isCapital = name.first?.isUppercase ?? false
        }
    }

    private func speaker(_ label: Label, isFirst: Bool, isAtStart: Bool, _ after: Substring) -> Speaker? {
        guard let first = label.words.first, label.words.count <= 4 else { return nil }
        if isOwn(label.words) { return .own }
        // `Cliente`, `Cliente 2` and `Persona B`, but not `Usted paga`.
        let isAlone = label.words.dropFirst().allSatisfy { $0.count == 1 || $0.allSatisfy(\.isNumber) }
        guard isAlone else { return nil }
        if Self.others.contains(first) { return .other }
        // Somebody spoken to may be named so, too: `Señora: aquí tiene.`
        if Self.addressed.contains(first) { return isAtStart && !isFirst && label.isCapital ? .other : nil }
        let begins = after.first { !$0.isWhitespace && $0 != "*" }.map { $0.isUppercase || "¡¿«\"“".contains($0) }
        guard isAtStart, label.isCapital, begins ?? false, isName(first) else { return nil }
        return isFirst ? .own : .other
    }

    /// Names that mean the model itself.
    private static let ownNames: WordList = "asistente assistant tutor tutora profesor profesora respuesta"

    /// The role or its beginning, of either gender: `Camarera` for `camarero`, `Empleado` for `empleado de correos`.
    private func isOwn(_ words: [String]) -> Bool {
        func stem(_ word: String) -> Substring { word.count > 3 ? word.dropLast() : word[...] }
        let role = role.lowercased().split(separator: " ").map(String.init)
        if words.count == 1, Self.ownNames.contains(words[0]) { return true }
        return !role.isEmpty && words.count <= role.count && zip(role, words).allSatisfy { stem($0) == stem($1) }
    }

    /// Names that mean the learner, or a translation of what was said.
    private static let others: WordList = """
        usuario usuaria user human humano humana learner student alumno alumna estudiante aprendiz tú tu yo usted vos
        you me cliente clienta customer client paciente patient huésped guest viajero viajera pasajero pasajera turista
        visitante invitado invitada candidato candidata inquilino inquilina comprador compradora lector lectora
        conductor conductora jugador jugadora espectador espectadora testigo víctima hablante persona interlocutor interlocutora
        speaker translation traducción english inglés note
        """

    /// Names that mean the learner at the beginning of a line of its own.
    private static let addressed: WordList = """
        vecino vecina socio socia compañero compañera amigo amiga hijo hija padre madre niño niña señor señora señorita
        caballero
        """

    /// Whether a word is a proper name, or no Spanish.
    private func isName(_ word: String) -> Bool {
        guard let lexicon, !FunctionWords.spanish.contains(word),
            let readings = try? lexicon.readings(of: [word.prefix(1).uppercased() + word.dropFirst()]).first
        else { return false }
        return readings.isEmpty || readings.contains { $0.tags.contains("np") }
    }
}
