import Engine

/// How the tales of a shelf are arranged in a bookcase, regardless of progress; computing it for thousands of them
/// takes milliseconds.
package struct BookcaseOrder: Hashable, Sendable {
    /// Tales that belong together, newest first.
    package struct Group: Hashable, Sendable {
        package let key: ShelfKey
        /// Indexes into the shelf's stories.
        package let places: [Int]
    }

    /// The indexes of all tales, newest first.
    package let newest: [Int]
    /// The groups in shelf order; none if it would contain all tales again.
    package let groups: [Group]
    /// Whether the arrival time of any tale is known.
    package let hasTimes: Bool
    /// The rank of each tale among the newest.
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

    /// The index of a tale among the shelf's stories.
    package subscript(id: String) -> Int? { places[id] }

    /// The indexes with the newest tale first.
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
        return (group, LatvianOrder(title(in: .latvian)))
    }
}
