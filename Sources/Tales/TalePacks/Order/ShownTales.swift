import Engine

/// The tales that children see, and their order: what a grown-up has decided.
///
/// Whatever shows tales to children takes them from here: shelves, home, the letters' hunts.
public struct ShownTales: Hashable, Sendable {
    private let hidden: Set<String>
    private let first: [String]
    private let mostWolves: Int
    private let moved: MovedTales

    public init(in world: World) {
        hidden = Set(world[.hiddenTales]).union(world[WithdrawnTales.self]?.ids ?? [])
        (first, mostWolves) = (world[.firstTales], world[.mostWolves])
        moved = MovedTales(world[.movedTales])
    }

    /// A tale with one slide above the ceiling is not shown at all.
    public func shows(_ story: Story) -> Bool { !hidden.contains(story.id) && story.mostWolves <= mostWolves }

    /// The tales in the order that was chosen, those without a place after the others.
    public func sorted(_ stories: [Story]) -> [Story] {
        guard !first.isEmpty else { return stories }
        let ranks = Dictionary(first.enumerated().map { ($1, $0) }) { first, _ in first }
        return stories.enumerated().sorted { left, right in
            (ranks[left.element.id] ?? .max, left.offset) < (ranks[right.element.id] ?? .max, right.offset)
        }.map(\.element)
    }

    /// The same shelf with what children see.
    public func shelf(of shelf: Shelf) -> Shelf {
        // Thousands of tales are not copied without need.
        let isWhole = shelf.stories.allSatisfy(shows)
        guard !isWhole || !first.isEmpty || !moved.isEmpty else { return shelf }
        var shown = shelf
        shown.stories = sorted(isWhole ? shelf.stories : shelf.stories.filter(shows))
        if !moved.isEmpty { shown.stories = shown.stories.map(moved.standing) }
        shown.arrange()
        return shown
    }
}

/// The tales that the machine's network has withdrawn: nobody sees them, and none of their files is touched.
public struct WithdrawnTales: Document {
    public static let name = "withdrawn-tales"

    public var ids: Set<String>

    public init(_ ids: Set<String> = []) { self.ids = ids }
}

extension World {
    package func hasWithdrawn(_ story: Story) -> Bool { self[WithdrawnTales.self]?.ids.contains(story.id) == true }

    /// The tales that children see; nil before any are known.
    public var shownShelf: Shelf? { self[Shelf.self].map { ShownTales(in: self).shelf(of: $0) } }
}
