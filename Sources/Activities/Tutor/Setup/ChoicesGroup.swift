import Engine

/// A group of the learner's choices: a title, and what may be chosen.
struct ChoicesGroup: Hashable, Sendable {
    let title: TutorWording
    /// What more there is to say.
    var note: String?
    let chips: [Chip]

    struct Chip: Hashable, Sendable {
        let text: String
        let action: ChoicesViewModel.Action
        var isChosen = false
        var icon: Image?
        let label: SpokenLabel
        /// Whether it is what the learner has written, in as many lines as that needs.
        var isText = false
    }
}

extension ChoicesViewModel {
    /// The groups, in their order on the page.
    static func groups(_ preferences: Preferences, _ deck: DeckNews?, _ language: Language) -> [ChoicesGroup] {
        func text(_ words: TutorWording) -> String { Wording.tutor(words).text(in: language) }
        func chips<Choice: Hashable>(
            _ choices: [Choice], chosen: (Choice) -> Bool, _ action: (Choice) -> Action,
            _ word: (Choice) -> String, _ label: (Choice) -> String
        ) -> [ChoicesGroup.Chip] {
            choices.map { choice in
                ChoicesGroup.Chip(
                    text: word(choice), action: action(choice), isChosen: chosen(choice), label: .named(label(choice)))
            }
        }
        let level = chips(
            LevelChoice.allCases, chosen: { $0 == preferences.level }, Action.level,
            { $0.wording.map(text) ?? $0.rawValue }, { "soltura-level-\($0.rawValue.lowercased())" })
        let dialect = chips(
            Dialect.allCases, chosen: { $0 == preferences.dialect }, Action.dialect, { text($0.wording) },
            { "soltura-dialect-\($0.rawValue)" })
        let focus = chips(
            GrammarFocus.allCases, chosen: preferences.grammar.contains, Action.focus, { text($0.wording) },
            { "soltura-focus-\($0.rawValue)" })
        let explanations = chips(
            TutorLanguage.allCases, chosen: { $0 == preferences.language }, Action.explanations, { text($0.wording) },
            { "soltura-explanations-\($0.rawValue)" })
        let mute = ChoicesGroup.Chip(
            text: text(.mute), action: .mute, isChosen: preferences.isMuted, label: .named("soltura-mute"))
        let voice =
            chips(
                VoicePerson.allCases, chosen: { $0 == preferences.voice && !preferences.isMuted }, Action.voice, \.name,
                { "soltura-voice-\($0.rawValue)" }) + [mute]
        return [
            ChoicesGroup(title: .level, chips: level), ChoicesGroup(title: .dialect, chips: dialect),
            ChoicesGroup(title: .focus, chips: focus), ChoicesGroup(title: .explanations, chips: explanations),
            ChoicesGroup(title: .voice, chips: voice), words(preferences, text), goal(preferences, text),
            instruction(preferences, text), deckGroup(deck, text),
        ]
    }

    private static func words(_ preferences: Preferences, _ text: (TutorWording) -> String) -> ChoicesGroup {
        let words = preferences.targetWords.map { word in
            ChoicesGroup.Chip(
                text: word, action: .removeWord(word), isChosen: true, icon: "interface/icon-remove.svg",
                label: .named("soltura-remove-word"))
        }
        let add = ChoicesGroup.Chip(
            text: text(.addWord), action: .edit(.word), icon: "interface/icon-plus.svg",
            label: .named("soltura-add-word"))
        return ChoicesGroup(title: .targetWords, chips: words + [add])
    }

    private static func goal(_ preferences: Preferences, _ text: (TutorWording) -> String) -> ChoicesGroup {
        let goal = written(preferences.goal, .edit(.goal), text(.write), label: "soltura-goal")
        return ChoicesGroup(title: .goal, note: text(.goalNote), chips: [goal])
    }

    private static func instruction(_ preferences: Preferences, _ text: (TutorWording) -> String) -> ChoicesGroup {
        let chip = written(
            preferences.instruction, .edit(.instruction), text(.write), label: "soltura-instruction")
        return ChoicesGroup(title: .customInstruction, note: text(.instructionNeedsModel), chips: [chip])
    }

    /// What the learner has written, or a button to write it.
    private static func written(
        _ words: String, _ action: Action, _ write: String, label: String
    ) -> ChoicesGroup.Chip {
        words.isEmpty
            ? ChoicesGroup.Chip(text: write, action: action, icon: "interface/icon-plus.svg", label: .named(label))
            : ChoicesGroup.Chip(text: words, action: action, label: .named(label), isText: true)
    }

    private static func deckGroup(_ news: DeckNews?, _ text: (TutorWording) -> String) -> ChoicesGroup {
        let files = (news?.files ?? []).map { file in
            ChoicesGroup.Chip(
                text: file.name, action: .openDeck(file), icon: "interface/icon-stick.svg",
                label: .named("soltura-choose-deck"))
        }
        let forget = ChoicesGroup.Chip(
            text: text(.forgetDeck), action: .forgetDeck, icon: "interface/icon-remove.svg",
            label: .named("soltura-forget-deck"))
        var note = [news?.deck.map { summary($0, text) } ?? text(.noDeck)]
        if case .refused(let file, let why) = news?.result { note.append(text(why.wording(of: file))) }
        if files.isEmpty { note.append(text(.insertDeck)) }
        return ChoicesGroup(
            title: .deck, note: note.joined(separator: ". ").replacingDoubleStops,
            chips: files + (news?.deck == nil ? [] : [forget]))
    }

    private static func summary(_ deck: DeckNews.Summary, _ text: (TutorWording) -> String) -> String {
        func count(_ mastery: Mastery) -> Int { deck.counts[mastery] ?? 0 }
        let counts = text(
            .deckCounts(
                mastered: count(.mastered), familiar: count(.familiar), learning: count(.learning), new: count(.new)))
        return "\(deck.name): \(counts)\(deck.isScheduled ? "" : ". \(text(.deckWithoutTimes))")"
    }
}

extension DeckReader.Refusal.Kind {
    /// What is wrong with a file, and what to do.
    func wording(of file: String) -> TutorWording {
        switch self {
        case .notOpened: .deckNotOpened(file: file)
        case .notRead: .deckNotRead(file: file)
        case .needsProgram: .deckNeedsProgram(file: file)
        }
    }
}

extension String {
    /// A sentence that ends with a full stop keeps one.
    fileprivate var replacingDoubleStops: String {
        var text = ""
        for letter in self where letter != "." || text.last != "." { text.append(letter) }
        return text
    }
}
