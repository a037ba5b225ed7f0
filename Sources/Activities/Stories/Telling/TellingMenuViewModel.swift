import Engine
import TalePacks

/// The choice of a tale to record: one card per tale, in a scrolling strip.
struct TellingMenuViewModel: StripScreen {
    enum Action: Hashable, Sendable {
        case tale(String)
        case leave, home
        /// Scrolls by a screen.
        case pageUp, pageDown
    }

    private(set) var stories: [Story]
    var scroll: Scroll
    private(set) var rooms: Rooms
    private let motion: Motion
    var now = 0

    init(world: World) {
        stories = world[Shelf.self]?.stories ?? []
        (motion, rooms) = (world.motion, world.rooms)
        scroll = Scroll(length: 0, viewport: 0, motion: motion)
        fill()
    }

    var layout: StoryShelfLayout { StoryShelfLayout(count: stories.count, viewport: viewport) }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .tale(let id): return stories.first { $0.id == id }.map { [.open($0.tellersRoute)] } ?? []
        case .leave: return [.back]
        case .home: return [.open(.home)]
        case .pageUp: scroll.step(by: -layout.rowHeight * 2)
        case .pageDown: scroll.step(by: layout.rowHeight * 2)
        }
        return []
    }

    mutating func focus(on action: Action) {
        guard case .tale(let id) = action, let place = stories.firstIndex(where: { $0.id == id }) else { return }
        scroll.reveal(layout.rows(of: place))
    }

    mutating func tick() -> [Command] {
        scroll.tick()
        return []
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        if case .learned(let document) = reply, let shelf = document.content as? Shelf {
            stories = shelf.stories
            fill()
        }
        return []
    }

    var rest: Rest { .whether(scroll.isMoving) }
    var firstFocus: Action? { stories.first.map { .tale($0.id) } }

    func draw(in frame: inout Frame<Action>) { TellingMenuView(menu: self).draw(in: &frame) }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        fill()
    }

    private mutating func fill() {
        let offset = scroll.offset
        scroll = Scroll(length: layout.length, viewport: viewport.height, motion: motion)
        scroll.reveal(offset...(offset + viewport.height), atOnce: true)
    }
}
