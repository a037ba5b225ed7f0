import Engine

/// What can be done in a talk.
enum ConversationAction: Hashable, Sendable {
    case leave, choices, prompt, clear
    case mute
    /// Shows and hides the tutor.
    case panel
    /// The written answer at this place.
    case choose(Int)
    case send
    /// Stops the model's reply.
    case stop
    /// Ends a talk with a model, which has no end of its own.
    case finish
    case microphone
    /// The microphone's button is held.
    case listen
    /// Says a saying again, also slowly.
    case say(Int, isSlow: Bool)
    /// The word at this place in a saying.
    case word(Int, of: Int)
    case field(TextField.Place)
    /// A key on the screen.
    case key(ScreenKeyboard.Key)
    case pageUp, pageDown
    // The tutor.
    /// Opens the list of presets, and closes it.
    case presets
    case preset(TutorPreset)
    /// The next language of explanations.
    case language
    case question(TextField.Place)
    case ask
    /// A card: a correction is kept for the deck; of another one that has the focus, reads on below it.
    case card(Int)
    // The end.
    case again, otherTalk
    case save(TalkEnd.Part)
    case medium(Medium)
    /// Blocks touches on what is below.
    case nothing
}

extension ConversationViewModel {
    mutating func perform(_ action: ConversationAction) -> [Command] {
        defer { arrange() }
        switch action {
        case .leave: return [.open(.soltura)]
        case .choices: return [.open(Route.talk(id).choices)]
        case .prompt: return [.open(Route.talk(id).prompt)]
        case .clear, .again: return [.play(.press)] + clear()
        case .otherTalk: return [.open(.soltura)]
        case .mute: return mute()
        case .panel: togglePanel()
        case .choose(let place): return choose(place)
        case .send: return send()
        case .stop: return [.play(.press)] + speaking.stop() + stopReply()
        case .finish: return [.play(.press)] + stopReply() + finish()
        case .microphone: return [.play(.press)] + speaking.stop() + listening.press(now: now)
        case .listen: return (listening.isOn ? [] : speaking.stop()) + listening.hold(now: now)
        case .say(let saying, let isSlow): return sayAgain(saying, isSlow: isSlow)
        case .word(let word, let saying): return explain(word, of: saying)
        case .field(let place):
            panel.question.stop()
            return answer.perform(place)
        case .key(let key): return press(key)
        case .pageUp: page(-1)
        case .pageDown: page(1)
        case .presets: panel.isChoosing.toggle()
        case .preset(let preset): return choose(preset)
        case .language: return chooseLanguage()
        case .question(let place):
            answer.stop()
            return panel.question.perform(place)
        case .ask: return ask()
        case .card(let card):
            if panel.keep(card) { return [.play(.press)] }
            panel.page(1)
        case .save(let part): return save(part)
        case .medium(let medium): return save(to: medium)
        case .nothing: break
        }
        return []
    }

    /// Scrolls the list in which the focus is: the tutor's cards, or else what was said.
    private mutating func page(_ step: Int) {
        if panel.isRead {
            panel.page(step)
        } else if end != nil {
            end?.page(step)
        } else {
            transcript.messages.list.page(step)
        }
    }

    /// The scene's Spanish title, for files' names.
    private var name: String { talk?.scenario?.title.spanish ?? id }

    // MARK: - Typing

    mutating func type(_ typing: Typing) -> [Command] { type(typing, isOnScreen: false) }

    private mutating func type(_ typing: Typing, isOnScreen: Bool) -> [Command] {
        defer { arrange() }
        let isQuestion = panel.question.isTyping
        switch typing {
        case .edit(.send): return isQuestion ? ask() : send()
        case .edit(.stop):
            answer.stop()
            panel.question.stop()
            return []
        default:
            return isQuestion
                ? panel.question.type(typing, isOnScreen: isOnScreen) : answer.type(typing, isOnScreen: isOnScreen)
        }
    }

    private mutating func press(_ key: ScreenKeyboard.Key) -> [Command] {
        let typing = panel.question.isTyping ? panel.question.press(key) : answer.press(key)
        return typing.map { type($0, isOnScreen: true) } ?? []
    }

    mutating func mark(_ contact: Contact) -> [Command] {
        let isQuestion = panel.question.isTyping
        let glass = world.glass
        if isQuestion {
            panel.question.mark(contact, now: now, on: glass)
        } else {
            answer.mark(contact, now: now, on: glass)
        }
        arrange()
        return []
    }

    // MARK: - The tutor

    private mutating func togglePanel() {
        let wasAsking = panel.question.isTyping
        panel.toggle()
        if wasAsking { beginTyping() }
    }

    /// Says a word, and asks the tutor about it.
    private mutating func explain(_ word: Int, of saying: Int) -> [Command] {
        guard let said = talk?.said, said.indices.contains(saying) else { return [] }
        let text = said[saying].text
        let words = text.split(separator: " ")
        guard words.indices.contains(word) else { return [] }
        let spoken = SpokenText(
            id: nil, text: String(words[word]), voice: preferences.voice, dialect: preferences.dialect)
        let tapped = TappedWord(id: nextQuestion(), word: word, text: text, scenario: id, tutor: tutor)
        return (preferences.isMuted ? [] : say([spoken])) + [.ask(PanelRequest.word(tapped))]
    }

    private mutating func ask() -> [Command] {
        let text = panel.question.text.trimmed
        guard !text.isEmpty else { return [] }
        panel.question.set("")
        let question = TypedQuestion(id: nextQuestion(), text: text, scenario: id, tutor: tutor)
        return [.play(.press), .ask(PanelRequest.question(question))]
    }

    private mutating func choose(_ preset: TutorPreset) -> [Command] {
        panel.isChoosing = false
        preferences.preset = preset
        return [.play(.press), .save(AnyDocument(preferences)), prepare]
    }

    private mutating func chooseLanguage() -> [Command] {
        let all = TutorLanguage.allCases
        let place = all.firstIndex(of: preferences.language) ?? 0
        preferences.language = all[(place + 1) % all.count]
        return [.play(.press), .save(AnyDocument(preferences))]
    }

    // MARK: - The end

    private mutating func save(_ part: TalkEnd.Part) -> [Command] {
        let (scene, media, kept) = (name, world.mediaToWrite, panel.kept)
        return end?.save(part, scene: scene, id: id, kept: kept, media: media) ?? []
    }

    private mutating func save(to medium: Medium) -> [Command] {
        let (scene, kept) = (name, panel.kept)
        return end?.medium(medium, scene: scene, id: id, kept: kept) ?? []
    }
}
