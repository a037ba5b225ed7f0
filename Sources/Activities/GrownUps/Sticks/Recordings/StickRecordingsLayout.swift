import Engine

/// The layout of a page for a tale's recordings: pictures on a strip, and a shelf below it.
///
/// From place to place it is 20 mm on a tablet of 10 inches, whose sides are 217 and 135 mm.
struct StickRecordingsLayout: Hashable, Sendable {
    /// The stage, or an upright window.
    let viewport: Rect
    /// How much larger than on the stage words are.
    let scale: Double
    /// The edges between head, strip and shelf.
    let head, shelf: Double
    let leave: Point
    let leaveRadius: Double
    let title, instruction, add: Rect
    let shelfSheet, heading: Rect
    /// How many recordings the shelf shows at once.
    let places: Int
    /// The radius of the shelf's arrows.
    let arrow: Double
    let before, after: Point
    /// The height of what lies on the shelf, and its distance from the arrows.
    private let height, margin: Double
    private let columns: Int
    /// A picture with the label below it, and the distance from one to the next.
    let picture, spacing: Size
    /// The label below a picture: the name of its recording, or the length of its part.
    var nameHeight: Double { 66 * scale }

    private static let left = 70.0

    init(_ rooms: Rooms = Rooms()) {
        self = rooms.areUpright ? Self(upright: rooms.window) : Self(onStage: Stage.bounds)
    }

    private init(onStage viewport: Rect) {
        (self.viewport, scale) = (viewport, 1)
        (head, shelf) = (230, 900)
        (leave, leaveRadius) = (Point(x: 110, y: 110), 90)
        title = Rect(x: 220, y: 40, width: 720, height: 70)
        instruction = Rect(x: 220, y: 116, width: 720, height: 96)
        add = Rect(x: 960, y: 20, width: 590, height: 180)
        shelfSheet = Rect(x: 20, y: shelf, width: 1560, height: 286)
        heading = Rect(x: 172, y: shelf + 16, width: 1256, height: 56)
        (places, height, margin, arrow) = (4, 184, 18, 70)
        (before, after) = (Point(x: 84, y: shelf + 174), Point(x: 1516, y: shelf + 174))
        (columns, picture, spacing) = (5, Size(width: 276, height: 207), Size(width: 296, height: 300))
    }

    private init(upright window: Rect) {
        let (top, foot) = (window.y, window.maxY)
        (viewport, scale) = (window, 1.3)
        (head, shelf) = (top + 470, foot - 430)
        (leave, leaveRadius) = (Point(x: 120, y: top + 120), 92)
        title = Rect(x: 250, y: top + 34, width: 1290, height: 90)
        instruction = Rect(x: 250, y: top + 124, width: 1290, height: 120)
        add = Rect(x: 60, y: top + 262, width: 1480, height: 180)
        shelfSheet = Rect(x: 20, y: shelf, width: 1560, height: 410)
        heading = Rect(x: 60, y: shelf + 24, width: 1480, height: 74)
        (places, height, margin, arrow) = (3, 250, 40, 92)
        (before, after) = (Point(x: 124, y: shelf + 232), Point(x: 1476, y: shelf + 232))
        (columns, picture, spacing) = (4, Size(width: 345, height: 259), Size(width: 371, height: 372))
    }

    func length(pictures: Int) -> Double {
        let rows = (pictures + columns - 1) / columns
        return head - viewport.y + Double(rows) * spacing.height + viewport.maxY - shelf + 20
    }

    /// The area of a picture before anything is scrolled, including the name below.
    func place(ofPicture number: Int) -> Rect {
        Rect(
            x: Self.left + Double(number % columns) * spacing.width,
            y: head + 14 + Double(number / columns) * spacing.height, width: picture.width,
            height: picture.height + nameHeight)
    }

    /// The range of the strip to reveal for a picture.
    func range(toShow number: Int) -> ClosedRange<Double> {
        let place = place(ofPicture: number).moved(by: Point(x: 0, y: -viewport.y))
        return (place.y - (head - viewport.y) - 20)...(place.maxY + viewport.maxY - shelf + 20)
    }

    /// A recording on the shelf.
    func place(onShelf number: Int) -> Rect {
        let first = before.x + arrow + margin, end = after.x - arrow - margin
        let step = (end - first + 16) / Double(places)
        return Rect(x: first + Double(number) * step, y: shelf + 82 * scale, width: step - 16, height: height)
    }

    /// One of three buttons on the shelf.
    func button(_ number: Int) -> Rect {
        Rect(x: 60 + Double(number) * 500, y: shelf + 84 * scale, width: 480, height: height)
    }
}
