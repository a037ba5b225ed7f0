import Engine
import Spanish

/// A tutor's card as text: who says it, and what.
struct CardText: Hashable, Sendable {
    let source: String
    let body: String

    /// - Parameters:
    ///   - interface: the language of the screen's own words.
    ///   - tutor: the language of the explanations.
    init(_ card: TutorCard, interface: Language, tutor: TutorLanguage) {
        func word(_ words: TutorWording) -> String { Wording.tutor(words).text(in: interface) }
        source =
            switch card.source {
            case .written: word(.written)
            case .rule: word(.byRule)
            case .machine: word(.roughTranslation)
            case .model(let name, let size): word(.byModel(name: name, size: size))
            case .program: word(.fromPasaka)
            }
        body =
            switch card.content {
            case .translation(let text, let meaning): "\(text)\n= \(meaning)"
            case .roughTranslation(let text, let pieces):
                "\(text)\n≈ \(pieces.map { $0.isKnown ? $0.text : "[\($0.text)?]" }.joined())"
            case .correction(let from, let to, let why): "\(from)\(Self.arrow("→"))\(to)\n\(why)"
            case .noMistakes: word(.noMistakes)
            case .writtenAnswer: word(.writtenAnswer)
            case .notSpanish: word(.notSpanish)
            case .notChecked: word(.notChecked)
            case .noForms: word(.noForms)
            case .focus(let parts):
                ([word(.chosenGrammar)] + parts.map { Self.text($0, word) }).joined(separator: "\n")
            case .practised(let forms):
                ([word(.youUsed)] + forms.map { "\($0.word): \($0.form.text(in: tutor))" }).joined(separator: "\n")
            case .table(let table): Self.text(table, tutor)
            case .words(let notes):
                notes.isEmpty
                    ? word(.noWords)
                    : notes.map { Self.text($0, interface, tutor) }.joined(separator: "\n")
            case .noIrregularVerbs: word(.noIrregularVerbs)
            case .needsModel(.customInstruction): word(.instructionNeedsModel)
            case .needsModel(.freeQuestion): word(.questionNeedsModel)
            case .needsModel(.freeTalk): word(.talkNeedsModel)
            case .hearingProblem(let problem): word(problem.wording)
            case .needsTools: word(.needsTools)
            case .said(let text): text
            case .modelProblem(let problem): word(problem.wording)
            }
    }

    private static func text(_ part: TutorCard.PractisedFocus, _ word: (TutorWording) -> String) -> String {
        let name = word(part.focus.wording)
        return part.words.isEmpty
            ? "– \(name): \(word(.notThisTime))" : "✓ \(name): \(part.words.joined(separator: ", "))"
    }

    /// An arrow between wide spaces: it is wider than most letters.
    static func arrow(_ arrow: String) -> String { "\u{2002}\(arrow)\u{2002}" }

    /// Irregular forms have an asterisk.
    private static func text(_ table: VerbTable, _ tutor: TutorLanguage) -> String {
        let head = "\(table.verb), \(table.tense.tenseText(in: tutor))"
        let rows = table.rows.map { "\($0.person) \($0.form)\($0.isIrregular ? " *" : "")" }
        return ([head] + rows).joined(separator: "\n")
    }

    private static func text(_ note: WordNote, _ interface: Language, _ tutor: TutorLanguage) -> String {
        let meaning =
            note.meanings.isEmpty
            ? Wording.tutor(.unknownMeaning).text(in: interface) : note.meanings.joined(separator: ", ")
        let forms = note.forms.map { $0.text(in: tutor) }.joined(separator: "; ")
        let base = note.lemma.isEmpty || note.lemma == note.word ? note.word : "\(note.word)\(arrow("←"))\(note.lemma)"
        let mastery = note.mastery.map { "Anki: \(Wording.tutor($0.wording).text(in: interface))" }
        return ["\(base) = \(meaning)", forms, mastery].compactMap(\.self).filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
}

extension ListeningProblem {
    /// What is wrong, and what to do.
    var wording: TutorWording {
        switch self {
        case .noRecogniser, .noProgram: .microphoneMissing
        case .damaged: .recogniserDamaged
        case .memory: .recogniserNeedsMemory
        case .noMicrophone: .noMicrophone
        case .busyMicrophone: .microphoneBusy
        case .silence, .noise: .nothingHeard
        case .failed: .hearingFailed
        }
    }
}
