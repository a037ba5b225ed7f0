import Spanish

/// What the tutor says of one message, by the learner's preset.
struct TutorComment {
    let rules: TutorRules
    let message: LearnerMessage
    let tokens: [Token]
    let check: RuleCheck

    private var tutor: TutorChoices { message.tutor }

    /// - Parameter choice: the written answer that own words mean; nil for none.
    func cards(choice: Line?) -> [TutorCard] {
        switch tutor.preset {
        case .translation: translation(choice)
        case .grammar: needTools ?? grammar
        case .irregularVerbs: needTools ?? irregularVerbs
        case .vocabulary: needTools ?? vocabulary
        case .commonMistakes: needTools ?? mistakes
        case .custom: [TutorCard(.program, .needsModel(.customInstruction))]
        }
    }

    private var needTools: [TutorCard]? { rules.tools == nil ? [TutorCard(.program, .needsTools)] : nil }

    /// A written answer has a written translation; own words get Apertium's rough one, in English.
    private func translation(_ choice: Line?) -> [TutorCard] {
        if let line = message.chosen {
            return [TutorCard(.written, .translation(of: line.spanish, line.meaning(in: tutor.language)))]
        }
        let meant = choice.map {
            TutorCard(.written, .translation(of: $0.spanish, $0.meaning(in: tutor.language)))
        }
        guard rules.tools != nil else { return [meant ?? TutorCard(.program, .needsTools)] }
        let rough = (try? rules.tools?.translation(of: message.text))
        let pieces = rough?.parts.map { TutorCard.Piece(text: $0.text, isKnown: !$0.isUnknown) } ?? []
        let card = pieces.isEmpty ? nil : TutorCard(.machine, .roughTranslation(of: message.text, pieces))
        return [card, meant].compactMap(\.self)
    }

    // MARK: - Mistakes

    private var mistakes: [TutorCard] {
        if case .written = check { return [TutorCard(.written, .writtenAnswer)] }
        return unchecked ?? (corrections.isEmpty ? [TutorCard(.rule, .noMistakes)] : corrections)
    }

    private var unchecked: [TutorCard]? {
        switch check {
        case .foreign: [TutorCard(.rule, .notSpanish)]
        case .failed: [TutorCard(.program, .notChecked)]
        case .written, .checked: nil
        }
    }

    private var corrections: [TutorCard] {
        check.corrections.map { one in
            TutorCard(.rule, .correction(from: one.from, to: one.to, why: one.why(in: tutor.language)))
        }
    }

    // MARK: - Grammar

    /// First what is wrong, then what was practised.
    private var grammar: [TutorCard] {
        if let unchecked { return unchecked }
        let forms = forms
        let practised = forms.isEmpty ? [] : [TutorCard(.rule, .practised(forms))]
        let cards = corrections + practised + focus(forms)
        return cards.isEmpty ? [TutorCard(.rule, .noForms)] : cards
    }

    /// The forms of verbs that were used.
    private var forms: [TutorCard.Practised] {
        tokens.compactMap { token in
            let verbs = token.readings.filter(\.isVerb).map(FormName.init)
            // A form that may be two things is not named.
            guard let form = verbs.first, verbs.count == token.readings.count, form.tense != nil,
                verbs.allSatisfy({ $0.tense == form.tense })
            else { return nil }
            return TutorCard.Practised(word: token.surface, form: form)
        }
    }

    /// The cards that say which parts of the chosen grammar were practised.
    private func focus(_ forms: [TutorCard.Practised]) -> [TutorCard] {
        guard !tutor.grammar.isEmpty else { return [] }
        let parts = tutor.grammar.map { focus in
            TutorCard.PractisedFocus(focus: focus, words: forms.filter { $0.form.focus == focus }.map(\.word))
        }
        return [TutorCard(.rule, .focus(parts))]
    }

    private var irregularVerbs: [TutorCard] {
        let cards = tokens.flatMap { rules.tables(of: $0, tutor.dialect, onlyIrregular: true) }
        return cards.isEmpty ? [TutorCard(.rule, .noIrregularVerbs)] : Array(cards.prefix(3))
    }

    /// The words that bear the meaning.
    private var vocabulary: [TutorCard] {
        let notes = tokens.filter { $0.headword != nil }.map { rules.note($0, tutor) }
        return [TutorCard(.rule, .words(notes))]
    }
}
