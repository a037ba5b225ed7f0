import Engine
import Sentences
import Spanish

/// What the tutor says by what is written, by rule and by dictionary; it blocks, so it is used on the service's queue.
struct TutorRules {
    let tools: LanguageTools?
    let scenario: Scenario?
    let deck: DeckWords
    /// The words of all scenes, which are the only ones that are known in Latvian, too.
    var glossary: @Sendable () -> [Line] = { [] }

    /// What a message means, and what the tutor says of it.
    func understand(_ message: LearnerMessage) -> MessageAnswer {
        let tokens = tokens(of: message.text)
        let heard = message.chosen == nil ? hear(message, tokens) : .answer(nil)
        let choice = heard.choice
        let check = RuleCheck(
            message, tokens, isUnderstood: heard.isUnderstood, names: scenario?.names ?? [], tools)
        let line = TalkLine(
            .learner, message.text, tokens: tokens, mistakes: check.mistakes(in: message.tutor.language))
        let comment = TutorComment(rules: self, message: message, tokens: tokens, check: check)
        return MessageAnswer(
            id: message.id, choice: choice, cards: comment.cards(choice: answer(choice, to: message)?.say),
            used: LearnerWords(message.tutor.words, deck).used(in: tokens), line: line,
            back: heard.back)
    }

    func tokens(of text: String) -> [Token] {
        // Without the analyser every word is unknown, and typing mistakes are forgiven in all.
        (try? tools?.tokens(of: text)) ?? Token.plain(text)
    }

    // MARK: - The end

    /// The summary of a talk, made of what was said.
    ///
    /// - Parameter date: such as 2026-11-24.
    func summary(of talk: FinishedTalk, date: String) -> SummaryAnswer {
        let lines = talk.lines.map { line in
            line.speaker == .learner ? line : TalkLine(.tutor, line.text, tokens: tokens(of: line.text))
        }
        let summary = SceneSummary(
            lines, scenario: scenario, targets: talk.tutor.words, deck: deck, language: talk.tutor.language
        ) {
            (try? tools?.meanings(of: $0))?.first
        }
        return SummaryAnswer(
            used: summary.used, newWords: summary.newWords, mistakes: summary.mistakes,
            text: summary.text(date: date))
    }

    // MARK: - Words

    /// What is known of a tapped word.
    func cards(of tapped: TappedWord) -> [TutorCard] {
        let words = tapped.text.split(separator: " ")
        guard words.indices.contains(tapped.word) else { return [] }
        let note = note(String(words[tapped.word]), in: tapped.text, tapped.tutor)
        if tools == nil, note.meanings.isEmpty { return [TutorCard(.program, .needsTools)] }
        return [TutorCard(.rule, .words([note]))]
    }

    /// What is known of a word in its sentence.
    func note(_ word: String, in text: String, _ tutor: TutorChoices) -> WordNote {
        let bare = String(word.drop { !$0.isLetter }.reversed().drop { !$0.isLetter }.reversed())
        let token = tokens(of: text).first { $0.surface.lowercased() == bare.lowercased() } ?? tokens(of: bare).first
        return note(token ?? Token(bare), tutor)
    }

    func note(_ token: Token, _ tutor: TutorChoices) -> WordNote {
        let lemma = token.readings.first?.lemma ?? ""
        let written = written(token)?.meaning(in: tutor.language)
        let meanings = written.map { [$0] } ?? (try? tools?.meanings(of: token.readings)) ?? []
        var forms: [FormName] = []
        for form in token.readings.map(FormName.init) where !forms.contains(form) { forms.append(form) }
        return WordNote(
            word: token.surface, lemma: lemma, forms: Array(forms.prefix(3)), meanings: Array(meanings.prefix(4)),
            mastery: deck.notes(in: [token]).first?.mastery)
    }

    /// A word of the scene, or of another one.
    func written(_ token: Token) -> Line? {
        Self.line(of: token, in: scenario?.words ?? []) ?? Self.line(of: token, in: glossary())
    }

    private static func line(of token: Token, in words: [Line]) -> Line? {
        let forms = Set(([token.surface] + token.readings.map(\.lemma)).map(WordForm.init))
        let words = words.filter { TalkLine.words(of: $0.spanish).contains { forms.contains(WordForm($0)) } }
        guard !words.isEmpty else { return nil }
        let known = DeckWords(Deck(notes: words.map { Note($0.spanish, "") }))
        let front = known.notes(in: [token]).first?.front
        return front.flatMap { front in words.first { $0.spanish == front } }
    }

    /// Answers a question about a word, or says that only a model could.
    func answer(_ question: TypedQuestion) -> [TutorCard] {
        guard tools != nil else { return [TutorCard(.program, .needsTools)] }
        let tokens = tokens(of: question.text).filter { $0.surface.contains(where: \.isLetter) }
        let quoted = question.text.split { "\"„”«»'“".contains($0) }
        let asked = quoted.count > 1 ? self.tokens(of: String(quoted[1])) : tokens
        guard asked.count <= 2 || quoted.count > 1, asked.contains(where: \.isKnown) else {
            return [TutorCard(.program, .needsModel(.freeQuestion))]
        }
        let notes = asked.filter(\.isKnown).map { note($0, question.tutor) }
        return [TutorCard(.rule, .words(notes))] + asked.flatMap { tables(of: $0, question.tutor.dialect) }
    }

    /// The tables of the tenses in which a verb stands.
    func tables(of token: Token, _ dialect: Dialect, onlyIrregular: Bool = false) -> [TutorCard] {
        var seen: [(String, VerbTense)] = []
        for reading in token.readings where reading.isVerb {
            let tense = reading.tags.lazy.compactMap { VerbTense(tag: $0) }.first ?? .present
            guard tense.hasPersons, !seen.contains(where: { $0 == (reading.lemma, tense) }) else { continue }
            seen.append((reading.lemma, tense))
        }
        return seen.prefix(2).compactMap { verb, tense in
            guard let table = (try? tools?.conjugation(verb, tense, dialect)) ?? nil,
                !onlyIrregular || table.forms.contains(where: \.isIrregular)
            else { return nil }
            return TutorCard(.rule, .table(VerbTable(table)))
        }
    }
}

extension VerbTable {
    init(_ table: Conjugation) {
        self.init(
            verb: table.verb, tense: FormName(Reading("", ["vblex", table.tense.tag])),
            rows: table.forms.map { Row(person: $0.pronouns, form: $0.text, isIrregular: $0.isIrregular) })
    }
}
