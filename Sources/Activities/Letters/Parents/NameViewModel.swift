import Engine

/// The page on which a grown-up types the child's name, which the child then finds among the letters.
struct NameViewModel: Screen {
    enum Action: Hashable, Sendable {
        case field(TextField.Place)
        case key(ScreenKeyboard.Key)
        case leave, home
    }

    private var world: World
    private(set) var rooms: Rooms
    private(set) var typing: TypingPlace
    var now = 0

    init(world: World) {
        (self.world, rooms) = (world, world.rooms)
        typing = TypingPlace(most: WrittenWords.longestName, ScreenKeyboard(.latvian, .english))
        typing.set(world.writtenWords.childName)
        typing.begin(byFinger: true)
        typing.fit(layout.field)
    }

    var layout: NameLayout { NameLayout(rooms) }

    /// The name as the child will find it; nil while nothing of it can be written.
    var word: WritableWord? {
        var world = world
        world[WrittenWords.self] = named
        return world.chosenAlphabet.flatMap { WritableWord(nameOf: world, in: $0) }
    }

    /// What is said below the field.
    var words: [LettersWording] {
        if word == nil, !named.childName.isEmpty { return [.notInThisAlphabet] }
        return [.whereNameIs] + (world.isKiosk ? [.nameIsForgotten] : [])
    }

    private var named: WrittenWords {
        var words = world.writtenWords
        words.call(child: typing.text)
        return words
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .field(let place): return typing.perform(place)
        case .key(let key): return typing.press(key).map { type($0, isOnScreen: true) } ?? []
        case .leave: return [.open(ParentScreens.route)]
        case .home: return [.open(.home)]
        }
    }

    mutating func type(_ typing: Typing) -> [Command] { type(typing, isOnScreen: false) }

    private mutating func type(_ typing: Typing, isOnScreen: Bool) -> [Command] {
        switch typing {
        case .edit(.send), .edit(.stop): [.open(ParentScreens.route)]
        default: self.typing.type(typing, isOnScreen: isOnScreen)
        }
    }

    mutating func mark(_ contact: Contact) -> [Command] {
        typing.mark(contact, now: now, on: world.glass)
        return []
    }

    mutating func tick() -> [Command] {
        typing.tick(now: now)
        return []
    }

    var rest: Rest { typing.rest(now: now) }
    var firstFocus: Action? { typing.keyboard?.firstFocus.map { .key($0) } }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        if case .learned(let document) = reply { world.learn(document) }
        return []
    }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        typing.fit(layout.field)
    }

    /// Whatever leads away from the page keeps the name.
    mutating func leave() -> [Command] { named == world.writtenWords ? [] : [.save(AnyDocument(named))] }

    func draw(in frame: inout Frame<Action>) { NameView(page: self).draw(in: &frame) }
}

/// The places of the page: all above the keyboard.
struct NameLayout: Hashable, Sendable {
    let viewport: Rect
    /// How much larger than on the stage words are.
    let scale: Double
    let title, field, done, words, preview: Rect

    init(_ rooms: Rooms) {
        viewport = rooms.viewport
        scale = rooms.areUpright ? 1.34 : 1
        let top = viewport.y
        title = Rect(x: 220 * scale, y: top + 62 * scale, width: 1500 - 220 * scale, height: 96 * scale)
        let row = top + 216 * scale, height = 136 * scale, width = 330 * scale
        field = Rect(x: 80, y: row, width: 1440 - width - 24, height: height)
        done = Rect(x: 1520 - width, y: row, width: width, height: height)
        words = Rect(x: 80, y: field.maxY + 24 * scale, width: 1440, height: 106 * scale)
        let foot = TypingPlace.keyboardArea(in: rooms).y - 24
        preview = Rect(x: 200, y: words.maxY + 16, width: 1200, height: max(60, foot - words.maxY - 16))
    }
}
