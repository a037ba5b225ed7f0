import Engine

/// The places of the page with all letters and the choices, on a strip that begins at the top of what is seen.
///
/// From place to place it is 20 mm on a tablet of 10 inches.
struct LetterParentsLayout: Hashable, Sendable {
    /// The stage, or an upright window.
    let viewport: Rect
    /// How much larger than on the stage words are.
    let scale: Double
    /// The sheet with the letters.
    let sheet: Rect
    private let columns: Int
    private let cell: Size
    /// The tops of the rows of choices, and from where on they are.
    let choices: [Double]
    let choiceHeight: Double
    let choiceLeft: Double
    /// The two buttons below.
    let tutorial, save: Rect
    var length: Double { save.maxY + 44 }
    var title: Rect { Rect(x: 220 * scale, y: 62 * scale, width: 960 - 220 * scale, height: 96 * scale) }
    /// The button to the child's name, at the right of the title.
    var name: Rect { Rect(x: 960, y: 36 * scale, width: 580, height: choiceHeight) }

    /// - Parameter rows: of choices.
    init(_ rooms: Rooms, letters count: Int, choices rowCount: Int) {
        viewport = rooms.viewport
        (scale, columns) = rooms.areUpright ? (1.34, 6) : (1, 8)
        let (pitch, top) = (178 * scale, 190 * scale)
        let sheetRows = max(3, (count + columns - 1) / columns)
        cell = Size(width: (1480 - 24) / Double(columns), height: pitch)
        sheet = Rect(x: 60, y: top, width: 1480, height: Double(sheetRows) * pitch + 24)
        (choiceHeight, choiceLeft) = (132 * scale, 410)
        let first = sheet.maxY + 40 * scale
        choices = (0..<rowCount).map { first + Double($0) * pitch }
        let foot = first + Double(rowCount) * pitch
        tutorial = Rect(x: 60, y: foot, width: 560, height: 136 * scale)
        save = Rect(x: 652, y: foot, width: 888, height: 136 * scale)
    }

    /// The place of a letter on the sheet.
    func tile(_ place: Int) -> Rect {
        Rect(
            x: sheet.x + 12 + Double(place % columns) * cell.width,
            y: sheet.y + 12 + Double(place / columns) * cell.height, width: cell.width, height: cell.height)
    }

    /// The name of a row of choices.
    func label(_ row: Int) -> Rect {
        Rect(x: 80, y: choices[row], width: choiceLeft - 100, height: choiceHeight)
    }

    /// A choice of several in a row.
    func choice(_ place: Int, of count: Int, row: Int) -> Rect {
        let gap = 24.0, width = (1540 - choiceLeft - gap * Double(count - 1)) / Double(count)
        return Rect(
            x: choiceLeft + Double(place) * (width + gap), y: choices[row], width: width, height: choiceHeight)
    }

    /// The range of the strip to reveal for a place on it.
    func range(toShow area: Rect) -> ClosedRange<Double> {
        (area.y <= sheet.y + cell.height ? 0 : area.y - 40)...(area.maxY + 180 * scale)
    }
}
