import Engine
import TalePacks

/// The order of the tales: moved by a finger on their handles, by a step, or to the top.
extension TalesPageViewModel {
    /// Whether tales can be ordered now: with many of them the bookcase has orders of its own.
    var canOrder: Bool { canSort && !isSearching && selection == nil && stories.count > 1 }
    var canSort: Bool { !world.isPinned(.firstTales) && world[Shelf.self]?.isMany != true }

    func canMove(_ story: Story, by step: Int) -> Bool {
        guard canOrder, let place = stories.firstIndex(where: { $0.id == story.id }) else {
            return false
        }
        return stories.indices.contains(place + step)
    }

    /// Moves a tale by a step.
    mutating func move(_ id: String, by step: Int) -> [Command] {
        guard canOrder, let place = stories.firstIndex(where: { $0.id == id }),
            stories.indices.contains(place + step)
        else { return [] }
        let commands = move(place, to: place + step)
        reveal(id)
        return commands
    }

    private mutating func move(_ place: Int, to target: Int) -> [Command] {
        var order = stories.map(\.id)
        order.insert(order.remove(at: place), at: target)
        return save(order, downTo: max(place, target))
    }

    /// Moves tales before all others, in the order in which they are.
    mutating func moveToTop(_ ids: Set<String>) -> [Command] {
        guard canSort, let last = stories.lastIndex(where: { ids.contains($0.id) }) else { return [] }
        let order = stories.map(\.id)
        return save(order.filter(ids.contains) + order.filter { !ids.contains($0) }, downTo: last)
    }

    /// Saves an order: the tales down to a place, and all before them, come first from then on; a new tale is added after
    /// them.
    private mutating func save(_ order: [String], downTo place: Int) -> [Command] {
        let known = Set(order)
        let chosen = world[.firstTales]
        let before = chosen.count { known.contains($0) }
        var moved = order.prefix(max(before, place + 1))
        // A tale that is away, such as a removed one, finds its place again.
        let first = chosen.map { known.contains($0) ? moved.removeFirst() : $0 } + moved
        return save { $0[.firstTales] = first }
    }

    // MARK: - By a finger

    /// The handle of a tale's row, at its right end: as wide as the rows are apart.
    func handle(of row: Rect) -> Rect {
        let width = layout.rowPitch
        return Rect(
            x: row.maxX - width, y: row.maxY - layout.rowHeight, width: width, height: layout.rowHeight)
    }

    /// The rows of the tales, on the strip.
    private var taleRows: [Rect] {
        zip(rows, layout.rows).compactMap { row, area in if case .tale = row { area } else { nil } }
    }

    /// The place to which the carried tale would go now.
    private var target: Int? { carried?.place(among: taleRows, at: scroll.offset) }

    /// The tales as they would be if the carried one were let go.
    var order: [Story] {
        guard let carried, let target, let place = stories.firstIndex(where: { $0.id == carried.id })
        else {
            return stories
        }
        var order = stories
        order.insert(order.remove(at: place), at: target)
        return order
    }

    /// - Returns: whether a tale is carried, so that the list does not scroll.
    mutating func carry(_ drag: Drag) -> (isCarried: Bool, commands: [Command]) {
        if case .began(let point) = drag { carried = canOrder ? tale(at: point) : nil }
        guard let carried else { return (false, []) }
        switch drag {
        case .began: break
        case .moved(let way): follow(way.y)
        case .ended(let way, _, _):
            follow(way.y)
            let place = stories.firstIndex { $0.id == carried.id }
            let target = target
            self.carried = nil
            guard let place, let target, place != target else { break }
            return (true, move(place, to: target))
        case .cancelled: self.carried = nil
        }
        return (true, [])
    }

    /// A carried tale stays below the finger: it also goes the way after which a drag begins.
    private mutating func follow(_ way: Double) {
        guard way != 0 else { return }
        let slop = world.glass.points(.drag)
        carried?.way = way < 0 ? way - slop : way + slop
    }

    /// The tale on whose handle a finger comes down; a handle below the arrow that scrolls is none.
    private func tale(at point: Point) -> CarriedTale? {
        var bare = sight
        bare.height -= foot + (scroll.end - scroll.offset > 44 ? layout.foot : 0)
        return zip(stories, taleRows).lazy.compactMap { story, area -> CarriedTale? in
            guard handle(of: placed(area)).contains(point), bare.contains(point) else { return nil }
            return CarriedTale(id: story.id, area: area, start: point, offset: scroll.offset)
        }.first
    }

    /// What is seen of the list, on the screen.
    private var sight: Rect {
        let viewport = layout.viewport
        return Rect(
            x: viewport.x, y: viewport.y + layout.head, width: viewport.width,
            height: viewport.height - layout.head)
    }

    /// How far the list scrolls in this tick below a carried tale.
    var carriedScrolling: Double {
        guard let step = carried?.scrolling(in: sight), step != 0 else { return 0 }
        return clamp(scroll.offset + step, 0...scroll.end) - scroll.offset
    }

    mutating func scrollBelowCarried() {
        let step = carriedScrolling
        guard step != 0 else { return }
        let offset = scroll.offset + step
        scroll.reveal(offset...(offset + layout.viewport.height), atOnce: true)
    }
}
