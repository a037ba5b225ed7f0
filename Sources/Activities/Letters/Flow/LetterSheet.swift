import Engine
import LetterJudge

/// The layout of a step: the sheet on which a letter is drawn, and the buttons around it.
struct LetterSheet: Hashable, Sendable {
    let paper: Rect
    /// The paper of a step without colours, which in an upright window ends only above the button for the next step.
    let page: Rect
    /// The letter's place on the paper.
    let box: LetterBox
    let home, next, undo: Point
    /// The radius of the button for the next step, and of the other ones.
    let nextRadius, radius: Double
    /// The areas in which the colours are touched.
    let colors: [Rect]
    /// The area of a hint that is shown as a picture.
    let hint: Rect
    /// The corner in which the letter's character sleeps.
    let corner: Rect
    /// The place of the word that is being written, above the paper.
    let word: Rect

    /// - Parameters:
    ///   - width: the letter's advance width, in letter heights.
    ///   - hasWord: whether it is a letter of a word.
    init(_ rooms: Rooms, width: Double, hasWord: Bool = false) {
        let sides = rooms.areUpright ? Sides(upright: rooms.window) : Sides()
        (page, home, next, undo) = (sides.page, sides.home, sides.next, sides.undo)
        (nextRadius, radius, colors, hint) = (sides.nextRadius, sides.radius, sides.colors, sides.hint)
        (corner, word) = (sides.corner, sides.word)
        paper = hasWord ? sides.paper.below(sides.word.maxY + 28) : sides.paper
        box = LetterBox(in: paper, width: width)
    }

    /// The paper and the buttons: beside it on the stage, in an upright window above and below it.
    private struct Sides {
        let paper, page: Rect
        let home, next, undo: Point
        let nextRadius, radius: Double
        let colors: [Rect]
        let hint, corner, word: Rect

        init() {
            paper = Rect(x: 254, y: 44, width: 986, height: 1112)
            page = paper
            (home, undo) = (Point(x: 113, y: 113), Point(x: 113, y: 1070))
            next = Point(x: 1434, y: 1054)
            (nextRadius, radius) = (112, 76)
            colors = InkColor.all.indices.map { place in
                Rect(x: 1244 + Double(place % 2) * 178, y: 16 + Double(place / 2) * 178, width: 178, height: 178)
            }
            hint = Rect(x: 1304, y: 740, width: 260, height: 180)
            corner = Rect(x: 22, y: 650, width: 214, height: 300)
            word = Rect(x: 254, y: 24, width: 986, height: 196)
        }

        /// Everything that is touched is 20 mm large on a tablet of 10 inches, which is 135 mm wide.
        init(upright window: Rect) {
            let (top, foot) = (window.y, window.maxY)
            home = Point(x: 140, y: top + 136)
            (nextRadius, radius) = (130, 120)
            next = Point(x: 1430, y: foot - 160)
            undo = Point(x: 1120, y: foot - 425)
            colors = InkColor.all.indices.map { place in
                Rect(x: 20 + Double(place % 4) * 240, y: foot - 545 + Double(place / 4) * 245, width: 240, height: 240)
            }
            hint = Rect(x: 1275, y: foot - 550, width: 285, height: 250)
            corner = Rect(x: 1000, y: foot - 288, width: 240, height: 256)
            word = Rect(x: 300, y: top + 24, width: 1260, height: 224)
            paper = Rect(x: 40, y: top + 272, width: 1520, height: foot - 575 - (top + 272))
            page = Rect(x: 40, y: top + 272, width: 1520, height: foot - 345 - (top + 272))
        }
    }
}

extension Rect {
    /// What of the area lies below a line.
    fileprivate func below(_ top: Double) -> Rect {
        Rect(x: x, y: max(y, top), width: width, height: maxY - max(y, top))
    }
}

/// The place and scale of a letter on the stage.
struct LetterBox: Hashable, Sendable {
    /// The height of a capital, in points.
    let height: Double
    /// The guide's origin: the left end of the cap line.
    private let origin: Point

    /// Room above the cap line and below the base line for marks, in letter heights.
    private static let above = 0.46, below = 0.50

    /// The largest letter in an area, with room for marks.
    ///
    /// - Parameter width: the letter's advance width, in letter heights.
    init(in area: Rect, width: Double) {
        height = min(area.height / (1 + Self.above + Self.below), area.width / (width + 0.3))
        let top = area.center.y - height * (1 + Self.above + Self.below) / 2 + height * Self.above
        origin = Point(x: area.center.x - width * height / 2, y: top)
    }

    /// The largest that a letter can be in an area, whatever room other letters need.
    ///
    /// - Parameter room: the heights for which there must be room in any case.
    init(in area: Rect, closelyAround guide: Guide, atLeast room: ClosedRange<Double> = 0.5...0.5) {
        let stem = LetterMask.stem * 1.6
        let places = guide.strokes.flatMap(\.line)
        let top = min(room.lowerBound, Double((places.map(\.y).min() ?? 0) - stem)),
            foot = max(room.upperBound, Double((places.map(\.y).max() ?? 1) + stem))
        let (left, right) = (
            Double((places.map(\.x).min() ?? 0) - stem), Double((places.map(\.x).max() ?? 1) + stem)
        )
        height = min(area.height / (foot - top), area.width / (right - left))
        origin = Point(
            x: area.center.x - (left + right) / 2 * height, y: area.center.y - (top + foot) / 2 * height)
    }

    /// - Parameter origin: the left end of the cap line.
    init(at origin: Point, height: Double) { (self.origin, self.height) = (origin, height) }

    /// A place in the guide's unit on the stage.
    func point(_ place: InkPoint) -> Point {
        Point(x: origin.x + Double(place.x) * height, y: origin.y + Double(place.y) * height)
    }

    /// A point of the stage in the guide's unit.
    func place(_ point: Point) -> InkPoint {
        InkPoint(x: Float((point.x - origin.x) / height), y: Float((point.y - origin.y) / height))
    }

    func points(_ line: [InkPoint]) -> [Point] { line.map(point) }

    /// The left end of its lines.
    var x: Double { origin.x }

    /// The height of a horizontal line: 0 the cap line, 1 the base line.
    func y(_ line: Double) -> Double { origin.y + line * height }
}
