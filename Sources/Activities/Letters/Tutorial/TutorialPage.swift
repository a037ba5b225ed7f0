import Engine
import LetterJudge

/// The four pages of the tutorial.
enum TutorialPage: Int, Hashable, Sendable, CaseIterable {
    /// A letter is chosen and met.
    case meeting = 1
    case colors, drawing
    /// The way on to the next page, and back to all letters.
    case gettingAbout

    var phrase: SpokenPhrase {
        switch self {
        case .meeting: .tutorial1
        case .colors: .tutorial2
        case .drawing: .tutorial3
        case .gettingAbout: .tutorial4
        }
    }

    var next: TutorialPage? { TutorialPage(rawValue: rawValue + 1) }
    var previous: TutorialPage? { TutorialPage(rawValue: rawValue - 1) }
    var route: Route { Route("letters/tutorial/\(rawValue)") }

    /// The route at which the demonstration begins.
    func start(_ letter: Letter, of alphabet: Alphabet) -> Route {
        switch self {
        case .meeting: .letters(of: alphabet)
        case .colors: .letter(letter, of: alphabet, at: .level1Fill)
        case .drawing: .letter(letter, of: alphabet, at: .level3FreeDraw)
        case .gettingAbout: .letter(letter, of: alphabet, at: .introduction)
        }
    }

    /// The path of the finger on this page.
    ///
    /// - Parameter rooms: those of the window in miniature.
    func path(_ letter: Letter, at place: Int, of alphabet: Alphabet, in rooms: Rooms) -> FingerPath {
        let window = rooms.viewport
        let sheet = LetterSheet(rooms, width: letter.guide?.width ?? 1)
        let strokes = letter.guide.map { $0.strokes.map { sheet.box.points($0.line.resampled(0.02)) } } ?? []
        var path = FingerPath(from: Point(x: window.center.x + 120, y: window.maxY - 200))
        switch self {
        case .meeting:
            let layout = LetterMenuLayout(count: alphabet.letters.count, viewport: window)
            path.go(to: layout.area(of: place).moved(by: Point(x: 0, y: window.y)).center, ticks: 70)
            path.tap()
            path.wait(150)
        case .colors:
            for (color, stroke) in zip([5, 1], strokes) {
                path.go(to: sheet.colors[color].center, ticks: 50)
                path.tap()
                path.draw(stroke)
            }
        case .drawing:
            for stroke in strokes { path.draw(stroke) }
            path.go(to: sheet.next, ticks: 45)
            path.tap()
            path.wait(60)
        case .gettingAbout:
            path.go(to: sheet.next, ticks: 60)
            path.tap()
            path.wait(70)
            path.go(to: sheet.home, ticks: 70)
            path.tap()
            path.wait(50)
        }
        return path
    }
}

/// What a finger does, tick by tick.
struct FingerPath: Hashable, Sendable {
    struct Moment: Hashable, Sendable {
        let point: Point
        let isDown: Bool
    }

    private(set) var moments: [Moment]

    /// Begins with a moment in which the finger rests, and the page comes in.
    init(from start: Point) { moments = Array(repeating: Moment(point: start, isDown: false), count: 40) }

    /// The ticks for which it may move: then the page rests.
    static let mostMoments = 10 * 60

    private var last: Point { moments[moments.count - 1].point }

    mutating func go(to end: Point, ticks: Int) {
        let start = last
        for tick in 1...ticks {
            let part = Double(tick) / Double(ticks)
            moments.append(Moment(point: start + (end - start) * (part * part * (3 - 2 * part)), isDown: false))
        }
    }

    mutating func tap() { hold(Moment(point: last, isDown: true), 12) }
    mutating func wait(_ ticks: Int) { hold(Moment(point: last, isDown: false), ticks) }

    private mutating func hold(_ moment: Moment, _ ticks: Int) {
        moments.append(contentsOf: Array(repeating: moment, count: ticks))
    }

    /// Goes to the start of a line of points that are equally far apart, and draws it.
    mutating func draw(_ line: [Point]) {
        guard let start = line.first, let end = line.last else { return }
        go(to: start, ticks: 35)
        for point in line { moments.append(Moment(point: point, isDown: true)) }
        hold(Moment(point: end, isDown: false), 12)
    }
}
