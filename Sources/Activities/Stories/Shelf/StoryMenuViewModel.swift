import Engine
import TalePacks

/// A shelf: one card per tale, in a scrolling strip; with many tales a strip of their first letters.
struct StoryMenuViewModel: CoverScreen {
    enum Action: Hashable, Sendable {
        case read(String)
        /// Speaks a tale's title.
        case say(String)
        /// Leaves for the bookcase, or from the only shelf for the home screen.
        case leave
        case home
        /// Scrolls by a screen.
        case pageUp, pageDown
        /// Scrolls to the first tale with this letter.
        case letter(Character)
        /// Goes on where an animal keeps the place.
        case animal(Animal)
    }

    private(set) var shelf: Shelf
    private(set) var progress: UserProgress
    var scroll: Scroll
    var voice: CoverVoice<String>
    /// The shelf of the bookcase that this is; nil for the only one.
    let key: ShelfKey?
    /// The indexes of this shelf's tales among all, in shelf order.
    private var places: [Int]
    private(set) var letters: LetterStrip?
    private(set) var rooms: Rooms
    /// What stands above the covers; nothing on a shelf of the bookcase.
    var head: ShelfHead
    private let motion: Motion
    private let shown: ShownTales
    var now = 0

    /// The tale to show, until it has been scrolled into view.
    private var wanted: String?
    /// The initial focus of keys.
    private let first: String?

    /// Shows the card of the tale opened last.
    ///
    /// - Parameters:
    ///   - key: which shelf of the bookcase; nil if there is only one.
    ///   - showing: the tale to show instead, as soon as it is there.
    init(world: World, key: ShelfKey? = nil, showing: String? = nil) {
        (motion, rooms, self.key) = (world.motion, world.rooms, key)
        voice = CoverVoice(motion: motion, isSilent: world[.spokenFocus])
        shown = ShownTales(in: world)
        head = ShelfHead(world: world)
        shelf = head.shown(of: world.shownShelf ?? Shelf(isWhole: false), at: world.now)
        progress = world[UserProgress.self] ?? UserProgress()
        (places, scroll) = ([], Scroll(length: 0, viewport: 0, motion: motion))
        (wanted, first) = (showing ?? progress.lastTale, showing ?? progress.lastTale)
        fill()
        revealWanted()
        if showing == nil { wanted = nil }
    }

    private mutating func revealWanted() {
        guard let place = index(of: wanted) else { return }
        wanted = nil
        scroll.reveal(layout.rows(of: place), atOnce: true)
    }

    var count: Int { places.count }
    var layout: StoryShelfLayout { StoryShelfLayout(count: count, hasLetters: letters != nil, viewport: viewport) }

    func story(at place: Int) -> Story { shelf.stories[places[place]] }

    private func index(of id: String?) -> Int? {
        guard let id, let place = shelf.stories.firstIndex(where: { $0.id == id }) else { return nil }
        return places.firstIndex(of: place)
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .read(let id): return shelf[id].map { [.open(route(of: $0))] } ?? []
        case .say(let id): return voice.say(id, shelf[id]?.spokenTitle, now: now)
        case .leave: return [.open(key == nil ? .home : "stories")]
        case .home: return [.open(.home)]
        case .pageUp: scroll.step(by: -layout.rowHeight * 2)
        case .pageDown: scroll.step(by: layout.rowHeight * 2)
        case .letter(let letter): show(letter)
        case .animal(let animal): return head.route(of: animal).map { [.open($0)] } ?? []
        }
        return []
    }

    private func route(of story: Story) -> Route {
        TitlePageViewModel.opening(story, on: key?.route ?? "stories", progress)
    }

    mutating func focus(on action: Action) {
        voice.plan(nil, nil, now: now)
        switch action {
        case .read(let id):
            guard let place = index(of: id) else { return }
            scroll.reveal(layout.rows(of: place))
            voice.plan(id, story(at: place).spokenTitle, now: now)
        case .letter(let letter): show(letter)
        default: break
        }
    }

    /// Scrolls the first tale of a letter to the top, jumping over what is far between.
    private mutating func show(_ letter: Character) {
        guard let place = letters?.first(of: letter) else { return }
        let height = viewport.height
        let top = layout.rows(of: place).lowerBound
        let way = top - scroll.offset
        if abs(way) > 2 * height {
            let near = top + (way > 0 ? -height : height)
            scroll.reveal(near...(near + height), atOnce: true)
        }
        scroll.reveal(top...(top + height))
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        voice.receive(reply)
        guard case .learned(let document) = reply else { return [] }
        head.learn(document)
        guard let shelf = (document.content as? Shelf).map({ shown.shelf(of: $0) }) else { return [] }
        self.shelf = head.shown(of: shelf, at: now)
        fill()
        revealWanted()
        // A shelf that has become a bookcase, or has been removed from it, is another screen.
        let isGone = key == nil ? shelf.isMany : !shelf.isMany || places.isEmpty
        return isGone ? [.open("stories")] : []
    }

    /// The first row stays at the top, and the tale opened last in sight.
    mutating func fit(_ rooms: Rooms) {
        let sight = layout.placesInSight(from: scroll.offset)
        self.rooms = rooms
        fill()
        guard let place = sight.first else { return }
        let top = layout.rows(of: place).lowerBound
        scroll.reveal(top...(top + viewport.height), atOnce: true)
        if let last = index(of: first), sight.contains(last) { scroll.reveal(layout.rows(of: last), atOnce: true) }
    }

    var rest: Rest { stripRest.and(head.rest(at: now)) }

    var firstFocus: Action? { first.map { .read($0) } }

    func draw(in frame: inout Frame<Action>) { StoryMenuView(menu: self).draw(in: &frame) }

    private mutating func fill() {
        places = key.map { Bookcase.places(of: $0, in: shelf, progress) } ?? Array(shelf.stories.indices)
        letters = key?.isAlphabetical == true ? LetterStrip(places.map { shelf.stories[$0].title }, in: viewport) : nil
        let offset = scroll.offset
        scroll = Scroll(length: layout.length, viewport: viewport.height, motion: motion)
        scroll.reveal(offset...(offset + viewport.height), atOnce: true)
    }
}
