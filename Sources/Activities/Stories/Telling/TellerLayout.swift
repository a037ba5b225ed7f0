import Engine

/// The places of the choice of a teller: the face beside the rows of discs, or above them in an upright window.
///
/// From disc to disc it is 20 mm on a tablet of 10 inches.
struct TellerLayout: Hashable, Sendable {
    /// How much larger than on the stage words and symbols are.
    let scale: Double
    let leave: Point
    let leaveRadius: Double
    let title, tale, save: Rect
    let sheet, face, state: Rect
    let begin, remove: Rect
    /// The left edge of the rows, and the radius of a disc.
    private let left: Double
    let radius: Double
    private let spacing: Double
    /// The area of the rows.
    private let rows: ClosedRange<Double>

    /// - Returns: the upper edges of so many rows.
    func tops(_ count: Int) -> [Double] {
        let height = min(scale * 280, (rows.upperBound - rows.lowerBound) / Double(count))
        let first = (rows.lowerBound + rows.upperBound - height * Double(count)) / 2
        return (0..<count).map { first + Double($0) * height }
    }

    /// The title of a row.
    func heading(at top: Double) -> Rect {
        Rect(x: left + 8, y: top, width: 1530 - left, height: 48 * scale)
    }

    func disc(_ place: Int, at top: Double) -> Rect {
        Rect(
            circleAt: Point(x: left + radius + 8 + Double(place) * spacing, y: top + 64 * scale + radius),
            radius: radius)
    }

    init(_ rooms: Rooms) { self = rooms.areUpright ? Self(upright: rooms.window) : Self() }

    private init() {
        scale = 1
        (leave, leaveRadius) = (Point(x: 110, y: 110), 66)
        title = Rect(x: 220, y: 40, width: 680, height: 84)
        tale = Rect(x: 220, y: 124, width: 680, height: 52)
        save = Rect(x: 930, y: 46, width: 610, height: 124)
        sheet = Rect(x: 60, y: 200, width: 1480, height: 740)
        face = Rect(circleAt: Point(x: 255, y: 480), radius: 150)
        state = Rect(x: 85, y: 664, width: 340, height: 170)
        begin = Rect(x: 1000, y: 985, width: 540, height: 150)
        remove = Rect(x: 60, y: 985, width: 640, height: 150)
        (left, radius, spacing) = (450, 66, 178)
        rows = 230...920
    }

    private init(upright window: Rect) {
        let (top, foot) = (window.y, window.maxY)
        scale = 1.35
        (leave, leaveRadius) = (Point(x: 120, y: top + 120), 92)
        title = Rect(x: 250, y: top + 36, width: 1290, height: 110)
        tale = Rect(x: 250, y: top + 150, width: 1290, height: 70)
        begin = Rect(x: 60, y: foot - 270, width: 1480, height: 210)
        remove = Rect(x: 60, y: foot - 510, width: 720, height: 190)
        save = Rect(x: 820, y: remove.y, width: 720, height: remove.height)
        sheet = Rect(x: 60, y: top + 260, width: 1480, height: remove.y - 50 - (top + 260))
        let radius = min(260, sheet.height * 0.16)
        face = Rect(circleAt: Point(x: 130 + radius, y: sheet.y + 50 + radius), radius: radius)
        state = Rect(x: face.maxX + 60, y: face.center.y - 90, width: 1440 - face.maxX, height: 180)
        (left, self.radius, spacing) = (95, 95, 240)
        rows = (face.maxY + 30)...(sheet.maxY - 10)
    }
}
