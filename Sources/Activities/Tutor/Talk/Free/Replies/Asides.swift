import Spanish

/// The parts of a reply that are not said, in brackets or between stars: stage directions and translations.
struct Asides {
    /// The role that the model plays, in Spanish; empty without a scene.
    let role: String
    /// The analyser's dictionary; nil without the analyser.
    let lexicon: (any Lexicon)?
    /// Whether more of the text comes, so that what is open at its end is left out, too.
    var isGrowing = false

    func cut(from text: String) -> String {
        text.split(whereSeparator: \.isNewline).map { cut(fromLine: $0) }.joined(separator: "\n")
    }

    private static let closings: [Character: Character] = ["(": ")", "[": "]", "*": "*", "_": "_"]
    private static let marks = ".,;:!?… "

    private func cut(fromLine line: Substring) -> String {
        var said = "", rest = line
        while let start = rest.firstIndex(where: { Self.closings[$0] != nil }) {
            said += rest[..<start]
            let mark = rest[start], inner = rest[rest.index(after: start)...]
            guard opens(mark, after: said, inner) else {
                // Two stars are bold letters.
                let count = rest[start...].prefix { $0 == mark }.count
                said += rest[start...].prefix(count)
                rest = rest[start...].dropFirst(count)
                continue
            }
            guard let end = inner.firstIndex(where: { $0 == Self.closings[mark] }) else {
                if isGrowing { return said.trimmed }
                said.append(mark)
                rest = inner
                continue
            }
            let part = inner[..<end], after = inner[inner.index(after: end)...]
            rest = after
            guard isAside(part, mark, between: said, after) else {
                let isStressed = (mark == "*" || mark == "_") && !standsAlone(between: said, after)
                said += isStressed ? String(part) : "\(mark)\(part)\(inner[end])"
                continue
            }
            if said.trimmed.isEmpty { (said, rest) = ("", after.drop { Self.marks.contains($0) }) }
            if let last = said.last, last.isWhitespace { rest = rest.drop(while: \.isWhitespace) }
            if rest.first.map({ ".,;:!?…".contains($0) }) ?? true { said = said.trimmed }
        }
        return said + rest
    }

    private func opens(_ mark: Character, after said: String, _ inner: Substring) -> Bool {
        guard mark == "*" || mark == "_" else { return true }
        guard let first = inner.first, !first.isWhitespace, first != mark else { return false }
        return said.last.map { !$0.isLetter } ?? true
    }

    private func isAside(_ part: Substring, _ mark: Character, between said: String, _ after: Substring) -> Bool {
        let words = TalkLine.words(of: part).map { $0.lowercased() }
        guard !words.isEmpty else { return mark != "*" }
        // Amid a sentence, stars are stress.
        if mark == "*" || mark == "_", !standsAlone(between: said, after), !Self.gestures.contains(words[0]) {
            return false
        }
        if isTranslation(words, part) || isDirection(words) { return true }
        guard standsAlone(between: said, after), !part.contains(where: \.isNumber) else { return false }
        return !part.contains { ".!?…".contains($0) } || isAction(words[0])
    }

    /// Whether it stands between sentences.
    private func standsAlone(between said: String, _ after: Substring) -> Bool {
        let before = said.last { !$0.isWhitespace }, next = after.first { !$0.isWhitespace }
        return before.map { ".!?…:*)\"»".contains($0) } ?? true
            && next.map { $0.isUppercase || "¡¿«\"“(*[—".contains($0) } ?? true
    }

    // MARK: - Stage directions

    /// What people of a play do.
    private static let gestures: WordList = """
        sonríe sonrie sonríes sonrío ríe río risa risas pausa asiente mira miro señala señalo suspira suspiro saluda
        saludo guiña entrega anota anoto apunta espera muestra toma sirve abre cierra limpia piensa silencio
        smiles smiling laughs laughing nods nodding pauses sighs looks points waves winks
        """
    /// What shows how something is said.
    private static let manners: WordList = """
        sonrisa sonriente sonriendo risa risas voz tono gesto mirada susurro susurrando riendo amablemente
        """
    private static let pronouns: WordList = "se le les te me nos lo"
    /// Words with the ending of a gerund that are none.
    private static let noGerunds: WordList = "cuando cuándo comando bando mando tiendo atuendo estruendo dividendo"

    private func isDirection(_ words: [String]) -> Bool {
        guard let first = words.first, words.count <= 14 else { return false }
        if Self.gestures.contains(first) || isGerund(first) { return true }
        if words.count <= 6, words.contains(where: { Self.manners.contains($0) }) { return true }
        guard words.count > 1 else { return false }
        if Self.pronouns.contains(first) { return Self.gestures.contains(words[1]) || isAction(words[1]) }
        let isRole = role.lowercased().split(separator: " ").first.map { $0 == words[1] } ?? false
        return ["el", "la"].contains(first)
            && (isRole || words.dropFirst().prefix(3).contains { Self.gestures.contains($0) })
    }

    private func isGerund(_ word: String) -> Bool {
        ["ando", "iendo", "yendo", "ándose", "iéndose", "yéndose"].contains { word.hasSuffix($0) }
            && word.count > 5 && !Self.noGerunds.contains(word)
    }

    /// Whether a word can only be what somebody does: `pone`, but not `casa`.
    private func isAction(_ word: String) -> Bool {
        guard let readings = try? lexicon?.readings(of: [word]).first, !readings.isEmpty else { return false }
        return readings.allSatisfy(\.isVerb) && readings.contains { $0.tags.contains("pri") && $0.tags.contains("p3") }
    }

    // MARK: - Translations

    private func isTranslation(_ words: [String], _ part: Substring) -> Bool {
        if part.first == "=" || ["translation", "traducción"].contains(words[0]) { return true }
        let foreign = words.count { FunctionWords.foreign.contains($0) }
        if foreign > 0, foreign > words.count(where: FunctionWords.spanish.contains) { return true }
        guard let readings = try? lexicon?.readings(of: words) else { return false }
        return readings.allSatisfy(\.isEmpty) && words.contains { $0.count > 2 && $0.allSatisfy(\.isLetter) }
    }
}
