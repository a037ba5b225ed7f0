import Engine
import TalePacks

/// The page for grown-ups on what children listen to: a strip of slides for each tale.
struct CountsPageViewModel: StripScreen {
    enum Action: Hashable, Sendable {
        /// Saves to the stick in this folder.
        case save(String)
        /// Deletes all counts, after a hold.
        case delete
        /// Brings back what was deleted on this visit.
        case undo
        case keep(Bool)
        case leave, home
        /// Scrolls by a screen.
        case pageUp, pageDown
        /// A touch on the head, which must not reach what is below it.
        case nothing
    }

    enum Saving: Hashable, Sendable {
        case writing
        case saved(String)
        case failed
    }

    private var world: World
    private(set) var saving: Saving?
    /// What was deleted on this visit; on the disk it is gone, and with the page it is gone here.
    private(set) var deleted: Counts?
    var scroll: Scroll
    private(set) var rooms: Rooms
    private let motion: Motion
    var now = 0

    static let route: Route = "grownups/counts"

    /// - Returns: nil for another route.
    static func screen(_ route: Route, _ world: World) -> (any Screen)? {
        route == Self.route ? CountsPageViewModel(world: world) : nil
    }

    init(world: World) {
        (self.world, rooms, motion) = (world, world.rooms, world.motion)
        scroll = Scroll(length: 0, viewport: 0, motion: motion)
        fill()
    }

    var counts: Counts { world[Counts.self] ?? Counts() }
    var isCounting: Bool { world[.counts] }
    /// Whether the machine's administrator has decided on it.
    var isPinned: Bool { world.isPinned(.counts) }
    var media: [Medium] { world.mediaToWrite }
    /// The tales that were started, those started most first.
    var tales: [(story: Story, counts: Counts.Tale)] {
        let counts = counts
        return (world[Shelf.self]?.stories ?? []).map { ($0, counts[$0.id]) }
            .filter { $0.1.starts > 0 }.sorted { ($0.1.starts, $1.0.id) > ($1.1.starts, $0.0.id) }
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .save(let place):
            guard saving != .writing else { return [] }
            saving = .writing
            let stories = world[Shelf.self]?.stories ?? []
            let titles = Dictionary(stories.map { ($0.id, $0.title) }) { first, _ in first }
            return [.play(.press), .ask(CountsRequest.save(table: counts.table { titles[$0] }, place: place))]
        case .delete: return delete()
        case .undo: return undo()
        case .keep where isPinned: break
        case .keep(let isWanted):
            var settings = world[Settings.self] ?? Settings()
            settings[.counts] = isWanted
            world[Settings.self] = settings
            return [.play(.press), .save(AnyDocument(settings))]
        case .leave: return [.back]
        case .home: return [.open(.home)]
        case .pageUp: scroll.step(by: -viewport.height * 0.6)
        case .pageDown: scroll.step(by: viewport.height * 0.6)
        case .nothing: break
        }
        return []
    }

    private mutating func delete() -> [Command] {
        guard !counts.isEmpty else { return [] }
        deleted = counts
        return keep(Counts())
    }

    private mutating func undo() -> [Command] {
        guard let deleted else { return [] }
        self.deleted = nil
        return keep(deleted)
    }

    private mutating func keep(_ counts: Counts) -> [Command] {
        world[Counts.self] = counts
        saving = nil
        fill()
        return [.play(.press), .save(AnyDocument(counts))]
    }

    mutating func tick() -> [Command] {
        scroll.tick()
        return []
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .answer(let answer):
            if let news = answer[CountsAnswer.self], saving == .writing {
                saving = news.file.map { .saved($0) } ?? .failed
            }
        case .learned(let document):
            world.learn(document)
            fill()
        default: break
        }
        return []
    }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        fill()
    }

    var rest: Rest { .whether(scroll.isMoving) }
    var isBusy: Bool { saving == .writing }
    var firstFocus: Action? { .leave }

    /// The height of a tale's row and of the head.
    static let row = 250.0, head = 320.0
    /// The height of the sheet with the buttons.
    var foot: Double { rooms.areUpright ? 250 : 176 }

    private mutating func fill() {
        let offset = scroll.offset
        let length = Self.head + Double(tales.count) * Self.row + foot + 34
        scroll = Scroll(length: length, viewport: viewport.height, motion: motion)
        scroll.reveal(offset...(offset + viewport.height), atOnce: true)
    }

    func draw(in frame: inout Frame<Action>) { CountsPageView(page: self).draw(in: &frame) }
}
