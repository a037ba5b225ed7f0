import Engine

/// The layout of a slide: the picture alone, the picture above its words, or any state in between.
struct SlideLayout: Hashable, Sendable {
    /// How far the words are shown, 0…1.
    let words: Double

    private static let raised = Rect(x: 220, y: 20, width: 1160, height: 870)
    private static let band = Rect(x: 36, y: 910, width: 1528, height: 266)

    var picture: Rect { Self.mix(Stage.bounds, Self.raised, words) }
    /// The corner radius of the picture, like a photograph on paper.
    var pictureRadius: Double { 32 * words }
    /// The band of the words, which slides in from below.
    var band: Rect { Self.band.moved(by: Point(x: 0, y: (1 - words) * (Stage.size.height - Self.band.y + 40))) }
    /// The text area, beside the play button.
    static let text = Rect(x: 262, y: band.y + 10, width: 1250, height: band.height - 20)
    /// The same if the words have several pages.
    static let longText = Rect(x: 262, y: text.y, width: 1070, height: text.height)
    static let leafButton = Point(x: 1458, y: band.center.y)

    var previous: Point { mix(Point(x: 125, y: 1075), Point(x: 110, y: 770)) }
    var next: Point { mix(Point(x: 1466, y: 1066), Point(x: 1490, y: 770)) }
    var play: Point { mix(Point(x: 800, y: 1072), Point(x: 146, y: band.center.y)) }
    static let home = Point(x: 110, y: 110)
    static let wordsButton = Point(x: 1490, y: 110)
    static let turnButton = Point(x: 1490, y: 266)
    static let tellerButton = Point(x: 1490, y: 422)
    static let (side, forward, middle, corner) = (78.0, 92.0, 76.0, 66.0)

    /// The centre of the row of dots.
    var dots: Point { Point(x: 800, y: picture.maxY - 28) }
    /// The bottom of the page-turning edges of the window: its bottom, or the top of the band.
    func edgeFoot(in window: Rect) -> Double { window.maxY - (window.maxY - Self.band.y) * words }

    private func mix(_ from: Point, _ to: Point) -> Point { from + (to - from) * words }

    private static func mix(_ from: Rect, _ to: Rect, _ part: Double) -> Rect {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
        return Rect(
            x: mix(from.x, to.x), y: mix(from.y, to.y), width: mix(from.width, to.width),
            height: mix(from.height, to.height))
    }
}
