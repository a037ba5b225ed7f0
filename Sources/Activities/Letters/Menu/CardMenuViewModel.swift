import Engine

/// Large cards of an alphabet: the words that a child can write, or the letters that it has drawn.
struct CardMenuViewModel: StripScreen {
    enum Action: Hashable, Sendable {
        /// Opens a word, or has a letter say itself.
        case card(Int)
        /// Says what is on a card.
        case say(Int)
        case leave, home
        case pageUp, pageDown
    }

    enum Content: Hashable, Sendable { case words, drawings }

    /// What is on a card.
    enum Card: Hashable, Sendable {
        /// A word, with what the child has written.
        case word(WritableWord, String, [KeptDrawing])
        case drawing(DrawnLetter)

        var spoken: [Sound] {
            switch self {
            case .word(let word, _, _): word.spoken
            case .drawing(let drawn): drawn.letter.spoken
            }
        }
    }

    let alphabet: Alphabet
    let content: Content
    private(set) var cards: [Card] = []
    var scroll: Scroll
    private(set) var rooms: Rooms
    private var world: World
    /// The card that is being said or soon will be.
    private var said: Int?
    private var speech = LetterSpeech()
    /// How far the speaking card is enlarged, 0…1.
    private var swell: Spring
    var now = 0

    init?(world: World, alphabet id: String, _ content: Content) {
        guard let alphabet = world[Alphabets.self]?[id] else { return nil }
        (self.world, self.alphabet, self.content, rooms) = (world, alphabet, content, world.rooms)
        swell = Spring(0, motion: world.motion, precision: 0.01)
        scroll = Scroll(length: 0, viewport: 0, motion: world.motion)
        fill()
    }

    var layout: LetterMenuLayout { LetterMenuLayout(count: cards.count, viewport: viewport, kind: .cards) }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .card(let place):
            guard cards.indices.contains(place) else { return [] }
            if case .word(let word, _, _) = cards[place] { return [.open(word.route)] }
            return say(place)
        case .say(let place): return cards.indices.contains(place) ? say(place) : []
        case .leave: return [.open(.letters(of: alphabet))]
        case .home: return [.open(.home)]
        case .pageUp: scroll.step(by: -layout.page)
        case .pageDown: scroll.step(by: layout.page)
        }
        return []
    }

    private mutating func say(_ place: Int) -> [Command] {
        let clips = cards[place].spoken
        (said, swell.target) = (place, clips.isEmpty ? 0 : 1)
        return speech.say(clips)
    }

    mutating func focus(on action: Action) {
        (said, swell.target) = (nil, 0)
        speech.plan([], at: now)
        guard case .card(let place) = action, cards.indices.contains(place) else { return }
        scroll.reveal(layout.rows(of: place))
        guard !world[.spokenFocus] else { return }
        said = place
        speech.plan(cards[place].spoken, at: now + LetterSpeech.attention)
    }

    mutating func tick() -> [Command] {
        scroll.tick()
        swell.tick()
        return heard(speech.tick(now: now))
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        if case .learned(let document) = reply {
            world.learn(document)
            fill()
        }
        return heard(speech.receive(reply))
    }

    private mutating func heard(_ commands: [Command]) -> [Command] {
        swell.target = speech.isSpeaking ? 1 : 0
        return commands
    }

    mutating func leave() -> [Command] { [.stopNarration] }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        fill()
    }

    var rest: Rest { Rest.whether(scroll.isMoving || swell.isMoving).and(speech.rest(now: now)) }

    /// How far a card is enlarged, 0…1.
    func swell(of place: Int) -> Double { place == said ? swell.value : 0 }

    func draw(in frame: inout Frame<Action>) { CardMenuView(menu: self).draw(in: &frame) }

    private mutating func fill() {
        cards = content == .drawings ? DrawnLetter.all(world, alphabet).map(Card.drawing) : words
        let offset = scroll.offset
        scroll = Scroll(length: layout.length, viewport: viewport.height, motion: world.motion)
        scroll.reveal(offset...(offset + viewport.height), atOnce: true)
    }

    private var words: [Card] {
        let written = world.writtenWords
        return alphabet.writableWords.compactMap { word in
            WritableWord(word, in: alphabet).map { .word($0, word.word, written[$0.route] ?? []) }
        }
    }
}
