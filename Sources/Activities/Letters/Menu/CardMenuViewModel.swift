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
    private var speaking: SpeakingTile<Int>
    var now = 0

    init?(world: World, alphabet id: String, _ content: Content) {
        guard let alphabet = world.alphabet(id) else { return nil }
        (self.world, self.alphabet, self.content, rooms) = (world, alphabet, content, world.rooms)
        speaking = SpeakingTile(motion: world.motion)
        scroll = Scroll(length: 0, viewport: 0, motion: world.motion)
        fill()
    }

    var layout: LetterMenuLayout { LetterMenuLayout(count: cards.count, viewport: viewport, kind: .cards) }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .card(let place):
            guard cards.indices.contains(place) else { return [] }
            if case .word(let word, _, _) = cards[place] { return [.open(word.route)] }
            return speaking.say(place, cards[place].spoken)
        case .say(let place):
            return cards.indices.contains(place) ? speaking.say(place, cards[place].spoken) : []
        case .leave: return [.open(.letters(of: alphabet))]
        case .home: return [.open(.home)]
        case .pageUp: scroll.step(by: -layout.page)
        case .pageDown: scroll.step(by: layout.page)
        }
        return []
    }

    mutating func focus(on action: Action) {
        speaking.forget(at: now)
        guard case .card(let place) = action, cards.indices.contains(place) else { return }
        scroll.reveal(layout.rows(of: place))
        guard !world[.spokenFocus] else { return }
        speaking.attend(to: place, cards[place].spoken, at: now)
    }

    mutating func tick() -> [Command] {
        scroll.tick()
        return speaking.tick(now: now)
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        if case .learned(let document) = reply {
            world.learn(document)
            fill()
        }
        return speaking.receive(reply)
    }

    mutating func leave() -> [Command] { [.stopNarration] }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        fill()
    }

    var rest: Rest { Rest.whether(scroll.isMoving).and(speaking.rest(now: now)) }

    /// How far a card is enlarged, 0…1.
    func swell(of place: Int) -> Double { speaking.swell(of: place) }

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
            WritableWord(word, in: alphabet).map { .word($0, word.word, written[$0.key] ?? []) }
        }
    }
}
