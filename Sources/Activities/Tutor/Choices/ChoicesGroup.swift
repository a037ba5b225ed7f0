import Engine
import Spanish

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
    static func groups(
        _ preferences: Preferences, _ deck: DeckAnswer?, _ scenes: Scenes, _ language: Language,
        voices: [VoicesAnswer.Entry] = []
    ) -> [ChoicesGroup] {
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
                { "soltura-voice-\($0.rawValue)" }) + installed(voices, preferences) + [mute]
        return [
            ChoicesGroup(title: .level, chips: level), partner(preferences, scenes.parts, text),
            ChoicesGroup(title: .dialect, chips: dialect),
            ChoicesGroup(title: .focus, chips: focus), ChoicesGroup(title: .explanations, chips: explanations),
            ChoicesGroup(title: .voice, chips: voice), words(preferences, text), goal(preferences, scenes, text),
            instruction(preferences, scenes, text), deckGroup(deck, text),
        ]
    }

    /// The voices that the owner has installed, by name, each with what it is; as nobody has spoken their names, they are
    /// counted.
    private static func installed(
        _ voices: [VoicesAnswer.Entry], _ preferences: Preferences
    ) -> [ChoicesGroup.Chip] {
        voices.enumerated().map { place, voice in
            let person = VoicePerson.installed(voice.name)
            return ChoicesGroup.Chip(
                text: "\(voice.name) (\(voice.kind))", action: .voice(person),
                isChosen: person == preferences.voice && !preferences.isMuted,
                label: .named("soltura-voice-installed").followed(byNumber: place + 1))
        }
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

    /// The written talks, and the models that may talk at the chosen level.
    private static func partner(
        _ preferences: Preferences, _ parts: Scenes.Parts, _ text: (TutorWording) -> String
    ) -> ChoicesGroup {
        let able = parts.models.filter { $0.mayTalk(at: preferences.level) }
        let chosen = able.first { $0.name == preferences.model }
        let written = ChoicesGroup.Chip(
            text: text(.writtenTalk), action: .partner(nil), isChosen: chosen == nil,
            label: .named("soltura-partner-written"))
        let models = able.map { model in
            ChoicesGroup.Chip(
                text: text(.byModel(name: model.title, size: model.size)).withCapital, action: .partner(model.name),
                isChosen: model == chosen, label: .named("soltura-partner-model"))
        }
        let note: TutorWording? =
            parts.models.isEmpty
            ? .talkNeedsModel
            : !parts.hasEngine ? .modelNeedsEngine : able.count < parts.models.count ? .modelsNotExamined : nil
        return ChoicesGroup(title: .partner, note: note.map(text), chips: [written] + (parts.hasEngine ? models : []))
    }

    private static func goal(
        _ preferences: Preferences, _ scenes: Scenes, _ text: (TutorWording) -> String
    ) -> ChoicesGroup {
        let goal = written(preferences.goal, .edit(.goal), text(.write), label: "soltura-goal")
        guard scenes.model(for: preferences) != nil else {
            return ChoicesGroup(title: .goal, note: text(.goalNote), chips: [goal])
        }
        let start = ChoicesGroup.Chip(
            text: text(.startGoal), action: .startGoal, icon: "interface/icon-next.svg",
            label: .named("soltura-start-goal"))
        return ChoicesGroup(title: .goal, chips: [goal] + (preferences.goal.isEmpty ? [] : [start]))
    }

    private static func instruction(
        _ preferences: Preferences, _ scenes: Scenes, _ text: (TutorWording) -> String
    ) -> ChoicesGroup {
        let chip = written(
            preferences.instruction, .edit(.instruction), text(.write), label: "soltura-instruction")
        let note = scenes.model(for: preferences) == nil ? text(.instructionNeedsModel) : nil
        return ChoicesGroup(title: .customInstruction, note: note, chips: [chip])
    }

    /// What the learner has written, or a button to write it.
    private static func written(
        _ words: String, _ action: Action, _ write: String, label: String
    ) -> ChoicesGroup.Chip {
        words.isEmpty
            ? ChoicesGroup.Chip(text: write, action: action, icon: "interface/icon-plus.svg", label: .named(label))
            : ChoicesGroup.Chip(text: words, action: action, label: .named(label), isText: true)
    }

    private static func deckGroup(_ news: DeckAnswer?, _ text: (TutorWording) -> String) -> ChoicesGroup {
        let files = (news?.files ?? []).map { file in
            ChoicesGroup.Chip(
                text: file.name, action: .openDeck(file), icon: "interface/icon-stick.svg",
                label: .named("soltura-choose-deck"))
        }
        let forget = ChoicesGroup.Chip(
            text: text(.forgetDeck), action: .forgetDeck, icon: "interface/icon-remove.svg",
            label: .named("soltura-forget-deck"))
        let turn = ChoicesGroup.Chip(
            text: text(.turnDeck), action: .turnDeck, icon: "interface/icon-turn.svg",
            label: .named("soltura-turn-deck"))
        var note = [news?.deck.map { summary($0, text) } ?? text(.noDeck)]
        if case .refused(let file, let why) = news?.result { note.append(text(why.wording(of: file))) }
        if files.isEmpty { note.append(text(.insertDeck)) }
        return ChoicesGroup(
            title: .deck, note: note.joined(separator: ". ").replacingDoubleStops,
            chips: files + (news?.deck == nil ? [] : [turn, forget]))
    }

    private static func summary(_ deck: DeckAnswer.Summary, _ text: (TutorWording) -> String) -> String {
        func count(_ mastery: Mastery) -> Int { deck.counts[mastery] ?? 0 }
        let counts = text(
            .deckCounts(
                mastered: count(.mastered), familiar: count(.familiar), learning: count(.learning), new: count(.new)))
        var sentences = ["\(deck.name): \(counts)"]
        if deck.isTurned { sentences.append(text(.deckTurned)) }
        if let all = deck.all { sentences.append(text(.deckCut(kept: deck.counts.values.reduce(0, +), all: all))) }
        if !deck.isScheduled { sentences.append(text(.deckWithoutTimes)) }
        return sentences.joined(separator: ". ")
    }
}

extension DeckReader.Refusal.Kind {
    /// What is wrong with a file, and what to do.
    func wording(of file: String) -> TutorWording {
        switch self {
        case .notOpened: .deckNotOpened(file: file)
        case .notRead: .deckNotRead(file: file)
        case .empty: .deckEmpty(file: file)
        case .damaged: .deckDamaged(file: file)
        case .locked: .deckLocked(file: file)
        case .tooLarge: .deckTooLarge(file: file)
        case .newerAnki: .deckOfNewerAnki(file: file)
        case .needsProgram: .deckNeedsProgram(file: file)
        }
    }
}

extension SpokenLabel {
    /// A number, digit by digit.
    fileprivate func followed(byNumber number: Int) -> SpokenLabel {
        String(number).reduce(self) { $0.followed(by: .named("digit-\($1)")) }
    }
}

extension String {
    /// The text with a capital, as it stands alone.
    fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }

    /// A sentence that ends with a full stop keeps one.
    fileprivate var replacingDoubleStops: String {
        var text = ""
        for letter in self where letter != "." || text.last != "." { text.append(letter) }
        return text
    }
}
