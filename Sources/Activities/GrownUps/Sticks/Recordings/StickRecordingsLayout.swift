import Engine

/// The layout of a page for a tale's recordings: pictures on a strip, and a shelf below it.
///
/// Touch targets are at least 180 points in each direction: 20 mm on a 10-inch tablet.
struct StickRecordingsLayout: Hashable, Sendable {
    /// The fixed parts of the stage above and below the strip.
    static let head = 230.0, shelf = 900.0
    static let shelfSheet = Rect(x: 20, y: shelf, width: 1560, height: 286)
    static let left = 70.0, columns = 5
    static let picture = Size(width: 276, height: 207), spacing = Size(width: 296, height: 300)
    /// The label below a picture: the name of its recording, or the length of its part.
    static let nameHeight = 66.0
    /// How many recordings the shelf shows at once.
    static let places = 4

    let pictures: Int

    var length: Double {
        let rows = (pictures + Self.columns - 1) / Self.columns
        return Self.head + Double(rows) * Self.spacing.height + Stage.size.height - Self.shelf + 20
    }

    /// The area of a picture on the strip, including the name below.
    static func place(ofPicture number: Int) -> Rect {
        Rect(
            x: left + Double(number % columns) * spacing.width,
            y: head + 14 + Double(number / columns) * spacing.height, width: picture.width,
            height: picture.height + nameHeight)
    }

    /// The range of the strip to reveal for a picture.
    static func range(toShow number: Int) -> ClosedRange<Double> {
        let place = place(ofPicture: number)
        return (place.y - head - 20)...(place.maxY + Stage.size.height - shelf + 20)
    }

    /// A recording on the stage.
    static func place(onShelf number: Int) -> Rect {
        Rect(x: 172 + Double(number) * 318, y: shelf + 82, width: 302, height: 184)
    }

    static let before = Point(x: 84, y: shelf + 174), after = Point(x: 1516, y: shelf + 174)
}
