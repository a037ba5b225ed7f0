import Engine

/// The tales that a grown-up has moved to another shelf of the bookcase.
public struct MovedTales: Hashable, Sendable {
    /// The shelves by tale's id; nil for the shelf of the tale's language.
    private var shelves: [String: String?] = [:]

    /// - Parameter texts: those of ``Engine/Setting/movedTales``, such as `racenis/Mūsu pasakas`.
    public init(_ texts: [String]) {
        for text in texts {
            // No id has a slash.
            let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else { continue }
            shelves[parts[0]] = .some(parts[1].isEmpty ? nil : parts[1])
        }
    }

    /// The texts for the setting, in the order of ids.
    public var texts: [String] { shelves.sorted { $0.key < $1.key }.map { "\($0)/\($1 ?? "")" } }

    public var isEmpty: Bool { shelves.isEmpty }

    /// Moves a tale to a shelf, or to that of its language; where it stands by itself, nothing is noted.
    public mutating func move(_ story: Story, to shelf: String?) {
        shelves[story.id] = shelf == story.shelf ? nil : .some(shelf)
    }

    /// The same tale on its shelf.
    public func standing(_ story: Story) -> Story {
        guard let shelf = shelves[story.id] else { return story }
        var story = story
        story.shelf = shelf
        return story
    }
}
