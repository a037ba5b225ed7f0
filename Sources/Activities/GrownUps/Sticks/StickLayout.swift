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

    /// The name of a folder, with the button that adds all its tales, if there are several to add.
    struct Heading: Hashable, Sendable {
        let folder: StickFolder
        let area: Rect
        let canAdd: Bool
    }

    private(set) var cards: [Card] = []
    /// The headings above the first tales of folders.
    private(set) var folders: [Heading] = []
    /// The tales whose previous versions are offered on separate sheets.
    private(set) var earlier: [Sticks.EarlierTale] = []
    /// The position of their heading.
    private(set) var earlierTop: Double?
    /// The strip's length in points.
    private(set) var length = 0.0

    /// What is seen of the strip: the stage, or an upright window.
    let viewport: Rect
    /// How much larger than on the stage everything is.
    let scale: Double
    let left, width: Double
    /// The fixed part above the strip, and the top of the first sheet.
    var head: Double { 196 * scale }
    var firstTop: Double { 310 * scale }
    private var gap: Double { 36 * scale }
    private var foot: Double { 70 * scale }
    /// Distances inside a sheet; from button to button it is 20 mm on a tablet of 10 inches.
    var margin: Double { 48 * scale }
    var lineHeight: Double { 48 * scale }
    var buttonTop: Double { 32 * scale }
    var buttonHeight: Double { 132 * scale }
    var buttonGap: Double { 46 * scale }
    private let columns: Int
    /// The size of a tile, and the distance from one to the next.
    private let tile, spacing: Size

    init(_ sticks: Sticks, in rooms: Rooms = Rooms()) {
        viewport = rooms.viewport
        scale = rooms.areUpright ? 1.34 : 1
        (left, width, columns) = rooms.areUpright ? (60, 1480, 6) : (120, 1360, 8)
        let step = (width - 96 * scale) / Double(columns)
        (tile, spacing) = (
            Size(width: step - 10, height: (step - 10) * 0.75), Size(width: step, height: (step - 10) * 0.75 + 16)
        )
        let tales = sticks.tales
        // Without tiles there is no legend.
        var top = tales.isEmpty ? head + 30 * scale : firstTop
        func add(_ content: Card.Content, _ height: Double, _ buttons: [Card.Button]) {
            let area = Rect(x: left, y: top, width: width, height: height)
            cards.append(Card(content: content, area: area, buttons: buttons))
            top += height + gap
        }
        if tales.isEmpty { add(.words, 300 * scale, []) }
        let starts = Dictionary(sticks.folders.map { ($0.first, $0) }) { first, _ in first }
        for (number, tale) in tales.enumerated() {
            if let folder = starts[number] {
                let area = Rect(x: left, y: top, width: width, height: buttonHeight)
                let canAdd = sticks.addable(in: folder).count > 1
                folders.append(Heading(folder: folder, area: area, canAdd: canAdd))
                top += buttonHeight + gap
            }
            let buttons = tale.buttons
            let rows = Double((tale.tiles.count + columns - 1) / columns)
            let lines = Double(sticks.remarks(on: tale).count)
            let height =
                tilesTop(buttons) + (rows > 0 ? rows * spacing.height + 20 * scale : 0)
                + (lines > 0 ? lines * lineHeight + 20 * scale : 0)
            add(.tale(number), height, buttons)
        }
        earlier = sticks.earlier
        if !earlier.isEmpty {
            earlierTop = top + 10 * scale
            top += 100 * scale
        }
        for (number, tale) in earlier.enumerated() { add(.earlier(number), 150 * scale, [.restore(tale.id)]) }
        length = top - gap + foot
    }

    /// The top of the tiles on a sheet: below its buttons.
    private func tilesTop(_ buttons: [Card.Button]) -> Double {
        200 * scale + Double(max(0, buttons.count - 1)) * (buttonHeight + buttonGap)
    }

    /// A tile's area on its sheet.
    func tile(_ number: Int, on card: Card) -> Rect {
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
