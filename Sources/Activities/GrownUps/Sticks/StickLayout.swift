import Engine

/// The layout of the sticks' tales on their strip: one sheet of paper each, as long as necessary.
struct StickLayout: Hashable, Sendable {
    /// A sheet of paper on the strip.
    struct Card: Hashable, Sendable {
        enum Content: Hashable, Sendable {
            case words
            /// An index into ``Sticks/tales``.
            case tale(Int)
            /// An index into ``StickLayout/earlier``.
            case earlier(Int)
        }

        let content: Content
        let area: Rect
        /// Its buttons, the upper one first.
        let buttons: [Button]

        enum Button: Hashable, Sendable { case add(String), pair(String), show(String), restore(String) }
    }

    private(set) var cards: [Card] = []
    /// The tales whose previous versions are offered on separate sheets.
    private(set) var earlier: [Sticks.EarlierTale] = []
    /// The position of their heading.
    private(set) var earlierTop: Double?
    /// The strip's length in points.
    private(set) var length = 0.0

    static let left = 120.0, width = 1360.0
    /// The fixed part of the stage, and the top of the first sheet.
    static let head = 196.0, firstTop = 310.0
    static let gap = 36.0, foot = 70.0
    /// Distances inside a sheet, in stage points.
    static let margin = 48.0, tilesTop = 200.0, lineHeight = 48.0
    static let buttonTop = 36.0, buttonHeight = 116.0, buttonGap = 20.0
    static let tile = Size(width: 148, height: 111), spacing = Size(width: 158, height: 127)
    static let columns = 8

    init(_ sticks: Sticks) {
        let tales = sticks.tales
        // Without tiles there is no legend.
        var top = tales.isEmpty && sticks.notice == nil ? Self.head + 30 : Self.firstTop
        func add(_ content: Card.Content, _ height: Double, _ buttons: [Card.Button], to layout: inout StickLayout) {
            let area = Rect(x: Self.left, y: top, width: Self.width, height: height)
            layout.cards.append(Card(content: content, area: area, buttons: buttons))
            top += height + Self.gap
        }
        if tales.isEmpty { add(.words, 300, [], to: &self) }
        for (number, tale) in tales.enumerated() {
            let buttons = tale.buttons
            let rows = Double((tale.tiles.count + Self.columns - 1) / Self.columns)
            let lines = Double(sticks.remarks(on: tale).count)
            let height =
                Self.tilesTop(buttons) + (rows > 0 ? rows * Self.spacing.height + 20 : 0)
                + (lines > 0 ? lines * Self.lineHeight + 20 : 0)
            add(.tale(number), height, buttons, to: &self)
        }
        earlier = sticks.earlier
        if !earlier.isEmpty {
            earlierTop = top + 10
            top += 100
        }
        for (number, tale) in earlier.enumerated() { add(.earlier(number), 150, [.restore(tale.id)], to: &self) }
        length = top - Self.gap + Self.foot
    }

    /// The top of the tiles on a sheet: below its buttons.
    static func tilesTop(_ buttons: [Card.Button]) -> Double {
        tilesTop + Double(max(0, buttons.count - 1)) * (buttonHeight + buttonGap)
    }

    /// A tile's area on its sheet.
    static func tile(_ number: Int, on card: Card) -> Rect {
        Rect(
            x: card.area.x + margin + Double(number % columns) * spacing.width,
            y: card.area.y + tilesTop(card.buttons) + Double(number / columns) * spacing.height,
            width: tile.width, height: tile.height)
    }
}

extension StickLayout.Card {
    /// The actions of its buttons, the upper one first.
    func actions(in sticks: Sticks) -> [StickViewModel.Action] {
        if case .tale(let number) = content, sticks.tales.indices.contains(number) {
            switch sticks.tales[number].state {
            case .adding, .waiting: return [.stop]
            default: break
            }
        }
        return buttons.map { button in
            switch button {
            case .add(let place): .add(place)
            case .pair(let place): .pair(place)
            case .show(let id): .show(id)
            case .restore(let id): .restore(id)
            }
        }
    }
}

extension StickTale {
    fileprivate var buttons: [StickLayout.Card.Button] {
        if state == .added || state == .there { return id.map { [.show($0)] } ?? [] }
        let pair: [StickLayout.Card.Button] = canBePaired || canBeCut ? [.pair(place)] : []
        if isThere, let id { return [.show(id)] + pair }
        guard canBeAdded else { return [] }
        // Nothing is left out without asking.
        if isOpen { return [.pair(place)] }
        return [.add(place)] + pair
    }
}
