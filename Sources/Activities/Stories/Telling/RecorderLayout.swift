import Engine

/// The places of the recorder's page: the words beside the slide's picture on the stage, below it in an upright window.
struct RecorderLayout: Hashable, Sendable {
    /// How much larger than on the stage words and symbols are.
    let scale: Double
    let leave, face: Point
    /// The radius of both.
    let corner: Double
    let title, photograph, words: Rect
    let meter, status, notice: Rect
    let listen, record, forward: Point
    /// A slide of the row at the foot, and the distance from one to the next.
    let card: Size
    let spacing: Double
    /// The upper edge of the row.
    let row: Double

    /// The radius of the red button, the one that plays, and the next step.
    var large: Double { 100 * scale }
    var middle: Double { 72 * scale }
    var big: Double { 86 * scale }

    /// The place of the word below a button.
    func caption(under center: Point) -> Rect {
        Rect(x: center.x - 140 * scale, y: center.y + 116 * scale, width: 280 * scale, height: 50 * scale)
    }

    init(_ rooms: Rooms) { self = rooms.areUpright ? Self(upright: rooms.window) : Self() }

    init() {
        scale = 1
        (leave, face, corner) = (Point(x: 110, y: 104), Point(x: 1474, y: 104), 66)
        title = Rect(x: 220, y: 58, width: 1160, height: 92)
        photograph = Rect(x: 60, y: 194, width: 668, height: 508)
        words = Rect(x: 760, y: 194, width: 780, height: 508)
        meter = Rect(x: 70, y: 764, width: 520, height: 130)
        status = Rect(x: 60, y: 904, width: 560, height: 124)
        notice = Rect(x: 60, y: 762, width: 580, height: 240)
        (record, listen, forward) = (Point(x: 800, y: 834), Point(x: 1080, y: 834), Point(x: 1370, y: 834))
        (card, spacing, row) = (Size(width: 172, height: 134), 196, 1036)
    }

    /// The parts from the foot: the row of slides, the buttons, the meter, and above them the slide as large as it fits.
    private init(upright window: Rect) {
        let (top, foot) = (window.y, window.maxY)
        scale = 1.35
        (leave, face, corner) = (Point(x: 120, y: top + 120), Point(x: 1480, y: top + 120), 92)
        title = Rect(x: 240, y: top + 60, width: 1120, height: 120)
        (card, spacing, row) = (Size(width: 276, height: 215), 306, foot - 255)
        let buttons = row - 270
        (listen, record) = (Point(x: 330, y: buttons), Point(x: 800, y: buttons))
        forward = Point(x: 1270, y: buttons)
        meter = Rect(x: 70, y: buttons - 360, width: 702, height: 170)
        status = Rect(x: 810, y: meter.y, width: 730, height: meter.height)
        notice = Rect(x: 70, y: meter.y - 10, width: 1460, height: meter.height + 20)
        let start = top + 250, height = meter.y - 60 - start
        let picture = min(1130, (height - 36) * 0.66)
        photograph = Rect(x: 800 - picture * 2 / 3, y: start, width: picture * 4 / 3, height: picture)
        words = Rect(x: 60, y: photograph.maxY + 36, width: 1480, height: height - picture - 36)
    }
}
