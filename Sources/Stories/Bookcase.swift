import Engine

/// Many tales in shelves: those that have been begun, the newest, those that belong together, and all.
struct Bookcase: Sendable {
    /// A shelf of it, with the first of its tales.
    struct Row: Hashable, Sendable {
        let key: ShelfKey
        /// Places among the shelf's stories: those that are seen in the bookcase.
        var front: [Int]
        /// How many tales stand there.
        var count: Int

        /// The covers that peep out of the pile behind which the others are.
        var pile: ArraySlice<Int> { count > BookcaseLayout.places ? front.dropFirst(BookcaseLayout.places - 1) : [] }
        var shown: ArraySlice<Int> { front.prefix(count > BookcaseLayout.places ? BookcaseLayout.places - 1 : count) }
    }

    private(set) var rows: [Row] = []

    /// More tales than this stand in a bookcase.
    static let fewTales = 36
    /// Tales that count as new, or as begun.
    private static let mostRecent = 60
    /// Those in front of a row, and those of which the pile shows a part.
    private static let front = BookcaseLayout.places - 1 + 3

    static func isNeeded(for shelf: Shelf) -> Bool { shelf.stories.count > fewTales }

    init(_ shelf: Shelf, _ progress: UserProgress) {
        let newest = Self.newest(shelf)
        let begun = Self.begun(shelf, progress)
        let isBegun = Set(begun)
        add(.begun, begun)
        if newest.contains(where: { shelf.stories[$0].added != nil }) {
            add(.new, Array(newest.prefix(Self.mostRecent)))
        }
        for (key, places) in Self.groups(newest, of: shelf) {
            add(key, places.filter(isBegun.contains) + places.filter { !isBegun.contains($0) })
        }
        add(.all, newest)
    }

    private mutating func add(_ key: ShelfKey, _ places: [Int]) {
        guard !places.isEmpty else { return }
        rows.append(Row(key: key, front: Array(places.prefix(Self.front)), count: places.count))
    }

    /// All tales of a shelf in its order; empty where there is no such shelf.
    static func places(of key: ShelfKey, in shelf: Shelf, _ progress: UserProgress) -> [Int] {
        switch key {
        case .begun: begun(shelf, progress)
        case .new: Array(newest(shelf).prefix(mostRecent))
        case .all: alphabetical(Array(shelf.stories.indices), of: shelf)
        case .folder, .language:
            alphabetical(shelf.stories.indices.filter { ShelfKey(of: shelf.stories[$0]) == key }, of: shelf)
        }
    }

    private static func newest(_ shelf: Shelf) -> [Int] {
        let times = shelf.stories.map { $0.added ?? .min }
        return times.indices.sorted { times[$0] == times[$1] ? $0 < $1 : times[$0] > times[$1] }
    }

    /// Those with a bookmark, the last one first.
    private static func begun(_ shelf: Shelf, _ progress: UserProgress) -> [Int] {
        let ids = progress.recent + progress.tales.keys.sorted().filter { !progress.recent.contains($0) }
        let wanted = ids.filter { progress[$0].slide ?? 1 > 1 }.prefix(mostRecent)
        guard !wanted.isEmpty else { return [] }
        var places: [String: Int] = [:]
        let names = Set(wanted)
        for (place, story) in shelf.stories.enumerated() where names.contains(story.id) { places[story.id] = place }
        return wanted.compactMap { places[$0] }
    }

    /// What stands together, in the order in which the shelves stand; none where it would be all tales again.
    private static func groups(_ places: [Int], of shelf: Shelf) -> [(ShelfKey, [Int])] {
        let groups = Dictionary(grouping: places) { ShelfKey(of: shelf.stories[$0]) }
        guard groups.count > 1 else { return [] }
        return groups.map { (order: $0.key.order, key: $0.key, places: $0.value) }
            .sorted { $0.order < $1.order }.map { ($0.key, $0.places) }
    }

    private static func alphabetical(_ places: [Int], of shelf: Shelf) -> [Int] {
        let orders = places.map { LatvianOrder(shelf.stories[$0].title) }
        return places.indices.sorted { (orders[$0], places[$0]) < (orders[$1], places[$1]) }.map { places[$0] }
    }
}

extension ShelfKey {
    /// Folders by name, then Latvian, then the other languages by name, and those without one.
    fileprivate var order: (Int, LatvianOrder) {
        let group =
            switch self {
            case .begun: 0
            case .new: 1
            case .folder: 2
            case .language(.lv): 3
            case .language(.some): 4
            case .language(nil): 5
            case .all: 6
            }
        return (group, LatvianOrder(title))
    }
}
