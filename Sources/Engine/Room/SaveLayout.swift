/// The places of the page on which something is saved: what it is, beside the words or above them in an upright window.
public struct SaveLayout: Hashable, Sendable {
    /// How much larger than on the stage words and buttons are.
    public let scale: Double
    /// The areas of what is saved, 4:3, and of its name.
    public let picture, name: Rect
    /// The first line, and the words below it.
    public let first, rest: Rect
    /// The bar that fills while it is being saved.
    public let bar: Rect
    let title, sheet: Rect
    let leave: Point
    let leaveRadius: Double
    /// The areas of the buttons.
    private let buttons: Rect

    /// The sign that it is done.
    public var tick: (center: Point, radius: Double) {
        (Point(x: bar.x + 54 * scale, y: bar.y - 10), 50 * scale)
    }

    /// The only button, large and in the middle.
    var button: Rect { Rect(center: buttons.center, width: 760 * scale, height: 180 * scale) }

    /// The places of a button per stick; from row to row it is 20 mm on a tablet of 10 inches.
    func buttons(_ count: Int) -> [Rect] {
        guard count > 0 else { return [] }
        let columns = min(4, count), gap = 24.0, pitch = 178 * scale
        let rows = (count + columns - 1) / columns
        let width = (buttons.width - Double(columns - 1) * gap) / Double(columns)
        let height = (rows == 1 ? 150 : 128) * scale
        let first = buttons.center.y - pitch * Double(rows - 1) / 2
        return (0..<count).map { number in
            Rect(
                x: buttons.x + Double(number % columns) * (width + gap),
                y: first + Double(number / columns) * pitch - height / 2, width: width, height: height)
        }
    }

    public init(_ rooms: Rooms) { self = rooms.areUpright ? Self(upright: rooms.window) : Self() }

    private init() {
        scale = 1
        (leave, leaveRadius) = (Point(x: 110, y: 110), 66)
        title = Rect(x: 220, y: 62, width: 1160, height: 96)
        sheet = Rect(x: 60, y: 200, width: 1480, height: 650)
        picture = Rect(x: 110, y: 240, width: 600, height: 450)
        name = Rect(x: 110, y: 706, width: 600, height: 120)
        first = Rect(x: 770, y: 270, width: 720, height: 150)
        rest = Rect(x: 770, y: 440, width: 720, height: 260)
        bar = Rect(x: 770, y: 740, width: 720, height: 26)
        buttons = Rect(x: 60, y: 860, width: 1480, height: 320)
    }

    private init(upright window: Rect) {
        let (top, foot) = (window.y, window.maxY)
        scale = 1.34
        (leave, leaveRadius) = (Point(x: 120, y: top + 120), 92)
        title = Rect(x: 240, y: top + 60, width: 1120, height: 120)
        buttons = Rect(x: 60, y: foot - 550, width: 1480, height: 520)
        sheet = Rect(x: 60, y: top + 260, width: 1480, height: buttons.y - 30 - (top + 260))
        bar = Rect(x: 130, y: sheet.maxY - 110, width: 1340, height: 36)
        rest = Rect(x: 130, y: bar.y - 30 - 290, width: 1340, height: 290)
        first = Rect(x: 130, y: rest.y - 160, width: 1340, height: 140)
        name = Rect(x: 130, y: first.y - 150, width: 1340, height: 120)
        let height = min(1005, name.y - 20 - (sheet.y + 50))
        picture = Rect(x: 800 - height * 2 / 3, y: name.y - 20 - height, width: height * 4 / 3, height: height)
    }
}
