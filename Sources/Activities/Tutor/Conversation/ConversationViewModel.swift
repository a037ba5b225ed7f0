import Engine

/// A talk in a scene: what was said, what may be answered, and the tutor beside it.
struct ConversationViewModel: Screen {
    typealias Action = ConversationAction

    let id: String
    var world: World
    var preferences: Preferences
    private(set) var scenes: Scenes
    /// Nil until the scene has been read, and if there is none.
    var talk: SceneTalk?
    /// What was said, with its words and mistakes as far as they are known.
    var lines: [TalkLine] = []
    var messages: MessageList
    var panel: TutorPanel
    var answer = TypingPlace.spanish(most: 300)
    var speaking = Speaking()
    var listening = Listening()
    /// A typed message that is being understood.
    private(set) var pending: LearnerMessage?
    /// The learner's words, ticked as they fall.
    private(set) var words: WordStrip
    var end: TalkEnd?
    private(set) var rooms: Rooms
    private(set) var layout: ConversationLayout
    /// Counts the messages and questions of all rounds, so that a late answer meets no other one.
    private var nextMessage = 0
    /// The questions about words, and others, that the tutor has not answered yet.
    private var asked: Set<Int> = []
    /// The place in the talk of the learner's message by its number.
    var places: [Int: Int] = [:]
    /// The sayings that are in ``messages``.
    private var shown = 0
    private var dragged: Dragged?
    /// The tutor's card to which the focus has come; nil for another place.
    private var focusedCard: Int?
    private var hasAsked = false
    /// Whether the learner has sent something before the scene was read.
    private var isSending = false
    var now = 0

    /// The list that a finger drags.
    private enum Dragged { case messages, panel, end }

    init(world: World, scenario id: String) {
        (self.id, self.world, rooms) = (id, world, world.rooms)
        preferences = world[Preferences.self] ?? Preferences()
        scenes = world[Scenes.self] ?? Scenes()
        layout = ConversationLayout(world.rooms, .init(letters: world.letterScale))
        let isEasy = Level(preferences.level) < .b1
        words = WordStrip(preferences.targetWords)
        messages = MessageList(in: layout.messages, scale: layout.letters, isTranslated: isEasy, world: world)
        panel = TutorPanel(world, scale: layout.letters)
        // A machine with a keyboard may be typed on at once.
        if !world.isKiosk { answer.begin(byFinger: false) }
        begin()
    }

    var tutor: TutorChoices {
        TutorChoices(
            preset: preferences.preset, language: preferences.language, dialect: preferences.dialect,
            grammar: preferences.grammar, words: preferences.targetWords, model: scenes.model(for: preferences)?.name,
            instruction: preferences.instruction)
    }

    /// Whether no scene of this name is installed.
    var isMissing: Bool { talk == nil && !scenes.entries.isEmpty && scenes.entry(id) == nil }

    /// Whether the talk is about the learner's own goal, for which nothing is written.
    var isOwnGoal: Bool { id == Route.ownGoal }

    /// Has ready what the talk needs.
    var prepare: Command {
        let voice = preferences.isMuted ? nil : Voice(preferences.voice, preferences.dialect)
        return .ask(TutorWish.prepare(TalkNeeds(voice: voice, preset: preferences.preset)))
    }

    /// A number for a question to the tutor.
    mutating func nextQuestion() -> Int {
        defer { nextMessage += 1 }
        asked.insert(nextMessage)
        return nextMessage
    }

    // MARK: - The talk

    private mutating func begin() {
        guard talk == nil else { return arrange() }
        if isOwnGoal || scenes[id] != nil, let model = scenes.model(for: preferences) {
            talk = .free(FreeTalk(scenes[id], model: model))
        } else if let scenario = scenes[id] {
            talk = GuidedTalk(scenario, level: Level(preferences.level)).map { .guided($0) }
        }
        show()
    }

    /// Who speaks first.
    private mutating func open() -> [Command] { talk?.free == nil ? sayNew(from: 0) : askModel(nil) }

    /// Begins the talk again, and forgets what was said.
    mutating func clear() -> [Command] {
        let commands = speaking.stop() + stopReply() + listening.cancel()
        (talk, lines, pending, end, places, shown, asked) = (nil, [], nil, nil, [:], 0, [])
        words = WordStrip(preferences.targetWords)
        messages.list.removeAll()
        messages.list.mark = nil
        panel.clear()
        answer.set("")
        begin()
        return commands + open()
    }

    /// Shows what has been said since.
    mutating func show() {
        guard let talk else { return arrange() }
        if shown == talk.said.count, let last = talk.said.last { messages.grow(last) }
        for saying in talk.said[shown...] {
            messages.append(saying)
            // What a model says is known when it has said it.
            if case .made = saying.content { continue }
            if !saying.isHint { lines.append(TalkLine(saying.speaker, saying.text)) }
        }
        shown = talk.said.count
        arrange()
    }

    /// Says the tutor's lines from a place in the talk on.
    mutating func sayNew(from place: Int) -> [Command] {
        guard !preferences.isMuted, let talk else { return [] }
        let texts = talk.said[place...].filter { $0.speaker == .tutor && !$0.isHint }
            .map { SpokenText(id: $0.id, text: $0.text, voice: preferences.voice, dialect: preferences.dialect) }
        return texts.isEmpty ? [] : speaking.say(texts, now: now)
    }

    /// One of the written answers.
    mutating func choose(_ place: Int) -> [Command] {
        guard pending == nil, let turn = talk?.turn, turn.answers.indices.contains(place) else { return [] }
        let message = message(turn.answers[place].say.spanish, chosen: turn.answers[place].say, turn)
        return [.play(.press)] + proceed(message) { $0.answer(place) } + [.ask(TutorWish.understand(message))]
    }

    /// What stands in the field.
    mutating func send() -> [Command] {
        let text = answer.text.trimmed
        guard pending == nil, !text.isEmpty else { return [] }
        // Who is quicker than the disk need not send it again.
        isSending = talk == nil
        guard talk?.free == nil else { return sendToModel(text) }
        guard let turn = talk?.turn else { return [] }
        let message = message(text, chosen: nil, turn)
        pending = message
        answer.set("")
        return [.play(.press), .ask(TutorWish.understand(message))]
    }

    /// - Parameter turn: of a written talk.
    mutating func message(_ text: String, chosen: Line?, _ turn: Turn?) -> LearnerMessage {
        defer { nextMessage += 1 }
        // A model may have more to say of it.
        if tutor.model != nil { asked.insert(nextMessage) }
        let place = turn.flatMap { turn in
            talk?.guided.map { LearnerMessage.Place(scenario: id, level: $0.talk.level, turn: turn.id) }
        }
        return LearnerMessage(id: nextMessage, text: text, chosen: chosen, place: place, tutor: tutor)
    }

    private mutating func proceed(_ message: LearnerMessage, _ change: (inout GuidedTalk) -> Void) -> [Command] {
        guard var talk = talk?.guided else { return [] }
        let start = talk.said.count
        change(&talk)
        self.talk = .guided(talk)
        places[message.id] = lines.count
        show()
        messages.list.showEnd()
        let commands = sayNew(from: start)
        return talk.isOver ? commands + finish() : commands
    }

    /// Shows what remains of the talk.
    mutating func finish() -> [Command] {
        guard end == nil else { return [] }
        end = TalkEnd(world)
        answer.stop()
        arrange()
        return sum()
    }

    /// Asks for what remains of the talk.
    func sum() -> [Command] {
        [.ask(TutorWish.sum(FinishedTalk(lines: lines, scenario: id, tutor: tutor)))]
    }

    // MARK: - What the service says

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .learned(let document): return learn(document)
        case .answer(let answer):
            if let news = answer[MessageNews.self] { return receive(news) }
            if let news = answer[ReplyNews.self] { return receive(news) }
            if let news = answer[HearingNews.self] { receive(news) }
            if let news = answer[CardNews.self], asked.remove(news.id) != nil {
                panel.add(news.cards, preferences.language)
            }
            if let news = answer[SpeechNews.self] { return speaking.receive(news, now: now) }
            if let news = answer[SummaryNews.self] { end?.receive(news, layout) }
            if let news = answer[SavingNews.self] { end?.saving = news.saving }
            return []
        default:
            let commands = speaking.receive(reply, now: now)
            followVoice()
            return commands
        }
    }

    private mutating func learn(_ document: AnyDocument) -> [Command] {
        world.learn(document)
        if let preferences = document.content as? Preferences { self.preferences = preferences }
        guard let scenes = document.content as? Scenes else { return [] }
        self.scenes = scenes
        guard talk == nil else { return [] }
        begin()
        return open() + (isSending && talk != nil ? send() : [])
    }

    /// What was heard stands in the field, to be read and mended before it is sent.
    private mutating func receive(_ news: HearingNews) {
        switch listening.receive(news) {
        case .heard(let text): answer.set([answer.text.trimmed, text].filter { !$0.isEmpty }.joined(separator: " "))
        case .failed(let problem):
            panel.add([TutorCard(.program, .hearingProblem(problem))], preferences.language)
            panel.isOpen = true
        case .listening, .working, nil: break
        }
        arrange()
    }

    private mutating func receive(_ news: MessageNews) -> [Command] {
        var commands: [Command] = []
        if let message = pending, message.id == news.id {
            pending = nil
            commands = proceed(message) { talk in
                if let choice = news.choice {
                    talk.answer(choice, inOwnWords: message.text)
                } else {
                    talk.miss(message.text)
                }
            }
        }
        guard let place = places.removeValue(forKey: news.id), lines.indices.contains(place) else { return commands }
        lines[place] = news.line
        words.use(news.used)
        arrange()
        panel.add(news.cards, preferences.language)
        // The last message is understood only now.
        return commands + (end != nil ? sum() : [])
    }

    // MARK: - Looks and time

    mutating func focus(on action: Action) {
        focusedCard = nil
        guard case .card(let card) = action else { return }
        focusedCard = card
        panel.reveal(card)
    }

    /// Whether the tutor's cards have the focus.
    var isReadingCards: Bool {
        panel.isOpen && !panel.isChoosing && focusedCard.map(panel.hasCard) ?? false
    }

    mutating func drag(_ drag: Drag) -> [Command] {
        if case .began(let point) = drag {
            dragged =
                end != nil && layout.messages.contains(point)
                ? .end : panel.list.area.contains(point) && panel.isOpen ? .panel : .messages
        }
        switch dragged {
        case .panel: panel.drag(drag)
        case .end: end?.drag(drag)
        case .messages: messages.list.drag(drag)
        case nil: break
        }
        return []
    }

    mutating func tick() -> [Command] {
        messages.list.tick()
        panel.tick()
        end?.tick()
        answer.tick(now: now)
        panel.question.tick(now: now)
        var commands = speaking.tick(now: now) + listening.tick(now: now)
        followVoice()
        if !hasAsked {
            hasAsked = true
            commands += [.ask(TutorWish.scene(id)), prepare] + (talk == nil ? [] : open())
        }
        return commands
    }

    private mutating func followVoice() {
        messages.mark(speaking.word(now: now), of: speaking.current?.id)
    }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        arrange()
    }

    /// Lays everything out for what is open.
    mutating func arrange() {
        let isTypingOnScreen = answer.keyboard != nil || panel.question.keyboard != nil
        layout = ConversationLayout(
            rooms,
            .init(
                answers: end == nil ? talk?.turn?.answers.count ?? 0 : 0, hasKeyboard: isTypingOnScreen,
                hasPanel: panel.isOpen, hasWords: !words.isEmpty, hasModel: end == nil && talk?.free != nil,
                isAsking: panel.question.isTyping,
                letters: world.letterScale))
        messages.list.fit(layout.messages)
        answer.fit(layout.field)
        if let area = layout.panel {
            let parts = TutorPanelLayout(area, layout.scale)
            panel.fit(parts.cards)
            panel.question.fit(parts.field)
        }
        end?.fit(layout)
    }

    mutating func leave() -> [Command] { speaking.stop() + stopReply() + listening.cancel() }

    var rest: Rest {
        Rest.whether(!hasAsked).and(messages.list.rest).and(panel.rest).and(speaking.rest(now: now))
            .and(listening.rest(now: now)).and(answer.rest(now: now)).and(panel.question.rest(now: now)).and(
                end?.rest ?? .still)
    }

    var firstFocus: Action? {
        if let key = answer.keyboard?.firstFocus { return .key(key) }
        if let key = panel.question.keyboard?.firstFocus { return .key(key) }
        return end != nil ? .again : talk?.turn.map { _ in .choose(0) } ?? .leave
    }

    func draw(in frame: inout Frame<Action>) { ConversationView(page: self).draw(in: &frame) }
}

extension String {
    /// Without spaces at its ends.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
