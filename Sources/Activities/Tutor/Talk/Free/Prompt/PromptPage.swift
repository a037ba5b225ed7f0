import Engine

/// The page that shows what a language model would be told, as it is.
struct PromptPage: Screen {
    enum Action: Hashable, Sendable { case leave, home, pageUp, pageDown }

    private var world: World
    private var list: ParagraphList
    private var rooms: Rooms
    private var deck = Deck()
    /// Whether the service has told the chosen scenario, if there is one.
    private var hasHeard = false
    private var hasAsked = false
    var now = 0

    init(world: World) {
        self.world = world
        rooms = world.rooms
        list = ParagraphList(in: Stage.bounds, motion: world.motion, widths: world[LetterWidths.self] ?? .andika)
        fill()
    }

    private var sight: Rect { rooms.viewport }
    private var scale: Double { rooms.areUpright ? 1.25 : 1 }

    /// The paper on which the prompt stands.
    private var sheet: Rect {
        Rect(x: 60, y: sight.y + 290 * scale, width: 1480, height: sight.height - 330 * scale)
    }

    private mutating func fill() {
        list.fit(
            Rect(
                x: 110, y: sheet.y + 24 * scale, width: 1380, height: sheet.height - 48 * scale))
        list.removeAll()
        for (place, line) in lines.enumerated() {
            list.append(line, id: place, look: ParagraphLook(size: 36 * scale * world.letterScale, gap: 18))
        }
        list.reveal(0)
    }

    private var preferences: Preferences { world[Preferences.self] ?? Preferences() }

    private var hasModel: Bool { world[Scenes.self]?.model(for: preferences) != nil }

    /// The prompt; nothing before the chosen scenario is known, because a model would get no such prompt.
    var lines: [String] {
        let scenario = preferences.scenario.flatMap { world[Scenes.self]?[$0] }
        guard scenario != nil || preferences.scenario == nil || hasHeard else { return [] }
        return PromptBuilder(preferences, scenario, deck: deck).prompt.split(separator: "\n").map(String.init)
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .leave: return [.back]
        case .home: return [.open(.home)]
        case .pageUp: list.page(-1)
        case .pageDown: list.page(1)
        }
        return []
    }

    mutating func tick() -> [Command] {
        list.tick()
        guard !hasAsked else { return [] }
        hasAsked = true
        return [.ask(DeckRequest.notes(mostOfEach: PromptBuilder.mostOfEach))]
            + (preferences.scenario.map { [.ask(SceneRequest.whole($0))] } ?? [])
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .learned(let document):
            world.learn(document)
            if hasAsked, document.content is Scenes { hasHeard = true }
        case .answer(let answer): deck = answer[DeckNotesAnswer.self].map { Deck(notes: $0.notes) } ?? deck
        default: return []
        }
        fill()
        return []
    }

    mutating func drag(_ drag: Drag) -> [Command] {
        list.drag(drag)
        return []
    }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        fill()
    }

    var rest: Rest { Rest.whether(!hasAsked).and(list.rest) }
    var firstFocus: Action? { .leave }

    func draw(in frame: inout Frame<Action>) {
        // It holds the learner's words.
        frame.isSecret = true
        let page = ScrolledPage(viewport: sight, scale: scale, head: 190 * scale)
        page.draw(
            in: &frame, nil, "interface/icon-previous.svg",
            StripActions(leave: .leave, home: .home, pageUp: .pageUp, pageDown: .pageDown))
        page.drawTitle(.prompt, in: &frame)
        let note = Rect(x: 90, y: sight.y + 190 * scale, width: 1420, height: 90 * scale)
        frame.draw(
            .text(
                frame.text(.tutor(hasModel ? .promptNoteOfModel : .promptNote)), in: note,
                TextStyle(.title, size: 38 * scale, color: .brown, alignment: .leadingMiddle, mostLines: 2)))
        frame.sheet(sheet, radius: 40 * scale)
        if list.canScroll { (frame.dragAxis, frame.scannedText) = (.vertical, sheet) }
        list.draw(in: &frame)
    }
}
