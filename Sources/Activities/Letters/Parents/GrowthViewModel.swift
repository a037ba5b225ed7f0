import Engine

/// The page on which a grown-up sees how a letter grew: the first drawing beside the newest, and the last ten.
struct GrowthViewModel: Screen {
    enum Action: Hashable, Sendable {
        case leave, home
        /// Goes to the neighbour in the alphabet.
        case previous, next
    }

    let alphabet: Alphabet
    let letter: Letter
    private(set) var record: LetterRecord
    private(set) var rooms: Rooms
    var now = 0

    init(world: World, alphabet: Alphabet, letter: Letter) {
        (self.alphabet, self.letter, rooms) = (alphabet, letter, world.rooms)
        record = world.letterProgress[alphabet.id, letter.written]
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .leave: [.open(ParentScreens.route)]
        case .home: [.open(.home)]
        case .previous: open(-1)
        case .next: open(1)
        }
    }

    private func open(_ step: Int) -> [Command] {
        guard let place = alphabet.place(of: letter) else { return [] }
        let other = alphabet.letters[(place + step + alphabet.letters.count) % alphabet.letters.count]
        return [.open(ParentScreens.route(other, of: alphabet))]
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        guard case .learned(let document) = reply, let progress = document.content as? LetterProgress else { return [] }
        record = progress[alphabet.id, letter.written]
        return []
    }

    mutating func fit(_ rooms: Rooms) { self.rooms = rooms }

    var layout: GrowthLayout { GrowthLayout(rooms) }

    func draw(in frame: inout Frame<Action>) { GrowthView(page: self).draw(in: &frame) }
}
