import Spanish

/// What the rules say of a message of the learner's.
enum RuleCheck: Hashable, Sendable {
    /// A written answer was chosen: there is nothing to correct.
    case written
    /// The dictionary knows too few of the words: it is hardly Spanish.
    case foreign
    /// The tools are missing, or gave no answer.
    case failed
    case checked([Correction])

    /// The number of words from which on at least half of them must be Spanish.
    private static let fewWords = 3

    /// - Parameters:
    ///   - isUnderstood: whether the message means a written answer, so that it is Spanish, however it is spelled.
    ///   - names: proper names that occur in the scene.
    init(
        _ message: LearnerMessage, _ tokens: [Token], isUnderstood: Bool, names: [String], _ tools: LanguageTools?
    ) {
        let words = tokens.filter { $0.surface.contains(where: \.isLetter) }
        let known = words.count(where: \.isKnown)
        if message.chosen != nil {
            self = .written
        } else if !isUnderstood, words.count >= Self.fewWords, known * 2 < words.count {
            self = .foreign
        } else {
            do throws(LanguageProblem) {
                guard let tools else { throw .missing }
                let found = try tools.corrections(in: message.text, message.tutor.dialect, names: Set(names))
                self = found.isEmpty && known == 0 && !words.isEmpty ? .foreign : .checked(found)
            } catch {
                self = .failed
            }
        }
    }

    var corrections: [Correction] { if case .checked(let found) = self { found } else { [] } }

    /// The mistakes for the end of the talk, explained in the learner's language.
    func mistakes(in language: TutorLanguage) -> [Mistake] {
        corrections.map { Mistake($0.from, $0.to, rule: $0.rule.rawValue, why: $0.why(in: language)) }
    }
}
