import Engine
import Spanish

/// The page of what a learner can choose besides the scenario.
struct ChoicesViewModel: StripScreen {
    enum Action: Hashable, Sendable {
        case level(LevelChoice)
        case dialect(Dialect)
        case focus(GrammarFocus)
        case explanations(TutorLanguage)
        /// The name of a language model; nil for the written talks.
        case partner(String?)
        case voice(VoicePerson)
        case mute
        case removeWord(String)
        case edit(Edited)
        case field(TextField.Place)
        case key(ScreenKeyboard.Key)
        case finish, cancel
        case startGoal
        case openDeck(DeckFile)
        case turnDeck, forgetDeck
        case prompt
        case leave, home
        case pageUp, pageDown
        /// The head blocks touches on what has scrolled below it.
        case nothing
    }

    /// A text that is typed on the page.
    enum Edited: Hashable, Sendable {
        case word, goal, instruction

        var title: TutorWording {
            switch self {
            case .word: .addWord
            case .goal: .goal
            case .instruction: .customInstruction
            }
        }
    }

    private let route: Route
    private(set) var world: World
    private(set) var preferences: Preferences
    private(set) var deck: DeckAnswer?
    /// The installed voices.
    private(set) var voices: [VoicesAnswer.Entry] = []
    private(set) var groups: [ChoicesGroup] = []
    private(set) var layout: ChoicesLayout
    /// What is being typed, and where.
    private(set) var edited: Edited?
    private(set) var typing = TypingPlace.spanish(most: Preferences.longestText)
    private(set) var rooms: Rooms
    var scroll: Scroll
    private var isReading = false
    private var hasAsked = false
    var now = 0

    init(world: World, at route: Route) {
        (self.world, self.route) = (world, route)
        preferences = world[Preferences.self] ?? Preferences()
        rooms = world.rooms
        layout = ChoicesLayout(rooms, [], .andika)
        scroll = Scroll(length: 0, viewport: 0, motion: world.motion)
        fill()
    }

    // MARK: - What happens

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .level(let level): return save { $0.level = level }
        case .dialect(let dialect): return save { $0.dialect = dialect }
        case .focus(let focus): return save { $0.toggle(focus) }
        case .explanations(let language): return save { $0.language = language }
        case .partner(let model): return save { $0.model = model }
        case .startGoal: return preferences.goal.isEmpty ? [] : [.play(.press), .open(.talk(Route.ownGoal))]
        case .voice(let voice): return save { ($0.voice, $0.isMuted) = (voice, false) }
        case .mute: return save { $0.isMuted.toggle() }
        case .removeWord(let word): return save { $0.targetWords.removeAll { $0 == word } }
        case .edit(let edited): begin(edited)
        case .field(let place): return typing.perform(place)
        case .key(let key): return typing.press(key).map { type($0, isOnScreen: true) } ?? []
        case .finish: return finish()
        case .cancel: cancel()
        case .openDeck(let file): return openDeck(file)
        case .turnDeck: return [.play(.press), .ask(DeckRequest.turn)]
        case .forgetDeck: return [.play(.press), .ask(DeckRequest.forget)]
        case .prompt: return [.open(route.prompt)]
        case .leave: return [.back]
        case .home: return [.open(.home)]
        case .pageUp: scroll.step(by: -layout.viewport.height * 0.7)
        case .pageDown: scroll.step(by: layout.viewport.height * 0.7)
        case .nothing: break
        }
        return []
    }

    private mutating func save(_ change: (inout Preferences) -> Void) -> [Command] {
        let before = preferences
        change(&preferences)
        fill()
        return preferences == before ? [] : [.play(.press), .save(AnyDocument(preferences))]
    }

    private mutating func openDeck(_ file: DeckFile) -> [Command] {
        guard !isReading else { return [] }
        isReading = true
        return [.play(.press), .ask(DeckRequest.open(file))]
    }

    // MARK: - Typing

    private mutating func begin(_ edited: Edited) {
        self.edited = edited
        typing.set(edited == .goal ? preferences.goal : edited == .instruction ? preferences.instruction : "")
        typing.begin(byFinger: true)
        fitField()
    }

    private mutating func cancel() {
        edited = nil
        typing.stop()
    }

    private mutating func finish() -> [Command] {
        defer { cancel() }
        let text = typing.text.trimmed
        switch edited {
        case .word where !text.isEmpty: return save { $0.add(word: text) }
        case .goal: return save { $0.goal = text }
        case .instruction: return save { $0.instruction = text }
        default: return []
        }
    }

    mutating func type(_ typing: Typing) -> [Command] { type(typing, isOnScreen: false) }

    private mutating func type(_ typing: Typing, isOnScreen: Bool) -> [Command] {
        defer { fitField() }
        switch typing {
        case .edit(.send): return finish()
        case .edit(.stop):
            cancel()
            return []
        default: return self.typing.type(typing, isOnScreen: isOnScreen)
        }
    }

    mutating func mark(_ contact: Contact) -> [Command] {
        typing.mark(contact, now: now, on: world.glass)
        fitField()
        return []
    }

    /// The sheet with the field.
    var editor: Rect {
        layout.editor(hasKeyboard: typing.keyboard != nil, TypingPlace.keyboardArea(in: rooms))
    }

    private mutating func fitField() {
        let sheet = editor
        let scale = layout.scale
        typing.fit(
            Rect(x: sheet.x + 50, y: sheet.y + 92 * scale, width: sheet.width - 100, height: 104 * scale))
    }

    // MARK: - News and motion

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .learned(let document):
            let media = world.media
            world.learn(document)
            if let preferences = document.content as? Preferences { self.preferences = preferences }
            fill()
            return world.media == media ? [] : [.ask(DeckRequest.list(world.media))]
        case .answer(let answer):
            if let news = answer[VoicesAnswer.self] {
                voices = news.voices
                fill()
            }
            if let news = answer[DeckAnswer.self] { receive(news) }
        default: break
        }
        return []
    }

    private mutating func receive(_ news: DeckAnswer) {
        deck = news
        if news.result != nil { isReading = false }
        fill()
    }

    mutating func tick() -> [Command] {
        scroll.tick()
        typing.tick(now: now)
        guard !hasAsked else { return [] }
        hasAsked = true
        return [.ask(DeckRequest.list(world.media)), .ask(SceneRequest.all), .ask(SpeechRequest.voices)]
    }

    mutating func focus(on action: Action) {
        for (group, placed) in zip(groups, layout.groups) {
            guard let place = group.chips.firstIndex(where: { $0.action == action }) else { continue }
            scroll.reveal((placed.chips[place].y - layout.head - 80)...(placed.chips[place].maxY + 40))
        }
    }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        fill()
        fitField()
    }

    var rest: Rest { Rest.whether(!hasAsked || scroll.isMoving).and(typing.rest(now: now)) }
    /// A deck that is still being read would be kept for the next learner.
    var isBusy: Bool { isReading }
    var firstFocus: Action? {
        if let key = typing.keyboard?.firstFocus { return .key(key) }
        return edited != nil ? .finish : .level(preferences.level)
    }

    func draw(in frame: inout Frame<Action>) { ChoicesView(page: self).draw(in: &frame) }

    private mutating func fill() {
        groups = Self.groups(
            preferences, deck, world[Scenes.self] ?? Scenes(), world.language, voices: voices)
        layout = ChoicesLayout(rooms, groups, world[LetterWidths.self] ?? .andika)
        let offset = scroll.offset
        scroll = Scroll(length: layout.length, viewport: layout.viewport.height, motion: world.motion)
        scroll.reveal(offset...(offset + layout.viewport.height), atOnce: true)
    }
}

extension Preferences {
    mutating func toggle(_ focus: GrammarFocus) {
        grammar = GrammarFocus.allCases.filter { grammar.contains($0) != ($0 == focus) }
    }

    /// Adds a word at the end; the oldest goes if there are too many.
    mutating func add(word: String) {
        let word = String(word.prefix(Self.longestWord))
        guard !targetWords.contains(word) else { return }
        targetWords = (targetWords + [word]).suffix(Self.mostWords)
    }
}
