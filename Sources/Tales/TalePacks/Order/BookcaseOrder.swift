/// How the tales of a shelf stand in a bookcase, whatever has been begun; for thousands of them it takes milliseconds to
/// find out.
package struct BookcaseOrder: Hashable, Sendable {
    /// Tales that stand together, the newest first.
    package struct Group: Hashable, Sendable {
        package let key: ShelfKey
        /// Places among the shelf's stories.
        package let places: [Int]
    }

    /// The places of all tales, the newest first.
    package let newest: [Int]
    /// In the order in which the shelves stand; none where it would be all tales again.
    package let groups: [Group]
    /// Whether it is known of any tale when it came.
    package let hasTimes: Bool
    /// The place of each tale among the newest.
    private let ranks: [Int]
    private let places: [String: Int]

    package init(_ shelf: Shelf) {
        let times = shelf.stories.map { $0.added ?? .min }
        let newest = times.indices.sorted { times[$0] == times[$1] ? $0 < $1 : times[$0] > times[$1] }
        var ranks = newest
        for (rank, place) in newest.enumerated() { ranks[place] = rank }
        let groups = Dictionary(grouping: newest) { ShelfKey(of: shelf.stories[$0]) }
        self.newest = newest
        self.groups =
            groups.count < 2
            ? []
            : groups.map { (order: $0.key.order, group: Group(key: $0.key, places: $0.value)) }
                .sorted { $0.order < $1.order }.map(\.group)
        hasTimes = shelf.stories.contains { $0.added != nil }
        self.ranks = ranks
        places = Dictionary(zip(shelf.stories.map(\.id), shelf.stories.indices)) { first, _ in first }
    }

    /// The place of a tale among the shelf's stories.
    package subscript(id: String) -> Int? { places[id] }

    /// The places with the newest tale first.
    package func sorted(_ places: [Int]) -> [Int] { places.sorted { ranks[$0] < ranks[$1] } }
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
