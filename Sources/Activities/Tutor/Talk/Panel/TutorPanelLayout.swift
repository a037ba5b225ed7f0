import Engine

/// The layout of the tutor's panel, in stage points.
struct TutorPanelLayout: Hashable, Sendable {
    let sheet: Rect
    /// Open the presets, and change the language.
    let preset, language: Rect
    let cards: Rect
    let field: Rect
    let ask: Point
    let radius: Double

    init(_ area: Rect, _ scale: Double) {
        sheet = area
        let inside = area.inset(by: 20 * scale)
        let height = 108 * scale
        let code = 120 * scale
        preset = Rect(x: inside.x, y: inside.y, width: inside.width - code - 14, height: height)
        language = Rect(x: inside.maxX - code, y: inside.y, width: code, height: height)
        radius = 56 * scale
        ask = Point(x: inside.maxX - radius, y: inside.maxY - radius)
        field = Rect(
            x: inside.x, y: ask.y - radius, width: ask.x - radius - 14 - inside.x, height: 2 * radius)
        cards = Rect(
            x: inside.x, y: preset.maxY + 14, width: inside.width, height: field.y - preset.maxY - 28)
    }

    /// The presets to choose from, over the cards.
    func choices(_ count: Int) -> [Rect] {
        let (gap, most) = (14.0, 112.0)
        // Below the talk there is room beside each other.
        let columns = cards.width > 900 ? 2 : 1
        let rows = (count + columns - 1) / columns
        let height = min(most * radius / 56, (cards.height - Double(rows - 1) * gap) / Double(rows))
        let width = (cards.width - Double(columns - 1) * gap) / Double(columns)
        return (0..<count).map { place in
            Rect(
                x: cards.x + Double(place / rows) * (width + gap),
                y: cards.y + Double(place % rows) * (height + gap), width: width, height: height)
        }
    }
}
