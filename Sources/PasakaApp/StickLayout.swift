import Engine

/// Where the tales of the sticks lie on their strip: one sheet of paper each, as long as it needs to be.
struct StickLayout: Hashable, Sendable {
    /// A sheet of paper on the strip.
    struct Card: Hashable, Sendable {
        enum Content: Hashable, Sendable {
            case words
            /// Counted in ``Sticks/tales``.
            case tale(Int)
            /// Counted in ``StickLayout/earlier``.
            case earlier(Int)
        }

        let content: Content
        let area: Rect
        /// What its button does, if it has one.
        let button: Button?

        enum Button: Hashable, Sendable { case add(String), restore(String) }
    }

    private(set) var cards: [Card] = []
    /// The tales whose earlier versions are offered on sheets of their own.
    private(set) var earlier: [Sticks.EarlierTale] = []
    /// Where the heading of those stands.
    private(set) var earlierTop: Double?
    /// The strip's length in points.
    private(set) var length = 0.0

    static let (left, width) = (120.0, 1360.0)
    static let (head, gap, foot) = (320.0, 36.0, 70.0)
    /// Inside a sheet.
    static let (margin, tilesTop, lineHeight) = (48.0, 200.0, 48.0)
    static let tile = 98.0
    static let (spacing, columns) = (116.0, 11)

    init(_ sticks: Sticks) {
        let tales = sticks.tales
        // Without tiles there is no legend.
        var top = tales.isEmpty ? Self.head - 90 : Self.head
        func add(_ content: Card.Content, _ height: Double, _ button: Card.Button?, to layout: inout StickLayout) {
            let area = Rect(x: Self.left, y: top, width: Self.width, height: height)
            layout.cards.append(Card(content: content, area: area, button: button))
            top += height + Self.gap
        }
        if tales.isEmpty || sticks.notice != nil { add(.words, tales.isEmpty ? 300 : 130, nil, to: &self) }
        for (number, tale) in tales.enumerated() {
            let rows = Double((tale.tiles.count + Self.columns - 1) / Self.columns)
            let lines = Double(tale.remarks.count)
            let height =
                Self.tilesTop + (rows > 0 ? rows * Self.spacing + 20 : 0)
                + (lines > 0 ? lines * Self.lineHeight + 20 : 0)
            let button = tale.canBeAdded ? Card.Button.add(tale.place) : nil
            add(.tale(number), height, button ?? tale.restoring(sticks), to: &self)
        }
        earlier = sticks.earlier.filter { earlier in
            !tales.contains { $0.state == .added && $0.id == earlier.id }
        }
        if !earlier.isEmpty {
            earlierTop = top + 10
            top += 100
        }
        for (number, tale) in earlier.enumerated() { add(.earlier(number), 150, .restore(tale.id), to: &self) }
        length = top - Self.gap + Self.foot
    }

    /// The place of a tile on its sheet.
    static func tile(_ number: Int, on card: Rect) -> Rect {
        Rect(
            x: card.x + margin + Double(number % columns) * spacing,
            y: card.y + tilesTop + Double(number / columns) * spacing, width: tile, height: tile)
    }
}

extension StickLayout.Card {
    /// What its button sends.
    func action(in sticks: Sticks) -> StickViewModel.Action? {
        if case .tale(let number) = content, sticks.tales.indices.contains(number) {
            switch sticks.tales[number].state {
            case .adding, .waiting: return .stop
            default: break
            }
        }
        return switch button {
        case .add(let place): .add(place)
        case .restore(let id): .restore(id)
        case nil: nil
        }
    }
}

extension StickTale {
    /// A tale that has just been added gives its place back to the one before.
    fileprivate func restoring(_ sticks: Sticks) -> StickLayout.Card.Button? {
        guard state == .added, let id, sticks.earlier.contains(where: { $0.id == id }) else { return nil }
        return .restore(id)
    }
}
