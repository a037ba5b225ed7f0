import Engine

/// The places of the page on which a letter's drawings are seen.
struct GrowthLayout: Hashable, Sendable {
    /// How much larger than on the stage words are.
    let scale: Double
    let leave: Point
    let leaveRadius: Double
    /// The middle of the letter, its most width, and its stars.
    let letter: Point
    let letterWidth: Double
    let stars: Rect
    /// The sheet with the first drawing and the newest.
    let sheet: Rect
    let fields: [Rect]
    /// The title of the last drawings, and where they are.
    let heading: Rect
    private let newest: Rect
    private let columns: Int

    /// What is written above a field.
    func label(of field: Rect) -> Rect {
        Rect(x: field.x, y: field.y - 62 * scale, width: field.width, height: 56 * scale)
    }

    /// The cards of the last drawings, each row in the middle.
    func cards(_ count: Int) -> [Rect] {
        let rows = (LetterRecord.mostDrawings + columns - 1) / columns
        let step = Size(width: newest.width / Double(columns), height: newest.height / Double(rows))
        return (0..<count).map { place in
            let inRow = min(columns, count - place / columns * columns)
            let start = newest.center.x - step.width * Double(inRow) / 2
            return Rect(
                x: start + Double(place % columns) * step.width + 6,
                y: newest.y + Double(place / columns) * step.height,
                width: step.width - 12, height: step.height - (rows == 1 ? 0 : 12))
        }
    }

    init(_ rooms: Rooms) { self = rooms.areUpright ? Self(upright: rooms.window) : Self() }

    private init() {
        scale = 1
        (leave, leaveRadius) = (Point(x: 110, y: 110), 66)
        (letter, letterWidth) = (Point(x: 640, y: 112), 400)
        stars = Rect(x: 800, y: 66, width: 300, height: 92)
        sheet = Rect(x: 60, y: 190, width: 1480, height: 620)
        fields = [150.0, 890].map { Rect(x: $0, y: 270, width: 560, height: 510) }
        heading = Rect(x: 60, y: 832, width: 1480, height: 56)
        newest = Rect(x: 60, y: 906, width: 1480, height: 236)
        columns = 10
    }

    /// The last drawings are in two rows, as large as there is room for.
    private init(upright window: Rect) {
        let top = window.y + 260, room = window.height - 260 - 60
        scale = 1.35
        (leave, leaveRadius) = (Point(x: 120, y: window.y + 120), 92)
        (letter, letterWidth) = (Point(x: 640, y: window.y + 124), 480)
        stars = Rect(x: 900, y: window.y + 70, width: 360, height: 110)
        sheet = Rect(x: 60, y: top, width: 1480, height: room * 0.54)
        let height = sheet.height - 110 - 40
        fields = [100.0, 870].map { Rect(x: $0, y: top + 110, width: 630, height: height) }
        heading = Rect(x: 60, y: sheet.maxY + 40, width: 1480, height: 76)
        newest = Rect(x: 60, y: heading.maxY + 24, width: 1480, height: window.maxY - 60 - heading.maxY - 24)
        columns = 5
    }
}
