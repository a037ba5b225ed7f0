import Engine

/// The layout of a slide: the picture alone, the picture above its words, or any state in between.
struct SlideLayout: Hashable, Sendable {
    /// A round button.
    struct Disc: Hashable, Sendable {
        let center: Point
        let radius: Double

        init(_ x: Double, _ y: Double, radius: Double) { (center, self.radius) = (Point(x: x, y: y), radius) }
    }

    /// How far the words are shown, 0…1.
    let words: Double
    /// What the slide covers: the stage, or the window if that is upright.
    let bounds: Rect
    let picture: Rect
    /// The corner radius of the picture, like a photograph on paper.
    let pictureRadius: Double
    /// The sheet of the words, which slides in from below; and where it comes to rest.
    let band, restingBand: Rect
    /// The area in which a finger pages through a long text.
    let leafing: Rect
    /// The area of the words at rest; and the same if they have several pages.
    let text, longText: Rect
    private(set) var letters: Caption.Letters
    /// The widths of the letters that are painted.
    private(set) var widths = LetterWidths.andika
    let previous, next, play, home, leaf: Disc
    let wordsButton, turnButton, tellerButton: Disc

    init(words: Double, rooms: Rooms = Rooms(), widths: LetterWidths = .andika, letterScale: Double = 1) {
        self = rooms.areUpright ? Self(words: words, upright: rooms.window) : Self(onStageWithWords: words)
        self.widths = widths
        letters = letters.enlarged(by: letterScale)
    }

    /// The room of the words: the same however far they are shown.
    var wordRoom: WordRoom { WordRoom(text: text, longText: longText, letters: letters, widths: widths) }
    var isUpright: Bool { bounds != Stage.bounds }
    /// The height of a name on the button with the tale's languages.
    var languageLine: Double { isUpright ? 96 : 68 }
    /// The upper right corner of that button: beside the upper buttons, or upright below them.
    var languages: Point {
        let top = wordsButton.center.y - wordsButton.radius, edge = wordsButton.center.x + wordsButton.radius
        let beside = Point(x: edge - 2 * wordsButton.radius - 30, y: top)
        return isUpright ? Point(x: edge, y: top + 2 * wordsButton.radius + 36) : beside
    }
    /// The same on the title page, at its upper edge.
    var languagesOnTitle: Point {
        Point(x: wordsButton.center.x + wordsButton.radius, y: wordsButton.center.y - wordsButton.radius)
    }
    /// The centre of the row of dots.
    var dots: Point { Point(x: 800, y: picture.maxY - 28) }
    /// The bottom of the page-turning edges of the window: its bottom, or the top of the band.
    func edgeFoot(in window: Rect) -> Double { window.maxY - (window.maxY - restingBand.y) * words }
}

// MARK: - On the stage

extension SlideLayout {
    /// The picture fills the stage; above its words it lies on paper like a photograph.
    private init(onStageWithWords words: Double) {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * words }
        let band = Rect(x: 36, y: 910, width: 1528, height: 266)
        self.words = words
        bounds = Stage.bounds
        picture = Rect(x: mix(0, 220), y: mix(0, 20), width: mix(1600, 1160), height: mix(1200, 870))
        pictureRadius = 32 * words
        self.band = band.moved(by: Point(x: 0, y: (1 - words) * (Stage.size.height - band.y + 40)))
        (restingBand, leafing) = (band, band)
        // Beside the play button, and beside the button that pages.
        text = Rect(x: 262, y: band.y + 10, width: 1250, height: band.height - 20)
        longText = Rect(x: 262, y: text.y, width: 1070, height: text.height)
        letters = .onStage
        previous = Disc(mix(150, 110), mix(1050, 770), radius: 78)
        next = Disc(mix(1450, 1490), mix(1050, 770), radius: 92)
        play = Disc(mix(800, 146), mix(1050, self.band.center.y), radius: 76)
        home = Disc(110, 110, radius: 66)
        leaf = Disc(1458, band.center.y, radius: 78)
        wordsButton = Disc(1490, 110, radius: 66)
        turnButton = Disc(1490, 290, radius: 66)
        tellerButton = Disc(1490, 470, radius: 66)
    }
}

// MARK: - Upright

/// The stage is as wide as an upright window, so that one point of the 1600 is 0.067 mm on a tablet of 8 inches with
/// 800 × 1280 pixels (189 dpi: 107.7 mm wide). A finger's 20 mm are then 297 points, and 7 mm are 104.
extension SlideLayout {
    /// 20 mm across.
    private static let reached = 149.0
    /// 12 mm across, at the upper edge.
    private static let upper = 92.0
    private static let margin = 28.0

    /// The picture is as wide as the window: in the middle, or above its words at the upper edge.
    ///
    /// The buttons that turn and play are at the lower edge, whether words are shown or not.
    private init(words: Double, upright window: Rect) {
        let head = window.y + Self.margin + Self.upper
        let foot = window.maxY - Self.margin - Self.reached
        self.words = words
        bounds = window
        picture = Stage.bounds.moved(by: Point(x: 0, y: window.y * words))
        pictureRadius = 0
        let room = window.height - Stage.size.height
        // Its lower corners lie below the window.
        restingBand = Rect(x: window.x, y: window.maxY - room, width: window.width, height: room + 60)
        band = restingBand.moved(by: Point(x: 0, y: (1 - words) * room))
        leafing = Rect(
            x: window.x, y: restingBand.y, width: window.width, height: foot - Self.reached - restingBand.y)
        text = Rect(x: 60, y: leafing.y + 10, width: 1480, height: leafing.height - 26)
        longText = text
        letters = .upright
        previous = Disc(170, foot, radius: Self.reached)
        play = Disc(800, foot, radius: Self.reached)
        leaf = Disc(1115, foot, radius: Self.reached)
        next = Disc(1430, foot, radius: Self.reached)
        home = Disc(120, head, radius: Self.upper)
        wordsButton = Disc(1480, head, radius: Self.upper)
        turnButton = Disc(1244, head, radius: Self.upper)
        tellerButton = Disc(1008, head, radius: Self.upper)
    }
}
