import Engine
import TalePacks

/// Many tales on shelves: those in progress, the newest, those that belong together, and all.
struct Bookcase: Sendable {
    /// One of its shelves, with its first tales.
    struct Row: Hashable, Sendable {
        let key: ShelfKey
        /// Indexes into the shelf's stories: those visible in the bookcase.
        var front: [Int]
        /// The number of tales on it.
        var count: Int
        /// The number of covers for which there is room.
        var places: Int

        /// The covers visible in the pile that hides the others.
        var pile: ArraySlice<Int> { count > places ? front.dropFirst(places - 1).prefix(Bookcase.pile) : [] }
        var shown: ArraySlice<Int> { front.prefix(count > places ? places - 1 : count) }
    }

    private(set) var rows: [Row] = []
    private let places: Int

    /// The maximum number of tales that count as new, or as in progress.
    private static let mostRecent = 60
    /// The covers partly visible in a pile.
    private static let pile = 3
    /// The visible covers of a row, including those in the pile.
    private var front: Int { places - 1 + Self.pile }

    /// - Parameter places: covers per shelf.
    init(_ shelf: Shelf, _ progress: UserProgress, places: Int) {
        self.places = places
        let order = shelf.order ?? BookcaseOrder(shelf)
        let begun = Self.begun(order, progress)
        add(.begun, begun)
        if order.hasTimes { add(.new, Array(order.newest.prefix(Self.mostRecent))) }
        let newestBegun = order.sorted(begun)
        for group in order.groups {
            let first = newestBegun.filter { ShelfKey(of: shelf.stories[$0]) == group.key }
            let others = group.places.lazy.filter { !first.contains($0) }.prefix(front)
            add(group.key, Array(first + others), count: group.places.count)
        }
        add(.all, order.newest)
    }

    private mutating func add(_ key: ShelfKey, _ first: [Int], count: Int? = nil) {
        guard !first.isEmpty else { return }
        rows.append(Row(key: key, front: Array(first.prefix(front)), count: count ?? first.count, places: places))
    }

    /// All tales of a shelf in order; empty if there is no such shelf.
    static func places(of key: ShelfKey, in shelf: Shelf, _ progress: UserProgress) -> [Int] {
        switch key {
        case .begun: begun(shelf.order ?? BookcaseOrder(shelf), progress)
        case .new: Array((shelf.order ?? BookcaseOrder(shelf)).newest.prefix(mostRecent))
        case .all: alphabetical(Array(shelf.stories.indices), of: shelf)
        case .folder, .language:
            alphabetical(shelf.stories.indices.filter { ShelfKey(of: shelf.stories[$0]) == key }, of: shelf)
        }
    }

    /// Tales with a bookmark, the latest first.
    private static func begun(_ order: BookcaseOrder, _ progress: UserProgress) -> [Int] {
        let ids = progress.recent + progress.tales.keys.sorted().filter { !progress.recent.contains($0) }
        return ids.filter { progress[$0].slide ?? 1 > 1 }.prefix(mostRecent).compactMap { order[$0] }
    }

    private static func alphabetical(_ places: [Int], of shelf: Shelf) -> [Int] {
        let orders = places.map { LatvianOrder(shelf.stories[$0].title) }
        return places.indices.sorted { (orders[$0], places[$0]) < (orders[$1], places[$1]) }.map { places[$0] }
    }
}
