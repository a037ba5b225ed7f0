import Engine

/// A page of the tutorial: a finger shows how Letters is used, and a voice says it.
struct TutorialViewModel: Screen {
    enum Action: Hashable, Sendable {
        case next
        /// Goes to the page before, or home.
        case previous
        /// Goes to the letters at once.
        case skip
        /// Shows and says it again.
        case again
        case home
    }

    let page: TutorialPage
    private(set) var rooms: Rooms
    private(set) var demonstration: Demonstration?
    private var world: World
    private var speech = LetterSpeech()
    private var hasBegun = false
    var now = 0

    init(world: World, page: TutorialPage = .meeting) {
        (self.world, self.page, rooms) = (world, page, world.rooms)
        demonstrate()
    }

    private mutating func demonstrate() {
        demonstration = world.chosenAlphabet.flatMap { Demonstration(page, $0, world) }
    }

    private var clips: [Sound] { world.chosenAlphabet?.phrases[page.phrase] ?? [] }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .next: page.next.map { [.open($0.route)] } ?? end()
        case .previous: [.open(page.previous?.route ?? .home)]
        case .skip: end()
        case .again: again()
        case .home: [.open(.home)]
        }
    }

    /// Notes that the tutorial was seen, so that it is not shown of itself again, and opens the letters.
    private func end() -> [Command] {
        var wishes = world.letterWishes
        wishes.hasSeenTutorial = true
        return [.save(AnyDocument(wishes)), .open(.letters)]
    }

    private mutating func again() -> [Command] {
        demonstrate()
        return [.play(.press)] + speech.say(clips)
    }

    mutating func focus(on action: Action) {
        guard action == .next, hasBegun, speech.isSilent else { return }
        speech.plan(world.chosenAlphabet?.phrases[.next] ?? [], at: now + LetterSpeech.attention)
    }

    mutating func tick() -> [Command] {
        if !hasBegun {
            hasBegun = true
            // When the page has come in.
            speech.plan(clips, at: now + 30)
        }
        demonstration?.tick()
        return speech.tick(now: now)
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        if case .learned(let document) = reply {
            world.learn(document)
            if demonstration == nil { demonstrate() }
        }
        return speech.receive(reply)
    }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        world.window = rooms.window == Stage.bounds ? nil : rooms.window
        demonstrate()
    }

    mutating func leave() -> [Command] { [.stopNarration] }

    var rest: Rest {
        Rest.whether(!hasBegun || demonstration.map { !$0.isOver } ?? false).and(speech.rest(now: now))
    }

    var firstFocus: Action? { .next }

    func draw(in frame: inout Frame<Action>) { TutorialView(tutorial: self).draw(in: &frame) }
}
