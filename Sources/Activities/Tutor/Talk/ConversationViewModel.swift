import Engine

/// A talk in a scene: what was said, what may be answered, and the tutor beside it.
struct ConversationViewModel: Screen {
    typealias Action = ConversationAction

    let id: String
    var world: World
    var preferences: Preferences
    var scenes: Scenes
    /// The talk; nil until the scene has been read, and if there is none.
    var talk: SceneTalk?
    var transcript: Transcript
    var panel: TutorPanel
    var answer = TypingPlace.spanish(most: 300)
    var speaking = Speaking()
    var listening = Listening()
    /// A typed message that is being understood.
    var pending: LearnerMessage?
    /// The learner's words, ticked as they fall.
    var words: WordStrip
    var end: TalkEnd?
    private(set) var rooms: Rooms
    private(set) var layout: ConversationLayout
    /// Counts the messages and questions of all rounds, so that a late answer meets no other one.
    private var nextMessage = 0
    /// Counts the replies that models were asked for in all rounds, from 1.
    var nextReply = 1
    private var dragged: Dragged?
    /// Whether it has asked for what it needs.
    var hasAsked = false
    /// Whether it is to go on from where it was left.
    var isBack = false
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
        transcript = Transcript(MessageList(isTranslated: isEasy, world: world))
        panel = TutorPanel(world)
        beginTyping()
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

    /// Has ready what the talk needs.
    var prepare: Command {
        let voice = preferences.isMuted ? nil : Voice(preferences.voice, preferences.dialect)
        return .ask(PanelRequest.prepare(TalkNeeds(voice: voice, preset: preferences.preset)))
    }

    /// A number for a question to the tutor, whose answer is shown.
    mutating func nextQuestion() -> Int {
        defer { nextMessage += 1 }
        panel.show()
        panel.expect(nextMessage)
        return nextMessage
    }

    // MARK: - The talk

    /// A machine with a keyboard may be typed on at once.
    mutating func beginTyping() {
        if !world.isKiosk, end == nil { answer.begin(byFinger: false) }
    }

    private mutating func begin() {
        talk = talk ?? SceneTalk(id, scenes, preferences)
        show()
    }

    /// Begins the talk: the scene's first saying, or the model's.
    mutating func open() -> [Command] { talk?.free == nil ? sayNew(from: 0) : askModel(nil) }

    /// Begins the talk again, and forgets what was said.
    mutating func clear() -> [Command] {
        let commands = speaking.stop() + stopReply() + listening.cancel()
        (talk, pending, end, speaking) = (nil, nil, nil, Speaking())
        words = WordStrip(preferences.targetWords)
        transcript.removeAll()
        panel.clear()
        answer.set("")
        beginTyping()
        begin()
        return commands + open()
    }

    /// Shows what has been said since.
    mutating func show() {
        if let talk { transcript.show(talk.said) }
        arrange()
    }

    /// Sends what stands in the field.
    mutating func send() -> [Command] {
        let text = answer.text.trimmed
        guard pending == nil, !text.isEmpty else { return [] }
        // Text sent before the scene is loaded is sent again then.
        isSending = talk == nil
        return talk?.free == nil ? sendToScene(text) : sendToModel(text)
    }

    /// - Parameter turn: of a written talk.
    mutating func message(_ text: String, chosen: Line?, _ turn: Turn?) -> LearnerMessage {
        defer { nextMessage += 1 }
        // The tutor's cards about it are to be seen.
        panel.isChoosing = false
        // A model may have more to say of it.
        if tutor.model != nil { panel.expect(nextMessage) }
        let place = turn.flatMap { turn in
            talk?.guided.map { LearnerMessage.Place(scenario: id, level: $0.talk.level, turn: turn.id) }
        }
        return LearnerMessage(id: nextMessage, text: text, chosen: chosen, place: place, tutor: tutor)
    }

    /// Shows what remains of the talk.
    mutating func finish() -> [Command] {
        guard end == nil else { return [] }
        end = TalkEnd(world)
        answer.stop()
        arrange()
        return listening.cancel() + sum()
    }

    /// Asks for what remains of the talk.
    func sum() -> [Command] {
        [.ask(TalkEndRequest.sum(FinishedTalk(lines: transcript.lines, scenario: id, tutor: tutor)))]
    }

    // MARK: - What the service says

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .learned(let document): return learn(document)
        case .answer(let answer):
            if let news = answer[MessageAnswer.self] { return receive(news) }
            if let news = answer[ReplyAnswer.self] { return receive(news) }
            if let news = answer[ListeningAnswer.self] { receive(news) }
            if let news = answer[CardAnswer.self] { panel.receive(news, preferences.language) }
            if let news = answer[SpeechAnswer.self] { return speaking.receive(news, now: now) }
            if let news = answer[SummaryAnswer.self] { end?.receive(news) }
            if let news = answer[SavingAnswer.self] { end?.saving = news.saving }
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
    private mutating func receive(_ news: ListeningAnswer) {
        switch listening.receive(news) {
        case .heard(let text): answer.add(text)
        case .failed(let problem):
            panel.add([TutorCard(.program, .hearingProblem(problem))], preferences.language)
            panel.show()
        case .listening, .working, nil: break
        }
        arrange()
    }

    // MARK: - Looks and time

    mutating func focus(on action: Action) {
        if case .card(let card) = action { panel.focus(on: card) } else { panel.focus(on: nil) }
    }

    /// Whether any of the lists has more than is seen.
    var canScroll: Bool {
        transcript.messages.list.canScroll || panel.isOpen && panel.list.canScroll || end?.list.canScroll == true
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
        case .messages: transcript.messages.list.drag(drag)
        case nil: break
        }
        return []
    }

    mutating func tick() -> [Command] {
        transcript.messages.list.tick()
        panel.tick()
        end?.tick()
        answer.tick(now: now)
        panel.question.tick(now: now)
        var commands = speaking.tick(now: now) + listening.tick(now: now)
        followVoice()
        if !hasAsked {
            hasAsked = true
            commands += [.ask(SceneRequest.whole(id)), prepare] + (talk == nil ? [] : isBack ? goOn() : open())
        }
        return commands
    }

    private mutating func followVoice() {
        transcript.messages.mark(speaking.word(now: now), of: speaking.current?.id)
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
        transcript.messages.list.fit(layout.messages, scale: layout.letters)
        answer.fit(layout.field)
        if let area = layout.panel {
            let parts = TutorPanelLayout(area, layout.scale)
            panel.fit(parts.cards, scale: layout.letters)
            panel.question.fit(parts.field)
        }
        end?.fit(layout)
    }

    mutating func leave() -> [Command] { speaking.stop() + stopReply() + listening.cancel() }

    var rest: Rest {
        Rest.whether(!hasAsked).and(transcript.messages.list.rest).and(panel.rest).and(speaking.rest(now: now))
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
    /// The text without spaces at its ends.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
