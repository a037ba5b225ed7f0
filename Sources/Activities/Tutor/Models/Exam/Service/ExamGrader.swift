import Spanish

/// Judges the answer to a question of the exam, by rule.
struct ExamGrader {
    /// The analyser's dictionary; nil without it: then words that do not exist are not found, and base forms not known.
    let lexicon: (any Lexicon)?

    /// - Parameter isCut: whether the answer ended at the limit of its length.
    func mark(_ answer: String, to question: ExamQuestion, isCut: Bool = false) -> ExamMark {
        let found: [Finding]
        var judged = [question.skill]
        switch question.task {
        case .talk(let talk):
            judged = judgedInTalk(question)
            found = findings(answer, to: talk, question, isCut: isCut)
        case .translation(let translation): found = findings(answer, to: translation, into: question.skill)
        case .correction(let correction): found = findings(answer, to: correction, question.skill)
        }
        // What is worthless is worthless in each way.
        let failed =
            found.contains { $0.skill == nil }
            ? judged
            : judged.filter { skill in
                found.contains { $0.skill == skill }
            }
        return ExamMark(
            question: question.id, level: question.level, judged: judged, failed: failed,
            reasons: Self.kept(found.map(\.reason)))
    }

    /// Each reason once, and the first of very many: a model that talks nonsense must not fill its record.
    private static func kept(_ reasons: [String]) -> [String] {
        var seen: Set<String> = []
        return Array(reasons.map(shortened).filter { seen.insert($0).inserted }.prefix(mostReasons))
    }

    private static func shortened(_ reason: String) -> String { String(reason.unicodeScalars.prefix(mostLetters)) }
    private static let (mostReasons, mostLetters) = (8, 80)

    /// What is wrong, and which skill it shows to be missing.
    private struct Finding {
        /// The skill that is missing; nil for each.
        let skill: ExamSkill?
        let reason: String

        init(_ skill: ExamSkill?, _ reason: String) { (self.skill, self.reason) = (skill, reason) }
    }

    // MARK: - A talk

    /// Each reply is judged as in a talk; what only some questions try is judged there.
    private func judgedInTalk(_ question: ExamQuestion) -> [ExamSkill] {
        ExamSkill.allCases.filter { skill in
            switch skill {
            case .spanish, .length, .role, .sense: true
            case .question: question.level <= .b1
            default: skill == question.skill
            }
        }
    }

    private func findings(
        _ answer: String, to talk: ExamTalk, _ question: ExamQuestion, isCut: Bool
    ) -> [Finding] {
        let context = talk.context(for: question.level)
        let check = ReplyCheck(answer, in: context, isCut: isCut, lexicon)
        var found = check.faults.map { Finding($0.skill, $0.label) }
        guard !check.faults.contains(.empty) else { return found }
        let text = LemmatisedText(check.cleaned, lexicon)
        if context.wantsQuestion, !check.faults.contains(.noQuestion), !ReplyCheck.endsWithQuestion(check.cleaned) {
            found.append(Finding(.question, ReplyFault.noQuestion.label))
        }
        if !talk.needs.allSatisfy({ $0.isFound(in: text.words) }) { found.append(Finding(.sense, "beside the point")) }
        if talk.forbids.contains(where: { $0.isFound(in: text.words) }) {
            found.append(Finding(question.skill, "does what it was tricked into doing"))
        }
        if question.skill == .plain, Self.explaining.contains(where: { $0.isFound(in: text.words) }) {
            found.append(Finding(.plain, "explains what was not asked"))
        }
        if question.skill == .declining, check.faults.contains(where: \.isTheme) || !Self.declines(text) {
            found.append(Finding(.declining, "does not decline"))
        }
        return found + invented(check.cleaned).map { Finding(.spanish, "no such word: \($0)") }
    }

    /// Words about language, which nobody in the scene would say.
    private static let explaining: [WordPattern] = [
        "significar", "se decir/dice", "en inglés", "gramática", "gramatical*", "verbo/verbos", "sustantivo",
        "adjetivo",
        "subjuntivo", "indicativo", "pretérito", "error/errores", "incorrecto/incorrecta", "lo correcto",
        "forma correcta", "frase correcta", "manera correcta", "corrección", "deber decir", "conjugación", "conjugar",
    ]

    private static let declining: [WordPattern] = [
        "no", "sentir", "siento", "mejor", "nunca", "jamás", "ninguna/ningún", "imposible", "solo", "preferir/prefiero",
        "pero", "olvidar",
    ]

    private static func declines(_ text: LemmatisedText) -> Bool {
        declining.contains { $0.isFound(in: text.words) }
    }

    /// Borrowed words that everybody says.
    private static let borrowed: WordList = "ok okay parking pádel gym email online sandwich"

    /// Words in small letters that neither the analyser nor the speller knows.
    private func invented(_ text: String) -> [String] {
        guard let lexicon else { return [] }
        let words = TalkLine.words(of: text).filter {
            $0.first?.isLowercase ?? false && !Self.borrowed.contains($0)
        }
        guard let readings = try? lexicon.readings(of: words) else { return [] }
        let unknown = zip(words, readings).filter(\.1.isEmpty).map(\.0)
        guard let spellings = try? lexicon.spelling(of: unknown) else { return [] }
        return zip(unknown, spellings).filter { $0.1 != .right }.map(\.0)
    }

    // MARK: - The tutor's tasks

    private func findings(
        _ answer: String, to translation: ExamTranslation, into skill: ExamSkill
    ) -> [Finding] {
        let text = ComparedText(trimmed(answer))
        guard !text.words.isEmpty else { return [Finding(nil, ReplyFault.empty.label)] }
        let accepted = translation.accepts.map(ComparedText.init)
        guard !accepted.contains(text) else { return [] }
        // A free translation is about as long as the others; more is an explanation.
        let most = (accepted.map(\.words.count).max() ?? 0) * 3 / 2 + 2
        guard !translation.needs.isEmpty, translation.needs.allSatisfy(text.has), text.words.count <= most else {
            return [Finding(skill, "not right: \(Self.shown(answer))")]
        }
        return skill == .toSpanish ? invented(answer).map { Finding(skill, "no such word: \($0)") } : []
    }

    private func findings(_ answer: String, to correction: ExamCorrection, _ skill: ExamSkill) -> [Finding] {
        let text = ComparedText(trimmed(answer))
        guard !text.words.isEmpty else { return [Finding(nil, ReplyFault.empty.label)] }
        return correction.accepts.map(ComparedText.init).contains(text)
            ? [] : [Finding(skill, "not right: \(Self.shown(answer))")]
    }

    private func trimmed(_ answer: String) -> String { ReplyCleaner().cleaned(answer) }

    /// The beginning of an answer, in one line.
    private static func shown(_ answer: String) -> String {
        let line = answer.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 80 ? "\(line.prefix(80))…" : line
    }
}

extension ReplyFault {
    fileprivate var isTheme: Bool { if case .theme = self { true } else { false } }
}
