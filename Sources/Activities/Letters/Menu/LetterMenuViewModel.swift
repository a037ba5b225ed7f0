import Engine

/// All letters of an alphabet, with the stars earned.
struct LetterMenuViewModel: StripScreen {
    enum Action: Hashable, Sendable {
        /// Opens a letter, named as it is written.
        case open(String)
        /// Says a letter.
        case say(String)
        /// Opens what else there is, by its number.
        case door(Int)
        case home
        case pageUp, pageDown
    }

    /// The alphabet shown; nil if there is none, or none has been read yet.
    private(set) var alphabet: Alphabet?
    private(set) var progress: LetterProgress.AlphabetProgress
    var scroll: Scroll
    private(set) var rooms: Rooms
    private var world: World
    /// The alphabet's id; nil for the one that grown-ups have chosen.
    private let id: String?
    private var speaking: SpeakingTile<String>
    var now = 0

    /// Shows the letter opened last.
    ///
    /// - Parameter id: of another alphabet than the chosen one.
    /// - Returns: nil if there is no such alphabet.
    init?(world: World, alphabet id: String? = nil) {
        guard id == nil || id.flatMap({ world[Alphabets.self]?[$0] }) != nil else { return nil }
        (self.world, self.id, rooms) = (world, id, world.rooms)
        speaking = SpeakingTile(motion: world.motion)
        scroll = Scroll(length: 0, viewport: 0, motion: world.motion)
        progress = LetterProgress.AlphabetProgress()
        fill()
        revealLast()
    }

    var letters: [Letter] { alphabet?.letters ?? [] }
    /// Whether the alphabets have been read.
    var isWhole: Bool { world[Alphabets.self] != nil }
    /// What else there is besides the letters.
    private(set) var doors: [MenuDoor] = []
    var layout: LetterMenuLayout { LetterMenuLayout(count: letters.count, viewport: viewport) }

    private func place(of letter: String?) -> Int? {
        letter.flatMap { letter in letters.firstIndex { $0.written == letter } }
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .open(let name):
            guard let alphabet, let letter = alphabet[name] else { return [] }
            return [.open(.letter(letter, of: alphabet))]
        case .say(let name): return say(name)
        case .door(let place):
            guard let alphabet, doors.indices.contains(place) else { return [] }
            return [.open(doors[place].route(of: alphabet))]
        case .home: return [.open(.home)]
        case .pageUp: scroll.step(by: -layout.page)
        case .pageDown: scroll.step(by: layout.page)
        }
        return []
    }

    private mutating func say(_ name: String) -> [Command] {
        alphabet?[name].map { speaking.say(name, $0.spoken) } ?? []
    }

    mutating func focus(on action: Action) {
        speaking.forget(at: now)
        if case .door(let place) = action { return focus(onDoor: place) }
        guard case .open(let name) = action, let place = place(of: name) else { return }
        scroll.reveal(layout.rows(of: place))
        guard !world[.spokenFocus] else { return }
        speaking.attend(to: name, letters[place].spoken, at: now)
    }

    private mutating func focus(onDoor place: Int) {
        scroll.reveal(layout.rows(of: 0))
        guard !world[.spokenFocus], doors.indices.contains(place) else { return }
        speaking.attend(to: nil, doors[place].label.sounds(in: world.language), at: now)
    }

    mutating func tick() -> [Command] {
        scroll.tick()
        return speaking.tick(now: now)
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        if case .learned(let document) = reply {
            world.learn(document)
            let wasEmpty = letters.isEmpty
            fill()
            if wasEmpty { revealLast() }
        }
        return speaking.receive(reply)
    }

    mutating func leave() -> [Command] { [.stopNarration] }

    /// The first row stays at the top, and the letter opened last in sight.
    mutating func fit(_ rooms: Rooms) {
        let first = layout.firstInSight(from: scroll.offset)
        self.rooms = rooms
        fill()
        let top = layout.rows(of: first).lowerBound
        scroll.reveal(top...(top + viewport.height), atOnce: true)
    }

    var rest: Rest { Rest.whether(scroll.isMoving).and(speaking.rest(now: now)) }

    var firstFocus: Action? { place(of: progress.last).map { .open(letters[$0].written) } }

    /// How far a letter's tile is enlarged, 0…1.
    func swell(of letter: Letter) -> Double { speaking.swell(of: letter.written) }

    func draw(in frame: inout Frame<Action>) { LetterMenuView(menu: self).draw(in: &frame) }

    private mutating func revealLast() {
        guard let place = place(of: progress.last) else { return }
        scroll.reveal(layout.rows(of: place), atOnce: true)
    }

    private mutating func fill() {
        alphabet = id.map { world.alphabet($0) } ?? world.chosenAlphabet
        progress = alphabet.map { world.letterProgress[$0.id] } ?? LetterProgress.AlphabetProgress()
        doors = alphabet.map { MenuDoor.doors(world, $0) } ?? []
        let offset = scroll.offset
        scroll = Scroll(length: layout.length, viewport: viewport.height, motion: world.motion)
        scroll.reveal(offset...(offset + viewport.height), atOnce: true)
    }
}
