import Engine

/// The layout of the scenarios, on a strip that begins at the top of what is seen.
struct SceneListLayout: Hashable, Sendable {
    /// The stage, or an upright window.
    let viewport: Rect
    let scale: Double
    /// The titles of the categories, on the strip.
    private(set) var titles: [Title] = []
    /// The tiles, on the strip, in the order of the entries.
    private(set) var tiles: [Rect] = []
    private(set) var length = 0.0

    struct Title: Hashable, Sendable {
        let category: Scenario.Category
        let area: Rect
    }

    private static let (left, width, gap) = (60.0, 1480.0, 24.0)

    /// The height of the head, which does not scroll.
    var head: Double { 196 * scale }
    /// The height of the bar over the lower edge, with the chosen scenario.
    var foot: Double { 176 * scale }
    var page: ScrolledPage { ScrolledPage(viewport: viewport, scale: scale, head: head) }
    private var columns: Int { scale == 1 ? 4 : 2 }
    private var tileHeight: Double { 170 * scale }
    private var titleHeight: Double { 84 * scale }

    /// - Parameter categories: of the entries, in their order.
    init(_ rooms: Rooms, _ categories: [Scenario.Category]) {
        viewport = rooms.viewport
        scale = rooms.areUpright ? 1.25 : 1
        var (y, column) = (head, 0)
        let width = (Self.width - Double(columns - 1) * Self.gap) / Double(columns)
        for (place, category) in categories.enumerated() {
            if place == 0 || category != categories[place - 1] {
                if place > 0 { y += tileHeight + 30 * scale }
                titles.append(
                    Title(category: category, area: Rect(x: Self.left, y: y, width: Self.width, height: titleHeight)))
                (y, column) = (y + titleHeight, 0)
            } else if column == columns {
                (y, column) = (y + tileHeight + Self.gap, 0)
            }
            let x = Self.left + Double(column) * (width + Self.gap)
            tiles.append(Rect(x: x, y: y, width: width, height: tileHeight))
            column += 1
        }
        length = y + tileHeight + foot + 40 * scale
    }

    /// The search, on the screen.
    var search: Rect {
        Rect(x: 230 * scale, y: viewport.y + 50 * scale, width: 1600 - 230 * scale - 470 * scale, height: 120 * scale)
    }

    /// Leads to the learner's choices, on the screen.
    var choices: Rect {
        Rect(x: search.maxX + 30, y: search.y, width: Self.left + Self.width - search.maxX - 30, height: search.height)
    }

    /// The bar with the chosen scenario, on the screen.
    var bar: Rect {
        Rect(
            x: Self.left - 20, y: viewport.maxY - foot - 16, width: Self.width + 40, height: foot)
    }

    /// The range of the strip to reveal for a tile.
    func range(of place: Int) -> ClosedRange<Double> {
        (tiles[place].y - head - titleHeight)...(tiles[place].maxY + foot + 40)
    }
}
